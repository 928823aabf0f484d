import { describe, expect, it } from "vitest";
import { pageAddress } from "../src/pages";

describe("the address of another notebook", () => {
  it.each([
    ["/voila/render/00-home.ipynb", "game/30-play.ipynb"],
    ["/voila/render/game/44-box.ipynb", "30-play.ipynb"],
    ["/user/x/voila/render/notebooks/game/44-box.ipynb", "30-play.ipynb"],
    ["/user/x/lab/tree/notebooks/00-home.ipynb", "game/30-play.ipynb"],
    ["/user/x/lab/tree/notebooks/game/44-box.ipynb", "30-play.ipynb"],
    ["/doc/tree/00-home.ipynb", "game/30-play.ipynb"],
    ["/lab", "/lab/tree/game/30-play.ipynb"],
    ["/user/x/lab/workspaces/auto-1/", "/user/x/lab/workspaces/auto-1/tree/game/30-play.ipynb"],
  ])("on %s is %s", (pathname, address) => {
    expect(pageAddress("game/30-play.ipynb", { pathname })).toBe(address);
  });

  it("is a bare name where that was given", () => {
    expect(pageAddress("mine.ipynb", { pathname: "/voila/render/game/44-box.ipynb" })).toBe("mine.ipynb");
  });
});
