/** A whole game: the board, the players' places, what to do now, the dice, and what has happened. */

import { useMemo, useRef, useState } from "preact/hooks";
import { Art } from "../art/Art";
import { useCompany } from "../company/useCompany";
import { Board } from "../fuji/board/Board";
import { Told } from "../fuji/odds/Told";
import { Seats } from "../fuji/table/Seats";
import { TalkBox } from "../fuji/talk/Talk";
import type { Answer } from "../generated";
import { useWidth } from "../measure";
import { useTrait } from "../model";
import { ClauseCard } from "../rules/ClauseCard";
import { useClause } from "../rules/useClause";
import { useShell } from "../Shell";
import { useShared } from "../shared";
import { useStable } from "../stable";
import { useView } from "../view";
import { asking, looking } from "./asking";
import { Banners } from "./Banners";
import { Desk } from "./Desk";
import { Header } from "./Header";
import { Help } from "./Help";
import { onKey } from "./keys";
import { Log } from "./Log";
import { labelOf } from "./labels";
import { Settings } from "./Settings";
import { Slip } from "./Slip";
import { Tool } from "./Tool";
import type { TableModel } from "./traits";
import { type Choosing, useChoosing } from "./useChoosing";
import { useDeeds } from "./useDeeds";
import { type Keeping, useKeeping } from "./useKeeping";
import { type Line, useLine } from "./useLine";
import { useRefusals } from "./useRefusals";
import { useVoice } from "./useVoice";
import "../styles/table.css";

const NARROW = 700;

/** Squares and what choosing each one does, in words. */
function useTargets({ offer }: Choosing): ReadonlyMap<string, string> {
  const { say } = useShell();
  const targets = useMemo(
    () =>
      new Map(
        [...offer.squares].map(([square, action]) => [
          square,
          labelOf({ ...action, squares: [square] }, say),
        ]),
      ),
    [offer.squares, say],
  );
  return useShared(targets);
}

interface Props {
  model: TableModel;
  line: Line;
  keeping: Keeping;
  /** Where a new game is set up; without it, the same people begin again. */
  onSetUp?: (() => void) | undefined;
}

/** A table whose game is kept in the browser and comes back. */
export function Table({ model }: { model: TableModel }) {
  const line = useLine(model);
  return <Room model={model} line={line} keeping={useKeeping(model, line)} />;
}

/** The room with a game in it. */
export function Room({ model, line, keeping: kept, onSetUp }: Props) {
  const { say, kernel, unheard } = useShell();
  const view = useShared(useView(model));
  const screen = useShared(useTrait(model, "screen"));
  const keeping = useShared(kept);
  const name = useTrait(model, "name");
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const used = useRef(false);
  const [looked, setLooked] = useState<string | null>(null);
  const [help, setHelp] = useState(false);

  const deeds = useDeeds(screen, { line, keeping, onSetUp });
  const company = useCompany(view, screen, line);
  const choosing = useChoosing(view, screen, line, say("table.allowed"));
  const clause = useClause();
  const refusals = useRefusals(view, choosing.refusal);
  const { offer } = choosing;
  const asked = asking(view, screen, offer, say);
  const targets = useTargets(choosing);
  const players = useMemo(
    () => Object.keys(view.seats).filter((each) => screen.people.includes(each) || each in screen.code),
    [view.seats, screen],
  );
  const square = looked ?? view.seats[offer.tray ?? ""]?.marker ?? null;
  useVoice(view, asked.question, choosing.refusal);

  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  const onKeyDown = (event: KeyboardEvent) =>
    onKey(event, {
      die: choosing.die,
      main: () => find("[data-main]")?.click(),
      undo: deeds.undo,
      skip: company.skip,
      help: () => setHelp(!help),
      escape: choosing.clear,
      go: (part) => find(`[data-part=${part}] :is([tabindex='0'], button)`)?.focus(),
    });
  const { onSay, onSkill } = useStable({
    onSay: (text: string): Promise<Answer> =>
      kernel.ask({ do: "act", line: `${offer.actor ?? view.seat ?? ""} say ${text}` }),
    onSkill: (skill: string) => clause.lookUp(`skill.${skill}`),
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for everything on the table
    <div
      ref={root}
      class="fk-room"
      onKeyDown={onKeyDown}
      onFocusIn={() => {
        used.current = true;
      }}
    >
      <Header view={view}>
        <Tool icon="undo" label={say("table.undo")} off={!screen.can_undo} onPress={deeds.undo} />
        <Tool icon="odds" label={say("table.odds")} pressed={screen.odds !== null} onPress={deeds.odds} />
        <Tool icon="adviser" label={say("adviser.label")} pressed={screen.advising} onPress={deeds.advise} />
        <Help open={help} onOpen={setHelp} />
        {name && <Settings model={model} screen={screen} seats={players} company={company} deeds={deeds} />}
      </Header>
      <Banners
        screen={screen}
        silent={line.silent || unheard}
        keeping={keeping}
        note={deeds.note || clause.note}
        onRetry={deeds.retry}
        onNoteRead={deeds.noteRead}
      />
      <div class="fk-table-board" data-part="board" ref={board}>
        <Board
          view={view}
          label={say("table.board")}
          targets={targets}
          chosen={offer.picked.squares}
          odds={screen.odds}
          me={screen.at}
          onPick={choosing.square}
          onLook={setLooked}
        />
        <Slip
          view={view}
          offer={offer}
          square={choosing.refusal ? null : looked}
          line={line}
          board={board.current}
        />
      </div>
      <div class="fk-desk">
        <Desk
          view={view}
          screen={screen}
          name={name}
          asked={asked}
          looked={looking(view, screen, offer, looked, say)}
          square={square}
          choosing={choosing}
          deeds={deeds}
          company={company}
          used={used.current}
          onClause={clause.lookUp}
        />
      </div>
      {screen.odds && !screen.curtain && !screen.replay && !view.outcome && (
        <div class="fk-table-odds">
          <Told odds={screen.odds} />
        </div>
      )}
      <Seats
        view={view}
        screen={screen}
        offer={offer}
        square={square}
        compact={width < NARROW}
        thinking={company.thinking}
        onCard={choosing.card}
        onSeat={choosing.seat}
        onSkill={onSkill}
      />
      <div class="fk-story-side">
        {view.may_say && !screen.curtain && !screen.replay && (
          <details class="fk-table-talk">
            <summary>
              <Art name="icon-talk" />
              {say("action.say")}
            </summary>
            <TalkBox onSay={onSay} onClause={clause.lookUp} />
          </details>
        )}
        <Log log={view.log} round={view.round} refusals={refusals} />
      </div>
      {clause.clause && <ClauseCard clause={clause.clause} onClose={clause.close} onLookUp={clause.lookUp} />}
    </div>
  );
}
