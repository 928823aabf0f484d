/** How a link begins the play page: `#start=alone` deals at once, `#start=together` sets up for a table of people. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { PlayMessage, SetupView } from "../../generated";
import type { GameStorage } from "../../table/useGameStorage";
import type { KernelChannel } from "../../useAsk";
import { alone } from "./seats";
import { savedSetup } from "./setupStorage";

export type Start = "alone" | "together" | "";

const PART = /(?:^|&)start=(alone|together)(?=&|$)/;

/** What the address asks for, which is said only once: a reload begins no other game. */
function takeStart(): Start {
  const { hash, pathname, search } = location;
  const found = PART.exec(hash.slice(1));
  if (!found) return "";
  const left = hash.slice(1).replace(PART, "").replace(/^&/, "");
  try {
    history.replaceState(history.state, "", `${pathname}${search}${left && `#${left}`}`);
  } catch {
    // A sandbox may keep its address.
  }
  return found[1] as Start;
}

interface QuickStart {
  start: Start;
  /** A game is being dealt, without a dialogue before it. */
  deals: boolean;
}

/** Deals a game for one person and teammates where the address asks for it and none comes back. */
export function useQuickStart(
  setup: SetupView | null,
  { ask, timedOut }: KernelChannel<PlayMessage>,
  storage: GameStorage,
): QuickStart {
  const [start, setStart] = useState(takeStart);
  const asked = useRef(false);
  useEffect(() => {
    if (start !== "alone" || !storage.settled || asked.current) return;
    asked.current = true;
    const deal = async () => {
      const options = setup && { ...alone(savedSetup(setup), setup), ask: false };
      const answer = options && (await ask({ do: "start-game", options }));
      if (answer?.ok) storage.begin();
      setStart("");
    };
    deal();
  }, [start, storage, setup, ask]);
  return { start, deals: start === "alone" && setup !== null && !timedOut };
}
