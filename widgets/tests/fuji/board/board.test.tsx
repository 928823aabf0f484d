import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Board, type BoardProps } from "../../../src/fuji/board/Board";
import type { WidgetTraits } from "../../../src/model";
import { Shell } from "../../../src/Shell";
import { pretend } from "../../model";
import { WORDS } from "../../words";
import { cardsOf, seatOf, viewOf, withCard } from "./view";

const model = pretend<WidgetTraits>({ words: WORDS.en });

function laid(props: Partial<BoardProps> = {}) {
  const part = (more: Partial<BoardProps>) => {
    const Body = () => <Board view={viewOf()} label="The board" me="Clara" {...props} {...more} />;
    return Body;
  };
  // One component type, so that a redraw is a redraw.
  let now: Partial<BoardProps> = {};
  const Body = () => part(now)();
  const shown = render(<Shell model={model} name="test" Body={Body} />);
  return {
    ...shown,
    redraw(more: Partial<BoardProps>) {
      now = more;
      shown.rerender(<Shell model={model} name="test" Body={Body} />);
    },
  };
}

const cell = (square: string) => screen.getByRole("gridcell", { name: new RegExp(`^${square},`) });

let width = 900;
let measured: (() => void)[] = [];
beforeEach(() => {
  width = 900;
  measured = [];
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(measure: () => void) {
        measured.push(measure);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const resize = (to: number) =>
  act(() => {
    width = to;
    for (const measure of measured) measure();
  });
const nextFrame = () => act(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())));

describe("the board as a grid", () => {
  it("is laid out anew in the frame after its room has changed, never while sizes are told", async () => {
    const wide = Array.from({ length: 12 }, () => "l").join(" ");
    laid({ view: viewOf(`${wide}\n${wide}`, { seats: {} }) });
    const columns = () => screen.getByRole("grid").getAttribute("aria-colcount");
    resize(320);
    expect(columns()).toBe("12");
    await nextFrame();
    expect(columns()).toBe("2");
  });

  it("folds columns where nothing can happen once it is cramped, and a tap unfolds one", async () => {
    const onPick = vi.fn();
    const row = ["V", "R", "L", ...Array.from({ length: 9 }, () => "l")].join(" ");
    const seats = { Clara: seatOf({ at: "b1" }) };
    laid({ view: viewOf(row, { seats }), height: 363, onPick });
    const folded = () => document.querySelectorAll("[data-folded]");
    expect(folded()).toHaveLength(0);
    resize(440);
    await nextFrame();
    expect([...folded()].map((each) => (each as HTMLElement).dataset["square"])).toEqual(["a1", "c1"]);
    fireEvent.click(cell("c1"));
    expect(folded()).toHaveLength(1);
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.click(cell("c1"));
    expect(onPick).toHaveBeenCalledWith("c1");
  });

  it("has a row for every line and a cell for every card, and none for a gap", () => {
    laid();
    expect(screen.getByRole("grid", { name: "The board" }).getAttribute("aria-colcount")).toBe("5");
    expect(screen.getAllByRole("row").length).toBe(3);
    expect(screen.getAllByRole("gridcell").length).toBe(Object.keys(viewOf().cards).length);
    expect(cell("e2").getAttribute("aria-colindex")).toBe("5");
  });

  it("speaks a card", () => {
    const label = "c2, landscape, yellow or 4, Clara stands here";
    laid({ view: withCard(viewOf(), "c2", {}, { label }), chosen: ["c2"] });
    expect(screen.getByRole("gridcell", { name: `${label}, chosen` })).toBe(cell("c2"));
  });

  it("can be entered at one card: the own one", () => {
    laid();
    const stops = screen.getAllByRole("gridcell").filter((each) => each.tabIndex === 0);
    expect(stops).toEqual([cell("c2")]);
  });
});

describe("picking", () => {
  it("tells of every touched card, offered or not", () => {
    const onPick = vi.fn();
    laid({ onPick, targets: new Map([["d2", "you may go here"]]) });
    fireEvent.click(cell("d2"));
    fireEvent.click(cell("e3"));
    expect(onPick.mock.calls).toEqual([["d2"], ["e3"]]);
  });

  it("marks what is offered, and what is not as disabled", () => {
    laid({ targets: new Map([["d2", "you may go here"]]) });
    expect(cell("d2").getAttribute("aria-disabled")).toBeNull();
    expect(screen.getByRole("gridcell", { name: /you may go here/ })).toBe(cell("d2"));
    expect(cell("e3").getAttribute("aria-disabled")).toBe("true");
  });

  it("says which cards are chosen", () => {
    laid({ chosen: ["d2"] });
    expect(screen.getAllByRole("gridcell", { selected: true })).toEqual([cell("d2")]);
  });

  it("goes by arrow keys, Enter and Space", () => {
    const onPick = vi.fn();
    laid({ onPick });
    cell("c2").focus();
    fireEvent.keyDown(cell("c2"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell("d2"));
    fireEvent.keyDown(cell("d2"), { key: "Enter" });
    fireEvent.keyDown(cell("d2"), { key: "ArrowDown" });
    fireEvent.keyDown(cell("d3"), { key: " " });
    expect(onPick.mock.calls).toEqual([["d2"], ["d3"]]);
  });

  it("leaves keys with Alt or Meta to the browser", () => {
    laid();
    cell("c2").focus();
    fireEvent.keyDown(cell("c2"), { key: "ArrowRight", altKey: true });
    expect(document.activeElement).toBe(cell("c2"));
  });

  it("tells what is looked at, by focus and by pointer", () => {
    const onLook = vi.fn();
    laid({ onLook });
    cell("c2").focus();
    fireEvent.pointerEnter(cell("e2"));
    fireEvent.pointerLeave(cell("e2"));
    expect(onLook.mock.calls.map(([square]) => square)).toEqual(["c2", "e2", null]);
  });
});

describe("the focus", () => {
  it("stays on its card when the view is replaced and the card changes", () => {
    const { redraw } = laid();
    cell("d2").focus();
    redraw({ view: withCard(viewOf(), "d2", { kind: "lava", need: null }), targets: new Map() });
    expect(document.activeElement).toBe(cell("d2"));
  });

  it("stays on its card when the board is turned", async () => {
    const wide = Array.from({ length: 12 }, () => "l").join(" ");
    laid({ view: viewOf(`${wide}\n${wide}`, { seats: {} }) });
    cell("f2").focus();
    resize(320);
    await nextFrame();
    expect(screen.getByRole("grid").getAttribute("aria-colcount")).toBe("2");
    expect(document.activeElement).toBe(cell("f2"));
    fireEvent.keyDown(cell("f2"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(cell("g2"));
  });

  it("goes to the own card when its card is gone", () => {
    const { redraw } = laid();
    cell("e3").focus();
    const { e3: _, ...cards } = cardsOf(`\nV L l . l\n. l l l v\n. . . l v`);
    redraw({ view: { ...viewOf(), cards } });
    expect(document.activeElement).toBe(cell("c2"));
  });

  it("is not taken from elsewhere by a redraw", () => {
    const { redraw } = laid();
    redraw({ view: viewOf(undefined, { seats: { Clara: seatOf({ at: "d3" }) } }) });
    expect(document.activeElement).toBe(document.body);
  });
});

describe("what is drawn", () => {
  it("shows chances as numbers", () => {
    laid({
      odds: {
        squares: { d2: { chance: 0.714, text: "", hundred: 71, team: "" } },
        model: "",
        advice: "",
        keep: [],
      },
    });
    expect(screen.getByText("71")).toBeTruthy();
    expect(screen.getByRole("gridcell", { name: /71 in 100/ })).toBe(cell("d2"));
  });

  it("lets lava creep from the side where it burnt, only on cards that turn while they are looked at", () => {
    const before = withCard(viewOf(), "b2", {}, { fires: "n" });
    const { redraw, container } = laid({ view: before });
    expect(container.querySelector("[class*=creep]")).toBeNull();
    redraw({ view: withCard(before, "b2", { kind: "lava", need: null }, { fires: "" }) });
    expect(cell("b2").querySelector(".fk-board-creep-n")).not.toBeNull();
    expect(cell("b1").querySelector("[class*=creep]")).toBeNull();
  });

  it("draws what Python says: the drawing, its mirroring, and the sides that burn", () => {
    const drawing = { art: "landscape-lake", turn: "x" as const, fires: "we" };
    laid({ view: withCard(viewOf(), "c2", {}, drawing) });
    const drawn = [...cell("c2").querySelectorAll("use")].map((each) => each.getAttribute("href"));
    expect(drawn).toEqual(
      expect.arrayContaining(["#fk-landscape-lake", "#fk-lava-edge-w", "#fk-lava-edge-e"]),
    );
    expect(cell("c2").querySelector(".fk-board-turn-x")).not.toBeNull();
  });

  it("turns the sides that burn with a board that lies on its side", () => {
    width = 280;
    laid({ view: withCard(viewOf(), "c2", {}, { fires: "we" }) });
    const edges = [...cell("c2").querySelectorAll(".fk-board-lava-edge use")];
    expect(edges.map((each) => each.getAttribute("href"))).toEqual(["#fk-lava-edge-n", "#fk-lava-edge-s"]);
  });

  it("lets new tokens and markers drop in, but not those of the first drawing", () => {
    const before = withCard(viewOf(), "c1", { token: "equipment" });
    const { redraw, container } = laid({ view: before });
    expect(container.querySelector(".fk-board-drops")).toBeNull();
    const seats = { ...before.seats, Clara: seatOf({ at: "c2", marker: "d2" }) };
    redraw({ view: { ...before, seats } });
    expect(container.querySelectorAll(".fk-board-drops").length).toBe(1);
    expect(cell("d2").querySelector(".fk-board-drops")).not.toBeNull();
  });

  it("draws notes as text, whatever they hold", () => {
    const text = "<img src=x onerror=alert(1)>";
    laid({ marks: { highlights: {}, arrows: [{ start: "c2", end: "d2", text }], notes: { d2: text } } });
    expect(screen.getAllByText(text).length).toBe(2);
    expect(document.querySelector("img")).toBeNull();
  });

  it("draws no arrow from or to a square without a card", () => {
    const arrows = [{ start: "c2", end: "z9", text: "where" }];
    const { container } = laid({ marks: { highlights: {}, arrows, notes: { z9: "nowhere" } } });
    expect(container.querySelector(".fk-board-arrow")).toBeNull();
    expect(screen.queryByText("nowhere")).toBeNull();
  });
});

describe("meeples", () => {
  const moved = viewOf(undefined, { seats: { ...viewOf().seats, Clara: seatOf({ at: "d3" }) } });
  const animate = vi.fn();
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  let less = false;
  beforeEach(() => {
    animate.mockClear();
    less = false;
    HTMLElement.prototype.animate = animate;
    vi.stubGlobal("matchMedia", () => ({ matches: less }));
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      const row = this.closest("[data-square]")?.getAttribute("data-square")?.slice(1) ?? "0";
      return { left: 0, top: 100 * Number(row) } as DOMRect;
    });
  });

  it("walk from where they stood to where they stand now", async () => {
    const { redraw } = laid();
    await painted();
    expect(animate).not.toHaveBeenCalled();
    redraw({ view: moved });
    await painted();
    expect(animate).toHaveBeenCalledTimes(1);
    expect(animate.mock.calls[0]?.[0][0].transform).toBe("translate(0px, -100px)");
  });

  it("are not measured when others are redrawn", async () => {
    const { redraw } = laid();
    await painted();
    vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockClear();
    redraw({ view: withCard(viewOf(), "c1", { token: "equipment" }) });
    await painted();
    expect(HTMLElement.prototype.getBoundingClientRect).not.toHaveBeenCalled();
  });

  it("are just there when less motion is asked for", async () => {
    less = true;
    const { redraw } = laid();
    await painted();
    redraw({ view: moved });
    await painted();
    expect(animate).not.toHaveBeenCalled();
  });
});
