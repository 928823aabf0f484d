import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { Track } from "../../../src/fuji/seats/Track";
import type { TracksTraits } from "../../../src/fuji/seats/Tracks";
import track from "../../../src/fuji/widgets/track";
import { pretend } from "../../model";
import { shown } from "../../shown";
import { WORDS } from "../../words";

afterEach(cleanup);

const INJURIES = [6, 10, 14, 17];
const spoken = (lost: number, injuries = INJURIES) => {
  shown(() => <Track lost={lost} length={20} injuries={injuries} character="blue" label="Clara" />);
  return screen.getByRole("img").getAttribute("aria-label");
};

describe("a stamina track", () => {
  it.each([
    [0, "Clara: 0 of 20 stamina lost, next injury in 6 steps"],
    [6, "Clara: 6 of 20 stamina lost, next injury in 4 steps"],
    [16, "Clara: 16 of 20 stamina lost, next injury in 1 step"],
    [17, "Clara: 17 of 20 stamina lost, no injury space ahead"],
    [20, "Clara: 20 of 20 stamina lost, at the last space"],
  ])("at %i says how it stands", (lost, text) => expect(spoken(lost)).toBe(text));

  it("takes the nearest injury, in whatever order they come", () =>
    expect(spoken(3, [17, 5, 9])).toContain("next injury in 2 steps"));

  it("fills the spaces that are lost and marks those that injure", () => {
    spoken(7);
    const spaces = [...document.querySelectorAll<HTMLElement>(".fk-space")];
    const with_ = (mark: string) =>
      spaces.flatMap((each, index) => (mark in each.dataset ? [index + 1] : []));
    expect([with_("lost"), with_("here"), with_("injury"), with_("end")]).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [7],
      INJURIES,
      [20],
    ]);
  });
});

describe("the widget of tracks", () => {
  it("shows a track for every player and follows the game", () => {
    const model = pretend<TracksTraits>({
      words: WORDS.en,
      rows: [
        { name: "Clara", character: "blue", lost: 5 },
        { name: "Jona", character: "", lost: 0 },
      ],
      length: 12,
      injuries: [4, 8],
    });
    const { container } = render(<div />);
    act(() => void track.render({ model, el: container as HTMLElement }));
    const labels = () => screen.getAllByRole("img").map((each) => each.getAttribute("aria-label"));
    expect(labels()).toEqual([
      "Clara: 5 of 12 stamina lost, next injury in 3 steps",
      "Jona: 0 of 12 stamina lost, next injury in 4 steps",
    ]);
    act(() => model.put("rows", [{ name: "Clara", character: "blue", lost: 9 }]));
    expect(labels()).toEqual(["Clara: 9 of 12 stamina lost, no injury space ahead"]);
  });
});
