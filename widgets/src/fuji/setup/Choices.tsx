/** What a game is played with and by: variant, scenario, level, edition, and what is switched on. */
import type { WordKey } from "../../generated";
import { useShell } from "../../Shell";
import { Choice } from "./Choice";
import type { Part } from "./part";
import { SmallMap } from "./SmallMap";

export function Variants({ setup, options, refusal, change }: Part) {
  const { translate } = useShell();
  const variants = setup.variants.filter((variant) => variant.players === options.seats.length);
  if (!variants.length) return null;
  return (
    <Choice
      titled
      legend={translate("setup.variant")}
      field="variant"
      options={variants.map(({ name }) => ({
        value: name,
        title: translate(`setup.variant-${name}` as WordKey),
        text: translate(`setup.variant-${name}-text` as WordKey),
      }))}
      value={options.variant}
      refusal={refusal("variant")}
      onChoose={(variant) => change({ ...options, variant })}
    />
  );
}

export function Scenarios({ setup, options, refusal, change }: Part) {
  const { translate } = useShell();
  const drawn = { value: 0, title: translate("setup.draw"), text: translate("setup.scenario-draw") };
  return (
    <div class="fk-scenarios">
      <Choice
        legend={translate("setup.scenario")}
        field="scenario"
        options={[
          ...setup.scenarios.map((scenario) => ({
            value: scenario.number,
            title: `${scenario.number} · ${scenario.name}`,
            text: `${scenario.line} ${translate("setup.steps", { steps: scenario.steps })}`,
            house: scenario.house,
            picture: <SmallMap scenario={scenario} />,
          })),
          drawn,
        ]}
        value={options.scenario}
        refusal={refusal("scenario")}
        onChoose={(scenario) => change({ ...options, scenario })}
      />
    </div>
  );
}

export function Levels({ setup, options, refusal, change }: Part) {
  const { translate } = useShell();
  return (
    <Choice
      legend={translate("setup.level")}
      field="level"
      options={setup.levels.map(({ number, text, house }) => ({
        value: number,
        title: translate("setup.level-number", { level: number }),
        text,
        house,
      }))}
      value={options.level}
      refusal={refusal("level")}
      onChoose={(level) => change({ ...options, level })}
    />
  );
}

export function Editions({ setup, options, refusal, change }: Part) {
  const { translate } = useShell();
  return (
    <Choice
      legend={translate("setup.edition")}
      field="edition"
      options={setup.editions.map((edition) => ({
        value: edition,
        title: translate(`setup.edition-${edition}` as WordKey),
        text: translate(`setup.edition-${edition}-text` as WordKey),
      }))}
      value={options.edition}
      refusal={refusal("edition")}
      onChoose={(edition) => change({ ...options, edition })}
    />
  );
}

export const EXTRAS = ["thrill", "ask", "odds", "advice"] as const;

export function Switches({ options, change }: Part) {
  const { translate } = useShell();
  return EXTRAS.map((name) => (
    <label key={name} class="fk-check fk-setup-check">
      <input
        type="checkbox"
        checked={options[name]}
        onChange={(event) => change({ ...options, [name]: event.currentTarget.checked })}
      />
      <span>
        {translate(`setup.${name}`)} <span class="fk-choice-text">{translate(`setup.${name}-text`)}</span>
      </span>
    </label>
  ));
}
