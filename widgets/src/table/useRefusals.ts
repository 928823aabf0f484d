/** What was refused at this screen, for the log: a line each, where it happened. */
import { useEffect, useState } from "preact/hooks";
import type { LogView } from "../generated";
import { useStructuralSharing } from "../memo";
import type { Refusal } from "./usePicking";

export interface RefusedLine {
  round: number;
  /** After so many sentences of the log. */
  after: number;
  text: string;
}

export function useRefusals(
  view: { round: number; log: readonly LogView[] },
  refusal: Refusal | null,
): readonly RefusedLine[] {
  const [lines, setLines] = useState<readonly RefusedLine[]>([]);
  // A refusal belongs where it came up.
  useEffect(() => {
    const text = refusal?.reasons.map((reason) => reason.text).join(" ");
    if (!text) return;
    const line = { round: view.round, after: view.log.length, text };
    const said = (each: RefusedLine) => each.round === line.round && each.text === text;
    setLines((before) => (before.some(said) ? before : [...before, line]));
  }, [refusal]);
  return useStructuralSharing(lines.filter((line) => line.round === view.round));
}
