import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Die } from "../../../src/fuji/dice/Die";
import { Hand, type HandProps } from "../../../src/fuji/dice/Hand";
import { Need } from "../../../src/fuji/dice/Need";
import { shown } from "../../shown";
import { NEEDS } from "../drawing";

afterEach(cleanup);

const DICE = ["B1", "P1", "B4", "Y5", "Y3", null];
const hand = (props: Partial<HandProps> = {}) =>
  shown(() => <Hand dice={DICE} label="Dice of Clara" {...props} />);
const die = (name: string) => screen.getByRole("button", { name });
const names = (role: string) => screen.getAllByRole(role).map((each) => each.getAttribute("aria-label"));

describe("a hand to look at", () => {
  it("says every die, and never what a hidden one shows", () => {
    hand();
    expect(names("img")).toEqual([
      "die 1, blue 1",
      "die 2, pink 1",
      "die 3, blue 4",
      "die 4, yellow 5",
      "die 5, yellow 3",
      "die 6, hidden",
    ]);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("group", { name: "Dice of Clara" })).toBeTruthy();
  });

  it("says what counts and adds it up", () => {
    hand({ counting: new Set([3, 4]) });
    expect(names("img").slice(2, 6)).toEqual([
      "die 3, blue 4, counts",
      "die 4, yellow 5, counts",
      "die 5, yellow 3, does not count",
      "die 6, hidden",
    ]);
    expect(screen.getByText("total 9")).toBeTruthy();
  });

  it("adds nothing up while nothing is looked at", () => {
    hand({ counting: null });
    expect(screen.queryByText(/^counts/)).toBeNull();
  });
});

describe("a hand to pick from", () => {
  it("tells which die was touched, lit or not", () => {
    const onPick = vi.fn();
    hand({ onPick, lit: new Set([4]), keep: new Set([4]) });
    die("die 4, yellow 5, worth keeping, can be chosen").click();
    die("die 1, blue 1").click();
    expect(onPick.mock.calls).toEqual([[4], [1]]);
  });

  it("shows the chosen dice as pressed", () => {
    hand({ onPick: () => {}, chosen: new Set([2]) });
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([die("die 2, pink 1")]);
  });

  it("is one stop for Tab, and arrows lead through it", () => {
    hand({ onPick: () => {} });
    const stops = () => screen.getAllByRole("button").filter((each) => each.tabIndex === 0);
    expect(stops()).toEqual([die("die 1, blue 1")]);
    act(() => stops()[0]?.focus());
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(die("die 6, hidden"));
    fireEvent.keyDown(document.activeElement as Element, { key: "Home" });
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
    expect(document.activeElement).toBe(die("die 2, pink 1"));
    expect(stops()).toEqual([die("die 2, pink 1")]);
  });

  it("is picked by number keys, and leaves other keys alone", () => {
    const onPick = vi.fn();
    hand({ onPick });
    act(() => die("die 1, blue 1").focus());
    const press = (key: string, more = {}) =>
      fireEvent.keyDown(document.activeElement as Element, { key, cancelable: true, ...more });
    press("5");
    expect(document.activeElement).toBe(die("die 5, yellow 3"));
    press("7");
    press("0");
    press("2", { ctrlKey: true });
    expect(onPick.mock.calls).toEqual([[5]]);
    expect([press("3"), press("x")]).toEqual([false, true]);
  });

  it("keeps the focus on a die that lands on another face, and lets only that one tumble", () => {
    function Thrown() {
      const [dice, setDice] = useState(["B1", "P1"]);
      return <Hand dice={dice} label="Dice" onPick={() => setDice(["B1", "Y6"])} />;
    }
    const { container } = shown(() => <Thrown />);
    const second = die("die 2, pink 1");
    act(() => second.focus());
    act(() => second.click());
    expect(document.activeElement).toBe(die("die 2, yellow 6"));
    const turned = [...container.querySelectorAll(".fk-die")].map((each) => each.hasAttribute("data-turn"));
    expect(turned).toEqual([false, true]);
  });
});

describe("a die alone", () => {
  it("shows its letter only when letters are wanted", () => {
    const { model } = shown(() => <Die code="Y5" />);
    const glyphs = () =>
      [...screen.getByRole("img", { name: "yellow 5" }).querySelectorAll<HTMLElement>("[data-glyph]")].map(
        (each) => each.dataset["glyph"],
      );
    expect(glyphs()).toEqual(["5"]);
    act(() => model.put("letters", true));
    expect(glyphs()).toEqual(["5", "Y"]);
  });

  it("speaks the language of the widget", () => {
    shown(() => <Die code="P2" />, "pl");
    expect(screen.getByRole("img", { name: "różowa 2" })).toBeTruthy();
  });
});

describe("a requirement", () => {
  it("says in words what its tiles show", () => {
    shown(() => <Need drawing={NEEDS["odd(pink|blue)"]} />);
    expect(screen.getByRole("img", { name: "odd, pink or blue" }).textContent).toBe("135");
  });
});
