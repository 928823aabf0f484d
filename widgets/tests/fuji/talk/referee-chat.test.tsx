import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { RefereeChat } from "../../../src/fuji/talk/RefereeChat";
import type { ExchangeView, Lang, TalkTraits } from "../../../src/generated";
import { Shell } from "../../../src/Shell";
import { pretend } from "../../model";
import { reply } from "../../shown";
import { WORDS } from "../../words";

afterEach(cleanup);

const REASON = {
  clause: "talk.no-numbers",
  text: '"six" tells what dice show.',
  heading: "No numbers about dice",
};
const EXCHANGES: ExchangeView[] = [
  { number: 1, text: "<b>Hello</b>", lang: "fr", ok: true, reasons: [] },
  { number: 2, text: "Have you got a six?", lang: "en", ok: false, reasons: [REASON] },
];

function shown(exchanges: ExchangeView[] = [], lang: Lang = "en") {
  const model = pretend<TalkTraits>({ lang, words: WORDS[lang], exchanges });
  render(<Shell model={model} name="talk" Body={RefereeChat} />);
  return model;
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Say something to the table" });

async function tell(text: string) {
  await act(() => {
    fireEvent.input(field(), { target: { value: text } });
  });
  await act(async () => screen.getByRole("button", { name: "Say it" }).click());
}

describe("a talk with the referee", () => {
  it("is a log of what was said, as text and in its language, and of what was answered", () => {
    shown(EXCHANGES);
    const log = screen.getByRole("log", { name: "What was said" });
    expect(within(log).getByText("<b>Hello</b>").lang).toBe("fr");
    expect(within(log).getByText("You may say that.")).toBeTruthy();
    expect(within(log).getByText('"six" tells what dice show.')).toBeTruthy();
  });

  it("sends what is said, and empties the field when the referee has answered, also with a refusal", async () => {
    const model = shown();
    await tell("Have you got a six?");
    expect(model.sent).toMatchObject([{ do: "say-to-referee", text: "Have you got a six?" }]);
    await act(() => reply(model, { ok: false, reasons: [REASON] }));
    await expect.poll(() => field().value).toBe("");
    expect(document.activeElement).toBe(field());
  });

  it("keeps the words and says why when they were not heard", async () => {
    const model = shown();
    await tell("x".repeat(501));
    await act(() => reply(model, { ok: false, note: "500 characters are enough." }));
    expect(await screen.findByText("500 characters are enough.")).toBeTruthy();
    expect(field().value).toHaveLength(501);
  });

  it("offers sentences to try, with one click, in the language of the reader", async () => {
    const model = shown([], "pl");
    const examples = screen.getByRole("region", { name: "Spróbuj jednego z tych zdań" });
    expect(within(examples).getAllByRole("button")).toHaveLength(6);
    await act(async () =>
      within(examples)
        .getByRole("button", { name: /Masz szóstkę\?/ })
        .click(),
    );
    expect(model.sent).toMatchObject([{ do: "say-to-referee", text: "Masz szóstkę?" }]);
  });

  it("opens the clause of a refusal", async () => {
    const model = shown(EXCHANGES);
    await act(async () =>
      screen.getByRole("button", { name: "Look up the rule: No numbers about dice" }).click(),
    );
    expect(model.sent).toMatchObject([{ do: "look-up", clause: "talk.no-numbers" }]);
    const clause = { id: "talk.no-numbers", heading: "No numbers about dice", text: "None.", page: 6 };
    await act(() => reply(model, { clause: { ...clause, chapter: "talk", related: [], marks: [] } }));
    expect(await screen.findByRole("dialog", { name: "No numbers about dice" })).toBeTruthy();
  });
});
