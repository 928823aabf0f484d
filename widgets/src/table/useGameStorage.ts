/** Saves the game of a table at every change, and restores or offers one when the table opens. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { TableView } from "../generated";
import type { TableModel } from "../model";
import { useTrait } from "../model";
import { useShell } from "../Shell";
import type { Translate } from "../translate";
import type { KernelChannel } from "../useAsk";
import {
  archiveCurrent,
  archiveGame,
  recordFinished,
  removeArchived,
  restoreDecision,
  type SavedGame,
  saveGame,
} from "./gameStorage";
import type { GameParts } from "./parts";
import { decodeView, withDefaults } from "./view";

export interface RestoreFailure {
  /** Why the saved game can't be restored. */
  why: string;
  code: string;
}

export interface GameStorage {
  /** A game that the reader may go on with. */
  offer: SavedGame | null;
  failure: RestoreFailure | null;
  /** Whether the decision about restoring a game is made; until then one may be on its way. */
  settled: boolean;
  /** Whether this browser can store anything. */
  works: boolean;
  goOn(): void;
  decline(): void;
  /** A new game begins; the saved one is archived. */
  begin(): void;
}

function savedGameOf(view: TableView, code: string): SavedGame {
  const { game, round, phase, outcome } = view;
  const players = Object.keys(view.seats);
  return { game, code, at: new Date().toISOString(), round, phase, players, finished: outcome !== null };
}

/** What was played, in few words: the game, and what its parts know of its set-up. */
function titleOf(view: TableView, parts: GameParts | null, translate: Translate): string {
  const setting = parts?.setting(withDefaults(parts.addDefaults(view)), translate);
  return [view.title, setting].filter(Boolean).join(": ");
}

export function useGameStorage(
  model: TableModel,
  { ask }: KernelChannel,
  parts: GameParts | null = null,
): GameStorage {
  const { translate } = useShell();
  const name = useTrait(model, "name");
  const code = useTrait(model, "saved_code");
  const [settled, setSettled] = useState(false);
  const [offer, setOffer] = useState<SavedGame | null>(null);
  const [failure, setFailure] = useState<RestoreFailure | null>(null);
  const [works, setWorks] = useState(true);
  const began = useRef(false);

  const load = useCallback(
    async (saved: SavedGame) => {
      const answer = await ask({ do: "load", text: saved.code });
      if (!answer) return; // timed out: nothing that is stored changes
      setOffer(null);
      if (answer.ok) {
        archiveCurrent(name);
        removeArchived(name, saved.code);
      } else {
        archiveGame(name, saved);
        setFailure({ why: answer.note, code: saved.code });
      }
      setSettled(true);
    },
    [ask, name],
  );

  useEffect(() => {
    if (began.current) return;
    began.current = true;
    const found = restoreDecision(name, code);
    if (found.do === "load") {
      load(found.saved);
      return;
    }
    if (found.do === "offer") {
      archiveGame(name, found.saved);
      setOffer(found.saved);
    }
    setSettled(true);
  }, [name, code, load]);

  // A game is saved again when its code changes.
  useEffect(() => {
    if (!settled || !code || model.get("screen").replay) return; // the view is of a moment of the past
    const view = decodeView(model.get("view"));
    const saved = savedGameOf(view, code);
    setWorks(saveGame(name, saved));
    if (!view.outcome) return;
    const { won, score = null } = view.outcome;
    const title = titleOf(view, parts, translate);
    recordFinished({ ...saved, title, won, score, study: model.get("screen").study });
    // The language of the moment at which the game ended is the one that is kept.
  }, [settled, model, name, code, parts]);

  const close = useCallback(() => {
    setOffer(null);
    setFailure(null);
  }, []);
  const decline = useCallback(() => {
    const code = offer?.code ?? failure?.code;
    if (code) removeArchived(name, code);
    close();
  }, [name, offer, failure, close]);
  const goOn = useCallback(() => offer && load(offer), [offer, load]);
  const begin = useCallback(() => {
    archiveCurrent(name);
    close();
  }, [name, close]);
  return { offer, failure, settled, works, goOn, decline, begin };
}
