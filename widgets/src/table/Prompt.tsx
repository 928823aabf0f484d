/** What is asked at the table, who answers, and what can be chosen. */
import { useId } from "preact/hooks";
import { Button } from "../Button";
import { useShell } from "../Shell";
import { Choices } from "./Choices";
import type { GameParts } from "./parts";
import { beginsOffer, isNothing } from "./picking";
import { type Choice, choicesOf, mainOf, type Question } from "./promptContent";
import { RefusalNote } from "./RefusalNote";
import { Switch } from "./Switch";
import type { Picking } from "./usePicking";
import type { WholeTable } from "./view";
import "../styles/prompt.css";

interface Props {
  table: WholeTable;
  parts: GameParts | null;
  asked: Question;
  picking: Picking;
  /** Shows a clause, where there is a rulebook. */
  onClause?: ((id: string) => void) | undefined;
}

/** The card that asks, and the rule: a table with a board shows both elsewhere. */
function Words({ table, parts, asked, onClause }: Omit<Props, "picking">) {
  const { translate } = useShell();
  const plain = parts ? null : table.ask;
  const card = plain?.card && table.things[plain.card];
  return (
    <div class="fk-prompt-words">
      <p class="fk-question">
        {card && <span class="fk-plain-card">{card}</span>}
        {asked.question}
      </p>
      {plain?.says.map((said) => (
        <p key={said} class="fk-prompt-help">
          {said}
        </p>
      ))}
      {asked.help && <p class="fk-prompt-help">{asked.help}</p>}
      {plain?.clause && onClause && (
        <Button class="fk-plain-rule" icon="book" onClick={() => onClause(plain.clause)}>
          {translate("plain.rule")}
        </Button>
      )}
    </div>
  );
}

function Who({ table, parts, asked, picking }: Pick<Props, "table" | "parts" | "asked" | "picking">) {
  const { translate } = useShell();
  const { actors, actor, whoses, whose } = picking;
  const show = (name: string) => (
    <>
      {parts && <parts.Player table={table} name={name} />}
      {name}
    </>
  );
  return (
    <>
      {actors.length > 1 && (
        <Switch
          label={translate("table.actor")}
          values={actors}
          value={actor}
          show={show}
          onChoose={picking.chooseActor}
        />
      )}
      {whoses.length > 1 && (
        <Switch
          label={translate("table.whose")}
          values={whoses}
          value={whose}
          show={show}
          calls={asked.calls}
          onChoose={picking.chooseWhose}
        />
      )}
      {asked.reminder && <p class="fk-calls">{asked.reminder}</p>}
    </>
  );
}

interface PressProps {
  table: WholeTable;
  parts: GameParts;
  choice: Choice;
  main: boolean;
  onPress(): void;
}

function Press({ table, parts, choice, main, onPress }: PressProps) {
  const { label, spoken, thing, offer, intent } = choice;
  const isOff = !thing && !offer && !intent;
  const id = useId();
  return (
    <Button
      kind={main ? "main" : "press"}
      data-main={main || undefined}
      data-kind={thing ? thing.split(" ", 1)[0] : undefined}
      aria-label={thing || spoken !== label ? spoken : undefined}
      aria-describedby={thing && parts.describes(table, thing) ? id : undefined}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      {thing ? <parts.Thing table={table} thing={thing} label={label} id={id} /> : label}
    </Button>
  );
}

function Leave({ picking }: Pick<Props, "picking">) {
  const { translate } = useShell();
  const { tapped, offers } = picking;
  if (isNothing(tapped)) return null;
  const inHand = tapped.things.some((key) => beginsOffer(offers, key));
  const label = translate(inHand ? "table.put-back" : tapped.intent ? "table.back" : "table.clear");
  return (
    <Button kind="quiet" onClick={picking.clear}>
      {label}
    </Button>
  );
}

/** The buttons of a table with a board: whatever can't be touched there. */
function Presses({ table, parts, picking }: { table: WholeTable; parts: GameParts; picking: Picking }) {
  const { fill } = useShell();
  const draws = (key: string) => parts.draws(table, key);
  const choices = choicesOf({ table, chosen: picking, draws, fill });
  const main = mainOf(choices);
  const ordered = main ? [main, ...choices.filter((choice) => choice !== main)] : choices;
  const press = ({ id, offer, thing, intent }: Choice) => {
    if (offer?.confirm && isNothing(picking.tapped)) picking.tapIntent(offer.intent);
    else if (offer) picking.send(offer);
    else if (thing) picking.tapThing(thing);
    else if (intent) picking.tapIntent(intent);
    else picking.askWhy("", id);
  };
  return (
    <div class="fk-prompt-buttons" data-many={choices.length > 3 || undefined}>
      {ordered.map((choice) => (
        <Press
          key={choice === main ? "main" : choice.id}
          table={table}
          parts={parts}
          choice={choice}
          main={choice === main}
          onPress={() => press(choice)}
        />
      ))}
      <Leave picking={picking} />
    </div>
  );
}

export function Prompt(props: Props) {
  const { translate } = useShell();
  const { table, parts, picking, onClause } = props;
  const { refusal } = picking;
  return (
    <section class="fk-prompt" aria-label={translate("table.now")}>
      <div class="fk-prompt-bar">
        <Words {...props} />
        <Who {...props} />
        {parts && <Presses table={table} parts={parts} picking={picking} />}
      </div>
      {!parts && refusal && <RefusalNote refusal={refusal} onClause={onClause} onClose={picking.dismiss} />}
      {!parts && <Choices table={table} picking={picking} />}
    </section>
  );
}
