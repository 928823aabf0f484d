import { describe, expect, it } from "vitest";
import { pageAddress } from "../src/pages";

describe("the address of another notebook", () => {
  it.each([
    ["/voila/render/00-home.ipynb", "30-play.ipynb"],
    ["/user/x/lab/tree/notebooks/00-home.ipynb", "30-play.ipynb"],
    ["/doc/tree/00-home.ipynb", "30-play.ipynb"],
    ["/lab", "/lab/tree/30-play.ipynb"],
    ["/user/x/lab/workspaces/auto-1/", "/user/x/lab/workspaces/auto-1/tree/30-play.ipynb"],
  ])("on %s is %s", (pathname, address) => {
    expect(pageAddress("30-play.ipynb", { pathname })).toBe(address);
  });
});
