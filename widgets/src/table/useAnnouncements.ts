/** Announces to screen readers every new line of the log, once and in order, then the question or the refusal. */
import { useEffect, useRef } from "preact/hooks";
import type { LogView } from "../generated";
import { useShell } from "../Shell";
import type { Refusal } from "./usePicking";

interface Announcement {
  round: number;
  lines: number;
  lang: string;
  asked: string;
}

/** The part of a view that is announced. */
interface LoggedView {
  round: number;
  log: readonly LogView[];
}

/** Log lines not announced yet; the log starts again with every round, and undone lines are not announced. */
export function unannounced(view: LoggedView, before: Pick<Announcement, "round" | "lines">): string[] {
  const start = view.round === before.round ? before.lines : 0;
  return view.log.slice(start).map((line) => line.text);
}

export function useAnnouncements(view: LoggedView, asked: string, refusal: Refusal | null): void {
  const { announce, lang } = useShell();
  const latest = useRef<Announcement | null>(null);
  useEffect(() => {
    const before = latest.current;
    latest.current = { round: view.round, lines: view.log.length, lang, asked };
    if (!before || before.lang !== lang) return;
    const spoken = [...unannounced(view, before), ...(asked === before.asked ? [] : [asked])];
    if (spoken.length) announce(spoken.join(" "));
  }, [view, asked, lang, announce]);
  useEffect(() => {
    if (!refusal) return;
    announce([...refusal.reasons.map((reason) => reason.text), refusal.note].filter(Boolean).join(" "));
  }, [refusal, announce]);
}
