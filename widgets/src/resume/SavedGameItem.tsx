/** A saved game in the list: who plays, how far they came, and when that was. */
import { Art } from "../art/Art";
import { useShell } from "../Shell";
import type { SavedGame } from "../table/gameStorage";
import { Removal } from "./Removal";
import { when } from "./when";

interface Props {
  saved: SavedGame;
  address: string;
  onGoOn(): void;
  onRemove(): void;
}

export function SavedGameItem({ saved, address, onGoOn, onRemove }: Props) {
  const { translate, lang } = useShell();
  const name = translate("resume.game", { names: saved.players });
  const { round, phase } = saved;
  const where = round ? translate("resume.where", { round, phase }) : translate("resume.where-setup");
  const facts = [where, when(saved.at, lang)].filter(Boolean).join(" · ");
  return (
    <li class="fk-saved-game">
      <span class="fk-saved-game-words">
        <strong>{name}</strong> <span>{facts}</span>
      </span>
      <a
        class="fk-press fk-press-main"
        href={address}
        aria-label={`${translate("resume.go-on")}: ${name}`}
        onClick={onGoOn}
      >
        <Art name="icon-play" class="fk-press-picture" />
        {translate("resume.go-on")}
      </a>
      <Removal name={name} onRemove={onRemove} />
    </li>
  );
}
