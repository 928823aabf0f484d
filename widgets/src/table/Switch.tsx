/** One of a few, side by side. */
import type { ComponentChildren } from "preact";
import { Button } from "../Button";
import "../styles/popover.css";

interface Props<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value | null;
  /** The one that something is missing for. */
  calls?: Value | null;
  show(value: Value): ComponentChildren;
  onChoose(value: Value): void;
}

export function Switch<Value extends string>({ label, values, value, calls, show, onChoose }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons side by side are no fieldset of a form
    <div class="fk-switch" role="group" aria-label={label}>
      {values.map((each) => (
        <Button
          key={each}
          aria-pressed={each === value}
          data-calls={each === calls || undefined}
          onClick={() => onChoose(each)}
        >
          {show(each)}
        </Button>
      ))}
    </div>
  );
}
