import { describe, expect, it } from "vitest";
import type { WordKey } from "../src/generated";
import { type Lang, speaker, type Value } from "../src/say";
import said from "./fixtures/said.json";

interface Case {
  lang: string;
  template: string;
  numbers: Record<string, unknown>;
  said: string;
  names: Record<string, string>;
}

describe("what the browser half says", () => {
  it.each(said as Case[])("is what Python says: $said", ({ lang, template, numbers, said, names }) => {
    const words = Object.fromEntries(Object.entries(names).map(([key, name]) => [`equipment.${key}`, name]));
    const say = speaker({ ...words, "a.key": template }, lang as Lang);
    expect(say("a.key" as WordKey, numbers as Record<string, Value>)).toBe(said);
  });

  it("shows a key that has no words, so that the mistake is seen", () => {
    expect(speaker({}, "en")("no.such" as WordKey)).toBe("no.such");
  });
});
