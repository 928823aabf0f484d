import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TalkBox } from "../../../src/fuji/talk/TalkBox";
import type { Answer } from "../../../src/generated";
import { answered } from "../../answered";
import { shown } from "../../shown";

afterEach(cleanup);

const REFUSED = answered(1, {
  ok: false,
  reasons: [{ clause: "talk.no-numbers", text: '"three" tells how many.', heading: "No numbers" }],
});

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Say something to the table" });
async function tell(text: string) {
  await act(() => {
    fireEvent.input(field(), { target: { value: text } });
  });
  await act(async () => {
    screen.getByRole("button", { name: "Say it" }).click();
  });
}
const box = (onSay: (text: string) => Promise<Answer | null>, onClause = () => {}) =>
  shown(() => <TalkBox onSay={onSay} onClause={onClause} />);

describe("the talk box", () => {
  it("says what was typed as it was typed, and is empty when it may be said", async () => {
    const say = vi.fn(async () => answered(1));
    box(say);
    await tell("My <b>yellow</b> looks strong.");
    expect(await screen.findByText("You may say that.")).toBeTruthy();
    expect(say).toHaveBeenCalledWith("My <b>yellow</b> looks strong.");
    expect(field().value).toBe("");
  });

  it("keeps refused words for the speaker to mend, with the reason and its clause", async () => {
    const clause = vi.fn();
    box(async () => REFUSED, clause);
    await tell("Three yellow dice");
    expect(await screen.findByText('"three" tells how many.')).toBeTruthy();
    expect([field().value, document.activeElement]).toEqual(["Three yellow dice", field()]);
    screen.getByRole("button", { name: "Look up the rule: No numbers" }).click();
    expect(clause).toHaveBeenCalledWith("talk.no-numbers");
  });

  it("does not send what is empty", async () => {
    const say = vi.fn(async () => answered(1));
    box(say);
    await tell("   ");
    expect(say).not.toHaveBeenCalled();
  });

  it("tells of a silent kernel", async () => {
    box(() => Promise.resolve(null));
    await tell("Hello");
    expect(await screen.findByText(/^No answer yet/)).toBeTruthy();
    expect(field().value).toBe("Hello");
  });
});
