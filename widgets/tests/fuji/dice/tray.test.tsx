import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import tray from "../../../src/fuji/widgets/dice-tray";
import type { DiceTrayTraits } from "../../../src/generated";
import { pretend } from "../../model";
import { reply } from "../../shown";
import { WORDS } from "../../words";
import { NEEDS } from "../drawing";

afterEach(cleanup);

function open() {
  const model = pretend<DiceTrayTraits>({
    words: WORDS.en,
    dice: ["B1", "Y5", "B4"],
    need: "yellow|4",
    needs: ["yellow|4", "odd"],
    drawn_needs: NEEDS,
    chosen: [],
    fits: "B4 P4 Y1 Y2 Y3 Y4 Y5 Y6",
    chosen_value: 0,
  });
  const { container } = render(<div />);
  act(() => void tray.render({ model, el: container as HTMLElement }));
  return model;
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "What the card asks for" });
const wishes = (sent: readonly Record<string, unknown>[]) => sent.map(({ id: _, ...wish }) => wish);

describe("the tray", () => {
  it("shows what counts and the sum", () => {
    open();
    expect(screen.getByRole("button", { name: "die 2, yellow 5, counts" })).toBeTruthy();
    expect(screen.getByText("total 9")).toBeTruthy();
  });

  it("lets Python pick and count", () => {
    const model = open();
    act(() => screen.getByRole("button", { name: "die 2, yellow 5, counts" }).click());
    expect(wishes(model.sent)).toEqual([{ do: "pick", die: 2 }]);
    act(() => {
      model.put("chosen", [2]);
      model.put("chosen_value", 5);
    });
    expect(screen.getByRole("button", { name: "die 2, yellow 5, counts", pressed: true })).toBeTruthy();
    expect(screen.getByText("Die 2: total 5")).toBeTruthy();
  });

  it("asks for another requirement by touch", () => {
    const model = open();
    act(() => screen.getByRole("button", { name: "odd" }).click());
    expect(wishes(model.sent)).toEqual([{ do: "set-need", need: "odd" }]);
  });

  it("keeps a mistyped requirement in the field, with one sentence beside it, until it is mended", async () => {
    const model = open();
    act(() => field().focus());
    await act(() => void fireEvent.input(field(), { target: { value: "yelow" } }));
    await act(() => void screen.getByRole("button", { name: "Count" }).click());
    expect(wishes(model.sent)).toEqual([{ do: "set-need", need: "yelow" }]);
    await act(async () => reply(model, { ok: false, note: "That asks for nothing." }));
    expect((await screen.findByRole("alert")).textContent).toBe("That asks for nothing.");
    expect([field().value, field().getAttribute("aria-invalid"), document.activeElement]).toEqual([
      "yelow",
      "true",
      field(),
    ]);
    await act(() => void screen.getByRole("button", { name: "Count" }).click());
    await act(async () => {
      model.put("need", "odd");
      reply(model);
    });
    expect(screen.queryByRole("alert")).toBeNull();
    expect([field().value, document.activeElement]).toEqual(["odd", field()]);
  });
});
