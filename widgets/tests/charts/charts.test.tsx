import { cleanup, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { Bars } from "../../src/charts/Bars";
import { Curves } from "../../src/charts/Curves";
import { scale, ticks } from "../../src/charts/scale";
import { WEIGHED } from "../fuji/rerolls/question";
import { shown } from "../shown";

afterEach(cleanup);

describe("a scale", () => {
  it("leads from values to places, downwards too", () => {
    expect([0, 0.5, 1].map(scale([0, 1], [200, 0]))).toEqual([200, 100, 0]);
  });

  it("marks an axis no more often than there is room", () => {
    expect(ticks(6, 9)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(ticks(30, 9)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    for (const most of [1, 9, 17, 36, 90]) expect(ticks(most, 9).length).toBeLessThanOrEqual(9);
  });
});

describe("the bars", () => {
  it("are as high as what they stand for, each at its total", () => {
    shown(() => (
      <Bars
        title="t"
        text="in words"
        axis="total"
        bars={[0.1, 0, 0.2]}
        barsName="b"
        dots={[0.3]}
        dotsName="d"
      />
    ));
    const bars = [...screen.getByRole("img", { name: "in words" }).querySelectorAll("rect")];
    const [first = 0, none, twice = 0] = bars.map((bar) => Number(bar.getAttribute("height")));
    expect(none).toBe(0);
    expect(twice / first).toBeCloseTo(2);
  });
});

describe("the curves", () => {
  it("name the chance at the rerolls that are looked at", () => {
    shown(() => <Curves curves={WEIGHED.curves} text="in words" at={1} />);
    const legend = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(legend).toEqual([
      "best choice 56.6%",
      "reroll what counts 2 or less 56.0%",
      "reroll what does not count 56.6%",
    ]);
  });
});
