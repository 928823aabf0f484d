import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { composed } from "../../../src/fuji/rerolls/Compose";
import rerolls from "../../../src/fuji/widgets/rerolls";
import type { RerollsTraits } from "../../../src/generated";
import { pretend } from "../../model";
import { reply } from "../../shown";
import { WORDS } from "../../words";
import { NEEDS } from "../drawing";
import { GOALS, PLAYERS, WEIGHED } from "./question";

afterEach(cleanup);

function open(traits: Partial<RerollsTraits> = {}) {
  const model = pretend<RerollsTraits>({
    words: WORDS.en,
    players: PLAYERS,
    names: ["Jona", "Steve"],
    needs: ["yellow|4", "pink|4", "odd"],
    drawn_needs: NEEDS,
    weighed: WEIGHED,
    goals: GOALS,
    ...traits,
  });
  const { container } = render(<div />);
  act(() => void rerolls.render({ model, el: container as HTMLElement }));
  return model;
}
const wishes = (sent: readonly Record<string, unknown>[]) => sent.map(({ id: _, ...wish }) => wish);
const kept = () =>
  screen
    .getAllByRole("button", { name: /^die \d.*worth keeping/ })
    .map((die) => die.getAttribute("aria-label"));
const answer = () => within(screen.getByRole("group", { name: "The answer" }));

describe("the question", () => {
  it("turns a touched die, throws, and supposes another card, number of dice and rerolls", () => {
    const model = open();
    act(() => screen.getByRole("button", { name: "die 1, blue 1, does not count" }).click());
    act(() => screen.getByRole("button", { name: "Roll all the dice" }).click());
    act(() =>
      within(screen.getByRole("group", { name: "Rerolls left" }))
        .getByText("3")
        .click(),
    );
    act(() =>
      within(screen.getByRole("group", { name: "Number of dice" }))
        .getByText("5")
        .click(),
    );
    act(() => screen.getByRole("button", { name: "pink or 4" }).click());
    expect(wishes(model.sent)).toEqual([
      { do: "turn-die", who: 0, die: 1 },
      { do: "throw", who: 0 },
      { do: "suppose", who: 0, rerolls: 3 },
      { do: "suppose", who: 0, size: 5 },
      { do: "suppose", who: 0, need: "pink|4" },
    ]);
  });

  it("supposes something of each neighbour", () => {
    const model = open();
    const [jona, steve] = ["Jona", "Steve"].map((name) => within(screen.getByRole("group", { name })));
    act(() => jona?.getByText("seen").click());
    act(
      () =>
        void fireEvent.change(steve?.getByLabelText("Steve rerolls") as Element, {
          target: { value: "best" },
        }),
    );
    act(() => steve?.getByRole("button", { name: "die 2, pink 1" }).click());
    expect(wishes(model.sent)).toEqual([
      { do: "suppose", who: 1, seen: true },
      { do: "suppose", who: 2, habit: "best" },
      { do: "turn-die", who: 2, die: 2 },
    ]);
  });

  it("asks for no habit of somebody who rolls once", () => {
    open();
    expect(screen.getByLabelText<HTMLSelectElement>("Jona rerolls").disabled).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>("Steve rerolls").disabled).toBe(false);
  });

  it("says why a wish was not fulfilled", async () => {
    const model = open();
    act(() => screen.getByRole("button", { name: "Roll all the dice" }).click());
    await act(async () => reply(model, { ok: false, note: "Not now." }));
    expect((await screen.findByRole("alert")).textContent).toBe("Not now.");
  });
});

describe("the answer", () => {
  it("shows the chance with and without the choice, and what to keep", () => {
    open();
    expect(answer().getAllByText("77.7%")).toHaveLength(1);
    expect(answer().getByText("11.8%")).toBeTruthy();
    expect(kept()).toEqual(["die 3, blue 4, counts, worth keeping", "die 4, pink 4, counts, worth keeping"]);
  });

  it("names what other choices give away, throwing everything included", () => {
    open();
    const rows = answer().getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent?.replace(/^.*?(\d+\.\d%)/, "$1"))).toEqual([
      "73.8%costs 3.9 points",
      "51.2%costs 26.5 points",
    ]);
    expect(rows[1]?.textContent).toContain("none");
  });

  it("marks no die when nothing may be thrown", () => {
    const [you, ...others] = PLAYERS;
    if (!you) throw new Error("nobody");
    open({ players: [{ ...you, rerolls: 0 }, ...others] });
    expect(screen.queryAllByRole("button", { name: /worth keeping/ })).toEqual([]);
  });

  it("speaks its charts", () => {
    open();
    expect(screen.getByRole("img", { name: WEIGHED.curves_text })).toBeTruthy();
    expect(screen.getByRole("img", { name: WEIGHED.totals.text })).toBeTruthy();
  });
});

describe("the dilemma", () => {
  it("marks the dice of the goal that is touched", () => {
    open();
    act(() => screen.getByRole("button", { name: "all three" }).click());
    expect(kept()).toEqual(["die 4, pink 4, counts, worth keeping"]);
    expect(screen.getByText("Marked: the dice to keep for all three.")).toBeTruthy();
  });
});

describe("a composed requirement", () => {
  it.each([
    ["all", "", "", "any"],
    ["all", "yellow", "4", "yellow|4"],
    ["all", "blue pink", "6 1", "pink|blue|1|6"],
    ["odd", "", "", "odd"],
    ["even", "yellow", "", "even(yellow)"],
    ["odd", "blue pink", "3", "odd(pink|blue)"],
  ] as const)("%s of %s and %s is %s", (parity, colours, values, need) => {
    const set = (words: string) => new Set(words.split(" ").filter(Boolean));
    expect(composed(parity, set(colours), set(values))).toBe(need);
  });

  it("is asked for tile by tile", () => {
    const model = open();
    const colours = within(screen.getByRole("group", { name: "Colours" }));
    act(() => colours.getByRole("button", { name: "pink" }).click());
    act(() =>
      within(screen.getByRole("group", { name: "Odd or even" }))
        .getByText("odd")
        .click(),
    );
    expect(wishes(model.sent).map((wish) => wish["need"])).toEqual(["pink|yellow|4", "odd(yellow)"]);
  });
});
