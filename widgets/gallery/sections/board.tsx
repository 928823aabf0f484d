/** The board: quiet, offering, endangered, crowded, marked, and going on. */
import { useState } from "preact/hooks";
import { Board } from "../../src/fuji/board/Board";
import { Chances } from "../../src/fuji/odds/Chances";
import type { CardView, MarksView, OddsTraits, OddsView, View } from "../../src/generated";
import { useShell } from "../../src/Shell";
import { seatOf, viewOf } from "../../tests/fuji/board/view";
import { drawingOf } from "../../tests/fuji/drawing";
import { pretend } from "../../tests/model";
import type { Section } from "../section";

const FULL = `
V R l l l l . l . l l l
R R l l . l l l l l . v
R . l . l l . l . l l v
l l l l l . l l l l l v
. l . l . l l . l . l v
. l l l l l . l l l l .
`;
const NEEDS = [
  "yellow|4",
  "1|2|3",
  "odd(pink|blue)",
  "blue",
  "even",
  "pink|6",
  "2|5",
  "even(yellow)",
  "pink|blue",
  "odd",
  "3",
];
const TOKENS: Record<number, string> = { 7: "equipment", 16: "eruption", 25: "equipment", 31: "eruption2" };

function dressed(cards: Record<string, CardView>): Record<string, CardView> {
  const dress = ([square, card]: [string, CardView], index: number): [string, CardView] =>
    card.need
      ? [
          square,
          {
            ...card,
            need: NEEDS[index % NEEDS.length] ?? "odd",
            reroll: index % 5 === 2,
            token: TOKENS[index] ?? null,
          },
        ]
      : [square, card];
  return Object.fromEntries(Object.entries(cards).map(dress));
}

const SEATS = {
  Clara: seatOf({ at: "d4", character: "blue", dice: ["B1", "P1", "B4", "Y5", "Y3", "B4"] }),
  Jona: seatOf({ at: "c2", character: "purple", marker: "e1" }),
  Steve: seatOf({ at: "d1", character: "green", marker: "d2" }),
  Mia: seatOf({ at: "c2", character: "black" }),
};
const QUIET = viewOf(FULL, { seats: SEATS });
const CARDS = dressed(QUIET.cards);
const VIEW: View = { ...QUIET, cards: CARDS, drawing: drawingOf(CARDS, SEATS) };
const TARGETS = new Map(["c3", "c4", "d2", "b4", "e4", "e3", "d5", "d4"].map((square) => [square, ""]));
const CHANCES = [71, 100, 22, 48, 99, 1, 86, 63];
const ODDS: OddsView = {
  squares: Object.fromEntries(
    [...TARGETS.keys()].map((square, index) => [
      square,
      {
        chance: (CHANCES[index] ?? 50) / 100,
        hundred: CHANCES[index] ?? 50,
        team: "",
        text: `${square}: 71.4% to move, 1 reroll.`,
      },
    ]),
  ),
  model: "Each neighbour has 6 unseen dice, rolled once.",
  advice: "The surest card is c4: 99.9% with 2 rerolls.",
  keep: [4, 5],
};
const MARKS: MarksView = {
  highlights: { d2: "look", e4: "good", c3: "bad" },
  arrows: [
    { start: "d4", end: "e3", text: "2 steps" },
    { start: "h3", end: "k1", text: "" },
  ],
  notes: { c4: "lava next", l4: "all of you must get here alive" },
};

/** Lava takes everything beside it. */
function erupted(view: View, took: readonly string[]): View {
  const burnt = took.flatMap((square) => {
    const card = view.cards[square];
    return card ? [[square, { ...card, kind: "lava", need: null, token: null, reroll: false }]] : [];
  });
  return { ...view, round: view.round + 2, cards: { ...view.cards, ...Object.fromEntries(burnt) } };
}

const BURNING = erupted(erupted(VIEW, ["b1", "a2", "b2", "a3"]), ["c1", "a4", "b4"]);

function gathered(view: View): View {
  const all = Object.entries(view.seats).map(([name, seat]) => [name, { ...seat, at: "d4", marker: "d2" }]);
  return { ...view, seats: Object.fromEntries(all) };
}

function walked(view: View): View {
  const clara = seatOf({ ...SEATS.Clara, at: "e4", marker: "f4" });
  return { ...view, seats: { ...view.seats, Clara: clara } };
}

function Picking({ view = VIEW, odds = null }: { view?: View; odds?: OddsView | null }) {
  const [chosen, setChosen] = useState<readonly string[]>(["c4"]);
  return (
    <Board
      view={view}
      label="Board"
      targets={TARGETS}
      odds={odds}
      chosen={chosen}
      me="Clara"
      onPick={(square) => setChosen([square])}
    />
  );
}

const STORY: readonly View[] = [VIEW, walked(VIEW), erupted(walked(VIEW), ["b1", "a2"]), walked(BURNING)];

function Going() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep((old) => (old + 1) % STORY.length)}>
        go on
      </button>
      <Board view={STORY[step] ?? VIEW} label="Board" me="Clara" />
    </>
  );
}

function Odds() {
  const { lang } = useShell();
  const [model] = useState(() =>
    pretend<OddsTraits>({
      lang,
      view: VIEW,
      odds: ODDS,
      picked: "c4",
      seats: Object.keys(VIEW.seats),
      note: "",
    }),
  );
  return <Chances model={model} />;
}

export const board: Section = {
  title: "Board",
  states: {
    "to look at": () => <Board view={VIEW} label="Board" />,
    "with targets": () => <Picking />,
    "with chances": () => <Picking odds={ODDS} />,
    "lava around": () => <Picking view={BURNING} odds={ODDS} />,
    "four on a card": () => <Picking view={gathered(VIEW)} odds={ODDS} />,
    marked: () => <Board view={VIEW} label="Board" marks={MARKS} />,
    "going on": () => <Going />,
    "the widget Odds": () => <Odds />,
  },
};
