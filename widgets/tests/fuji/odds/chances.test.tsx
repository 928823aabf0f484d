import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import { Chances } from "../../../src/fuji/odds/Chances";
import type { OddsTraits, OddsView } from "../../../src/generated";
import { Shell } from "../../../src/Shell";
import { pretend } from "../../model";
import { WORDS } from "../../words";
import { seatOf, viewOf } from "../board/view";

const DICE = ["B1", "P4", "Y5"];
const VIEW = viewOf(undefined, { seats: { Clara: seatOf({ at: "c2", dice: DICE }) } });
const ODDS: OddsView = {
  squares: { d2: { chance: 0.714, text: "d2: 71.4% to move, 1 reroll.", hundred: 71, team: "" } },
  model: "Each neighbour has 6 unseen dice, rolled once.",
  advice: "Keep P4 and Y5.",
  keep: [2, 3],
};

function laid(odds: OddsView | null = ODDS, traits: Partial<OddsTraits> = {}) {
  const plain = { words: WORDS.en, view: VIEW, odds, picked: "", seats: ["Clara"], note: "" };
  const model = pretend<OddsTraits>({ ...plain, ...traits });
  render(<Shell model={model} name="odds" Body={Chances} />);
  return model;
}

const cell = (square: string) => screen.getByRole("gridcell", { name: new RegExp(`^${square},`) });
afterEach(cleanup);

it("shows the advice and what the numbers assume, in words", () => {
  laid();
  expect(screen.getByText("Keep P4 and Y5.")).toBeTruthy();
  expect(screen.getByText("Each neighbour has 6 unseen dice, rolled once.")).toBeTruthy();
});

it("shows the numbers of a touched card, which dice count there, and tells the notebook", () => {
  const model = laid();
  fireEvent.click(cell("d2"));
  expect(model.get("picked")).toBe("d2");
  expect(screen.getAllByText("d2: 71.4% to move, 1 reroll.").length).toBeGreaterThan(0);
  expect(screen.getByRole("img", { name: /^die 1, .*does not count/ })).toBeTruthy();
  expect(screen.getByRole("img", { name: /^die 3, .*counts.*keep/ })).toBeTruthy();
});

it("closes the numbers when the card is touched again", () => {
  const model = laid();
  fireEvent.click(cell("d2"));
  fireEvent.click(cell("d2"));
  expect(model.get("picked")).toBe("");
});

it("says so when a card has no chance to show, or nothing has", () => {
  laid(null);
  expect(screen.getByText("No chances to show right now.")).toBeTruthy();
  fireEvent.click(cell("e3"));
  expect(screen.getAllByText("e3: chance unknown.").length).toBeGreaterThan(0);
});

it("looks from another place where nothing is a secret", () => {
  const model = laid(ODDS, { seats: ["Clara", "Jona"] });
  fireEvent.click(screen.getByRole("button", { name: "Jona" }));
  expect(model.sent).toMatchObject([{ do: "take-screen", seat: "Jona" }]);
});

it("offers no other place in a running game, and says what is amiss", () => {
  laid(ODDS, { note: "This position can’t be read." });
  expect(screen.queryByRole("group", { name: "Seen by" })).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("This position can’t be read.");
});
