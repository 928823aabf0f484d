/** The commands of a table besides moves: passing the screen, undo, files, the replay. */
import { useCallback, useState } from "preact/hooks";
import { download } from "../download";
import type { Answer, ScreenView, TableMessage } from "../generated";
import { useStable, useStructuralSharing } from "../memo";
import { useShell } from "../Shell";
import type { KernelChannel } from "../useAsk";
import type { GameCommands } from "./Settings";
import type { GameStorage } from "./useGameStorage";

export interface TableCommands extends GameCommands {
  takeScreen(seat: string): void;
  passScreen(): void;
  undo(): void;
  /** Go on, once everybody is ready. */
  allReady(): void;
  /** Somebody who was ready wants to change something. */
  changeMind(seat: string): void;
  nextRound(): void;
  /** All that has happened in the game. */
  tellLog(): Promise<Answer | null>;
  odds(): void;
  advise(): void;
  /** Do what the adviser says. */
  follow(line: string): void;
  goToStep(step: number | null): Promise<Answer | null>;
  branch(): void;
  retry(): void;
  /** What the kernel had to say to the last of these. */
  note: string;
  noteRead(): void;
}

interface Options {
  channel: KernelChannel;
  storage: GameStorage;
  /** Where a new game is set up; without it, the same people begin again. */
  onSetUp?: (() => void) | undefined;
}

export function useTableCommands(
  screen: ScreenView,
  { channel: { ask }, storage, onSetUp }: Options,
): TableCommands {
  const { lang, announce } = useShell();
  const [note, setNote] = useState("");
  const send = useCallback(
    async (message: TableMessage) => {
      const answer = await ask(message);
      const said =
        answer && !answer.ok ? answer.note || answer.reasons.map(({ text }) => text).join(" ") : "";
      setNote(said);
      if (said) announce(said);
      return answer;
    },
    [ask, announce],
  );
  const commands = useStable<Omit<TableCommands, "note" | "setsUp">>({
    noteRead: () => setNote(""),
    takeScreen: (seat) => send({ do: "take-screen", seat }),
    passScreen: () => send({ do: "pass-screen" }),
    undo: () => {
      if (screen.can_undo) send({ do: "undo" });
      else setNote(screen.undo_why);
    },
    allReady: () => send({ do: "all-ready" }),
    changeMind: (seat) => send({ do: "change-mind", seat }),
    nextRound: () => send({ do: "next-round" }),
    tellLog: () => send({ do: "tell-log" }),
    odds: () => send({ do: "show-odds", on: screen.odds === null }),
    advise: () => send({ do: "advise", on: !screen.advising }),
    follow: (line) => send({ do: "act", line }),
    handOver: (seat, kind) => send({ do: "hand-over", seat, kind }),
    goToStep: (step) => send({ do: "go-to-step", step }),
    branch: () => send({ do: "branch" }),
    retry: () => send({ do: "set-language", lang }),
    save: async () => {
      const answer = await send({ do: "save" });
      if (answer?.file) download(answer.file);
    },
    load: async (file) => {
      const answer = await send({ do: "load", text: await file.text() });
      if (answer?.ok) storage.begin();
    },
    begin: () => (onSetUp ? onSetUp() : send({ do: "restart" })),
    revealAll: (on) => send({ do: "reveal-all", on }),
  });
  return useStructuralSharing({ note, setsUp: onSetUp !== undefined, ...commands });
}
