/** A chat with the referee: a field, the conversation, and sentences to try. */
import { useState } from "preact/hooks";
import { Art } from "../../art/Art";
import { Button } from "../../Button";
import type { TalkMessage, TalkTraits } from "../../generated";
import { Languages } from "../../Languages";
import { type Model, useTrait } from "../../model";
import { ClauseCard } from "../../rules/ClauseCard";
import { useClause } from "../../rules/useClause";
import { useShell } from "../../Shell";
import { useAsk } from "../../useAsk";
import { Conversation } from "./Conversation";
import { TalkField } from "./TalkField";

export function RefereeChat({ model }: { model: Model<TalkTraits> }) {
  const { translate } = useShell();
  const exchanges = useTrait(model, "exchanges");
  const { ask, note } = useAsk<TalkMessage>();
  const opened = useClause();
  const [text, setText] = useState("");
  /** A refused sentence stands in the conversation; only what was not heard at all stays in the field. */
  const tell = async (said: string) => {
    const answer = await ask({ do: "say-to-referee", text: said });
    return answer !== null && (answer.ok || answer.reasons.length > 0);
  };
  return (
    <div class="fk-talk-page">
      <header class="fk-talk-header">
        <Art name="icon-talk" />
        <p>{translate("talk.intro")}</p>
        <Languages />
      </header>
      <div class="fk-talk-table">
        {exchanges.length > 0 && <Conversation exchanges={exchanges} onClause={opened.lookUp} />}
        <TalkField text={text} onText={setText} onSay={tell} />
        <p class="fk-talk-note" role="alert">
          {note || opened.note}
        </p>
      </div>
      <Examples onTry={tell} />
      {opened.clause && <ClauseCard clause={opened.clause} onClose={opened.close} onLookUp={opened.lookUp} />}
    </div>
  );
}

const PAIRS = [1, 2, 3] as const;

function Examples({ onTry }: { onTry(text: string): void }) {
  const { translate } = useShell();
  const sentences = PAIRS.flatMap((pair) => [translate(`talk.good-${pair}`), translate(`talk.bad-${pair}`)]);
  return (
    <section class="fk-talk-examples" aria-label={translate("talk.try")}>
      <h3>{translate("talk.try")}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Button onClick={() => onTry(sentence)}>
              <q>{sentence}</q>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
