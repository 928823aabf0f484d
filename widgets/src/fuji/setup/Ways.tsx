/** The two ways most games are played, to choose at a touch: alone with teammates, or together. */
import { Art } from "../../art/Art";
import { Button } from "../../Button";
import { useShell } from "../../Shell";
import type { Part } from "./part";
import { alone, together, wayOf } from "./seats";

export function Ways({ setup, options, change }: Part) {
  const { translate } = useShell();
  const way = wayOf(options);
  const ways = [
    { name: "alone", icon: "meeple", next: () => alone(options, setup) },
    { name: "together", icon: "icon-people", next: () => together(options, setup) },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons side by side are no fieldset of a form
    <div class="fk-ways" role="group" aria-label={translate("setup.players")}>
      {ways.map(({ name, icon, next }) => (
        <Button
          key={name}
          class="fk-way"
          aria-pressed={way === name}
          onClick={() => way !== name && change(next())}
        >
          <Art name={icon} />
          <span class="fk-choice-words">
            <span class="fk-choice-title">{translate(`setup.${name}`)}</span>
            <span class="fk-choice-text">{translate(`setup.${name}-text`)}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}
