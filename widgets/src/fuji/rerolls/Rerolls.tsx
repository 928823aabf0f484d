/** Which dice to throw again: the question on the left, the answer on the right, and what it does to the team. */
import { Button } from "../../Button";
import "../styles/need-buttons.css";
import "../styles/rerolls.css";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Art } from "../../art/Art";
import { Bars } from "../../charts/Bars";
import { Curves } from "../../charts/Curves";
import type { GoalView, PlayerView, RerollsMessage, RerollsTraits, WeighedView } from "../../generated";
import { Languages } from "../../Languages";
import { type Model, useTrait } from "../../model";
import { useShell } from "../../Shell";
import { Switch } from "../../table/Switch";
import { useAsk } from "../../useAsk";
import { fitting } from "../dice/fits";
import { Hand } from "../dice/Hand";
import { Need } from "../dice/Need";
import type { DrawnNeeds } from "../dice/Tray";
import { OddsNotes } from "../odds/OddsNotes";
import { Answer } from "./Answer";
import { Compose } from "./Compose";
import { Neighbour, type Supposed } from "./Neighbour";
import { type Goal, Team } from "./Team";

const SIZES = ["4", "5", "6"];
const REROLLS = ["0", "1", "2", "3"];

function Field({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="fk-rerolls-field">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function Card({
  need,
  needs,
  drawn,
  onNeed,
}: {
  need: string;
  needs: readonly string[];
  drawn: DrawnNeeds;
  onNeed(need: string): void;
}) {
  const { translate } = useShell();
  return (
    <Field title={translate("rerolls.card")}>
      <p class="fk-rerolls-need">
        <Need drawing={drawn[need]} />
      </p>
      <details>
        <summary>{translate("rerolls.offered")}</summary>
        <div class="fk-rerolls-needs">
          {needs.map((each) => (
            <Button key={each} aria-pressed={each === need} onClick={() => onNeed(each)}>
              <Need drawing={drawn[each]} />
            </Button>
          ))}
        </div>
      </details>
      <details>
        <summary>{translate("rerolls.compose")}</summary>
        <Compose need={need} drawing={drawn[need]} onNeed={onNeed} />
      </details>
    </Field>
  );
}

/** What the marks on the dice mean. */
function Signs() {
  const { translate } = useShell();
  return (
    <p class="fk-rerolls-signs" aria-hidden="true">
      <span>
        <span class="fk-die-mark fk-die-counts">
          <Art name="icon-check" />
        </span>
        {translate("dice.counts")}
      </span>
      <span>
        <span class="fk-die-mark fk-die-keep">
          <Art name="icon-hint" />
        </span>
        {translate("dice.keep")}
      </span>
    </p>
  );
}

/** The dice to mark: those of the goal that is looked at; none when nothing may be thrown. */
function keptFor(
  marked: Goal,
  you: PlayerView,
  weighed: WeighedView,
  goals: readonly GoalView[],
): Set<number> {
  if (!you.rerolls) return new Set();
  const goal = goals.find((each) => each.goal === marked);
  return new Set(marked === "me" || !goal ? weighed.best.numbers : goal.numbers);
}

function Totals({ weighed }: { weighed: WeighedView }) {
  const { translate } = useShell();
  const { mine, theirs, text } = weighed.totals;
  return (
    <Bars
      title={translate("rerolls.totals")}
      text={text}
      axis={translate("rerolls.totals-axis")}
      bars={mine}
      barsName={translate("rerolls.totals-mine")}
      dots={theirs}
      dotsName={translate("rerolls.totals-theirs")}
    />
  );
}

export function Rerolls({ model }: { model: Model<RerollsTraits> }) {
  const { translate } = useShell();
  const { ask, note } = useAsk<RerollsMessage>();
  const [you, ...neighbours] = useTrait(model, "players");
  const names = useTrait(model, "names");
  const needs = useTrait(model, "needs");
  const drawn = useTrait(model, "drawn_needs");
  const weighed = useTrait(model, "weighed");
  const goals = useTrait(model, "goals");
  const [marked, setMarked] = useState<Goal>("me");
  if (!you) return null;
  const suppose = (who: number, changes: Supposed) => void ask({ do: "suppose", who, ...changes });
  const turn = (who: number, die: number) => void ask({ do: "turn-die", who, die });
  const sizes = [...new Set([...SIZES, String(you.dice.length)])].sort();
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of a widget are no fieldset of a form
    <div class="fk-rerolls-body" role="group" aria-label={translate("rerolls.label")}>
      <Languages />
      <div class="fk-rerolls-question">
        <Field title={translate("rerolls.dice")}>
          <div class="fk-rerolls-dice">
            <Hand
              dice={you.dice}
              label={translate("rerolls.dice")}
              counting={fitting(new Set(weighed.fits.split(" ")), you.dice)}
              keep={keptFor(marked, you, weighed, goals)}
              onPick={(die) => turn(0, die)}
            />
          </div>
          <p class="fk-rerolls-hint">{translate("rerolls.turn")}</p>
          <Signs />
          <div class="fk-rerolls-row">
            <Button class="fk-rerolls-button" onClick={() => void ask({ do: "throw", who: 0 })}>
              {translate("rerolls.throw")}
            </Button>
            <Switch
              label={translate("rerolls.size")}
              values={sizes}
              value={String(you.dice.length)}
              show={(size) => size}
              onChoose={(size) => suppose(0, { size: Number(size) })}
            />
          </div>
        </Field>
        <Card need={you.need} needs={needs} drawn={drawn} onNeed={(need) => suppose(0, { need })} />
        <Field title={translate("rerolls.rerolls")}>
          <Switch
            label={translate("rerolls.rerolls")}
            values={REROLLS}
            value={String(you.rerolls)}
            show={(rerolls) => rerolls}
            onChoose={(rerolls) => suppose(0, { rerolls: Number(rerolls) })}
          />
        </Field>
        <details class="fk-rerolls-neighbours">
          <summary>{translate("rerolls.neighbours")}</summary>
          <div>
            {neighbours.map((player, index) => (
              <Neighbour
                key={names[index]}
                name={names[index] ?? ""}
                player={player}
                needs={needs}
                drawn={drawn}
                onSuppose={(changes) => suppose(index + 1, changes)}
                onTurn={(die) => turn(index + 1, die)}
              />
            ))}
          </div>
        </details>
        {note && <p role="alert">{note}</p>}
      </div>
      <div class="fk-rerolls-reply">
        <Answer weighed={weighed} dice={you.dice.length} rerolls={you.rerolls} />
        <OddsNotes odds={{ squares: {}, keep: [], advice: weighed.advice, model: weighed.model }} />
      </div>
      <div class="fk-rerolls-charts">
        <Curves curves={weighed.curves} text={weighed.curves_text} at={you.rerolls} />
        <Totals weighed={weighed} />
      </div>
      <Team goals={goals} names={names} marked={marked} onMark={setMarked} />
      <p class="fk-rerolls-marked" aria-live="polite">
        {marked === "me" ? "" : translate("rerolls.marked", { goal: translate(`rerolls.goal-${marked}`) })}
      </p>
    </div>
  );
}
