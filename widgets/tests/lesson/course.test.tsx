import { act, cleanup, fireEvent, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Lang, LessonView } from "../../src/generated";
import { seatOf } from "../fuji/board/view";
import type { Sent } from "../table/views";
import { laid as laidOut } from "./laid";
import { offerOf, stepOf, tableOf } from "./step";

const laid = (step: Partial<LessonView> = {}, view: Sent = tableOf(), lang: Lang = "en") =>
  laidOut({ step: stepOf(step), view, lang });

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const cell = (square: string) => screen.getByRole("gridcell", { name: new RegExp(`^${square},`) });
const voice = () => document.querySelector(".fk-live-region")?.textContent;
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("is a region called after the lesson, with what the step says", () => {
  laid();
  expect(screen.getByRole("region", { name: "Lesson: The first move" })).toBeTruthy();
  expect(screen.getByText("You are Clara.")).toBeTruthy();
  expect(screen.getByText("Step 2 of 3")).toBeTruthy();
});

it("speaks the language of the reader", () => {
  laid({ kind: "do", more_hints: true }, tableOf(), "pl");
  expect(button("Wskazówka")).toBeTruthy();
  expect(button("Dalej")).toBeTruthy();
});

it("leads on only when the step is done, and back at any time", () => {
  const { model, last } = laid({ kind: "ask" });
  fireEvent.click(button("Next"));
  expect(model.sent).toHaveLength(0);
  expect(button("Next").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button("Back"));
  expect(last()).toEqual({ do: "go-to-step", step: 0 });
  act(() => model.put("step", stepOf({ kind: "ask", solved: [true, true, false] })));
  fireEvent.click(button("Next"));
  expect(last()).toEqual({ do: "go-to-step", step: 2 });
});

it("offers the beginning at the end", () => {
  const { last } = laid({ at: 2, solved: [true, true, true], reached: 3, done: true });
  expect(screen.getByText("You have finished this lesson.")).toBeTruthy();
  fireEvent.click(button("Start over"));
  expect(last()).toEqual({ do: "go-to-step", step: null });
});

it("keeps the focus on the button that led on", () => {
  const { model } = laid({ solved: [true, true, false] });
  button("Next").focus();
  act(() => model.put("step", stepOf({ at: 2, solved: [true, true, true], done: true })));
  expect(document.activeElement).toBe(button("Start over"));
});

it("shows the steps as stones; those that were reached can be gone to", () => {
  const { model, last } = laid();
  const stones = within(screen.getByRole("navigation", { name: "Lesson steps" }));
  expect(stones.getByRole("button", { name: "step 2" }).getAttribute("aria-current")).toBe("step");
  fireEvent.click(stones.getByRole("button", { name: "step 3" }));
  expect(model.sent).toHaveLength(0);
  fireEvent.click(stones.getByRole("button", { name: "step 1, done" }));
  expect(last()).toEqual({ do: "go-to-step", step: 0 });
});

const QUESTION: Partial<LessonView> = {
  kind: "ask",
  answers: [
    { text: "8", tried: "" },
    { text: "16", tried: "" },
  ],
};

it("sends the answer that is chosen", () => {
  const { last } = laid(QUESTION);
  fireEvent.click(button("16"));
  expect(last()).toEqual({ do: "choose", answer: 1 });
});

it("explains a wrong answer, marks it as tried, and says so aloud", () => {
  const { model } = laid(QUESTION);
  const answers = [
    { text: "8", tried: "wrong" as const },
    { text: "16", tried: "" as const },
  ];
  const reply = { ok: false, text: "Both count.", reasons: [], story: [] };
  act(() => model.put("step", stepOf({ ...QUESTION, answers, reply })));
  expect(button(/^8\s?, already tried$/)).toBeTruthy();
  expect(screen.getByText("Not quite.")).toBeTruthy();
  expect(voice()).toBe("Both count.");
});

it("takes no more answers once the right one is found", () => {
  const { model } = laid({
    ...QUESTION,
    answers: [{ text: "16", tried: "right" }],
    solved: [true, true, false],
  });
  fireEvent.click(button("16"));
  expect(button("16").getAttribute("aria-pressed")).toBe("true");
  expect(model.sent).toHaveLength(0);
});

const MARKS = [
  offerOf("mark c2", "Mark c2", { picks: ["square c2"] }),
  offerOf("mark d2", "Mark d2", { picks: ["square d2"] }),
];

it("lights up what may be done, and one touch does it", () => {
  const { last } = laid({ kind: "do" }, tableOf(MARKS));
  expect(screen.getByRole("gridcell", { name: /^d2,.*Mark d2/ })).toBeTruthy();
  fireEvent.click(cell("d2"));
  expect(last()).toEqual({ do: "act", line: "Clara mark d2" });
});

it("asks why something else can't be done", () => {
  const { last } = laid({ kind: "do" }, tableOf(MARKS));
  fireEvent.click(cell("e3"));
  expect(last()).toEqual({ do: "why-not", key: "square e3", intent: "", seat: "Clara", picked: [] });
});

it("leaves the table alone in steps to read and in solved ones", () => {
  const { model } = laid({ kind: "do", solved: [true, true, false] }, tableOf(MARKS));
  fireEvent.click(cell("d2"));
  act(() => model.put("step", stepOf({ kind: "show" })));
  fireEvent.click(cell("d2"));
  expect(model.sent).toHaveLength(0);
});

it("collects dice and throws them with one button", () => {
  const many = {
    things: ["die Clara.1", "die Clara.2"],
    nouns: ["1", "2"],
    most: 2,
    label: "Reroll {count|die|dice} {nouns}",
  };
  const offers = [offerOf("reroll {}", "Reroll dice", { many }), offerOf("stop", "Keep these dice")];
  const { last } = laid({ kind: "do" }, tableOf(offers, { phase: "reroll" }));
  fireEvent.click(button(/^die 1,/));
  fireEvent.click(button(/^die 2,/));
  fireEvent.click(button("Reroll dice 1, 2"));
  expect(last()).toEqual({ do: "act", line: "Clara reroll 1 2" });
});

it("lets the learner say something", () => {
  const offer = offerOf("say {}", "Say something", { text: 400 });
  const { last } = laid({ kind: "do", talks: true }, tableOf([offer]));
  fireEvent.input(screen.getByLabelText("Say something to the table"), {
    target: { value: "I'm <b>strong</b>." },
  });
  fireEvent.click(button("Say it"));
  expect(last()).toEqual({ do: "act", line: "Clara say I'm <b>strong</b>." });
});

it("gives hints one by one, aloud too, until there are none", () => {
  const { model, last } = laid({ kind: "do", more_hints: true });
  fireEvent.click(button("Hint"));
  expect(last()).toEqual({ do: "hint" });
  act(() => model.put("step", stepOf({ kind: "do", hints: ["Look at d2."] })));
  expect(within(screen.getByRole("list", { name: "Hints" })).getByText("Look at d2.")).toBeTruthy();
  expect(voice()).toBe("Look at d2.");
  fireEvent.click(button("Hint"));
  expect(model.sent).toHaveLength(1);
});

it("shows a refusal with its clause a click away", () => {
  const reasons = [{ clause: "plan.blocked", text: "e1 is lava.", heading: "Never over lava" }];
  const { last } = laid({ kind: "do", reply: { ok: false, text: "", reasons, story: [] } });
  expect(screen.getByText("That is not allowed.")).toBeTruthy();
  fireEvent.click(button("Look up the rule: Never over lava"));
  expect(last()).toEqual({ do: "look-up", clause: "plan.blocked" });
});

it("tells what happened as a list", () => {
  const story = ["Clara moves to d2.", "Clara loses 3 stamina."];
  laid({ kind: "show", reply: { ok: true, text: "", reasons: [], story } });
  const told = within(screen.getByRole("list", { name: "What happened" })).getAllByRole("listitem");
  expect(told.map((each) => each.textContent)).toEqual(story);
});

it("has the rules of the step a click away", () => {
  const { last } = laid();
  fireEvent.click(button("Higher than each neighbour"));
  expect(last()).toEqual({ do: "look-up", clause: "move.higher" });
});

it("reads a new step aloud", () => {
  const { model } = laid({ solved: [true, true, false] });
  act(() => model.put("step", stepOf({ at: 2, text: "Now look." })));
  expect(voice()?.trim()).toBe("Step 3 of 3 Now look.");
});

it("shows other people's dice only when they lie open", () => {
  laid();
  expect(screen.getByRole("group", { name: "Dice of Clara" })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Dice of Jona" })).toBeNull();
  cleanup();
  const seats = { Clara: seatOf({ dice: ["B1"] }), Jona: seatOf({ dice: ["Y2"] }) };
  laid({}, tableOf([], { seats }));
  expect(screen.getByRole("group", { name: "Dice of Jona" })).toBeTruthy();
});

const COMPASS = { Clara: seatOf({ at: "c2", dice: ["B1", "P4", "B6"], equipment: ["compass", "rope"] }) };

it("uses a card: first the card is touched, then the die", () => {
  const lines = [offerOf("use compass 3", "Turn die 3", { picks: ["card compass", "die Clara.3"] })];
  const { last } = laid({ kind: "do" }, tableOf(lines, { phase: "equip", seats: COMPASS }));
  fireEvent.click(button("Compass"));
  fireEvent.click(button(/^die 3,/));
  expect(last()).toEqual({ do: "act", line: "Clara use compass 3" });
});

it("asks why a card can't be used", () => {
  const { last } = laid({ kind: "do" }, tableOf([], { phase: "equip", seats: COMPASS }));
  fireEvent.click(button("Rope"));
  expect(last()).toMatchObject({ do: "why-not", key: "card rope", seat: "Clara" });
});

it("shows cards without offering them while there is nothing to do", () => {
  laid({ kind: "ask" }, tableOf([], { seats: COMPASS }));
  expect(screen.getByRole("img", { name: "Compass" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Compass" })).toBeNull();
});

it("shows the cards of the others, and their dice only where they lie open", () => {
  const jona = seatOf({ at: "d2", character: "purple", dice: [null, null], equipment: ["map"] });
  laid({ kind: "do" }, tableOf([], { phase: "equip", seats: { ...COMPASS, Jona: jona } }));
  expect(screen.getByRole("img", { name: "Map" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Map" })).toBeNull();
  expect(screen.queryByRole("list", { name: /Jona.*dice/i })).toBeNull();
});

it("lets a card of another be touched while it may be copied", () => {
  const seats = {
    Clara: seatOf({ at: "c2", dice: ["B1"], equipment: ["pocket-knife"] }),
    Jona: seatOf({ at: "d2", character: "purple", dice: [null], equipment: ["radio"] }),
  };
  const copy = offerOf("use pocket-knife radio", "Show everybody my dice", {
    picks: ["card pocket-knife", "copy radio"],
  });
  const other = offerOf("use pocket-knife map", "Lend a die", { picks: ["card pocket-knife", "copy map"] });
  const { last } = laid({ kind: "do" }, tableOf([copy, other], { phase: "equip", seats }));
  fireEvent.click(button("Pocket knife"));
  fireEvent.click(screen.getAllByRole("button", { name: "Radio" })[0] as HTMLElement);
  expect(last()).toEqual({ do: "act", line: "Clara use pocket-knife radio" });
});

it("shows injuries and dice set aside, and the tracks once somebody is tired", () => {
  const jona = seatOf({ at: "d2", character: "purple", dice: [null], injuries: ["eye"], aside: ["B4"] });
  const { model } = laid({}, tableOf([], { seats: { ...COMPASS, Jona: jona } }));
  expect(screen.getByText("Eye injury")).toBeTruthy();
  expect(document.querySelectorAll(".fk-aside .fk-die")).toHaveLength(1);
  expect(document.querySelectorAll(".fk-stamina")).toHaveLength(0);
  act(() => model.put("view", tableOf([], { seats: { ...COMPASS, Jona: { ...jona, stamina: 3 } } })));
  expect(document.querySelectorAll(".fk-stamina")).toHaveLength(2);
});

it("shows the third set of two players", () => {
  laid({}, { ...tableOf(), third_set: [null, null, null, "P4", "B5", "P5"] });
  expect(screen.getByRole("group", { name: "The third set of dice" })).toBeTruthy();
});

it("lets the learner act for the third meeple", () => {
  const own = offerOf("mark d2", "Mark d2", { picks: ["square d2"], whose: "Clara" });
  const third = { ...own, line: "mark d2 for Third", whose: "Third" };
  const { last } = laid({ kind: "do" }, tableOf([own, third]));
  fireEvent.click(within(screen.getByRole("group", { name: "For whom" })).getByText("Third"));
  fireEvent.click(cell("d2"));
  expect(last()).toEqual({ do: "act", line: "Clara mark d2 for Third" });
});

it("sets the sentence of a task that says what to do in bold", () => {
  laid({ kind: "do", text: "You are on d2. It is late! Go to e2, quickly." });
  expect(document.querySelector(".fk-course-said b")?.textContent).toBe("Go to e2, quickly.");
  cleanup();
  laid({ kind: "do", text: "Go to e2." });
  expect(document.querySelector(".fk-course-said b")?.textContent).toBe("Go to e2.");
  cleanup();
  laid({ kind: "say", text: "You are on d2. It is late!" });
  expect(document.querySelector(".fk-course-said b")).toBeNull();
});

it("shows how often one may throw again, in the plan and while throwing", () => {
  const clara = seatOf({ at: "c2", dice: ["B1"], rerolls: 2 });
  const jona = seatOf({ at: "d2", dice: [null], rerolls: 0 });
  const seats = { Clara: clara, Jona: jona };
  const { model } = laid({}, tableOf([], { phase: "plan", seats }));
  expect(screen.getByText("2 rerolls")).toBeTruthy();
  expect(screen.queryByText("0 rerolls")).toBeNull();
  act(() => model.put("step", stepOf({ kind: "ask" })));
  expect(screen.queryByText("2 rerolls")).toBeNull();
  act(() => model.put("step", stepOf({ kind: "ask", solved: [true, true, false] })));
  expect(screen.getByText("2 rerolls")).toBeTruthy();
  act(() => model.put("view", tableOf([], { phase: "reroll", seats })));
  expect(screen.getByText("0 rerolls")).toBeTruthy();
  act(() => model.put("view", tableOf([], { phase: "move", seats })));
  expect(screen.queryByText("2 rerolls")).toBeNull();
});
