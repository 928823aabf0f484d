/** Doing what a step asks for: things are chosen as at the table, and the lesson judges the line. */
import { useMemo } from "preact/hooks";
import type { LessonMessage } from "../generated";
import type { Ask } from "../kernel";
import { useShell } from "../Shell";
import { type Picking, usePicking } from "../table/usePicking";
import type { WholeTable } from "../table/view";

/** The step has no task, or it is solved: nothing is offered, and a touch changes nothing. */
export function useTask(table: WholeTable, open: boolean, ask: Ask<LessonMessage>): Picking {
  const { translate } = useShell();
  const shown = useMemo(() => (open ? table : { ...table, intents: [], offers: [] }), [table, open]);
  const picking = usePicking(shown, { ask, allowed: translate("table.allowed") });
  return useMemo(() => (open ? picking : { ...picking, tapThing: () => undefined }), [picking, open]);
}
