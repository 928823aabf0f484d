import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import type { ActionView, View } from "../src/generated";
import type { Look } from "../src/model";
import { useView } from "../src/view";
import { pretend } from "./model";

interface Traits extends Look {
  view: View;
}

afterEach(cleanup);

function viewed(sent: object): View {
  const model = pretend<Traits>({ view: { round: 1, actions: [], cards: {}, ...sent } as unknown as View });
  let found: View | null = null;
  function Reader() {
    found = useView(model);
    return null;
  }
  render(<Reader />);
  return found as unknown as View;
}

const seen = (...actions: Partial<ActionView>[]): ActionView[] => viewed({ actions }).actions;

it("puts back what a card of the board left out on the way", () => {
  const { cards } = viewed({ cards: { a1: { kind: "lava", source: "rulebook" } } });
  expect(cards).toEqual({
    a1: { kind: "lava", source: "rulebook", need: null, reroll: false, token: null },
  });
});

it("puts back what an action left out on the way", () => {
  expect(seen({ line: "Clara ready", seat: "Clara", verb: "ready" })).toEqual([
    {
      line: "Clara ready",
      seat: "Clara",
      verb: "ready",
      proposes: "",
      whose: "Clara",
      squares: [],
      dice: [],
      cards: [],
      seats: [],
      value: 0,
      word: "",
    },
  ]);
});

it("keeps what an action says", () => {
  const [action] = seen({
    line: "Clara mark c4 for Third",
    seat: "Clara",
    verb: "mark",
    whose: "Third",
    squares: ["c4"],
  });
  expect(action).toMatchObject({ whose: "Third", squares: ["c4"] });
});
