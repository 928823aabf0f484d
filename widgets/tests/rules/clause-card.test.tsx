import { act, cleanup, fireEvent, screen, within } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ClauseView } from "../../src/generated";
import { ClauseCard } from "../../src/rules/ClauseCard";
import { Reasons } from "../../src/rules/Reasons";
import { useClause } from "../../src/rules/useClause";
import { reply, shown } from "../shown";

const STEPS: ClauseView = {
  id: "plan.three-steps",
  heading: "Three steps at most",
  text: "A marker lies at most three steps away.\n\n<b>Not HTML</b>",
  page: 5,
  chapter: "plan",
  related: [["plan.blocked", "Nobody crosses lava"]],
  marks: ["ruling", "advice"],
};

afterEach(cleanup);

describe("a clause in a dialog", () => {
  it("is a dialog named after the clause, with chapter, text, page and marks", () => {
    shown(() => <ClauseCard clause={STEPS} onClose={() => {}} onLookUp={() => {}} />);
    const dialog = screen.getByRole("dialog", { name: "Three steps at most" });
    for (const words of [
      "Phase 2: planning",
      "A marker lies at most three steps away.",
      "Page 5 of the English rulebook",
      "House ruling: the rulebook leaves this open.",
      "Advice, not a rule.",
    ])
      expect(within(dialog).getByText(words)).toBeTruthy();
    expect(within(dialog).queryByText("The printed editions differ here.")).toBeNull();
  });

  it("shows text only ever as text", () => {
    shown(() => <ClauseCard clause={STEPS} onClose={() => {}} onLookUp={() => {}} />);
    expect(screen.getByText("<b>Not HTML</b>")).toBeTruthy();
  });

  it("says so when a clause is not in the printed rulebook", () => {
    const ours = { ...STEPS, page: null };
    shown(() => <ClauseCard clause={ours} onClose={() => {}} onLookUp={() => {}} />, "fr");
    expect(screen.getByText("Absent du livret imprimé")).toBeTruthy();
  });

  it("leads on to related clauses, and gives the focus to each", async () => {
    const Reader = () => {
      const [clause, setClause] = useState(STEPS);
      const follow = (id: string) => setClause({ ...STEPS, id, heading: "Nobody crosses lava" });
      return <ClauseCard clause={clause} onClose={() => {}} onLookUp={follow} />;
    };
    shown(() => <Reader />);
    expect(document.activeElement?.textContent).toBe("Three steps at most");
    await act(() => screen.getByRole("button", { name: "Nobody crosses lava" }).click());
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Nobody crosses lava" }));
  });

  it("closes by its button, by Escape, and by a touch beside it", () => {
    const close = vi.fn();
    shown(() => <ClauseCard clause={STEPS} onClose={close} onLookUp={() => {}} />);
    screen.getByRole("button", { name: "Close the rule" }).click();
    fireEvent(screen.getByRole("dialog"), new Event("cancel"));
    fireEvent.pointerDown(screen.getByText("plan.three-steps"));
    expect(close).toHaveBeenCalledTimes(2);
    fireEvent.pointerDown(screen.getByRole("dialog"));
    expect(close).toHaveBeenCalledTimes(3);
  });
});

describe("reasons", () => {
  const Refusal = () => {
    const { clause, note, lookUp, close } = useClause();
    return (
      <>
        <Reasons
          reasons={[
            { clause: "plan.three-steps", text: "f4 is 4 steps away.", heading: "Three steps at most" },
          ]}
          onClause={lookUp}
        />
        <p>{note}</p>
        {clause && <ClauseCard clause={clause} onClose={close} onLookUp={lookUp} />}
      </>
    );
  };

  it("open their clause with one click", async () => {
    const { model } = shown(() => <Refusal />);
    const reasons = screen.getByRole("list", { name: "Why not?" });
    expect(within(reasons).getByText("f4 is 4 steps away.")).toBeTruthy();
    await act(() => screen.getByRole("button", { name: "Look up the rule: Three steps at most" }).click());
    expect(model.sent).toMatchObject([{ do: "look-up", clause: "plan.three-steps" }]);
    await act(() => reply(model, { clause: STEPS }));
    expect(await screen.findByRole("dialog", { name: "Three steps at most" })).toBeTruthy();
    await act(() => screen.getByRole("button", { name: "Close the rule" }).click());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("say so when the clause can't be had", async () => {
    const { model } = shown(() => <Refusal />);
    await act(() => screen.getByRole("button").click());
    await act(() => reply(model, { ok: false, note: "no such clause" }));
    expect(await screen.findByText("no such clause")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
