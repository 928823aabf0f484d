/** What a game is played with and by: variant, scenario, level, edition, and what is switched on. */
import type { WordKey } from "../../generated";
import { useShell } from "../../Shell";
import { Choice } from "./Choice";
import type { Part } from "./part";
import { SmallMap } from "./SmallMap";

export function Variants({ setup, wish, refusal, change }: Part) {
  const { say } = useShell();
  const variants = setup.variants.filter((variant) => variant.players === wish.seats.length);
  if (!variants.length) return null;
  return (
    <Choice
      titled
      legend={say("setup.variant")}
      field="variant"
      options={variants.map(({ name }) => ({
        value: name,
        title: say(`setup.variant-${name}` as WordKey),
        text: say(`setup.variant-${name}-text` as WordKey),
      }))}
      value={wish.variant}
      refusal={refusal("variant")}
      onChoose={(variant) => change({ ...wish, variant })}
    />
  );
}

export function Scenarios({ setup, wish, refusal, change }: Part) {
  const { say } = useShell();
  const drawn = { value: 0, title: say("setup.draw"), text: say("setup.scenario-draw") };
  return (
    <div class="fk-scenarios">
      <Choice
        legend={say("setup.scenario")}
        field="scenario"
        options={[
          ...setup.scenarios.map((scenario) => ({
            value: scenario.number,
            title: `${scenario.number} · ${scenario.name}`,
            text: `${scenario.line} ${say("setup.steps", { steps: scenario.steps })}`,
            house: scenario.house,
            picture: <SmallMap scenario={scenario} />,
          })),
          drawn,
        ]}
        value={wish.scenario}
        refusal={refusal("scenario")}
        onChoose={(scenario) => change({ ...wish, scenario })}
      />
    </div>
  );
}

export function Levels({ setup, wish, refusal, change }: Part) {
  const { say } = useShell();
  return (
    <Choice
      legend={say("setup.level")}
      field="level"
      options={setup.levels.map(({ number, text, house }) => ({
        value: number,
        title: say("setup.level-number", { level: number }),
        text,
        house,
      }))}
      value={wish.level}
      refusal={refusal("level")}
      onChoose={(level) => change({ ...wish, level })}
    />
  );
}

export function Editions({ setup, wish, refusal, change }: Part) {
  const { say } = useShell();
  return (
    <Choice
      legend={say("setup.edition")}
      field="edition"
      options={setup.editions.map((edition) => ({
        value: edition,
        title: say(`setup.edition-${edition}` as WordKey),
        text: say(`setup.edition-${edition}-text` as WordKey),
      }))}
      value={wish.edition}
      refusal={refusal("edition")}
      onChoose={(edition) => change({ ...wish, edition })}
    />
  );
}

export const EXTRAS = ["thrill", "ask", "odds", "advice"] as const;

export function Switches({ wish, change }: Part) {
  const { say } = useShell();
  return EXTRAS.map((name) => (
    <label key={name} class="fk-check fk-setup-check">
      <input
        type="checkbox"
        checked={wish[name]}
        onChange={(event) => change({ ...wish, [name]: event.currentTarget.checked })}
      />
      <span>
        {say(`setup.${name}`)} <span class="fk-choice-text">{say(`setup.${name}-text`)}</span>
      </span>
    </label>
  ));
}
