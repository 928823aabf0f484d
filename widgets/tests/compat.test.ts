// @vitest-environment node
import * as esbuild from "esbuild";
import { describe, expect, it } from "vitest";
import { oldest, target } from "../browsers.mjs";
import { declaredNames, newNames, newStyles, smallFields } from "../compat.mjs";

describe("the oldest browsers", () => {
  it("are those that container queries, :has and color-mix() ask for, and not older", () => {
    const styles = "@container (width > 1px) { a:has(b) { color: color-mix(in srgb, red, blue) } }";
    expect(newStyles(styles)).toEqual([]);
    expect(oldest).toMatchObject({ chrome: "111", firefox: "121", safari: "16.4" });
  });
});

describe("a style that is too new", () => {
  it.each([
    ["a property", "a { field-sizing: content }", "field-sizing (chrome 123"],
    ["a value", "a { float: inline-start }", "float: inline-start (chrome 118, edge 118)"],
    ["a function", "a { width: calc-size(auto, size) }", "width: calc-size() (chrome 129"],
    ["a unit", "a { width: 2rcap }", "width: …rcap (chrome 118"],
    ["a selector", "a:state(on) { color: red }", ":state (chrome 125"],
    ["a rule", "@starting-style { a { color: red } }", "@starting-style (chrome 117"],
    [
      "a question to the device",
      "@media (scripting: none) { a { color: red } }",
      "@media (scripting) (chrome 120",
    ],
    [
      "a thickness in a shorthand",
      "a { text-decoration: underline 2px }",
      "text-decoration: underline 2px (safari 26",
    ],
    [
      "a style in a shorthand",
      "a { text-decoration: underline dotted }",
      "text-decoration: dotted (safari 26",
    ],
    ["words for screen readers", `a { content: "§" / "" }`, 'content: "§" / "" (firefox 128'],
    ["a property without its prefix", "a { user-select: none }", "user-select (safari"],
    ["a word that nobody knows", "a { colour: red }", "colour (unknown to MDN)"],
  ])("is found: %s", (_, css, finding) => {
    expect(newStyles(css)[0]).toContain(finding);
  });

  it("may stand where a style sheet asks for it first", () => {
    expect(newStyles("@supports (field-sizing: content) { a { field-sizing: content } }")).toEqual([]);
  });

  it("is mended by the build where a prefix is enough", async () => {
    const { code } = await esbuild.transform("a { user-select: none }", { loader: "css", target });
    expect(newStyles(code)).toEqual([]);
  });
});

describe("a script that is too new", () => {
  it.each([
    ["a global", "requestIdleCallback(draw)", "requestIdleCallback (safari"],
    ["a method", "card.checkVisibility()", ".checkVisibility (safari 17"],
    ["a method of a class", "Promise.withResolvers()", ".withResolvers (chrome 119"],
  ])("is found: %s", (_, script, finding) => {
    expect(newNames(script)[0]).toContain(finding);
  });

  it("is not taken for what our own sources declare, or for a style", () => {
    const declared = new Set(declaredNames("interface View { hints: string[] }"));
    expect(newNames("view.hints.at(0)", declared)).toEqual([]);
    expect(newNames("function open() {} open()")).toEqual([]);
    expect(newNames("card.style.colorScheme")).toEqual([]);
  });
});

describe("a field with small letters", () => {
  it("is found, unless they are larger on touch screens", () => {
    const small = ".fk textarea { font: 13px / 1.4 monospace }";
    expect(smallFields(small)).toEqual([".fk textarea: below 16px"]);
    const large = "@media (pointer: coarse) { .fk textarea { font-size: 16px } }";
    expect(smallFields(small + large)).toEqual([]);
    expect(smallFields(".fk textarea { font: 16px monospace } .fk label { font-size: 13px }")).toEqual([]);
  });
});
