import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StepsView } from "../../src/generated";
import { Steps } from "../../src/replay/Steps";
import { CALM_PACE, PACE } from "../../src/replay/usePlaying";
import { shown } from "../shown";

const STEPS: StepsView = {
  at: 0,
  last: 4,
  line: "",
  seat: "",
  story: ["Clara marks c4."],
  rounds: [
    [1, 1],
    [2, 3],
  ],
};
const gone: number[] = [];

/** A parent that follows at once, as a quick kernel does. */
function Reader({ from = 0, branch }: { from?: number; branch?: () => void }) {
  const [at, setAt] = useState(from);
  const go = async (step: number) => {
    gone.push(step);
    setAt(step);
  };
  return <Steps steps={{ ...STEPS, at }} onGo={go} {...(branch ? { onBranch: branch } : {})} />;
}

const press = (name: string) =>
  act(async () => {
    screen.getByRole("button", { name }).click();
    await vi.advanceTimersByTimeAsync(0);
  });
const wait = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
  });
const slide = (value: string) =>
  act(async () => {
    fireEvent.input(slider(), { target: { value } });
  });
const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Move" });

const reduced = (matches: boolean) =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ matches, media: query }) as MediaQueryList);

beforeEach(() => {
  gone.length = 0;
  vi.useFakeTimers();
  reduced(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the steps of a replay", () => {
  it("go to the first, the one before, the next and the last step", async () => {
    shown(() => <Reader from={2} />);
    for (const name of ["One move forward", "To the end", "One move back", "To the beginning"])
      await press(name);
    expect(gone).toEqual([3, 4, 3, 0]);
  });

  it("keep a button at its end in its place, but without effect", async () => {
    shown(() => <Reader from={4} />);
    const next = screen.getByRole("button", { name: "One move forward" });
    next.focus();
    await press("One move forward");
    expect([gone, next.getAttribute("aria-disabled"), document.activeElement]).toEqual([[], "true", next]);
  });

  it("have a slider that speaks", async () => {
    shown(() => <Reader />);
    expect(slider().getAttribute("aria-valuetext")).toBe("The start, before the first of 4 moves");
    await slide("3");
    expect(gone).toEqual([3]);
    expect(slider().getAttribute("aria-valuetext")).toBe("Move 3 of 4: Clara marks c4.");
  });

  it("say so when nothing was played yet, and have nowhere to go", async () => {
    const go = vi.fn();
    shown(() => <Steps steps={{ ...STEPS, last: 0, story: [], rounds: [] }} onGo={go} />);
    expect(slider().getAttribute("aria-valuetext")).toBe("No moves yet");
    for (const name of ["Play", "One move forward", "To the end"]) await press(name);
    await wait(PACE);
    expect(go).not.toHaveBeenCalled();
  });

  it("tell what buttons bring to those who listen", async () => {
    shown(() => <Reader />);
    await press("One move forward");
    expect(screen.getByRole("status").textContent).toBe("Move 1 of 4: Clara marks c4.");
  });

  it("jump to a round and mark the present one", async () => {
    shown(() => <Reader />);
    await press("Round 2");
    expect(gone).toEqual([3]);
    expect(screen.getByRole("button", { current: "step" }).getAttribute("aria-label")).toBe("Round 2");
  });

  it("offer a branch only where one can be played", async () => {
    const branch = vi.fn();
    shown(() => <Reader branch={branch} />);
    await press("Play on from here");
    expect(branch).toHaveBeenCalledOnce();
    cleanup();
    shown(() => <Reader />);
    expect(screen.queryByRole("button", { name: "Play on from here" })).toBeNull();
  });

  it("send only the latest of the wishes made while the kernel thinks", async () => {
    const sent: number[] = [];
    let answer = () => {};
    const go = (step: number) => {
      sent.push(step);
      return new Promise<void>((done) => {
        answer = done;
      });
    };
    shown(() => <Steps steps={STEPS} onGo={go} />);
    for (const value of ["1", "2", "4"]) await slide(value);
    expect([sent, slider().value]).toEqual([[1], "4"]);
    await act(async () => answer());
    expect(sent).toEqual([1, 4]);
  });
});

describe("playing a replay", () => {
  it("goes on a step at a time until the end, and can then begin again", async () => {
    shown(() => <Reader from={2} />);
    await press("Play");
    expect(gone).toEqual([]);
    await wait(PACE);
    expect(gone).toEqual([3]);
    await wait(3 * PACE);
    expect(gone).toEqual([3, 4]);
    await press("Play");
    await wait(PACE);
    expect(gone).toEqual([3, 4, 0, 1]);
  });

  it("pauses by its button and by every step of the reader", async () => {
    shown(() => <Reader />);
    await press("Play");
    await press("Pause");
    await wait(3 * PACE);
    expect(gone).toEqual([]);
    await press("Play");
    await press("One move forward");
    await wait(3 * PACE);
    expect(gone).toEqual([1]);
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  });

  it("takes its time under reduced motion", async () => {
    reduced(true);
    shown(() => <Reader />);
    await press("Play");
    await wait(CALM_PACE - 1);
    expect(gone).toEqual([]);
    await wait(1);
    expect(gone).toEqual([1]);
  });

  it("stops when the kernel does not follow", async () => {
    const go = vi.fn(() => Promise.reject(new Error("silence")));
    shown(() => <Steps steps={STEPS} onGo={go} />);
    await press("Play");
    await wait(5 * PACE);
    expect(go).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  });
});
