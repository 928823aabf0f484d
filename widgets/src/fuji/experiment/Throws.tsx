/** Dice to throw once or many times; what came stands beside what was to be expected. */
import { Button } from "../../Button";
import "../styles/need-buttons.css";
import "../styles/experiment.css";
import { Bars } from "../../charts/Bars";
import type { ExperimentMessage, ExperimentTraits, ExperimentView } from "../../generated";
import { Languages } from "../../Languages";
import { type Model, useTrait } from "../../model";
import { useShell } from "../../Shell";
import { Switch } from "../../table/Switch";
import { useAsk } from "../../useAsk";
import { fitting } from "../dice/fits";
import { Hand } from "../dice/Hand";
import { Need } from "../dice/Need";

const SIZES = ["1", "2", "3", "4", "5", "6"];
const TIMES = [10, 100, 1000] as const;

function Needs({
  need,
  needs,
  drawn_needs,
  onNeed,
}: Pick<ExperimentTraits, "need" | "needs" | "drawn_needs"> & { onNeed(need: string): void }) {
  const { translate } = useShell();
  return (
    // biome-ignore lint/a11y/useSemanticElements: tiles to touch are no fieldset of a form
    <div class="fk-experiment-needs" role="group" aria-label={translate("tray.need")}>
      {(needs.includes(need) ? needs : [need, ...needs]).map((each) => (
        <Button key={each} aria-pressed={each === need} onClick={() => onNeed(each)}>
          <Need drawing={drawn_needs[each]} />
        </Button>
      ))}
    </div>
  );
}

function Last({ thrown }: { thrown: ExperimentView }) {
  const { translate } = useShell();
  if (!thrown.last.length) return <p class="fk-experiment-before">{translate("experiment.before")}</p>;
  const counting = fitting(new Set(thrown.fits.split(" ")), thrown.last);
  return <Hand dice={thrown.last} label={translate("experiment.dice")} counting={counting} />;
}

export function Throws({ model }: { model: Model<ExperimentTraits> }) {
  const { translate } = useShell();
  const { ask, note } = useAsk<ExperimentMessage>();
  const dice = useTrait(model, "dice");
  const need = useTrait(model, "need");
  const needs = useTrait(model, "needs");
  const drawn = useTrait(model, "drawn_needs");
  const thrown = useTrait(model, "thrown");
  const repeat = (times: number) => void ask({ do: "repeat", times });
  const shares = thrown.counts.map((count) => (thrown.times ? count / thrown.times : 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of a widget are no fieldset of a form
    <div class="fk-experiment-body" role="group" aria-label={translate("experiment.label")}>
      <Languages />
      <div class="fk-experiment-question">
        <Switch
          label={translate("rerolls.size")}
          values={SIZES}
          value={String(dice)}
          show={(size) => size}
          onChoose={(size) => void ask({ do: "suppose", size: Number(size) })}
        />
        <Needs
          need={need}
          needs={needs}
          drawn_needs={drawn}
          onNeed={(chosen) => void ask({ do: "suppose", need: chosen })}
        />
        <div class="fk-experiment-last">
          <Last thrown={thrown} />
        </div>
        <div class="fk-experiment-row">
          <Button onClick={() => repeat(1)}>{translate("experiment.once")}</Button>
          {TIMES.map((times) => (
            <Button key={times} onClick={() => repeat(times)}>
              {translate("experiment.times", { times })}
            </Button>
          ))}
          <Button class="fk-experiment-again" onClick={() => repeat(0)}>
            {translate("experiment.again")}
          </Button>
        </div>
        <p class="fk-experiment-text" aria-live="polite">
          {thrown.text}
        </p>
        {note && <p role="alert">{note}</p>}
      </div>
      <Bars
        title={translate("experiment.chart")}
        text={thrown.text}
        axis={translate("experiment.axis")}
        bars={shares}
        barsName={translate("experiment.came")}
        dots={thrown.exact}
        dotsName={translate("experiment.expected")}
      />
    </div>
  );
}
