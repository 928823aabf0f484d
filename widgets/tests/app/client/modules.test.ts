import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addStyle, definitionIn } from "../../../src/app/client/modules";

const revoked = vi.fn();

class TextBlob {
  constructor(
    readonly parts: string[],
    readonly options: { type: string },
  ) {}
}

beforeEach(() => {
  revoked.mockReset();
  vi.stubGlobal("Blob", TextBlob);
  vi.stubGlobal("URL", {
    createObjectURL: ({ parts, options }: TextBlob) =>
      `data:${options.type},${encodeURIComponent(parts.join(""))}`,
    revokeObjectURL: revoked,
  });
});
afterEach(() => vi.unstubAllGlobals());

const rendered = async (source: string) => (await definitionIn(source)).render?.({});

describe("a module", () => {
  it("exports what it does, or a function that makes it, or the render function alone", async () => {
    expect(await rendered("export default { render: () => 1 }")).toBe(1);
    expect(await rendered("export default () => ({ render: () => 2 })")).toBe(2);
    expect(await rendered("export default async () => ({ render: () => 3 })")).toBe(3);
    expect(await rendered("export const render = () => 4")).toBe(4);
    expect(revoked).toHaveBeenCalledTimes(4);
  });

  it("is loaded once for all widgets that have it", async () => {
    const source = "const own = {}; export default { render: () => own }";
    const [one, two] = await Promise.all([rendered(source), rendered(source)]);
    expect(one).toBe(two);
    expect(await rendered(`${source};`)).not.toBe(one);
    expect(revoked).toHaveBeenCalledTimes(2);
  });

  it("says what is wrong with it", async () => {
    await expect(definitionIn("throw new Error('broken')")).rejects.toThrow("broken");
  });
});

describe("a style", () => {
  it("is put into the page once", () => {
    for (const text of ["a {}", "b {}", "a {}", ""]) addStyle(text);
    expect([...document.querySelectorAll("style")].map(({ textContent }) => textContent)).toEqual([
      "a {}",
      "b {}",
    ]);
  });
});
