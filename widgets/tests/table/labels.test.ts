import { describe, expect, it } from "vitest";
import { type Lang, speaker } from "../../src/say";
import { choose } from "../../src/table/choose";
import { buttonLabel, labelOf } from "../../src/table/labels";
import { NOTHING } from "../../src/table/picked";
import { WORDS } from "../words";
import { NAMES, viewOf } from "./views";

const LANGUAGES: Lang[] = ["en", "fr", "pl"];
const say = speaker(WORDS.en, "en");

function labelled(line: string): string {
  const action = NAMES.flatMap((name) => viewOf(name).actions).find((each) => each.line === line);
  if (!action) throw new Error(`no view offers ${line}`);
  return labelOf(action, say);
}

describe("labels", () => {
  it.each(LANGUAGES)("every line of every view has its words in %s", (lang) => {
    const speak = speaker(WORDS[lang], lang);
    const labels = NAMES.flatMap((name) => viewOf(name).actions).map((action) => labelOf(action, speak));
    expect(labels.filter((label) => /^(action|card)\.|[{}]|undefined| {2}/.test(label))).toEqual([]);
  });

  it.each(LANGUAGES)("so has every button in %s", (lang) => {
    const speak = speaker(WORDS[lang], lang);
    const buttons = NAMES.flatMap((name) => choose(viewOf(name), NOTHING).buttons);
    expect(
      buttons.map((button) => buttonLabel(button, speak)).filter((label) => /action\./.test(label)),
    ).toEqual([]);
  });

  it.each([
    ["Jona reroll 1 2", "Throw dice 1, 2 again"],
    ["Jona reroll 1", "Throw die 1 again"],
    ["Clara use shovel 1 6", "Turn die 1 to 6"],
    ["Clara use pocket-knife compass 1", "Turn die 1 from 6 to 1"],
    ["Clara use water Jona", "Let Jona throw again"],
    ["Clara use flare-gun", "Add 3 in my own turn"],
    ["Clara injury leg 2", "Leg: lose die 2"],
    ["Steve spend 1 Jona", "1 bar for Jona"],
    ["Clara move d2 via c3 d3", "Move to d2"],
    ["Clara mark c2 for Third", "Mark c2, for the third meeple"],
  ])("%s is called %j", (line, label) => {
    expect(labelled(line)).toBe(label);
  });
});
