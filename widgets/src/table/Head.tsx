/** The head of any game's table: what is played, the round, and which phase of it is now. */
import { type ComponentChildren, Fragment } from "preact";
import { Art } from "../art/Art";
import { memo } from "../memo";
import { homeAddress } from "../pages";
import { useShell } from "../Shell";
import type { GameParts } from "./parts";
import type { WholeTable } from "./view";
import "../styles/head.css";

interface Props {
  table: WholeTable;
  parts: GameParts | null;
  children: ComponentChildren;
}

const Phases = memo(({ table: { phases, phase }, parts }: Omit<Props, "children">) => {
  const { translate } = useShell();
  const reached = phases.findIndex((each) => each.id === phase);
  const Sign = parts?.Phase;
  return (
    <ol class={Sign ? "fk-phases" : "fk-plain-phases"} aria-label={translate("table.phases")}>
      {phases.map(({ id, name, short }, index) => (
        <li
          key={id}
          class={Sign ? "fk-phase" : "fk-plain-phase"}
          title={Sign ? undefined : name}
          aria-current={index === reached ? "step" : undefined}
          data-past={index < reached || undefined}
        >
          {Sign && (
            <>
              <Sign phase={id} />
              <span class="fk-phase-number">{index + 1}</span>
            </>
          )}
          <span class={Sign ? "fk-phase-name" : "fk-plain-phase-name"}>{short || name}</span>
        </li>
      ))}
    </ol>
  );
});

const Facts = memo(({ table, parts }: { table: WholeTable; parts: GameParts }) => {
  const { translate } = useShell();
  const facts = parts.facts(table, translate).filter(Boolean);
  return (
    <p class="fk-facts">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          <span class="fk-fact">{fact}</span>
        </Fragment>
      ))}
    </p>
  );
});

/** Out of the game, where it has a page of the app to itself. */
function HomeLink() {
  const { translate } = useShell();
  const home = homeAddress();
  if (!home) return null;
  return (
    <a class="fk-title-home" href={home} aria-label={translate("table.home")}>
      <Art name="volcano-0" />
    </a>
  );
}

/** Without a board there is room for the phases below the title. */
function PlainHead({ table, parts, children }: Props) {
  const { translate } = useShell();
  return (
    <header class="fk-head fk-plain-head">
      <h2 class="fk-title fk-plain-title">{table.title}</h2>
      <div class="fk-tools">{children}</div>
      <div class="fk-plain-moment">
        {table.round > 0 && (
          <span class="fk-plain-round">{translate("table.round", { round: table.round })}</span>
        )}
        {table.phases.length > 1 && <Phases table={table} parts={parts} />}
      </div>
    </header>
  );
}

export function Head(props: Props) {
  const { table, parts, children } = props;
  if (!parts) return <PlainHead {...props} />;
  return (
    <header class="fk-head">
      <HomeLink />
      <h2 class="fk-title">
        {table.title}
        <span class="fk-title-sun" aria-hidden="true" />
      </h2>
      <Phases table={table} parts={parts} />
      <Facts table={table} parts={parts} />
      <div class="fk-tools">{children}</div>
    </header>
  );
}
