/** The head of any game's table: what is played, the round, and which phase of it is now. */
import type { ComponentChildren } from "preact";
import { useShell } from "../Shell";
import type { WholeTable } from "./view";
import "../styles/head.css";

function Phases({ phases, phase }: Pick<WholeTable, "phases" | "phase">) {
  const { say } = useShell();
  const reached = phases.findIndex((each) => each.id === phase);
  return (
    <ol class="fk-plain-phases" aria-label={say("table.phases")}>
      {phases.map((each, index) => (
        <li
          key={each.id}
          class="fk-plain-phase"
          title={each.name}
          aria-current={index === reached ? "step" : undefined}
          data-past={index < reached || undefined}
        >
          <span class="fk-plain-phase-name">{each.name}</span>
        </li>
      ))}
    </ol>
  );
}

export function Head({ table, children }: { table: WholeTable; children: ComponentChildren }) {
  const { say } = useShell();
  return (
    <header class="fk-head fk-plain-head">
      <h2 class="fk-title fk-plain-title">{table.title}</h2>
      <div class="fk-tools">{children}</div>
      <div class="fk-plain-moment">
        {table.round > 0 && <span class="fk-plain-round">{say("table.round", { round: table.round })}</span>}
        {table.phases.length > 1 && <Phases phases={table.phases} phase={table.phase} />}
      </div>
    </header>
  );
}
