/** Keeps every game that is shown, and brings one back when the table opens. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { TableView } from "../generated";
import type { TableModel } from "../model";
import { useTrait } from "../model";
import type { Asking } from "../useAsk";
import { comingBack, type Kept, keep, letGo, makeRoom, setAside } from "./keep";
import { unpacked } from "./view";

export interface Refused {
  /** Why the kept game can't come back. */
  why: string;
  code: string;
}

export interface Keeping {
  /** A game that the reader may go on with. */
  offer: Kept | null;
  refused: Refused | null;
  /** Whether it is known what comes back; until then a game may be on its way. */
  settled: boolean;
  /** Whether this browser keeps anything at all. */
  keeps: boolean;
  goOn(): void;
  decline(): void;
  /** A new game begins; what was kept is set aside. */
  begin(): void;
}

function described(view: TableView, code: string): Kept {
  const { game, round, phase, outcome } = view;
  const players = Object.keys(view.seats);
  return { game, code, at: new Date().toISOString(), round, phase, players, finished: outcome !== null };
}

export function useKeeping(model: TableModel, { ask }: Asking): Keeping {
  const name = useTrait(model, "name");
  const code = useTrait(model, "saved_code");
  const [settled, setSettled] = useState(false);
  const [offer, setOffer] = useState<Kept | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [keeps, setKeeps] = useState(true);
  const began = useRef(false);

  const load = useCallback(
    async (kept: Kept) => {
      const answer = await ask({ do: "load", text: kept.code });
      if (!answer) return; // silent: what is kept stays where it is
      setOffer(null);
      if (answer.ok) {
        makeRoom(name);
        letGo(name, kept.code);
      } else {
        setAside(name, kept);
        setRefused({ why: answer.note, code: kept.code });
      }
      setSettled(true);
    },
    [ask, name],
  );

  useEffect(() => {
    if (began.current) return;
    began.current = true;
    const found = comingBack(name, code);
    if (found.do === "load") {
      load(found.kept);
      return;
    }
    if (found.do === "offer") {
      setAside(name, found.kept);
      setOffer(found.kept);
    }
    setSettled(true);
  }, [name, code, load]);

  // A game is kept anew when its code changes.
  useEffect(() => {
    if (settled && code) setKeeps(keep(name, described(unpacked(model.get("view")), code)));
  }, [settled, model, name, code]);

  const close = useCallback(() => {
    setOffer(null);
    setRefused(null);
  }, []);
  const decline = useCallback(() => {
    const code = offer?.code ?? refused?.code;
    if (code) letGo(name, code);
    close();
  }, [name, offer, refused, close]);
  const goOn = useCallback(() => offer && load(offer), [offer, load]);
  const begin = useCallback(() => {
    makeRoom(name);
    close();
  }, [name, close]);
  return { offer, refused, settled, keeps, goOn, decline, begin };
}
