/** One of several, each with a name and a sentence, as radio buttons. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useShell } from "../../Shell";

export interface Option<Value> {
  value: Value;
  title: string;
  text?: string | undefined;
  /** It is ours and not the publisher's. */
  house?: boolean | undefined;
  picture?: ComponentChildren;
}

interface Props<Value> {
  legend: string;
  /** The legend is shown; elsewhere what stands above says the same. */
  titled?: boolean;
  /** The name of the field in refusals. */
  field: string;
  options: readonly Option<Value>[];
  value: Value;
  refusal: string;
  onChoose(value: Value): void;
}

export function HouseMark() {
  const { translate } = useShell();
  return <span class="fk-house">{translate("setup.house")}</span>;
}

export function FieldRefusal({ id, text }: { id: string; text: string }) {
  return (
    <p class="fk-field-refusal" id={id} role="alert">
      {text}
    </p>
  );
}

export function Choice<Value extends string | number>(props: Props<Value>) {
  const { legend, titled, field, options, value, refusal, onChoose } = props;
  const id = useId();
  return (
    <fieldset class="fk-choice" data-field={field} aria-describedby={refusal ? `${id}-why` : undefined}>
      <legend class={titled ? undefined : "fk-unseen"}>{legend}</legend>
      {refusal && <FieldRefusal id={`${id}-why`} text={refusal} />}
      <div class="fk-choice-options">
        {options.map((option) => (
          <label key={option.value} class="fk-choice-option">
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              aria-invalid={refusal ? true : undefined}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            <span class="fk-choice-words">
              <span class="fk-choice-title">
                {option.title} {option.house && <HouseMark />}
              </span>
              {option.text && <span class="fk-choice-text">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
