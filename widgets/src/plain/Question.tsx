/** What is asked at the table, who answers, what can be chosen, and why something was refused. */
import { Art } from "../art/Art";
import { useShell } from "../Shell";
import { Refused } from "../table/Refused";
import { Switch } from "../table/Switch";
import type { Question as Asked } from "./asked";
import { Choices } from "./Choices";
import type { Picking } from "./usePicking";
import type { WholeTable } from "./view";
import "../styles/prompt.css";

interface Props {
  table: WholeTable;
  asked: Asked;
  picking: Picking;
  /** Shows a clause, where there is a rulebook. */
  onClause?: ((id: string) => void) | undefined;
}

function Words({ table, asked, onClause }: Omit<Props, "picking">) {
  const { say } = useShell();
  const clause = table.ask?.clause;
  const card = table.ask?.card && table.things[table.ask.card];
  return (
    <div class="fk-prompt-words">
      <p class="fk-question">
        {card && <span class="fk-plain-card">{card}</span>}
        {asked.question}
      </p>
      {table.ask?.says.map((said) => (
        <p key={said} class="fk-prompt-help">
          {said}
        </p>
      ))}
      {asked.help && <p class="fk-prompt-help">{asked.help}</p>}
      {clause && onClause && (
        <button type="button" class="fk-plain-rule" onClick={() => onClause(clause)}>
          <Art name="icon-book" />
          {say("plain.rule")}
        </button>
      )}
    </div>
  );
}

export function Question({ table, asked, picking, onClause }: Props) {
  const { say } = useShell();
  const { actors, actor, refusal } = picking;
  return (
    <section class="fk-prompt" aria-label={say("table.now")} aria-busy={picking.busy || undefined}>
      <div class="fk-prompt-bar">
        <Words table={table} asked={asked} onClause={onClause} />
        {actors.length > 1 && (
          <Switch
            label={say("table.actor")}
            values={actors}
            value={actor}
            show={(name) => name}
            onChoose={picking.chooseActor}
          />
        )}
      </div>
      {refusal && <Refused refusal={refusal} onClause={onClause} onClose={picking.dismiss} />}
      <Choices table={table} picking={picking} />
    </section>
  );
}
