/** Searching while somebody types: the kernel is asked when the typing pauses. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Wish } from "../kernel";

export const PAUSE = 200;

interface Searching {
  query: string;
  type(query: string): void;
}

export function useSearch(found: string, ask: (wish: Wish) => unknown): Searching {
  const [query, setQuery] = useState(found);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => setQuery((typed) => (typed.trim() === found.trim() ? typed : found)), [found]);

  const type = useCallback(
    (typed: string) => {
      setQuery(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask({ do: "search", query: typed }), PAUSE);
    },
    [ask],
  );
  return { query, type };
}
