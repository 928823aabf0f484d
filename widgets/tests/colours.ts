/** How far colours stand apart: WCAG 2 contrast, and distance as seen with each kind of colour blindness. */

type Triple = [number, number, number];
export type Eyes = keyof typeof SIGHT;

/** Machado, Oliveira and Fernandes 2009, full severity, on linear RGB. */
const SIGHT = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, [Triple, Triple, Triple]>;
export const EYES = Object.keys(SIGHT) as Eyes[];

const channel = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function linear(colour: string): Triple {
  const parts = /^#(..)(..)(..)$/.exec(colour)?.slice(1);
  if (!parts) throw new Error(`${colour} is not a plain colour`);
  return parts.map((part) => channel(Number.parseInt(part, 16) / 255)) as Triple;
}

const product = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;
const luminance = (colour: string): number => product([0.2126, 0.7152, 0.0722], linear(colour));

/** From 1 for the same colour to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const bent = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);

/** CIE L*a*b*, for daylight. */
function lab(rgb: Triple): Triple {
  const x = bent(product([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = bent(product([0.2126729, 0.7151522, 0.072175], rgb));
  const z = bent(product([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(colour: string, eyes: Eyes): Triple {
  const rgb = linear(colour);
  return lab(SIGHT[eyes].map((row) => Math.min(1, Math.max(0, product(row as Triple, rgb)))) as Triple);
}

/** About 2 can just be told apart side by side; 20 is told apart at a glance. */
export function distance(one: string, other: string, eyes: Eyes): number {
  const there = seen(other, eyes);
  return Math.hypot(...seen(one, eyes).map((part, axis) => part - (there[axis] ?? 0)));
}
