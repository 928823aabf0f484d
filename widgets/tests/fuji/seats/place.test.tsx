import { act, cleanup, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Place, type PlaceProps } from "../../../src/fuji/seats/Place";
import { shown } from "../../shown";
import { CLARA, STEVE, seat, TABLE, viewOf } from "./people";

afterEach(cleanup);

const place = (name: string, props: Partial<PlaceProps> = {}) =>
  shown(() => <Place name={name} view={TABLE} me="Clara" {...props} />);
const card = (name: string) => screen.getByRole("button", { name });
const texts = (role: string) => screen.queryAllByRole(role).map((each) => each.textContent);

describe("a player's place", () => {
  it("shows skill, stamina, injuries, equipment, dice and rerolls", () => {
    place("Clara");
    expect(screen.getByRole("group", { name: "Clara" })).toBeTruthy();
    for (const text of ["Buddy", "Eye injury", "1 reroll", "First aid kit"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole("img", { name: "Clara: 7" })).toBeTruthy();
    expect(within(screen.getByRole("group", { name: "Dice of Clara" })).getAllByRole("img")).toHaveLength(6);
  });

  it("names what holds for this round", () => {
    place("Steve");
    for (const text of ["+2 from power bars", "1 flare fired", "loses no stamina this round"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(
      within(screen.getByRole("group", { name: "set aside" }))
        .getByRole("img")
        .getAttribute("aria-label"),
    ).toBe("die 1, blue 3");
  });

  it("says who is ready, and in phase 5 who has moved", () => {
    place("Jona");
    expect(screen.getByText("ready")).toBeTruthy();
    cleanup();
    const moved = viewOf({ Clara: seat({ ready: true, moved: true }) }, { phase: "move" });
    place("Clara", { view: moved });
    expect(screen.queryByText("ready")).toBeNull();
    expect(screen.getByText("has moved")).toBeTruthy();
  });

  it("lets every card be touched, usable or not, and says which are used or must wait", () => {
    const onCard = vi.fn();
    place("Steve", { onCard, usable: new Set(["rope"]), chosenCards: new Set(["rope"]) });
    expect(card("Rope").getAttribute("aria-pressed")).toBe("true");
    card("Duct tape, used once").click();
    card("Water, from the next round").click();
    card("Rope").click();
    expect(onCard.mock.calls).toEqual([["duct-tape"], ["water"], ["rope"]]);
  });

  it("has nothing to press where nothing can be done", () => {
    place("Steve");
    expect(texts("button")).toEqual([]);
  });

  it("can be asked about the skill, and be chosen", () => {
    const [onSkill, onSeat] = [vi.fn(), vi.fn()];
    place("Jona", { onSkill, onSeat, lit: true, chosen: true });
    screen.getByRole("button", { name: "Gatherer" }).click();
    screen.getByRole("button", { name: "Choose Jona", pressed: true }).click();
    expect([onSkill.mock.calls, onSeat.mock.calls]).toEqual([[["gatherer"]], [[]]]);
  });

  it("leaves the dice out where they are shown elsewhere, or hands on what can be done with them", () => {
    place("Clara", { hand: null });
    expect(screen.queryByRole("group", { name: "Dice of Clara" })).toBeNull();
    cleanup();
    const onPick = vi.fn();
    place("Clara", { hand: { onPick } });
    screen.getByRole("button", { name: "die 2, pink 1" }).click();
    expect(onPick).toHaveBeenCalledWith(2);
  });

  it("tells of the meeple that two players share", () => {
    const view = viewOf({ Third: seat({ skill: "gatherer", character: "purple" }) }, { variant: "b" });
    place("Third", { view, me: null });
    expect(screen.getByText("played by both of you")).toBeTruthy();
  });

  it("shows players of a position that have neither skill nor character", () => {
    place("Clara", { view: viewOf({ Clara: seat() }) });
    expect(screen.getByText("no equipment")).toBeTruthy();
  });

  it("shows a name as it is written", () => {
    const name = "<img-src=x>";
    const { container } = place(name, { view: viewOf({ [name]: STEVE }) });
    expect(screen.getByText(name)).toBeTruthy();
    expect(container.querySelector("img")).toBeNull();
  });
});

describe("a strip", () => {
  it("shows name and stamina, and the rest when it is opened", () => {
    place("Clara", { compact: true, view: viewOf({ Clara: CLARA }) });
    const opener = screen.getByRole("button", { name: "What Clara has", expanded: false });
    const track = () => screen.getByRole("img", { name: "Clara: 7" });
    expect([screen.queryByRole("list"), Boolean(track())]).toEqual([null, true]);
    act(() => opener.click());
    expect(screen.getByRole("button", { name: "What Clara has", expanded: true })).toBe(opener);
    expect(screen.getByRole("list", { name: "Equipment of Clara" })).toBeTruthy();
  });

  it("opens by itself while a card in it may be used, and closes when it is told to", () => {
    place("Clara", {
      compact: true,
      view: viewOf({ Clara: CLARA }),
      usable: new Set(CLARA.equipment.slice(0, 1)),
      onCard: vi.fn(),
    });
    const opener = screen.getByRole("button", { name: "What Clara has", expanded: true });
    expect(screen.getByRole("list", { name: "Equipment of Clara" })).toBeTruthy();
    act(() => opener.click());
    expect(screen.queryByRole("list", { name: "Equipment of Clara" })).toBeNull();
  });
});
