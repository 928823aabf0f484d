/** A whole game of any kind: what is drawn of it or its text, what to do now, the players, and what has happened. */
import { useMemo, useRef, useState } from "preact/hooks";
import { type CodeSeats, useCodeSeats } from "../codeSeats/useCodeSeats";
import type { RoundEndView, ScreenView } from "../generated";
import { memo, useStructuralSharing } from "../memo";
import type { TableModel } from "../model";
import { useTrait } from "../model";
import { ClauseCard } from "../rules/ClauseCard";
import { useClause } from "../rules/useClause";
import { useShell } from "../Shell";
import type { Translate } from "../translate";
import { type KernelChannel, useAsk } from "../useAsk";
import { useRoom } from "../useRoom";
import { ActionPanel } from "./ActionPanel";
import { arrangementOf, boardHeight, isCompact } from "./arrangement";
import { Banners } from "./Banners";
import { Head } from "./Head";
import { Help } from "./Help";
import { IconButton } from "./IconButton";
import { onKey } from "./keys";
import { Log } from "./Log";
import type { GameParts, PartProps } from "./parts";
import { type Question, questionOf } from "./promptContent";
import { Settings } from "./Settings";
import { TableText } from "./TableText";
import { useAnnouncements } from "./useAnnouncements";
import { type GameStorage, useGameStorage } from "./useGameStorage";
import { type Picking, usePicking } from "./usePicking";
import { type TableCommands, useTableCommands } from "./useTableCommands";
import { type Key, useTable, type WholeTable } from "./view";
import "../styles/table.css";
import "../styles/arrangements.css";
import "../styles/plain.css";

interface Props {
  model: TableModel;
  /** What the game brings; without a board the table is a text. */
  parts: GameParts | null;
  channel: KernelChannel;
  storage: GameStorage;
  /** Where a new game is set up; without it, the same people begin again. */
  onSetUp?: (() => void) | undefined;
  /** The notebook with all games of this browser, where a finished one is reviewed. */
  gamesPage?: string | undefined;
}

/** A table that saves its game in the browser and restores it. */
export function Table({ model, parts = null }: { model: TableModel; parts?: GameParts | null }) {
  const channel = useAsk();
  return (
    <TableLayout
      model={model}
      parts={parts}
      channel={channel}
      storage={useGameStorage(model, channel, parts)}
    />
  );
}

/** Behind a curtain and in the past nothing can be chosen. */
function closed(table: WholeTable): WholeTable {
  return { ...table, intents: [], offers: [] };
}

/** The question, or whom the screen is to be passed to. */
function askedNow(
  table: WholeTable,
  { curtain, all_ready }: ScreenView,
  picking: Picking,
  translate: Translate,
): Question {
  const asked = questionOf(table, picking, translate);
  if (all_ready.length > 0) return { ...asked, question: translate("table.all-ready"), help: "" };
  return curtain ? { ...asked, question: translate("table.curtain", { seat: curtain }), help: "" } : asked;
}

/** What a screen reader says after the log: the end of the game or of a round, else the question. */
function announced(table: WholeTable, account: RoundEndView | null, asked: Question): string {
  if (table.outcome) return table.outcome.text;
  return account ? `${account.title}. ${account.summary}` : asked.question;
}

interface ToolsProps extends Pick<Props, "model" | "parts"> {
  table: WholeTable;
  screen: ScreenView;
  commands: TableCommands;
  codeSeats: CodeSeats;
  help: boolean;
  onHelp(open: boolean): void;
}

/** What can be done around the game; a table inside another widget has fewer. */
const Tools = memo(({ model, parts, table, screen, commands, codeSeats, help, onHelp }: ToolsProps) => {
  const { translate } = useShell();
  const name = useTrait(model, "name");
  const players = useMemo(
    () => Object.keys(table.seats).filter((each) => screen.people.includes(each) || each in screen.code),
    [table.seats, screen],
  );
  const isPassed = !screen.open && screen.at !== null && screen.people.length > 1 && !table.outcome;
  return (
    <>
      {!parts && isPassed && (
        <IconButton icon="eye-closed" label={translate("plain.hide")} onPress={commands.passScreen} />
      )}
      <IconButton
        icon="undo"
        label={translate("table.undo")}
        off={!screen.can_undo}
        onPress={commands.undo}
      />
      {parts && (
        <>
          <IconButton
            icon="odds"
            label={translate("table.odds")}
            pressed={screen.odds !== null}
            onPress={commands.odds}
          />
          <IconButton
            icon="adviser"
            label={translate("adviser.label")}
            pressed={screen.advising}
            onPress={commands.advise}
          />
          <Help open={help} onOpen={onHelp} />
        </>
      )}
      {(name || !parts) && (
        <Settings
          model={model}
          screen={screen}
          dice={parts !== null}
          saves={name !== ""}
          seats={players}
          codeSeats={codeSeats}
          commands={commands}
        />
      )}
    </>
  );
});

interface RestProps extends PartProps {
  parts: GameParts | null;
  isPlayed: boolean;
  onTellLog: TableCommands["tellLog"];
}

/** What stands beside and below the question: the players, and what has happened. */
function Rest({ parts, isPlayed, onTellLog, ...part }: RestProps) {
  const { log, round } = part.table;
  if (!parts) return <Log log={log} round={round} onTellLog={onTellLog} />;
  return (
    <>
      {isPlayed && <parts.Chances {...part} />}
      <parts.Places {...part} />
      <div class="fk-story-side">
        {isPlayed && <parts.Talk {...part} />}
        <Log log={log} round={round} loud={parts.loud} onTellLog={onTellLog} />
      </div>
    </>
  );
}

/** The parts of a table in their places. */
export function TableLayout({ model, parts, channel, storage: latest, onSetUp, gamesPage = "" }: Props) {
  const { translate, languageFailed } = useShell();
  const view = useStructuralSharing(useTable(model, parts?.addDefaults));
  const screen = useStructuralSharing(useTrait(model, "screen"));
  const storage = useStructuralSharing(latest);
  const name = useTrait(model, "name");
  const hasClauses = useTrait(model, "clauses");
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const used = useRef(false);
  const [looked, setLooked] = useState<Key | null>(null);
  const [help, setHelp] = useState(false);

  const account = useStructuralSharing(useTrait(model, "round_end") ?? null);
  const isStopped = account !== null || screen.all_ready.length > 0;
  const isClosed = isStopped || screen.curtain !== null || screen.replay !== null;
  const table = useMemo(() => (isClosed ? closed(view) : view), [view, isClosed]);
  const commands = useTableCommands(screen, { channel, storage, onSetUp });
  const codeSeats = useCodeSeats(table, screen, channel);
  const picking = usePicking(table, { ask: channel.ask, allowed: translate("table.allowed") });
  const clause = useClause();
  const asked = askedNow(table, screen, picking, translate);
  useAnnouncements(table, announced(table, account, asked), picking.refusal);
  const part: PartProps = {
    table,
    screen,
    picking,
    looked,
    onLook: setLooked,
    channel,
    compact: isCompact(room),
    boardHeight: boardHeight(room),
    thinking: codeSeats.thinking,
    onClause: clause.lookUp,
    onHide: commands.passScreen,
  };

  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  const onKeyDown = (event: KeyboardEvent) =>
    onKey(event, {
      number: (number) => parts && picking.tapThing(parts.numbered(picking, table, number)),
      main: () => find("[data-main]")?.click(),
      undo: commands.undo,
      skip: codeSeats.skip,
      help: () => setHelp(!help),
      escape: () => !clause.clause && picking.clear(),
      go: (place) => find(`[data-part=${place}] :is([tabindex='0'], button)`)?.focus(),
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for everything on the table
    <div
      ref={root}
      class={parts ? "fk-table-layout" : "fk-plain-layout"}
      data-arrangement={arrangementOf(room)}
      style={{ "--fk-pane": `${room.height}px` }}
      onKeyDown={onKeyDown}
      onFocusIn={() => {
        used.current = true;
      }}
    >
      <Head table={table} parts={parts}>
        <Tools {...{ model, parts, table, screen, commands, codeSeats, help }} onHelp={setHelp} />
      </Head>
      <Banners
        screen={screen}
        timedOut={channel.timedOut || languageFailed}
        storage={storage}
        note={commands.note || clause.note}
        onRetry={commands.retry}
        onNoteRead={commands.noteRead}
      />
      {parts ? <parts.Board {...part} /> : <TableText text={table.text} />}
      <div class="fk-table-side">
        <div class={parts ? "fk-action-panel" : "fk-plain-action-panel"}>
          <ActionPanel
            parts={parts}
            part={part}
            name={name}
            gamesPage={gamesPage}
            account={account}
            asked={asked}
            meaning={parts?.meaning(part, translate) ?? ""}
            commands={commands}
            codeSeats={codeSeats}
            used={used.current}
            onClause={hasClauses ? clause.lookUp : undefined}
          />
        </div>
        <Rest {...part} parts={parts} isPlayed={!isClosed && !table.outcome} onTellLog={commands.tellLog} />
      </div>
      {clause.clause && <ClauseCard clause={clause.clause} onClose={clause.close} onLookUp={clause.lookUp} />}
    </div>
  );
}
