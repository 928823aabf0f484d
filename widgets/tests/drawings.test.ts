import { describe, expect, it } from "vitest";
import tokens from "../../fujikit/tokens.json";
import text from "../src/art/sprite.svg";

const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
const ids = new Set([...sheet.querySelectorAll("[id]")].map(({ id }) => id));
const found = (pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? "")),
];

const LAND = [
  ...[
    "volcano-0",
    "volcano-1",
    "volcano-2",
    "volcano-3",
    "rubble",
    "lava",
    "village-1",
    "village-2",
    "village-3",
  ],
  ...["bamboo", "blossom", "hills", "lake", "ridge", "pines", "field", "path"].map(
    (name) => `landscape-${name}`,
  ),
  ...["lava-edge-n", "lava-edge-e", "lava-edge-s", "lava-edge-w"],
  ...["meeple", "marker", "token-equipment", "token-eruption", "token-eruption2", "reroll", "sun", "mist"],
];

describe("the drawings", () => {
  it.each(LAND)("have %s", (name) => {
    expect(ids).toContain(`fk-${name}`);
  });

  it("take every colour from the tokens", () => {
    const known = Object.keys(tokens.palettes.woodblock.light);
    expect(found(/var\(--fk-([a-z0-9-]+)/g).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("have no colour of their own but the white of masks and the black of shadows", () => {
    expect(found(/(?:fill|stroke|color)="(#[0-9A-Fa-f]+|rgb[^"]*)"/g)).toEqual(["#fff", "#000"]);
  });

  it("lean only on what is in the sheet", () => {
    const leant = [...found(/href="#([^"]+)"/g), ...found(/url\(#([^)]+)\)/g)];
    expect(leant.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("name nothing twice", () => {
    expect(ids.size).toBe(sheet.querySelectorAll("[id]").length);
  });

  it("write and run nothing", () => {
    expect(sheet.querySelectorAll("text, script, style, image, foreignObject, a").length).toBe(0);
    expect(text).not.toMatch(/\son[a-z]+=/);
  });

  it("stay small, because each module carries them", () => {
    expect(text.length).toBeLessThan(75_000);
  });
});
