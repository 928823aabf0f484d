/** Functions that stay the same ones from drawing to drawing, and do what the latest drawing meant. */
import { useMemo, useRef } from "preact/hooks";

type Functions = Record<string, (...given: never[]) => unknown>;

export function useStable<Named extends Functions>(functions: Named): Named {
  const latest = useRef(functions);
  latest.current = functions;
  return useMemo(() => {
    const steady = (name: string) => [name, (...given: never[]) => latest.current[name]?.(...given)];
    return Object.fromEntries(Object.keys(functions).map(steady)) as Named;
  }, []);
}
