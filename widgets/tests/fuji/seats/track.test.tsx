import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { Track } from "../../../src/fuji/seats/Track";
import track from "../../../src/fuji/widgets/track";
import type { TrackTraits } from "../../../src/generated";
import { pretend } from "../../model";
import { shown } from "../../shown";
import { WORDS } from "../../words";

afterEach(cleanup);

const INJURIES = [6, 10, 14, 17];
const LABEL = "Clara: 7 of 20 stamina lost, next injury in 3 steps";

describe("a stamina track", () => {
  it("fills the spaces that are lost and marks those that injure", () => {
    shown(() => <Track lost={7} length={20} injuries={INJURIES} character="blue" label={LABEL} />);
    expect(screen.getByRole("img", { name: LABEL })).toBeTruthy();
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
    const model = pretend<TrackTraits>({
      words: WORDS.en,
      rows: [
        { name: "Clara", character: "blue", lost: 5, label: "Clara: 5" },
        { name: "Jona", character: "", lost: 0, label: "Jona: 0" },
      ],
      length: 12,
      injuries: [4, 8],
    });
    const { container } = render(<div />);
    act(() => void track.render({ model, el: container as HTMLElement }));
    const labels = () => screen.getAllByRole("img").map((each) => each.getAttribute("aria-label"));
    expect(labels()).toEqual(["Clara: 5", "Jona: 0"]);
    act(() => model.put("rows", [{ name: "Clara", character: "blue", lost: 9, label: "Clara: 9" }]));
    expect(labels()).toEqual(["Clara: 9"]);
  });
});
