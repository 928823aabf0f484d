/** Only what has changed is drawn anew: parts, values and functions that stay the same from one drawing to the next. */
import { Component, type ComponentType, type FunctionComponent, type RenderableProps } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { reuseEqual } from "./structuralSharing";

function differ(before: object, after: object): boolean {
  const [old, now] = [Object.entries(before), new Map<string, unknown>(Object.entries(after))];
  return old.length !== now.size || old.some(([name, value]) => !now.has(name) || now.get(name) !== value);
}

/** A part that is drawn anew only when one of its properties is another one. */
export function memo<Props extends object>(Part: FunctionComponent<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return differ(this.props, next);
    }

    override render(props: RenderableProps<Props>) {
      return <Part {...(props as Props)} />;
    }
  };
}

/** Structural sharing between renders: a value, or the last one where both are equal. */
export function useStructuralSharing<Value>(value: Value): Value {
  const last = useRef(value);
  last.current = reuseEqual(last.current, value);
  return last.current;
}

type Functions = Record<string, (...given: never[]) => unknown>;

/** Functions that stay the same ones, and do what the latest drawing meant. */
export function useStable<Named extends Functions>(functions: Named): Named {
  const latest = useRef(functions);
  latest.current = functions;
  return useMemo(() => {
    const steady = (name: string) => [name, (...given: never[]) => latest.current[name]?.(...given)];
    return Object.fromEntries(Object.keys(functions).map(steady)) as Named;
  }, []);
}
