/** Structural sharing: a new value that reuses the equal parts of an old one. */

type Named = Record<string, unknown>;

function reuseList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const list = after.map((each, index) => reuseEqual(before[index], each));
  return list.length === before.length && list.every((each, index) => each === before[index]) ? before : list;
}

/** A player may have any name, so entries are never assigned. */
function reuseRecord(before: Named, after: Named): Named {
  const [old, names] = [Object.keys(before), Object.keys(after)];
  const parts = names.map((name) => reuseEqual(before[name], after[name]));
  const same = (name: string, index: number) => name === old[index] && parts[index] === before[name];
  if (names.length === old.length && names.every(same)) return before;
  return Object.fromEntries(names.map((name, index) => [name, parts[index]]));
}

/** The order counts too: it is the order in which things are shown. */
function sameEntries(before: Iterable<unknown>, after: Iterable<unknown>): boolean {
  const [old, now] = [[...before].flat(), [...after].flat()];
  return old.length === now.length && now.every((each, index) => each === old[index]);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function reuseObject(before: object, after: object): unknown {
  const kind = Object.getPrototypeOf(after);
  if (kind !== Object.getPrototypeOf(before)) return after;
  if (kind === Array.prototype) return reuseList(before as unknown[], after as unknown[]);
  if (kind === Object.prototype) return reuseRecord(before as Named, after as Named);
  const collects = kind === Set.prototype || kind === Map.prototype;
  return collects && sameEntries(before as Iterable<unknown>, after as Iterable<unknown>) ? before : after;
}

/** The new value, with every part that equals the old one taken from there. */
export function reuseEqual<Value>(before: unknown, after: Value): Value {
  const differs = before !== after && isObject(before) && isObject(after);
  return differs ? (reuseObject(before, after) as Value) : after;
}
