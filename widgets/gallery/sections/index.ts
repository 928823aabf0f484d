/** The sections in the order they are shown; a new component adds its file and its line here. */
import type { Section } from "../section";
import { board } from "./board";
import { dice } from "./dice";
import { land } from "./land";
import { lesson } from "./lesson";
import { play } from "./play";
import { replay } from "./replay";
import { rules } from "./rules";
import { seats } from "./seats";
import { study } from "./study";
import { table } from "./table";
import { talk } from "./talk";
import { things } from "./things";

export const SECTIONS: readonly Section[] = [
  play,
  table,
  land,
  things,
  dice,
  seats,
  board,
  lesson,
  rules,
  talk,
  replay,
  study,
];
