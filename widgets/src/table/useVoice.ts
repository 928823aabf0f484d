/** Speaks for the table: every new line of the log, once and in order, then what is asked or refused. */
import { useEffect, useRef } from "preact/hooks";
import type { LogView } from "../generated";
import { useShell } from "../Shell";
import type { Refusal } from "./usePicking";

interface Heard {
  round: number;
  lines: number;
  lang: string;
  asked: string;
}

/** What a table has to say. */
interface Spoken {
  round: number;
  log: readonly LogView[];
}

/** What of the log has not been spoken; the log begins anew with every round, and a line taken back is silent. */
export function unheard(view: Spoken, before: Pick<Heard, "round" | "lines">): string[] {
  const start = view.round === before.round ? before.lines : 0;
  return view.log.slice(start).map((line) => line.text);
}

export function useVoice(view: Spoken, asked: string, refusal: Refusal | null): void {
  const { announce, lang } = useShell();
  const heard = useRef<Heard | null>(null);
  useEffect(() => {
    const before = heard.current;
    heard.current = { round: view.round, lines: view.log.length, lang, asked };
    if (!before || before.lang !== lang) return;
    const spoken = [...unheard(view, before), ...(asked === before.asked ? [] : [asked])];
    if (spoken.length) announce(spoken.join(" "));
  }, [view, asked, lang, announce]);
  useEffect(() => {
    if (!refusal) return;
    announce([...refusal.reasons.map((reason) => reason.text), refusal.note].filter(Boolean).join(" "));
  }, [refusal, announce]);
}
