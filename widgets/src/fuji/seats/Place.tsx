/** A player's place: meeple, skill, stamina, injuries, equipment, dice. On a phone, a strip that opens. */
import { Button } from "../../Button";
import "../styles/seats.css";
import { useId, useState } from "preact/hooks";
import { Art } from "../../art/Art";
import { Bubble } from "../../codeSeats/Bubble";
import { playerKindKey } from "../../codeSeats/kinds";
import type { BoardDrawing, SeatView, View, WordKey } from "../../generated";
import { useShell } from "../../Shell";
import { Hand, type HandProps } from "../dice/Hand";
import { Aside } from "./Aside";
import { Cards } from "./Cards";
import { Meeple } from "./Meeple";
import { Signs } from "./Signs";
import { Track } from "./Track";

/** The seat that two players play together. */
const THIRD = "Third";

export interface PlaceProps {
  name: string;
  view: Pick<View, "seats" | "phase" | "variant" | "track"> & { drawing: Pick<BoardDrawing, "tracks"> };
  /** Who sits at the screen. */
  me: string | null;
  /** It is this player's turn. */
  acting?: boolean | undefined;
  /** Cards that light up. */
  usable?: ReadonlySet<string> | undefined;
  chosenCards?: ReadonlySet<string> | undefined;
  /** The player can be chosen now, or is. */
  lit?: boolean | undefined;
  chosen?: boolean | undefined;
  /** How the dice lie; null where they are shown elsewhere. */
  hand?: Omit<HandProps, "dice" | "label" | "character"> | null | undefined;
  onCard?: ((card: string) => void) | undefined;
  onSeat?: (() => void) | undefined;
  onSkill?: ((skill: string) => void) | undefined;
  compact?: boolean | undefined;
  /** The kind of code that plays here, and whether it thinks now. */
  code?: string | undefined;
  thinks?: boolean | undefined;
  /** What was said here in this phase. */
  said?: string | undefined;
}

interface PartProps extends PlaceProps {
  seat: SeatView;
}

function Skill({ seat, name, view, code, onSkill }: PartProps) {
  const { translate } = useShell();
  const together = view.variant === "b" && name === THIRD && translate("seat.third");
  const skill = seat.skill && (
    <>
      <span class="fk-skill-picture">
        <Art name={`skill-${seat.skill}`} />
      </span>
      {translate(`skill.${seat.skill}` as WordKey)}
    </>
  );
  return (
    <span class="fk-place-skill">
      {skill && onSkill ? (
        <Button class="fk-skill" onClick={() => onSkill(seat.skill)}>
          {skill}
        </Button>
      ) : (
        skill && <span class="fk-skill">{skill}</span>
      )}
      {together && <span class="fk-together">{together}</span>}
      {code !== undefined && <span class="fk-kind">{translate(playerKindKey(code || "function"))}</span>}
    </span>
  );
}

function Name({ name, seat, chosen, onSeat }: PartProps) {
  const { translate } = useShell();
  const shown = (
    <>
      <Meeple character={seat.character} name={name} />
      <span class="fk-place-name">{name}</span>
    </>
  );
  if (!onSeat) return <span class="fk-place-who">{shown}</span>;
  return (
    <Button
      class="fk-place-who"
      aria-label={translate("seat.choose", { name })}
      aria-pressed={chosen ?? false}
      onClick={() => onSeat()}
    >
      {shown}
    </Button>
  );
}

/** What the others wait for: rerolls left, ready, moved. */
function State({ seat, view, thinks }: PartProps) {
  const { translate } = useShell();
  return (
    <span class="fk-place-state">
      {thinks && <span class="fk-state fk-thinks">{translate("code.thinks")}</span>}
      {seat.rerolls !== null && seat.rerolls > 0 && (
        <span class="fk-state">
          <Art name="reroll" />
          {translate("seat.rerolls", { rerolls: seat.rerolls })}
        </span>
      )}
      {view.phase === "move"
        ? seat.moved && (
            <span class="fk-state" data-done>
              <Art name="icon-check" />
              {translate("seat.moved")}
            </span>
          )
        : seat.ready && (
            <span class="fk-state" data-done>
              <Art name="icon-check" />
              {translate("seat.ready")}
            </span>
          )}
    </span>
  );
}

function Dice({ name, seat, hand }: PartProps) {
  const { translate } = useShell();
  return (
    <div class="fk-place-dice">
      {hand !== null && (
        <Hand
          {...hand}
          dice={seat.dice}
          label={translate("seat.dice", { name })}
          character={seat.character}
        />
      )}
      <Aside seat={seat} />
    </div>
  );
}

function Things(props: PartProps) {
  return (
    <>
      <Dice {...props} />
      <Signs seat={props.seat} />
      <Cards {...props} />
    </>
  );
}

function Stamina({ name, seat, view }: PartProps) {
  const { length, injuries } = view.track;
  return (
    <Track
      lost={seat.stamina}
      length={length}
      injuries={injuries}
      character={seat.character}
      label={view.drawing.tracks[name] ?? name}
    />
  );
}

/** A strip opens by itself while a card in it lights up, unless the reader has said otherwise. */
function Strip(props: PartProps) {
  const { translate } = useShell();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? hasLitCard(props);
  const body = useId();
  return (
    <>
      <div class="fk-place-head">
        <Name {...props} />
        <State {...props} />
        <Button
          class="fk-place-open"
          aria-expanded={open}
          aria-controls={body}
          aria-label={translate("seat.more", { name: props.name })}
          icon="more"
          onClick={() => setChosen(!open)}
        />
      </div>
      <Bubble name={props.name} text={props.said ?? ""} />
      <Stamina {...props} />
      <div id={body} class="fk-place-body" hidden={!open}>
        <Skill {...props} />
        <Things {...props} />
      </div>
    </>
  );
}

function hasLitCard({ seat, usable, onCard }: PartProps): boolean {
  return onCard !== undefined && seat.equipment.some((card) => usable?.has(card));
}

function Whole(props: PartProps) {
  return (
    <>
      <div class="fk-place-head">
        <Name {...props} />
        <State {...props} />
        <Skill {...props} />
      </div>
      <Bubble name={props.name} text={props.said ?? ""} />
      <Stamina {...props} />
      <Things {...props} />
    </>
  );
}

export function Place(props: PlaceProps) {
  const { name, view, me, acting, lit, chosen, compact } = props;
  const seat = view.seats[name];
  if (!seat) return null;
  const Form = compact ? Strip : Whole;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place at the table is no fieldset of a form
    <div
      class="fk-place"
      role="group"
      aria-label={name}
      aria-current={acting || undefined}
      data-character={seat.character}
      data-compact={compact || undefined}
      data-me={name === me || undefined}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
    >
      <Form {...props} seat={seat} />
    </div>
  );
}
