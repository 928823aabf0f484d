import { describe, expect, it } from "vitest";
import type { Lang, WordKey } from "../src/generated";
import { translator, type Value } from "../src/translate";
import said from "./fixtures/said.json";

interface Said {
  names: Record<string, string>;
  templates: Record<string, string>;
  said: [key: string, numbers: Record<string, Value>, sentence: string][];
}

describe("what the browser half says", () => {
  for (const [lang, { names, templates, said: cases }] of Object.entries(
    said as unknown as Record<Lang, Said>,
  )) {
    const equipment = Object.entries(names).map(([key, name]) => [`equipment.${key}`, name]);
    const translate = translator({ ...Object.fromEntries(equipment), ...templates }, lang as Lang);
    it.each(cases)(`is what Python says, in ${lang}: %s %j`, (key, numbers, sentence) => {
      expect(translate(key as WordKey, numbers)).toBe(sentence);
    });
  }

  it("shows a key that has no words, so that the mistake is seen", () => {
    expect(translator({}, "en")("no.such" as WordKey)).toBe("no.such");
  });
});
