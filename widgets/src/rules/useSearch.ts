/** Searching while somebody types: the kernel is asked when the typing pauses. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { RulesMessage } from "../generated";
import type { Ask } from "../kernel";

export const PAUSE = 200;

interface Searching {
  query: string;
  type(query: string): void;
}

export function useSearch(found: string, ask: Ask<RulesMessage>): Searching {
  const [query, setQuery] = useState(found);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef(new Set([found]));
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // What was asked from here is in the field already, or somebody has typed on since.
    if (!asked.current.has(found)) setQuery(found);
    asked.current = new Set([found]);
  }, [found]);

  const type = useCallback(
    (typed: string) => {
      setQuery(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        asked.current.add(typed);
        ask({ do: "search", query: typed });
      }, PAUSE);
    },
    [ask],
  );
  return { query, type };
}
