import { act, cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import experiment from "../../../src/fuji/widgets/experiment";
import type { ExperimentTraits } from "../../../src/generated";
import { pretend } from "../../model";
import { WORDS } from "../../words";
import { NEEDS } from "../drawing";

afterEach(cleanup);

function open() {
  const model = pretend<ExperimentTraits>({
    words: WORDS.en,
    dice: 2,
    need: "yellow",
    needs: ["odd", "any"],
    drawn_needs: NEEDS,
    thrown: { fits: "Y1 Y2", last: [], times: 0, counts: [0, 0], exact: [0.5, 0.5], text: "nothing yet" },
  });
  const { container } = render(<div />);
  act(() => void experiment.render({ model, el: container as HTMLElement }));
  return model;
}
const wishes = (sent: readonly Record<string, unknown>[]) => sent.map(({ id: _, ...wish }) => wish);

describe("the experiment", () => {
  it("throws once, many times, or begins anew with other dice and another card", () => {
    const model = open();
    for (const name of ["Roll once", "1000 times", "Start over", "odd"])
      act(() => screen.getByRole("button", { name }).click());
    act(() =>
      within(screen.getByRole("group", { name: "Number of dice" }))
        .getByText("4")
        .click(),
    );
    expect(wishes(model.sent)).toEqual([
      { do: "repeat", times: 1 },
      { do: "repeat", times: 1000 },
      { do: "repeat", times: 0 },
      { do: "suppose", need: "odd" },
      { do: "suppose", size: 4 },
    ]);
  });

  it("offers the card that is counted for, though it is none of the usual ones", () => {
    open();
    expect(screen.getByRole("button", { name: "yellow", pressed: true })).toBeTruthy();
  });

  it("shows what came last, and the shares of what has come", () => {
    const model = open();
    expect(screen.getByText("Not rolled yet.")).toBeTruthy();
    act(() =>
      model.put("thrown", {
        fits: "Y1 Y2",
        last: ["Y2", "B1"],
        times: 4,
        counts: [1, 3],
        exact: [0.5, 0.5],
        text: "4 throws",
      }),
    );
    expect(screen.getByRole("img", { name: "die 1, yellow 2, counts" })).toBeTruthy();
    const bars = [...screen.getByRole("img", { name: "4 throws" }).querySelectorAll("rect")];
    const [once = 0, thrice = 0] = bars.map((bar) => Number(bar.getAttribute("height")));
    expect(thrice / once).toBeCloseTo(3);
  });
});
