/** What is supposed of a neighbour: dice seen or unseen, a card to go to, rerolls and a habit. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { HABITS, type Habit, type PlayerView, type RerollsMessage } from "../../generated";
import { useShell } from "../../Shell";
import { Switch } from "../../table/Switch";
import { Hand } from "../dice/Hand";
import type { DrawnNeeds } from "../dice/Tray";

const REROLLS = ["0", "1", "2", "3"];
const SIZES = ["4", "5", "6"];

/** What is to be supposed of a player. */
export type Supposed = Omit<Extract<RerollsMessage, { do: "suppose" }>, "do" | "who">;

interface Props {
  name: string;
  player: PlayerView;
  needs: readonly string[];
  drawn: DrawnNeeds;
  onSuppose(changes: Supposed): void;
  onTurn(die: number): void;
}

interface ChosenProps {
  label: string;
  value: string;
  disabled?: boolean;
  onChoose(value: string): void;
  children: ComponentChildren;
}

function Chosen({ label, value, disabled = false, onChoose, children }: ChosenProps) {
  const id = useId();
  return (
    <p class="fk-rerolls-chosen">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {children}
      </select>
    </p>
  );
}

export function Neighbour({ name, player, needs, drawn, onSuppose, onTurn }: Props) {
  const { translate } = useShell();
  const offered = needs.includes(player.need) ? needs : [player.need, ...needs];
  const sizes = [...new Set([...SIZES, String(player.dice.length)])].sort();
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of a widget are no fieldset of a form
    <div class="fk-rerolls-neighbour" role="group" aria-label={name}>
      <h3>{name}</h3>
      <Switch
        label={translate("rerolls.dice-of", { name })}
        values={["unseen", "seen"]}
        value={player.seen ? "seen" : "unseen"}
        show={(each) => translate(each === "seen" ? "rerolls.seen" : "rerolls.unseen")}
        onChoose={(each) => onSuppose({ seen: each === "seen" })}
      />
      {player.seen && (
        <div class="fk-rerolls-small">
          <Hand dice={player.dice} label={translate("rerolls.dice-of", { name })} onPick={onTurn} />
        </div>
      )}
      <Chosen
        label={translate("rerolls.size")}
        value={String(player.dice.length)}
        onChoose={(size) => onSuppose({ size: Number(size) })}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Chosen>
      <Chosen
        label={translate("rerolls.wants", { name })}
        value={player.need}
        onChoose={(need) => onSuppose({ need })}
      >
        {offered.map((need) => (
          <option key={need} value={need}>
            {drawn[need]?.label}
          </option>
        ))}
      </Chosen>
      <Chosen
        label={translate("rerolls.rerolls-of", { name })}
        value={String(player.rerolls)}
        onChoose={(rerolls) => onSuppose({ rerolls: Number(rerolls) })}
      >
        {REROLLS.map((rerolls) => (
          <option key={rerolls} value={rerolls}>
            {rerolls}
          </option>
        ))}
      </Chosen>
      <Chosen
        label={translate("rerolls.habit-of", { name })}
        value={player.habit}
        disabled={!player.rerolls}
        onChoose={(habit) => onSuppose({ habit: habit as Habit })}
      >
        {HABITS.map((habit) => (
          <option key={habit} value={habit}>
            {translate(`rerolls.habit-${habit}`)}
          </option>
        ))}
      </Chosen>
    </div>
  );
}
