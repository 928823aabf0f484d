/** The players' places: beside the board, or on a phone as strips that open. */
import { counting } from "../dice/fits";
import type { ScreenView, View } from "../generated";
import { useShell } from "../Shell";
import { Place } from "../seats/Place";
import { ThirdSet } from "../seats/ThirdSet";
import type { Choosing } from "./useChoosing";

interface Props {
  view: View;
  screen: ScreenView;
  choosing: Choosing;
  square: string | null;
  compact: boolean;
  onSkill(skill: string): void;
}

/** Cards of others can be touched only while one of them may be copied. */
function touchable(name: string, { choosing, screen }: Props): boolean {
  const { actors, whoses, left, picked } = choosing.offer;
  const own = name === screen.at || actors.includes(name) || whoses.includes(name);
  return own || left.some((action) => action.cards.length > picked.cards.length && picked.cards.length > 0);
}

function selectable(name: string, { choosing }: Props): boolean {
  const { seats, actors, whoses } = choosing.offer;
  return (
    seats.has(name) ||
    (actors.length > 1 && actors.includes(name)) ||
    (whoses.length > 1 && whoses.includes(name))
  );
}

function handOf(name: string, { view, choosing, square }: Props) {
  const dice = view.seats[name]?.dice ?? [];
  if (name === choosing.offer.tray) return null;
  const seen = dice.some((die) => die !== null);
  return { counting: square && seen && view.cards[square]?.need ? counting(view, square, dice) : null };
}

/** Nobody's dice lie in the tray while a curtain hangs; then they are shown, face down, at every place. */
export function Seats(props: Props) {
  const { say } = useShell();
  const { view, screen, choosing, compact, onSkill } = props;
  const { offer } = choosing;
  const chosenCards = new Set(offer.picked.cards);
  return (
    <section class="fk-seats" data-part="places" aria-label={say("table.places")}>
      {Object.keys(view.seats).map((name) => (
        <Place
          key={name}
          name={name}
          view={view}
          me={screen.at}
          acting={name === offer.actor && offer.actors.length > 0}
          usable={offer.cards}
          chosenCards={chosenCards}
          lit={offer.seats.has(name)}
          chosen={offer.picked.seats.includes(name)}
          hand={handOf(name, props)}
          onCard={touchable(name, props) ? (card) => choosing.card(card, name) : undefined}
          onSeat={selectable(name, props) ? () => choosing.seat(name) : undefined}
          onSkill={onSkill}
          compact={compact}
        />
      ))}
      <ThirdSet view={view} square={props.square} />
    </section>
  );
}
