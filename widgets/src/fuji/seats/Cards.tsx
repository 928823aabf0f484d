/** A player's equipment: cards with picture and name, turned when used once, marked while they must wait. */
import { Art } from "../../art/Art";
import { Button } from "../../Button";
import type { SeatView, WordKey } from "../../generated";
import { useShell } from "../../Shell";
import type { Translate } from "../../translate";

export interface CardsProps {
  name: string;
  seat: SeatView;
  /** Cards that light up; the others can be touched too, to ask why not. */
  usable?: ReadonlySet<string> | undefined;
  chosenCards?: ReadonlySet<string> | undefined;
  onCard?: ((card: string) => void) | undefined;
}

/** "Rope, used once". */
function spokenCard(card: string, seat: SeatView, translate: Translate): string {
  const parts = [translate(`equipment.${card}` as WordKey)];
  if (seat.tapped.includes(card)) parts.push(translate("seat.tapped"));
  if (seat.waiting.includes(card)) parts.push(translate("seat.waiting"));
  return parts.join(", ");
}

function Picture({ card, seat }: { card: string; seat: SeatView }) {
  const { translate } = useShell();
  return (
    <>
      <span class="fk-card-picture">
        <Art name={`equipment-${card}`} />
      </span>
      <span class="fk-card-name">{translate(`equipment.${card}` as WordKey)}</span>
      {seat.waiting.includes(card) && (
        <span class="fk-card-waits">
          <Art name="icon-pause" />
        </span>
      )}
    </>
  );
}

function Card({ card, seat, usable, chosenCards, onCard }: CardsProps & { card: string }) {
  const { translate } = useShell();
  const marks = {
    class: "fk-card",
    "aria-label": spokenCard(card, seat, translate),
    "data-tapped": seat.tapped.includes(card) || undefined,
    "data-waiting": seat.waiting.includes(card) || undefined,
    "data-lit": usable?.has(card) || undefined,
  };
  const picture = <Picture card={card} seat={seat} />;
  if (!onCard) {
    return (
      <span {...marks} role="img">
        {picture}
      </span>
    );
  }
  return (
    <Button {...marks} aria-pressed={chosenCards?.has(card) ?? false} onClick={() => onCard(card)}>
      {picture}
    </Button>
  );
}

export function Cards(props: CardsProps) {
  const { translate } = useShell();
  const { name, seat } = props;
  if (!seat.equipment.length) return <p class="fk-no-cards">{translate("seat.no-equipment")}</p>;
  return (
    <ul class="fk-cards" aria-label={translate("seat.equipment", { name })}>
      {seat.equipment.map((card) => (
        <li key={card}>
          <Card {...props} card={card} />
        </li>
      ))}
    </ul>
  );
}
