/** The panel below the board: the question and its answers, the curtain, the replay or the end of the game. */
import { Button } from "../Button";
import { Adviser } from "../codeSeats/Adviser";
import { LatestMove } from "../codeSeats/LatestMove";
import type { CodeSeats } from "../codeSeats/useCodeSeats";
import type { RoundEndView } from "../generated";
import { pageAddress } from "../pages";
import { Steps } from "../replay/Steps";
import { useShell } from "../Shell";
import { AllReady } from "./AllReady";
import { Curtain, othersAwaited } from "./Curtain";
import { Outcome } from "./Outcome";
import { Prompt } from "./Prompt";
import type { GameParts, PartProps } from "./parts";
import type { Question } from "./promptContent";
import { RoundEnd } from "./RoundEnd";
import { Slip } from "./Slip";
import type { TableCommands } from "./useTableCommands";

interface Props {
  parts: GameParts | null;
  part: PartProps;
  name: string;
  /** Where a finished game is reviewed; empty where that is nowhere. */
  gamesPage: string;
  /** The account of a round that has just ended. */
  account: RoundEndView | null;
  asked: Question;
  meaning: string;
  commands: TableCommands;
  codeSeats: CodeSeats;
  used: boolean;
  /** Shows a clause, where there is a rulebook. */
  onClause?: ((id: string) => void) | undefined;
}

function ReplayControls({ part: { screen }, commands }: Pick<Props, "part" | "commands">) {
  const { translate } = useShell();
  if (!screen.replay) return null;
  const follow = async (step: number) => {
    const answer = await commands.goToStep(step);
    if (!answer?.ok) throw new Error("the replay has stopped");
  };
  return (
    <section class="fk-replaying" aria-label={translate("table.replay")}>
      {screen.replay.story.length > 0 && <p class="fk-story">{screen.replay.story.join(" ")}</p>}
      <Steps steps={screen.replay} onGo={follow} onBranch={commands.branch} />
      <Button kind="press" data-main onClick={() => commands.goToStep(null)}>
        {translate("table.leave-replay")}
      </Button>
    </section>
  );
}

function SeatCurtain({ seat, parts, part: { table, screen }, used, commands }: Props & { seat: string }) {
  const { translate } = useShell();
  return (
    <Curtain
      seat={seat}
      others={othersAwaited(table, screen)}
      why={translate(parts ? "table.curtain-why" : "plain.curtain-why", { seat })}
      character={parts?.character(table, seat)}
      picture={parts && <parts.Player table={table} name={seat} />}
      takesFocus={used}
      onSit={commands.takeScreen}
    />
  );
}

export function ActionPanel(props: Props) {
  const { parts, part, name, commands, codeSeats } = props;
  const { table, screen, picking } = part;
  const latestMove = Object.keys(screen.code).length > 0 && (
    <LatestMove log={table.log} codeSeats={codeSeats} />
  );
  if (screen.replay) return <ReplayControls part={part} commands={commands} />;
  if (table.outcome) {
    return (
      <Outcome
        outcome={table.outcome}
        parts={parts}
        link={screen.link}
        name={name}
        review={props.gamesPage && `${pageAddress(props.gamesPage)}#newest`}
        onReplay={() => commands.goToStep(0)}
        onNew={commands.begin}
        setsUp={commands.setsUp}
        onSave={commands.save}
      />
    );
  }
  if (props.account) {
    return <RoundEnd account={props.account} table={table} parts={parts} commands={commands} />;
  }
  if (screen.all_ready.length > 0) {
    return (
      <>
        {latestMove}
        <AllReady table={table} parts={parts} people={screen.all_ready} commands={commands} />
        {parts && screen.at !== null && <parts.Tray {...part} />}
      </>
    );
  }
  return (
    <>
      {latestMove}
      {screen.curtain ? (
        <SeatCurtain {...props} seat={screen.curtain} />
      ) : (
        <>
          <Prompt
            table={table}
            parts={parts}
            asked={props.asked}
            picking={picking}
            onClause={props.onClause}
          />
          {parts && <parts.Tray {...part} />}
          {parts && <Slip picking={picking} meaning={props.meaning} onClause={props.onClause} />}
          {screen.advising && <Adviser advice={screen.advice} onFollow={commands.follow} />}
        </>
      )}
    </>
  );
}
