/** A finished game in the history: what was played, by whom, how it ended, and what can be done with it. */
import { useEffect, useRef } from "preact/hooks";
import { Art } from "../art/Art";
import { Button } from "../Button";
import { Removal } from "../resume/Removal";
import { when } from "../resume/when";
import { useShell } from "../Shell";
import type { FinishedGame } from "../table/gameStorage";

interface Props {
  game: FinishedGame;
  /** The reader comes back from this game. */
  focused: boolean;
  onOpen(): void;
  onRemove(): void;
}

export function FinishedGameItem({ game, focused, onOpen, onRemove }: Props) {
  const { translate, lang } = useShell();
  const replay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) replay.current?.focus();
  }, [focused]);
  const { won, round, score, title, players, study, at } = game;
  const result = translate(won ? "games.won" : "games.lost", { round });
  const points = won && score !== null ? translate("table.score", { score }) : "";
  const name = `${title}, ${result}`;
  const facts = [study && translate("games.study"), when(at, lang)].filter(Boolean).join(" · ");
  return (
    <li class="fk-finished-game" data-won={won}>
      <span class="fk-finished-game-words">
        <strong>{title}</strong>
        <span>{translate("resume.game", { names: players })}</span>
      </span>
      <span class="fk-finished-game-words">
        <strong class="fk-finished-game-result">
          <Art name={won ? "icon-check" : "icon-cross"} />
          {[result, points].filter(Boolean).join(", ")}
        </strong>
        <span>{facts}</span>
      </span>
      <Button ref={replay} kind="press" aria-label={`${translate("table.replay")}: ${name}`} onClick={onOpen}>
        {translate("table.replay")}
      </Button>
      <Removal name={name} onRemove={onRemove} />
    </li>
  );
}
