import postcss from "postcss";
import { describe, expect, it } from "vitest";

const files = import.meta.glob("../src/**/styles/*.css", { query: "?raw", import: "default", eager: true });

describe.each(Object.entries(files))("the style %s", (_name, text) => {
  const style = postcss.parse(text);

  it("touches nothing but the kit's own parts, since a widget's styles are global", () => {
    const selectors = style.nodes.flatMap((node) => (node.type === "rule" ? node.selectors : []));
    expect(selectors.filter((each) => !/\.fk(?![\w-])|data-fujikit-app/.test(each))).toEqual([]);
  });

  it("names the root once, around its rules", () => {
    const doubled: string[] = [];
    style.walkRules(/\.fk(?![\w-])/, (rule) => {
      if (rule.parent !== style || /\.fk[\s.]+\.?fk/.test(rule.selector)) doubled.push(rule.selector);
    });
    expect(doubled).toEqual([]);
  });
});
