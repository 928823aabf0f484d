/** The head of the table: our title, where in the round we are, and which game this is. */
import { type ComponentChildren, Fragment } from "preact";
import { Art } from "../art/Art";
import type { View } from "../generated";
import { useShell } from "../Shell";
import "../styles/head.css";

const PHASES = ["roll", "plan", "reroll", "equip", "move", "erupt"] as const;

function Phases({ phase }: { phase: string }) {
  const { say } = useShell();
  const reached = (PHASES as readonly string[]).indexOf(phase);
  return (
    <ol class="fk-phases" aria-label={say("table.phases")}>
      {PHASES.map((each, index) => (
        <li
          key={each}
          class="fk-phase"
          aria-current={each === phase ? "step" : undefined}
          data-past={index < reached || undefined}
        >
          <Art name={`phase-${each}`} class="fk-phase-picture" />
          <span class="fk-phase-number">{index + 1}</span>
          <span class="fk-phase-name">{say(`table.phase-${each}`)}</span>
        </li>
      ))}
    </ol>
  );
}

export function Header({ view, children }: { view: View; children: ComponentChildren }) {
  const { say } = useShell();
  const facts = [
    view.phase === "setup" ? say("phase.setup") : say("table.round", { round: view.round }),
    say("table.level", { level: view.level }),
    view.scenario_name,
  ].filter(Boolean);
  return (
    <header class="fk-head">
      <h2 class="fk-title">
        {say("table.title")}
        <span class="fk-title-sun" aria-hidden="true" />
      </h2>
      <Phases phase={view.phase} />
      <p class="fk-facts">
        {facts.map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && " "}
            <span class="fk-fact">
              {fact}
              {index < facts.length - 1 && " ·"}
            </span>
          </Fragment>
        ))}
      </p>
      <div class="fk-tools">{children}</div>
    </header>
  );
}
