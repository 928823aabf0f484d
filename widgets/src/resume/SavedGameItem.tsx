/** A saved game in the list: who plays, how far they came, and when that was. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Art } from "../art/Art";
import { Button } from "../Button";
import { useShell } from "../Shell";
import type { SavedGame } from "../table/gameStorage";

interface Props {
  saved: SavedGame;
  address: string;
  onGoOn(): void;
  onRemove(): void;
}

/** A day and an hour as people of this language write them; empty for a time that is none. */
function when(at: string, lang: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return "";
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** Nothing is removed before the reader has said so twice. */
function Removal({ name, onRemove }: { name: string; onRemove(): void }) {
  const { translate } = useShell();
  const [asked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) keep.current?.focus();
  }, [asked]);
  if (!asked) {
    return (
      <Button
        kind="quiet"
        aria-label={`${translate("resume.remove")}: ${name}`}
        onClick={() => setAsked(true)}
      >
        {translate("resume.remove")}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two buttons is no fieldset of a form
    <span class="fk-removal" role="group" aria-label={translate("resume.remove-sure")}>
      <span>{translate("resume.remove-sure")}</span>
      <Button kind="press" onClick={onRemove}>
        {translate("resume.remove-yes")}
      </Button>
      <Button ref={keep} kind="press" onClick={() => setAsked(false)}>
        {translate("resume.remove-no")}
      </Button>
    </span>
  );
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
