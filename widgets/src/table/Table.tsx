/** A whole game of any kind: what is drawn of it or its text, what to do now, the players, and what has happened. */
import { useMemo, useRef, useState } from "preact/hooks";
import { type Company, useCompany } from "../company/useCompany";
import type { ScreenView } from "../generated";
import { useWidth } from "../measure";
import { memo, useShared } from "../memo";
import type { TableModel } from "../model";
import { useTrait } from "../model";
import { ClauseCard } from "../rules/ClauseCard";
import { useClause } from "../rules/useClause";
import { useShell } from "../Shell";
import type { Say } from "../say";
import { type Asking, useAsk } from "../useAsk";
import { type Question, questionOf } from "./asked";
import { Banners } from "./Banners";
import { Desk } from "./Desk";
import { Head } from "./Head";
import { Help } from "./Help";
import { onKey } from "./keys";
import { Log } from "./Log";
import type { GameParts, PartProps } from "./parts";
import { Settings } from "./Settings";
import { TableText } from "./TableText";
import { Tool } from "./Tool";
import { type Deeds, useDeeds } from "./useDeeds";
import { type Keeping, useKeeping } from "./useKeeping";
import { type Picking, usePicking } from "./usePicking";
import { type RefusedLine, useRefusals } from "./useRefusals";
import { useVoice } from "./useVoice";
import { type Key, useTable, type WholeTable } from "./view";
import "../styles/table.css";
import "../styles/plain.css";

const NARROW = 700;

interface Props {
  model: TableModel;
  /** What the game brings; without a board the table is a text. */
  parts: GameParts | null;
  line: Asking;
  keeping: Keeping;
  /** Where a new game is set up; without it, the same people begin again. */
  onSetUp?: (() => void) | undefined;
}

/** A table whose game is kept in the browser and comes back. */
export function Table({ model, parts = null }: { model: TableModel; parts?: GameParts | null }) {
  const line = useAsk();
  return <Room model={model} parts={parts} line={line} keeping={useKeeping(model, line)} />;
}

/** Behind a curtain and in the past nothing can be chosen. */
function closed(table: WholeTable): WholeTable {
  return { ...table, intents: [], offers: [] };
}

/** The question, or whom the screen is to be passed to. */
function askedNow(table: WholeTable, { curtain }: ScreenView, picking: Picking, say: Say): Question {
  const asked = questionOf(table, picking, say);
  return curtain ? { ...asked, question: say("table.curtain", { seat: curtain }), help: "" } : asked;
}

interface ToolsProps extends Pick<Props, "model" | "parts"> {
  table: WholeTable;
  screen: ScreenView;
  deeds: Deeds;
  company: Company;
  help: boolean;
  onHelp(open: boolean): void;
}

/** What can be done around the game; a table inside another widget has fewer. */
const Tools = memo(({ model, parts, table, screen, deeds, company, help, onHelp }: ToolsProps) => {
  const { say } = useShell();
  const name = useTrait(model, "name");
  const players = useMemo(
    () => Object.keys(table.seats).filter((each) => screen.people.includes(each) || each in screen.code),
    [table.seats, screen],
  );
  const isPassed = !screen.open && screen.at !== null && screen.people.length > 1 && !table.outcome;
  return (
    <>
      {!parts && isPassed && <Tool icon="eye-closed" label={say("plain.hide")} onPress={deeds.rise} />}
      <Tool icon="undo" label={say("table.undo")} off={!screen.can_undo} onPress={deeds.undo} />
      {parts && (
        <>
          <Tool icon="odds" label={say("table.odds")} pressed={screen.odds !== null} onPress={deeds.odds} />
          <Tool
            icon="adviser"
            label={say("adviser.label")}
            pressed={screen.advising}
            onPress={deeds.advise}
          />
          <Help open={help} onOpen={onHelp} />
        </>
      )}
      {(name || !parts) && (
        <Settings
          model={model}
          screen={screen}
          dice={parts !== null}
          kept={name !== ""}
          seats={players}
          company={company}
          deeds={deeds}
        />
      )}
    </>
  );
});

interface RestProps extends PartProps {
  parts: GameParts | null;
  isPlayed: boolean;
  refusals: readonly RefusedLine[];
}

/** What stands beside and below the question: the players or the table as text, and what has happened. */
function Rest({ parts, isPlayed, refusals, ...part }: RestProps) {
  const { log, round, text } = part.table;
  if (!parts) {
    return (
      <>
        <TableText text={text} />
        <Log log={log} round={round} refusals={refusals} />
      </>
    );
  }
  return (
    <>
      {isPlayed && <parts.Chances {...part} />}
      <parts.Places {...part} />
      <div class="fk-story-side">
        {isPlayed && <parts.Talk {...part} />}
        <Log log={log} round={round} refusals={refusals} loud={parts.loud} />
      </div>
    </>
  );
}

/** The room with a game in it. */
export function Room({ model, parts, line, keeping: kept, onSetUp }: Props) {
  const { say, unheard } = useShell();
  const view = useShared(useTable(model, parts?.fills));
  const screen = useShared(useTrait(model, "screen"));
  const keeping = useShared(kept);
  const name = useTrait(model, "name");
  const hasClauses = useTrait(model, "clauses");
  const root = useRef<HTMLDivElement>(null);
  const compact = useWidth(root) < NARROW;
  const used = useRef(false);
  const [looked, setLooked] = useState<Key | null>(null);
  const [help, setHelp] = useState(false);

  const isClosed = screen.curtain !== null || screen.replay !== null;
  const table = useMemo(() => (isClosed ? closed(view) : view), [view, isClosed]);
  const deeds = useDeeds(screen, { line, keeping, onSetUp });
  const company = useCompany(table, screen, line);
  const picking = usePicking(table, { ask: line.ask, allowed: say("table.allowed") });
  const clause = useClause();
  const refusals = useRefusals(table, picking.refusal);
  const asked = askedNow(table, screen, picking, say);
  useVoice(table, table.outcome?.text ?? asked.question, picking.refusal);
  const part: PartProps = {
    table,
    screen,
    picking,
    looked,
    onLook: setLooked,
    line,
    compact,
    thinking: company.thinking,
    onClause: clause.lookUp,
    onHide: deeds.rise,
  };

  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  const onKeyDown = (event: KeyboardEvent) =>
    onKey(event, {
      number: (number) => parts && picking.tapThing(parts.numbered(picking, table, number)),
      main: () => find("[data-main]")?.click(),
      undo: deeds.undo,
      skip: company.skip,
      help: () => setHelp(!help),
      escape: () => !clause.clause && picking.clear(),
      go: (place) => find(`[data-part=${place}] :is([tabindex='0'], button)`)?.focus(),
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for everything on the table
    <div
      ref={root}
      class={parts ? "fk-room" : "fk-plain-room"}
      onKeyDown={onKeyDown}
      onFocusIn={() => {
        used.current = true;
      }}
    >
      <Head table={table} parts={parts}>
        <Tools {...{ model, parts, table, screen, deeds, company, help }} onHelp={setHelp} />
      </Head>
      <Banners
        screen={screen}
        silent={line.silent || unheard}
        keeping={keeping}
        note={deeds.note || clause.note}
        onRetry={deeds.retry}
        onNoteRead={deeds.noteRead}
      />
      {parts && <parts.Board {...part} />}
      <div class={parts ? "fk-desk" : "fk-plain-desk"}>
        <Desk
          parts={parts}
          part={part}
          name={name}
          asked={asked}
          meaning={parts?.meaning(part, say) ?? ""}
          deeds={deeds}
          company={company}
          used={used.current}
          onClause={hasClauses ? clause.lookUp : undefined}
        />
      </div>
      <Rest {...part} parts={parts} isPlayed={!isClosed && !table.outcome} refusals={refusals} />
      {clause.clause && <ClauseCard clause={clause.clause} onClose={clause.close} onLookUp={clause.lookUp} />}
    </div>
  );
}
