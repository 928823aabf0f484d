/** Dice alone and in hands, and what cards ask of them. */

import { useState } from "preact/hooks";
import { Die } from "../../src/fuji/dice/Die";
import { Hand, type HandProps } from "../../src/fuji/dice/Hand";
import { Need } from "../../src/fuji/dice/Need";
import { Tray } from "../../src/fuji/dice/Tray";
import type { DiceTrayTraits } from "../../src/generated";
import { toggled } from "../../src/toggled";
import { NEEDS as DRAWN_NEEDS } from "../../tests/fuji/drawing";
import { CLARA } from "../../tests/fuji/seats/people";
import { pretend } from "../../tests/model";
import type { Section } from "../section";

const FACES = ["B", "P", "Y"].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((value) => `${letter}${value}`));
const NEEDS = [
  "yellow|4",
  "1|2|3",
  "blue",
  "pink|blue",
  "odd",
  "even",
  "odd(pink|blue)",
  "even(yellow)",
  "any",
];
const CHARACTERS = ["blue", "purple", "green", "black", ""];

const TRAY = pretend<DiceTrayTraits>({
  dice: ["B1", "P1", "B4", "Y5", "Y3", "B4"],
  need: "yellow|4",
  needs: NEEDS,
  drawn_needs: DRAWN_NEEDS,
  chosen: [4, 5],
  fits: "B4 P4 Y1 Y2 Y3 Y4 Y5 Y6",
  chosen_value: 8,
});

function Needs({ size }: { size: number }) {
  return (
    <div class="gallery-row" style={{ fontSize: `${size}px` }}>
      {NEEDS.map((need) => (
        <Need key={need} drawing={DRAWN_NEEDS[need]} />
      ))}
    </div>
  );
}

function Picked(props: Partial<HandProps>) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([4]));
  const pick = (die: number) => setChosen((old) => toggled(old, die));
  return <Hand dice={CLARA.dice} label="Dice of Clara" chosen={chosen} onPick={pick} {...props} />;
}

function Rolled() {
  const [dice, setDice] = useState<readonly string[]>(["B1", "P1", "B4", "Y5", "Y3", "B4"]);
  const roll = () => setDice(dice.map(() => FACES[Math.floor(Math.random() * FACES.length)] ?? "B1"));
  return (
    <>
      <Hand dice={dice} label="Dice of Clara" />
      <button type="button" onClick={roll}>
        Roll
      </button>
    </>
  );
}

export const dice: Section = {
  title: "Dice",
  states: {
    faces: () => (
      <div class="gallery-row">
        {FACES.map((code) => (
          <Die key={code} code={code} />
        ))}
      </div>
    ),
    backs: () => (
      <div class="gallery-row">
        {CHARACTERS.map((character) => (
          <Die key={character} code={null} character={character} />
        ))}
      </div>
    ),
    "to look at": () => <Hand dice={CLARA.dice} label="Dice of Clara" />,
    "what counts": () => <Hand dice={CLARA.dice} label="Dice of Clara" counting={new Set([3, 4, 5, 6])} />,
    "to pick": () => <Picked lit={new Set([1, 2, 3, 4, 5, 6])} />,
    "to pick, with what counts and what to keep": () => (
      <Picked counting={new Set([3, 4, 5, 6])} keep={new Set([3, 4])} />
    ),
    "some hidden": () => (
      <Hand dice={["B1", null, "Y6", null]} label="Dice of Jona" character="purple" counting={new Set([3])} />
    ),
    "thrown anew": () => <Rolled />,
    "the tray": () => <Tray model={TRAY} />,
    "requirements, large": () => <Needs size={22} />,
    "requirements, as on a card": () => <Needs size={14} />,
    "requirements, as on a small card": () => <Needs size={11} />,
  },
};
