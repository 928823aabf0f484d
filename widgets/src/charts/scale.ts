/** Numbers on a sheet: from values to places, and where an axis is marked. */

/** A straight way from a range of values to a range of places. */
export function scale([low, high]: [number, number], [start, end]: [number, number]) {
  const length = high - low || 1;
  return (value: number) => start + ((value - low) / length) * (end - start);
}

/** Whole numbers from 0 to `most`, so far apart that no more than `room` of them are written. */
export function ticks(most: number, room: number): number[] {
  const step = [1, 2, 3, 5, 10].find((each) => most / each < room) ?? 20;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, number) => number * step);
}
