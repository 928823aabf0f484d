/** The sections in the order they are shown; a new component adds its file and its line here. */
import type { Section } from "../section";
import { land } from "./land";

export const SECTIONS: readonly Section[] = [land];
