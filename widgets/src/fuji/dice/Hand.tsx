/** Dice in a row: to look at, or to pick by touch, arrows and number keys; and what of them counts. */
import { useRef, useState } from "preact/hooks";
import { Art } from "../../art/Art";
import { Glyph } from "../../art/Glyph";
import { Button } from "../../Button";
import { memo } from "../../memo";
import { useShell } from "../../Shell";
import type { Translate } from "../../translate";
import { DieFace } from "./Die";
import { describeFace } from "./face";
import { worth } from "./fits";

/** Dice are numbered from 1. */
export interface HandProps {
  dice: readonly (string | null)[];
  label: string;
  /** Dice that may be chosen now; the others can be touched too. */
  lit?: ReadonlySet<number> | undefined;
  chosen?: ReadonlySet<number> | undefined;
  /** Dice that count for what is looked at; absent when nothing is. */
  counting?: ReadonlySet<number> | null | undefined;
  /** Dice that the coach would keep. */
  keep?: ReadonlySet<number> | undefined;
  /** Whose dice they are, for the backs of hidden ones. */
  character?: string | undefined;
  onPick?: ((die: number) => void) | undefined;
}

interface OneProps extends HandProps {
  number: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** "die 3, yellow 5, counts". */
function describeDie({ dice, number, lit, counting, keep }: OneProps, translate: Translate): string {
  const code = dice[number - 1] ?? null;
  const parts = [translate("dice.die", { number, face: describeFace(code, translate) })];
  if (counting && code) parts.push(translate(counting.has(number) ? "dice.counts" : "dice.spare"));
  if (keep?.has(number)) parts.push(translate("dice.keep"));
  if (lit?.has(number)) parts.push(translate("dice.free"));
  return parts.join(", ");
}

/** Which die the arrows lead to, or a number key; none for other keys. */
function led(key: string, from: number, count: number): number | null {
  const step = STEPS[key];
  if (step) return ((from - 1 + step + count) % count) + 1;
  if (key === "Home") return 1;
  if (key === "End") return count;
  return /^[1-9]$/.test(key) && Number(key) <= count ? Number(key) : null;
}

function Marks({ counting, keep, number }: OneProps) {
  return (
    <>
      {counting?.has(number) && (
        <span class="fk-die-mark fk-die-counts">
          <Art name="icon-check" />
        </span>
      )}
      {keep?.has(number) && (
        <span class="fk-die-mark fk-die-keep">
          <Art name="icon-hint" />
        </span>
      )}
    </>
  );
}

function OneDie(props: OneProps) {
  const { dice, number, lit, chosen, counting, character } = props;
  const code = dice[number - 1] ?? null;
  return (
    <span
      class="fk-hand-die"
      data-lit={lit?.has(number) || undefined}
      data-chosen={chosen?.has(number) || undefined}
      data-spare={(code && counting && !counting.has(number)) || undefined}
    >
      <DieFace code={code} character={character} place={number - 1} />
      <Marks {...props} />
    </span>
  );
}

function Pickable(props: HandProps & { onPick(die: number): void }) {
  const { translate } = useShell();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [stop, setStop] = useState(1);
  const count = props.dice.length;
  const reached = Math.min(stop, count);

  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const to = event.ctrlKey || event.metaKey || event.altKey ? null : led(event.key, from, count);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.current[to]?.focus();
    if (/^\d$/.test(event.key)) props.onPick(to);
  };

  return props.dice.map((_, index) => {
    const number = index + 1;
    return (
      <Button
        key={number}
        ref={(button) => {
          buttons.current[number] = button;
        }}
        class="fk-hand-pick"
        tabIndex={number === reached ? 0 : -1}
        aria-pressed={props.chosen?.has(number) ?? false}
        aria-label={describeDie({ ...props, number }, translate)}
        onClick={() => props.onPick(number)}
        onFocus={() => setStop(number)}
        onKeyDown={(event) => onKeyDown(event, number)}
      >
        <OneDie {...props} number={number} />
        <Glyph class="fk-die-number" text={number} />
      </Button>
    );
  });
}

function Seen(props: HandProps) {
  const { translate } = useShell();
  return props.dice.map((_, index) => {
    const number = index + 1;
    return (
      <span key={number} role="img" aria-label={describeDie({ ...props, number }, translate)}>
        <OneDie {...props} number={number} />
      </span>
    );
  });
}

export const Hand = memo((props: HandProps) => {
  const { translate } = useShell();
  const { dice, label, counting, onPick } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: dice on a table are no fieldset of a form
    <div class="fk-hand" role="group" aria-label={label}>
      <div class="fk-hand-dice">{onPick ? <Pickable {...props} onPick={onPick} /> : <Seen {...props} />}</div>
      {counting && <p class="fk-hand-sum">{translate("dice.sum", { sum: worth(dice, counting) })}</p>}
    </div>
  );
});
