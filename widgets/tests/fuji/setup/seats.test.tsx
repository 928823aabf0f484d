/** Who plays: people, code, and the two ways that are one touch away. */

import { act, cleanup, fireEvent, screen as page, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Play } from "../../../src/fuji/setup/Play";
import type { PlayTraits } from "../../../src/generated";
import { Shell } from "../../../src/Shell";
import { pretend } from "../../model";
import { reply } from "../../shown";
import { WORDS } from "../../words";
import { setupOf } from "./setups";

function dialogue() {
  const traits = {
    lang: "en",
    words: WORDS.en,
    name: "play",
    saved_code: "",
    view: "{}",
    setup: setupOf(),
  } as const;
  const model = pretend<PlayTraits>(traits);
  render(<Shell model={model} name="play" Body={Play} />);
  /** Who would sit down; the kernel refuses, so that the dialogue stays. */
  const dealt = async () => {
    fireEvent.click(button("Deal the cards"));
    await act(async () => {
      reply(model, { ok: false, note: "Not yet." });
      for (let turn = 0; turn < 8; turn += 1) await null; // the promises that wait for it
    });
    const wish = model.sent.at(-1)?.["options"] as { seats: { name: string; code: string }[] };
    return wish.seats.map(({ name, code }) => [name, code]);
  };
  return { dealt };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const sitter = (name: string) => page.getByRole("combobox", { name: `Who plays ${name}?` });
const sit = (name: string, value: string) => fireEvent.change(sitter(name), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("who plays", () => {
  it("is one person with two teammates at a touch, and people again at another", async () => {
    const { dealt } = dialogue();
    expect(button(/^Together/).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(button(/^Alone/));
    expect(button(/^Alone/).getAttribute("aria-pressed")).toBe("true");
    expect(await dealt()).toEqual([
      ["Clara", ""],
      ["Kaede", "teammate"],
      ["Hotaru", "teammate"],
    ]);
    fireEvent.click(button(/^Together/));
    expect(await dealt()).toEqual([
      ["Clara", ""],
      ["Jona", ""],
      ["Steve", ""],
    ]);
  });

  it("is chosen for every seat, with a line on how each kind plays", async () => {
    const { dealt } = dialogue();
    sit("Jona", "newcomer");
    expect(page.getByText(/^Heads for the village/)).toBeTruthy();
    expect(button(/^Together/).getAttribute("aria-pressed")).toBe("false");
    expect(button(/^Alone/).getAttribute("aria-pressed")).toBe("false");
    expect(await dealt()).toEqual([
      ["Clara", ""],
      ["Kaede", "newcomer"],
      ["Steve", ""],
    ]);
    sit("Kaede", "");
    expect((await dealt())[1]).toEqual(["Jona", ""]);
  });

  it("keeps a name that was written", async () => {
    const { dealt } = dialogue();
    fireEvent.input(page.getByRole("textbox", { name: "Name of player 2" }), { target: { value: "Ben" } });
    sit("Ben", "careful");
    expect((await dealt())[1]).toEqual(["Ben", "careful"]);
  });

  it("is remembered for the next time, as far as it is still on offer", async () => {
    dialogue();
    fireEvent.click(button(/^Alone/));
    cleanup();
    expect((await dialogue().dealt()).map(([, code]) => code)).toEqual(["", "teammate", "teammate"]);
    cleanup();
    const kept = JSON.parse(localStorage.getItem("fujikit.setup") ?? "{}");
    kept.seats[1].code = "oracle";
    localStorage.setItem("fujikit.setup", JSON.stringify(kept));
    expect((await dialogue().dealt()).map(([, code]) => code)).toEqual(["", "", "teammate"]);
  });
});
