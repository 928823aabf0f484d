/** The account of a round: it rises once the board has shown the end, and stays until somebody asks for the next one. */
import { useEffect, useId, useState } from "preact/hooks";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import type { RoundEndView } from "../generated";
import { useShell } from "../Shell";
import type { GameParts } from "./parts";
import type { TableCommands } from "./useTableCommands";
import type { WholeTable } from "./view";
import { WholeLog } from "./WholeLog";
import "../styles/round-end.css";

/** So long the board is looked at first; whoever does not want to wait opens the account. */
const BOARD_FIRST_MS = 1200;

interface Props {
  account: RoundEndView;
  table: WholeTable;
  parts: GameParts | null;
  commands: TableCommands;
}

function useRising(round: number): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), BOARD_FIRST_MS);
    return () => clearTimeout(timer);
  }, [round]);
  return [open, setOpen];
}

/** The account in short, where the question stands otherwise. */
function Folded({ account, commands, onOpen }: Props & { onOpen(): void }) {
  const { translate } = useShell();
  return (
    <section class="fk-prompt fk-round-over" aria-label={translate("table.round-end")}>
      <div class="fk-prompt-bar">
        <div class="fk-prompt-words">
          <p class="fk-question">{account.title}</p>
          <p class="fk-prompt-help">{account.summary}</p>
        </div>
        <div class="fk-prompt-buttons">
          <Button kind="main" data-main onClick={commands.nextRound}>
            {translate("table.next-round")}
          </Button>
          <Button kind="press" onClick={onOpen}>
            {translate("table.see-account", { round: account.round })}
          </Button>
        </div>
      </div>
    </section>
  );
}

export function RoundEnd(props: Props) {
  const { translate } = useShell();
  const { account, table, parts, commands } = props;
  const [open, setOpen] = useRising(account.round);
  const headingId = useId();
  const fold = () => setOpen(false);
  return (
    <>
      <Folded {...props} onOpen={() => setOpen(true)} />
      {open && (
        <Dialog class="fk-round-end" labelledBy={headingId} onClose={fold}>
          <header class="fk-round-end-head">
            {parts && <parts.Sky />}
            <h2 id={headingId}>{account.title}</h2>
            <p>{account.summary}</p>
          </header>
          <div class="fk-round-end-body">{parts && <parts.Account account={account} table={table} />}</div>
          <footer class="fk-round-end-foot">
            <Button kind="quiet" onClick={() => commands.goToStep(account.step)}>
              {translate("table.watch-again")}
            </Button>
            <Button kind="quiet" onClick={fold}>
              {translate("table.see-board")}
            </Button>
            <WholeLog kind="quiet" ask={commands.tellLog} />
            <Button kind="main" data-main autoFocus onClick={commands.nextRound}>
              {translate("table.next-round")}
            </Button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
