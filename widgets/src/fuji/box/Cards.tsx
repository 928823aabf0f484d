/** The terrain cards of a box, as they read on the board: what each asks for, its symbol, and whose it is. */
import { Art } from "../../art/Art";
import type { BoxCardView } from "../../generated";
import { useShell } from "../../Shell";
import { Need } from "../dice/Need";
import type { DrawnNeeds } from "../dice/Tray";

interface Props {
  title: string;
  cards: readonly BoxCardView[];
  drawn: DrawnNeeds;
}

export function Cards({ title, cards, drawn }: Props) {
  const { translate } = useShell();
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of a widget are no fieldset of a form
    <div class="fk-own-box-cards" role="group" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.name} data-own={card.own || undefined}>
            <span class="fk-own-box-name">{card.name}</span>
            <Need drawing={drawn[card.need]} />
            {card.reroll && (
              <span class="fk-own-box-symbol" role="img" aria-label={translate("own-box.reroll")}>
                <Art name="reroll" />
              </span>
            )}
            {card.own && <span class="fk-own-box-own">{translate("own-box.own")}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
