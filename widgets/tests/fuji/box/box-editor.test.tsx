import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { savedBox } from "../../../src/fuji/setup/setupStorage";
import ownBox from "../../../src/fuji/widgets/own-box";
import type { OwnBoxTraits } from "../../../src/generated";
import { pretend } from "../../model";
import { WORDS } from "../../words";
import { viewOf } from "../board/view";
import { NEEDS } from "../drawing";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const BOX: OwnBoxTraits["shown"] = {
  name: "mine",
  mistakes: [],
  landscape: [{ name: "bamboo grove", need: "yellow|4", reroll: true, source: "house", own: false }],
  village: [{ name: "inn", need: "odd", reroll: false, source: "rulebook", own: true }],
  scenarios: [
    [1, "Ridge", "Narrow."],
    [2, "Lake", "Wet."],
  ],
  scenario: 1,
};

function open(shown: OwnBoxTraits["shown"] = BOX) {
  const model = pretend<OwnBoxTraits>({
    words: WORDS.en,
    template: "# all",
    text: "# mine",
    shown,
    page: "game/30-play.ipynb",
    drawn_needs: NEEDS,
    view: viewOf(),
  });
  const { container } = render(<div />);
  act(() => void ownBox.render({ model, el: container as HTMLElement }));
  return model;
}
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The text of your box" });
const wishes = (sent: readonly Record<string, unknown>[]) => sent.map(({ id: _, ...wish }) => wish);

describe("a box of one's own", () => {
  it("sends its text to be looked over, and goes back to the template", () => {
    const model = open();
    act(() => void fireEvent.input(field(), { target: { value: "# new" } }));
    act(() => screen.getByRole("button", { name: "Check it" }).click());
    act(() => screen.getByRole("button", { name: "Back to the template" }).click());
    expect(wishes(model.sent)).toEqual([
      { do: "check-box", text: "# new" },
      { do: "check-box", text: "# all" },
    ]);
  });

  it("shows its cards, those that are not the house's marked", () => {
    open();
    const village = within(screen.getByRole("group", { name: "Village cards" }));
    expect(village.getByRole("listitem").textContent).toContain("yours");
    const landscape = within(screen.getByRole("group", { name: "Landscape cards" }));
    expect(landscape.getByRole("img", { name: "reroll symbol" })).toBeTruthy();
    expect(landscape.getByRole("listitem").textContent).not.toContain("yours");
  });

  it("names card and field of every mistake, and shows no cards then", () => {
    open({ ...BOX, mistakes: [{ card: 'village 1 "inn"', field: "need", message: "is missing" }] });
    expect(screen.getByRole("heading", { name: "1 mistake to fix" })).toBeTruthy();
    expect(screen.getByRole("listitem").textContent).toBe('card village 1 "inn" field need is missing');
    expect(screen.queryByRole("grid")).toBeNull();
  });

  it("lays a scenario out", () => {
    const model = open();
    expect(screen.getByRole("grid", { name: "Scenario 1 with your cards" })).toBeTruthy();
    act(() => void fireEvent.change(screen.getByLabelText("Lay out a scenario"), { target: { value: "2" } }));
    expect(wishes(model.sent)).toEqual([{ do: "lay-out", scenario: 2 }]);
  });

  it("takes a whole box along to the table, but not a text that was changed since", () => {
    open();
    const link = screen.getByRole("link", { name: "Play with this box" });
    expect(link.getAttribute("href")).toBe("game/30-play.ipynb");
    act(() => void fireEvent.click(link));
    expect(savedBox()).toEqual({ text: "# mine", file: "my-box.toml" });
    act(() => void fireEvent.input(field(), { target: { value: "# new" } }));
    expect(screen.queryByRole("link", { name: "Play with this box" })).toBeNull();
  });
});
