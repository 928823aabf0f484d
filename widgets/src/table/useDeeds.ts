/** What is done around the game: passing the screen, undo, files, the replay. */
import { useCallback, useState } from "preact/hooks";
import { download } from "../download";
import type { Answer, ScreenView, TableMessage } from "../generated";
import { useShared, useStable } from "../memo";
import { useShell } from "../Shell";
import type { Asking } from "../useAsk";
import type { GameDeeds } from "./Settings";
import type { Keeping } from "./useKeeping";

export interface Deeds extends GameDeeds {
  sit(seat: string): void;
  rise(): void;
  undo(): void;
  odds(): void;
  advise(): void;
  /** Do what the adviser says. */
  follow(line: string): void;
  go(step: number | null): Promise<Answer | null>;
  branch(): void;
  retry(): void;
  /** What the kernel had to say to the last of these. */
  note: string;
  noteRead(): void;
}

interface Around {
  line: Asking;
  keeping: Keeping;
  /** Where a new game is set up; without it, the same people begin again. */
  onSetUp?: (() => void) | undefined;
}

export function useDeeds(screen: ScreenView, { line: { ask }, keeping, onSetUp }: Around): Deeds {
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
  const deeds = useStable<Omit<Deeds, "note" | "setsUp">>({
    noteRead: () => setNote(""),
    sit: (seat) => send({ do: "take-screen", seat }),
    rise: () => send({ do: "pass-screen" }),
    undo: () => {
      if (screen.can_undo) send({ do: "undo" });
      else setNote(screen.undo_why);
    },
    odds: () => send({ do: "show-odds", on: screen.odds === null }),
    advise: () => send({ do: "advise", on: !screen.advising }),
    follow: (line) => send({ do: "act", line }),
    handOver: (seat, kind) => send({ do: "hand-over", seat, kind }),
    go: (step) => send({ do: "go-to-step", step }),
    branch: () => send({ do: "branch" }),
    retry: () => send({ do: "set-language", lang }),
    save: async () => {
      const answer = await send({ do: "save" });
      if (answer?.file) download(answer.file);
    },
    load: async (file) => {
      const answer = await send({ do: "load", text: await file.text() });
      if (answer?.ok) keeping.begin();
    },
    begin: () => (onSetUp ? onSetUp() : send({ do: "restart" })),
    lift: (on) => send({ do: "reveal-all", on }),
  });
  return useShared({ note, setsUp: onSetUp !== undefined, ...deeds });
}
