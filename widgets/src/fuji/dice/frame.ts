/** The frames around a requirement: waves for odd, two lines for even. Drawn for a size in tiles' units. */

const WAVE = 4;
const SWING = 1.5;

/** A wavy line from the pen's place, so many units long, in one direction. */
function waves(length: number, across: boolean, sign: number): string {
  const count = Math.max(2, 2 * Math.round(length / WAVE / 2));
  const step = (sign * length) / count;
  return Array.from({ length: count }, (_, index) => {
    const swing = index % 2 ? SWING : -SWING;
    return across ? `q${step / 2} ${swing * 2} ${step} 0` : `q${swing * 2} ${step / 2} 0 ${step}`;
  }).join("");
}

/** The path of a wavy frame that fills a box. */
export function wavyFrame(width: number, height: number): string {
  const inset = 2;
  const [long, high] = [width - 2 * inset, height - 2 * inset];
  return `M${inset} ${inset}${waves(long, true, 1)}${waves(high, false, 1)}${waves(long, true, -1)}${waves(high, false, -1)}z`;
}

/** The path of a double frame that fills a box. */
export function doubleFrame(width: number, height: number): string {
  const line = (inset: number) =>
    `M${inset} ${inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
  return line(0.75) + line(3.25);
}
