/** Talking: the box at a table, and a conversation with the referee. */

import { RefereeChat } from "../../src/fuji/talk/RefereeChat";
import { TalkBox } from "../../src/fuji/talk/TalkBox";
import type { ExchangeView, TalkTraits } from "../../src/generated";
import { answered } from "../../tests/answered";
import { pretend } from "../../tests/model";
import type { Section } from "../section";

const REASON = {
  clause: "talk.no-numbers",
  text: '"six" tells what dice show; no number on dice may be said.',
  heading: "No numbers about dice",
};
const SAID: ExchangeView[] = [
  { number: 1, text: "My yellow looks strong.", lang: "en", ok: true, reasons: [] },
  { number: 2, text: "Have you got a six?", lang: "en", ok: false, reasons: [REASON] },
  { number: 3, text: `<b>Bonjour</b> ${"très ".repeat(60)}`, lang: "fr", ok: true, reasons: [] },
];

const Said = ({ exchanges }: { exchanges: ExchangeView[] }) => (
  <RefereeChat model={pretend<TalkTraits>({ exchanges })} />
);

export const talk: Section = {
  title: "Talk",
  states: {
    "before the first word": () => <Said exchanges={[]} />,
    "a conversation": () => <Said exchanges={SAID} />,
    "the box of a table, which allows short sentences": () => (
      <TalkBox
        onSay={async (text) => answered(1, text.length < 10 ? {} : { ok: false, reasons: [REASON] })}
        onClause={() => {}}
      />
    ),
  },
};
