/** The dilemma: what the best throw for oneself, for as many as possible and for all leaves to everybody. */
import { Button } from "../../Button";
import type { GoalView } from "../../generated";
import { useShell } from "../../Shell";
import { KeptDice } from "./KeptDice";

export type Goal = GoalView["goal"];

interface Props {
  goals: readonly GoalView[];
  names: readonly string[];
  marked: Goal;
  onMark(goal: Goal): void;
}

export function Team({ goals, names, marked, onMark }: Props) {
  const { translate } = useShell();
  const players = [translate("rerolls.you"), ...names];
  return (
    <div class="fk-rerolls-team">
      <h2>{translate("rerolls.team")}</h2>
      <p class="fk-rerolls-why">{translate("rerolls.team-why")}</p>
      <table class="fk-rerolls-table">
        <thead>
          <tr>
            <th scope="col">{translate("rerolls.goal")}</th>
            <th scope="col">{translate("rerolls.column-keep")}</th>
            {players.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{translate("rerolls.all-three")}</th>
            <th scope="col">{translate("rerolls.on-average")}</th>
          </tr>
        </thead>
        <tbody>
          {goals.map(({ goal, dice, chances, all_move, average }) => (
            <tr key={goal} data-marked={goal === marked || undefined}>
              <th scope="row">
                <Button aria-pressed={goal === marked} onClick={() => onMark(goal)}>
                  {translate(`rerolls.goal-${goal}`)}
                </Button>
              </th>
              <td data-label={translate("rerolls.column-keep")}>
                <KeptDice dice={dice} />
              </td>
              {chances.map(({ text }, who) => (
                <td key={who} data-label={players[who]}>
                  {text}
                </td>
              ))}
              <td data-label={translate("rerolls.all-three")}>{all_move.text}</td>
              <td data-label={translate("rerolls.on-average")}>{average}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
