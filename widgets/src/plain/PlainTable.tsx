/** A table for any game: its text, what is asked, everything to choose as buttons, and what has happened. */
import { useMemo, useRef } from "preact/hooks";
import type { Ending, HotSeatView, TableView } from "../generated";
import { type Look, type Model, useTrait } from "../model";
import { ClauseCard } from "../rules/ClauseCard";
import { useClause } from "../rules/useClause";
import { useShell } from "../Shell";
import { useShared } from "../shared";
import { Banner, Small } from "../table/Banners";
import { Curtain, othersAwaited } from "../table/Curtain";
import { Log } from "../table/Log";
import { Looks } from "../table/Looks";
import { Popover } from "../table/Popover";
import { Refused } from "../table/Refused";
import { Tool } from "../table/Tool";
import { type Line, useLine } from "../table/useLine";
import { useRefusals } from "../table/useRefusals";
import { useVoice } from "../table/useVoice";
import { questionOf } from "./asked";
import { Head } from "./Head";
import { Question } from "./Question";
import { TableText } from "./TableText";
import { usePicking } from "./usePicking";
import { type WholeTable, wholeTable } from "./view";
import "../styles/outcome.css";
import "../styles/plain.css";

export interface PlainTableTraits extends Look {
  /** A view as one text; tests put the view itself. */
  view: string | TableView;
  screen: HotSeatView;
  /** Whether there is a rulebook to look clauses up in. */
  clauses: boolean;
}

function useTable(model: Model<PlainTableTraits>): WholeTable {
  const packed = useTrait(model, "view");
  const table = useMemo(
    () => wholeTable(typeof packed === "string" ? (JSON.parse(packed) as TableView) : packed),
    [packed],
  );
  return useShared(table);
}

function Ended({ outcome }: { outcome: Ending }) {
  const { say } = useShell();
  const title = say(outcome.won ? "plain.won" : "plain.lost");
  const score = outcome.score ?? null;
  return (
    <section class="fk-outcome fk-plain-outcome" data-won={outcome.won} aria-label={title}>
      <div class="fk-outcome-words">
        <h3>{title}</h3>
        {score !== null && <p class="fk-score">{say("table.score", { score })}</p>}
        <p>{outcome.text}</p>
      </div>
    </section>
  );
}

function Silent({ line }: { line: Line }) {
  const { say, lang, unheard } = useShell();
  if (!line.silent && !unheard) return null;
  return (
    <div class="fk-banners">
      <Banner kind="bad" title={say("kernel.silent")}>
        <Small onPress={() => line.ask({ do: "speak", lang })}>{say("table.retry")}</Small>
      </Banner>
    </div>
  );
}

export function PlainTable({ model }: { model: Model<PlainTableTraits> }) {
  const { say } = useShell();
  const table = useTable(model);
  const screen = useShared(useTrait(model, "screen"));
  const hasClauses = useTrait(model, "clauses");
  const line = useLine(model);
  const clause = useClause();
  const used = useRef(false);
  const picking = usePicking(table, line, {
    allowed: say("table.allowed"),
    undo: screen.can_undo ? "" : screen.undo_why,
  });
  const own = questionOf(table, picking.offers, picking.picked);
  const asked = own.question ? own : { ...own, question: say("plain.waits", { names: table.awaits }) };
  const refusals = useRefusals(table, picking.refusal);
  useVoice(table, table.outcome?.text ?? asked.question, picking.refusal);
  const onClause = hasClauses ? clause.lookUp : undefined;
  const isPassed = !screen.open && screen.at !== null && screen.people.length > 1 && !table.outcome;

  const desk = () => {
    if (table.outcome) {
      return (
        <>
          <Ended outcome={table.outcome} />
          {picking.refusal && (
            <Refused refusal={picking.refusal} onClause={onClause} onClose={picking.dismiss} />
          )}
        </>
      );
    }
    if (screen.curtain) {
      return (
        <Curtain
          seat={screen.curtain}
          others={othersAwaited(table, screen)}
          why={say("plain.curtain-why", { seat: screen.curtain })}
          takesFocus={used.current}
          onSit={(seat) => line.ask({ do: "sit", seat })}
        />
      );
    }
    return <Question table={table} asked={asked} picking={picking} onClause={onClause} />;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for everything on the table
    <div
      class="fk-plain-room"
      onKeyDown={(event) => {
        if (event.key === "Escape" && !clause.clause) picking.back();
      }}
      onFocusIn={() => {
        used.current = true;
      }}
    >
      <Head table={table}>
        {isPassed && (
          <Tool icon="eye-closed" label={say("plain.hide")} onPress={() => line.ask({ do: "rise" })} />
        )}
        <Tool icon="undo" label={say("table.undo")} off={!screen.can_undo} onPress={picking.undo} />
        <Popover icon="settings" label={say("table.settings")}>
          <Looks model={model} dice={false} />
        </Popover>
      </Head>
      <Silent line={line} />
      <div class="fk-plain-desk">
        {desk()}
        {clause.note && <p role="alert">{clause.note}</p>}
      </div>
      <TableText text={table.text} />
      <Log log={table.log} round={table.round} refusals={refusals} />
      {clause.clause && <ClauseCard clause={clause.clause} onClose={clause.close} onLookUp={clause.lookUp} />}
    </div>
  );
}
