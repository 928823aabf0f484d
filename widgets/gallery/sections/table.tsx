/** The whole table: a phase, a card in use, the curtain, the end. */

import { FujiTable } from "../../src/fuji/table/FujiTable";
import type { ScreenView, TableTraits } from "../../src/generated";
import { pretend } from "../../tests/model";
import { screenOf, viewOf } from "../../tests/table/views";
import type { Section } from "../section";

function shown(name: Parameters<typeof viewOf>[0], screen: Partial<ScreenView> = {}) {
  const model = pretend<TableTraits>({
    view: viewOf(name),
    screen: screenOf(screen),
    name: `gallery-${name}`,
  });
  return () => <FujiTable model={model} />;
}

const open = { at: null, open: true };
const solo: Partial<ScreenView> = {
  people: ["Clara"],
  code: { Jona: "teammate", Steve: "careful" },
  thinking: true,
  advising: true,
  advice: {
    seat: "Clara",
    line: "Clara mark d2",
    label: "Mark d2",
    said: "",
    why: "d2: 81.3% to move, 3 rerolls.",
  },
};

export const table: Section = {
  title: "Table",
  states: {
    plan: shown("plan"),
    solo: shown("plan", solo),
    curtain: shown("plan-public", { at: null, curtain: "Jona" }),
    rerolls: shown("reroll", { at: "Jona" }),
    equipment: shown("equip-shovel"),
    movement: shown("move", open),
    injury: shown("asked-injury", open),
    "two players": shown("pair-plan"),
    lost: shown("lost", { ...open, link: "fk1.gallery" }),
  },
};
