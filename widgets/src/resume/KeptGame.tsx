/** A game that the browser keeps: who plays, how far they came, and when that was. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Art } from "../art/Art";
import { Button } from "../Button";
import { useShell } from "../Shell";
import type { Kept } from "../table/keep";

interface Props {
  kept: Kept;
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
  const { say } = useShell();
  const [asked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) keep.current?.focus();
  }, [asked]);
  if (!asked) {
    return (
      <Button kind="quiet" aria-label={`${say("resume.remove")}: ${name}`} onClick={() => setAsked(true)}>
        {say("resume.remove")}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two buttons is no fieldset of a form
    <span class="fk-removal" role="group" aria-label={say("resume.remove-sure")}>
      <span>{say("resume.remove-sure")}</span>
      <Button kind="press" onClick={onRemove}>
        {say("resume.remove-yes")}
      </Button>
      <Button ref={keep} kind="press" onClick={() => setAsked(false)}>
        {say("resume.remove-no")}
      </Button>
    </span>
  );
}

export function KeptGame({ kept, address, onGoOn, onRemove }: Props) {
  const { say, lang } = useShell();
  const name = say("resume.game", { names: kept.players });
  const { round, phase } = kept;
  const where = round ? say("resume.where", { round, phase }) : say("resume.where-setup");
  const facts = [where, when(kept.at, lang)].filter(Boolean).join(" · ");
  return (
    <li class="fk-shelf-game">
      <span class="fk-shelf-words">
        <strong>{name}</strong> <span>{facts}</span>
      </span>
      <a
        class="fk-press fk-press-main"
        href={address}
        aria-label={`${say("resume.go-on")}: ${name}`}
        onClick={onGoOn}
      >
        <Art name="icon-play" class="fk-press-picture" />
        {say("resume.go-on")}
      </a>
      <Removal name={name} onRemove={onRemove} />
    </li>
  );
}
