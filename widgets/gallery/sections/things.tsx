/** The drawings of dice, equipment, skills, injuries, phases, the curtain and icons. */

import { Art } from "../../src/art/Art";
import sheet from "../../src/art/sprite.svg";
import type { Section } from "../section";

const NAMES = [...sheet.matchAll(/<symbol id="fk-([^"]+)"/g)].map(([, name = ""]) => name);
const SIZES: Readonly<Record<string, readonly number[]>> = {
  equipment: [56, 40],
  skill: [28, 20],
  injury: [28, 20],
  phase: [28, 20],
  icon: [24, 20],
};

function Row({ kind, size }: { kind: string; size: number }) {
  return (
    <div class="gallery-row">
      {NAMES.filter((name) => name.startsWith(`${kind}-`)).map((name) => (
        <span key={name} style={{ width: `${size}px`, height: `${size}px` }} title={name}>
          <Art name={name} label={name} />
        </span>
      ))}
    </div>
  );
}

const rows = ([kind, sizes]: [string, readonly number[]]) => [
  kind,
  () => (
    <>
      {sizes.map((size) => (
        <Row key={size} kind={kind} size={size} />
      ))}
    </>
  ),
];

export const things: Section = {
  title: "Things",
  states: {
    ...Object.fromEntries(Object.entries(SIZES).map(rows)),
    curtain: () => (
      <div style={{ maxWidth: "560px", aspectRatio: "360 / 148" }}>
        <Art name="noren" label="noren" />
      </div>
    ),
  },
};
