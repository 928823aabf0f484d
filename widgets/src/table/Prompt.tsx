/** The prompt bar: what is asked now, the buttons that answer it, and why something is refused. */
import { useId } from "preact/hooks";
import { Art } from "../art/Art";
import { DieFace } from "../fuji/dice/Die";
import { spokenFace } from "../fuji/dice/face";
import { Meeple } from "../fuji/seats/Meeple";
import type { View, WordKey } from "../generated";
import { useShell } from "../Shell";
import { type Asked, waitsForMarker } from "./asking";
import type { Button, Offer } from "./choose";
import { buttonLabel } from "./labels";
import { Refused } from "./Refused";
import { Switch } from "./Switch";
import type { Choosing } from "./useChoosing";
import "../styles/prompt.css";

interface Props {
  view: View;
  asked: Asked;
  /** What the card that is looked at means. */
  looked: string;
  choosing: Choosing;
  onClause(id: string): void;
}

/** Verbs that go on with the game stand before those that go back. */
const BACK = new Set(["unmark", "wait", "leave", "decline"]);

/** Among equals none is the main one. */
function mainOf(buttons: readonly Button[]): Button | undefined {
  const goesOn = ({ action, kind }: Button) =>
    action && (kind === "act" || kind === "way") && !BACK.has(action.verb);
  const [first, ...more] = buttons.filter(goesOn);
  return more.some(({ action }) => action?.verb === first?.action?.verb) ? undefined : first;
}

/** The side that a die is turned to says enough by its number. */
function isSide({ kind, action }: Button): boolean {
  return kind === "value" && action !== null && action.dice.length > 0;
}

/** The sides of the die that a button is about, if it was not rolled yet. */
function unrolled({ action }: Button, view: View): readonly string[] {
  return (action?.verb === "leave-out" && view.prompt?.faces[(action.dice[0] ?? 0) - 1]) || [];
}

function Unrolled({ id, faces }: { id: string; faces: readonly string[] }) {
  const { say } = useShell();
  return (
    <span
      class="fk-unrolled"
      id={id}
      role="img"
      aria-label={faces.map((face) => spokenFace(face, say)).join(", ")}
    >
      {faces.map((face) => (
        <DieFace key={face} code={face} />
      ))}
    </span>
  );
}

function ButtonFace({ button, view }: { button: Button; view: View }) {
  const { say } = useShell();
  const { kind, thing, action } = button;
  const label = buttonLabel(button, say);
  if (kind === "copy") {
    return (
      <>
        <Art name={`equipment-${thing}`} class="fk-press-picture" />
        {label}
      </>
    );
  }
  if (kind === "seats") {
    return (
      <>
        <Meeple character={view.seats[thing]?.character ?? ""} name={thing} />
        {label}
      </>
    );
  }
  if (isSide(button)) return <span class="fk-press-number">{action?.value}</span>;
  return <>{label}</>;
}

function Press({
  button,
  view,
  main,
  onPress,
}: {
  button: Button;
  view: View;
  main: boolean;
  onPress(): void;
}) {
  const { say } = useShell();
  const id = useId();
  const faces = unrolled(button, view);
  const drawn = isSide(button) || faces.length > 0;
  return (
    <button
      type="button"
      class={main ? "fk-press fk-press-main" : "fk-press"}
      data-main={main || undefined}
      data-side={isSide(button) || undefined}
      aria-label={drawn ? buttonLabel(button, say) : undefined}
      aria-describedby={faces.length ? id : undefined}
      onClick={onPress}
    >
      <ButtonFace button={button} view={view} />
      {faces.length > 0 && <Unrolled id={id} faces={faces} />}
    </button>
  );
}

/** What ends the phase is always to be seen; while it can't be done, it says why. */
function NotDone({ view, choosing }: Pick<Props, "view" | "choosing">) {
  const { say } = useShell();
  const { offer } = choosing;
  const verb = view.tries.done.split(" ")[1];
  const able = view.actions.some((action) => action.seat === offer.actor && action.verb === verb);
  const done = view.seats[offer.actor ?? ""]?.ready ?? true;
  const elsewhere = offer.picked.cards.length > 0 || offer.picked.deed !== null || view.prompt !== null;
  if (!verb || able || done || elsewhere || offer.actors.length === 0) return null;
  return (
    <button type="button" class="fk-press" aria-disabled="true" onClick={choosing.askDone}>
      {say(`action.${verb}` as WordKey)}
    </button>
  );
}

function Leave({ offer, clear }: { offer: Offer; clear(): void }) {
  const { say } = useShell();
  const { cards, deed, dice, squares, word } = offer.picked;
  const inMode = cards.length > 0 && offer.whoses.length > 0;
  if (!inMode && !deed && dice.length + squares.length === 0 && !word) return null;
  const label = inMode ? say("table.put-back") : say(deed ? "table.back" : "table.clear");
  return (
    <button type="button" class="fk-press fk-press-quiet" onClick={clear}>
      {label}
    </button>
  );
}

function Buttons({ view, choosing }: Pick<Props, "view" | "choosing">) {
  const { offer } = choosing;
  const main = mainOf(offer.buttons);
  const others = offer.buttons.filter((button) => button !== main);
  return (
    <div class="fk-prompt-buttons" data-many={offer.buttons.length > 3 || undefined}>
      {main && <Press key="main" button={main} view={view} main onPress={() => choosing.press(main)} />}
      <NotDone view={view} choosing={choosing} />
      {others.map((button) => (
        <Press
          key={button.key}
          button={button}
          view={view}
          main={false}
          onPress={() => choosing.press(button)}
        />
      ))}
      <Leave offer={offer} clear={choosing.clear} />
    </div>
  );
}

function Who({ view, choosing }: Pick<Props, "view" | "choosing">) {
  const { say } = useShell();
  const { actors, actor, whoses, whose } = choosing.offer;
  const calls = waitsForMarker(view, choosing.offer);
  const show = (name: string) => (
    <>
      <Meeple character={view.seats[name]?.character ?? ""} name={name} />
      {name}
    </>
  );
  return (
    <>
      {actors.length > 1 && (
        <Switch
          label={say("table.actor")}
          values={actors}
          value={actor}
          show={show}
          onChoose={choosing.seat}
        />
      )}
      {whoses.length > 1 && (
        <Switch
          label={say("table.whose")}
          values={whoses}
          value={whose}
          show={show}
          calls={calls}
          onChoose={choosing.forWhom}
        />
      )}
      {calls && <p class="fk-calls">{say("help.third")}</p>}
    </>
  );
}

export function Prompt({ view, asked, looked, choosing, onClause }: Props) {
  const { say } = useShell();
  const { refusal } = choosing;
  const help = looked || asked.help;
  return (
    <section class="fk-prompt" aria-label={say("table.now")} aria-busy={choosing.busy || undefined}>
      <div class="fk-prompt-bar">
        <div class="fk-prompt-words">
          <p class="fk-question">{asked.question}</p>
          {help && (
            <p class="fk-prompt-help" data-looked={looked !== "" || undefined}>
              {help}
            </p>
          )}
        </div>
        <Who view={view} choosing={choosing} />
        <Buttons view={view} choosing={choosing} />
      </div>
      {refusal && <Refused refusal={refusal} onClause={onClause} onClose={choosing.dismiss} />}
    </section>
  );
}
