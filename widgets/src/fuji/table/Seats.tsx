/** The players' places: beside the board, or on a phone as strips that open. */
import { memo, useStable, useStructuralSharing } from "../../memo";
import { useShell } from "../../Shell";
import type { PartProps } from "../../table/parts";
import { counting } from "../dice/fits";
import { Place } from "../seats/Place";
import { ThirdSet } from "../seats/ThirdSet";
import { type FujiTable, keyOf, named, ofFuji } from "../view";
import { copies, isCardInHand, tapSeat, trayOf, usableCards } from "./choosing";
import { countedSquare } from "./Tray";
import "../styles/places.css";

interface Props extends PartProps {
  view: FujiTable;
  square: string | null;
}

/** Cards of others can be touched only while one of them may be copied. */
function touchable(name: string, { picking, screen }: Props): boolean {
  const { actors, actor, whoses } = picking;
  const own = name === screen.at || name === actor || actors.includes(name) || whoses.includes(name);
  return own || copies(picking).size > 0;
}

function selectable(name: string, { picking }: Props): boolean {
  const { lit, actors, whoses } = picking;
  return (
    lit.has(keyOf.seat(name)) ||
    (actors.length > 1 && actors.includes(name)) ||
    (whoses.length > 1 && whoses.includes(name))
  );
}

function handOf(name: string, { table, view, picking, square }: Props) {
  const dice = view.seats[name]?.dice ?? [];
  if (name === trayOf(table, picking) && picking.actor) return null;
  const seen = dice.some((die) => die !== null);
  return { counting: square && seen && view.cards[square]?.need ? counting(view, square, dice) : null };
}

/** What somebody else has said last in this phase. */
function saidBy(name: string, { view, screen }: Props): string {
  const own = (said: FujiTable["said"][number]) => said.seat === name && said.phase === view.phase;
  return name === screen.at || view.outcome ? "" : (view.said.findLast(own)?.text ?? "");
}

/** What is shown at a place, and nothing of what is shown elsewhere. */
function shownAt(name: string, props: Props) {
  const { view, screen, picking, compact } = props;
  const { phase, variant, track } = view;
  const { picked, lit } = picking;
  const seat = view.seats[name];
  const drawing = { tracks: { [name]: view.drawing.tracks[name] ?? name } };
  return {
    name,
    view: { phase, variant, track, drawing, seats: seat ? { [name]: seat } : {} },
    me: screen.at,
    acting: name === picking.actor,
    usable: usableCards(picking),
    chosenCards: new Set([...named(picked.things, "card"), ...named(picked.things, "copy")]),
    lit: lit.has(keyOf.seat(name)),
    chosen: picked.things.has(keyOf.seat(name)),
    hand: handOf(name, props),
    compact,
    code: screen.code[name],
    thinks: name in screen.code && props.thinking && view.awaits.includes(name),
    said: saidBy(name, props),
    touchable: touchable(name, props),
    selectable: selectable(name, props),
  };
}

type Touched = {
  onCard(card: string, owner: string): void;
  onSeat(seat: string): void;
  onSkill(skill: string): void;
};

const Seat = memo(
  ({ touchable, selectable, onCard, onSeat, ...place }: ReturnType<typeof shownAt> & Touched) => (
    <Place
      {...place}
      onCard={touchable ? (card) => onCard(card, place.name) : undefined}
      onSeat={selectable ? () => onSeat(place.name) : undefined}
    />
  ),
);

/** Nobody's dice lie in the tray while a curtain hangs; then they are shown, face down, at every place. */
export function Seats(part: PartProps) {
  const { translate } = useShell();
  const { picking } = part;
  const props: Props = { ...part, view: ofFuji(part.table), square: countedSquare(part) };
  const places = useStructuralSharing(Object.keys(props.view.seats).map((name) => shownAt(name, props)));
  const touched = useStable<Touched>({
    onCard: (card, owner) => {
      const copied = isCardInHand(picking) && copies(picking).has(card);
      picking.tapThing(copied ? keyOf.copy(card) : keyOf.card(card), owner);
    },
    onSeat: (seat) => tapSeat(picking, seat),
    onSkill: (skill) => part.onClause(`skill.${skill}`),
  });
  return (
    <section class="fk-seats" data-part="places" aria-label={translate("table.places")}>
      {places.map((place) => (
        <Seat key={place.name} {...place} {...touched} />
      ))}
      <ThirdSet view={props.view} square={props.square} />
    </section>
  );
}
