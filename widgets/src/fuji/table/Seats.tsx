/** The players' places: beside the board, or on a phone as strips that open. */

import type { ScreenView, View } from "../../generated";
import { memo } from "../../memo";
import { useShell } from "../../Shell";
import { useShared } from "../../shared";
import type { Offer } from "../../table/choose";
import { counting } from "../dice/fits";
import { Place } from "../seats/Place";
import { ThirdSet } from "../seats/ThirdSet";

interface Props {
  view: View;
  screen: ScreenView;
  offer: Offer;
  square: string | null;
  compact: boolean;
  /** Code may have something to do. */
  thinking: boolean;
  onCard(card: string, owner: string): void;
  onSeat(seat: string): void;
  onSkill(skill: string): void;
}

/** Cards of others can be touched only while one of them may be copied. */
function touchable(name: string, { offer, screen }: Props): boolean {
  const { actors, whoses, left, picked } = offer;
  const own = name === screen.at || actors.includes(name) || whoses.includes(name);
  return own || left.some((action) => action.cards.length > picked.cards.length && picked.cards.length > 0);
}

function selectable(name: string, { offer }: Props): boolean {
  const { seats, actors, whoses } = offer;
  return (
    seats.has(name) ||
    (actors.length > 1 && actors.includes(name)) ||
    (whoses.length > 1 && whoses.includes(name))
  );
}

function handOf(name: string, { view, offer, square }: Props) {
  const dice = view.seats[name]?.dice ?? [];
  if (name === offer.tray) return null;
  const seen = dice.some((die) => die !== null);
  return { counting: square && seen && view.cards[square]?.need ? counting(view, square, dice) : null };
}

/** What somebody else has said last in this phase. */
function saidBy(name: string, { view, screen }: Props): string {
  const own = (said: View["said"][number]) => said.seat === name && said.phase === view.phase;
  return name === screen.at || view.outcome ? "" : (view.said.findLast(own)?.text ?? "");
}

/** What is shown at a place, and nothing of what is shown elsewhere. */
function shownAt(name: string, props: Props) {
  const { view, screen, offer, compact } = props;
  const { phase, variant, track } = view;
  const seat = view.seats[name];
  const drawing = { tracks: { [name]: view.drawing.tracks[name] ?? name } };
  return {
    name,
    view: { phase, variant, track, drawing, seats: seat ? { [name]: seat } : {} },
    me: screen.at,
    acting: name === offer.actor && offer.actors.length > 0,
    usable: offer.cards,
    chosenCards: new Set(offer.picked.cards),
    lit: offer.seats.has(name),
    chosen: offer.picked.seats.includes(name),
    hand: handOf(name, props),
    compact,
    code: screen.code[name],
    thinks: name in screen.code && props.thinking && view.awaits.includes(name),
    said: saidBy(name, props),
    touchable: touchable(name, props),
    selectable: selectable(name, props),
  };
}

type Shown = ReturnType<typeof shownAt> & Pick<Props, "onCard" | "onSeat" | "onSkill">;

const Seat = memo(({ touchable, selectable, onCard, onSeat, ...place }: Shown) => (
  <Place
    {...place}
    onCard={touchable ? (card) => onCard(card, place.name) : undefined}
    onSeat={selectable ? () => onSeat(place.name) : undefined}
  />
));

/** Nobody's dice lie in the tray while a curtain hangs; then they are shown, face down, at every place. */
export const Seats = memo((props: Props) => {
  const { say } = useShell();
  const { view, square, onCard, onSeat, onSkill } = props;
  const places = useShared(Object.keys(view.seats).map((name) => shownAt(name, props)));
  return (
    <section class="fk-seats" data-part="places" aria-label={say("table.places")}>
      {places.map((place) => (
        <Seat key={place.name} {...place} onCard={onCard} onSeat={onSeat} onSkill={onSkill} />
      ))}
      <ThirdSet view={view} square={square} />
    </section>
  );
});
