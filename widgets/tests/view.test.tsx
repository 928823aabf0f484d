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

function seen(...actions: Partial<ActionView>[]): ActionView[] {
  const model = pretend<Traits>({ view: { round: 1, actions } as unknown as View });
  let found: ActionView[] = [];
  function Reader() {
    found = useView(model).actions;
    return null;
  }
  render(<Reader />);
  return found;
}

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
