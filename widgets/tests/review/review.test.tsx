import { cleanup, fireEvent, screen as page, within } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ReviewView } from "../../src/generated";
import { ReviewPanel } from "../../src/review/ReviewPanel";
import { shown } from "../shown";

const REVIEW: ReviewView = {
  points: [
    {
      step: 42,
      round: 3,
      kind: "choice",
      title: "Round 3: Steve goes for g4",
      text: "9 against 10: no move.",
      choices: [
        { label: "g4, chosen", hundred: 71, note: "2 steps nearer" },
        { label: "h3", hundred: 96, note: "2 steps nearer" },
      ],
    },
    {
      step: 90,
      round: 7,
      kind: "late",
      title: "Round 7: Steve goes for k4",
      text: "Nothing better was left.",
      choices: [{ label: "k4, chosen", hundred: 50, note: "no nearer" }],
    },
  ],
  players: [
    { name: "Clara", made: "6 of 7", gave_away: "2.1", left: [12, 9, 9] },
    { name: "Steve", made: "5 of 7", gave_away: "2.5", left: [12, 8, 0] },
  ],
  summary: "The markers promised 13.8 moves.",
  left_title: "Stamina left",
  lesson: { text: "One card is surer.", title: "The board in numbers", page: "fuji/41-the-board.ipynb" },
};

function panel(review = REVIEW) {
  const onTry = vi.fn();
  const onWatch = vi.fn();
  shown(() => <ReviewPanel review={review} compact={false} onTry={onTry} onWatch={onWatch} />);
  return { onTry, onWatch };
}

afterEach(cleanup);

describe("a game in review", () => {
  it("names every turning point with its kind, both chances, and a branch from before it", () => {
    const { onTry, onWatch } = panel();
    const [first, second] = within(document.querySelector("ol") as HTMLElement)
      .getAllByRole("heading")
      .map((heading) => heading.textContent);
    expect(first).toBe("Round 3: Steve goes for g4 a choice");
    expect(second).toBe("Round 7: Steve goes for k4 too late");
    expect(page.getByText("g4, chosen").closest("li")?.textContent).toContain("71");
    expect(page.getByText("h3").closest("li")?.textContent).toContain("96");
    fireEvent.click(page.getByRole("button", { name: "Try it from here: Round 3: Steve goes for g4" }));
    expect(onTry).toHaveBeenCalledWith(42);
    fireEvent.click(page.getByRole("button", { name: "Watch the round: Round 7: Steve goes for k4" }));
    expect(onWatch).toHaveBeenCalledWith(90);
    expect(document.querySelectorAll(".fk-press-main")).toHaveLength(1);
  });

  it("tells choice and luck in a table, the lines in words, and what to read on", () => {
    panel();
    expect(page.getByRole("row", { name: "Steve 5 of 7 2.5" })).toBeTruthy();
    expect(page.getByRole("img", { name: "Stamina left. Clara: 12, 9, 9; Steve: 12, 8, 0" })).toBeTruthy();
    expect(page.getByRole("link", { name: "The board in numbers" }).getAttribute("href")).toBe(
      "fuji/41-the-board.ipynb",
    );
  });

  it("says so where no turn decided the game", () => {
    panel({ ...REVIEW, points: [], lesson: null });
    expect(page.getByText("No single turn decided this game.")).toBeTruthy();
  });
});
