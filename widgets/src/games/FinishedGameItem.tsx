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
  /** Opens it in review, or to watch it alone. */
  onOpen(review: boolean): void;
  onRemove(): void;
}

export function FinishedGameItem({ game, focused, onOpen, onRemove }: Props) {
  const { translate, lang } = useShell();
  const review = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) review.current?.focus();
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
      <Button
        ref={review}
        kind="press"
        aria-label={`${translate("games.review")}: ${name}`}
        onClick={() => onOpen(true)}
      >
        {translate("games.review")}
      </Button>
      <Button kind="quiet" aria-label={`${translate("table.replay")}: ${name}`} onClick={() => onOpen(false)}>
        {translate("table.replay")}
      </Button>
      <Removal name={name} onRemove={onRemove} />
    </li>
  );
}
