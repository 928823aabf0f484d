/** Fields for answers, each of which the kernel checks. */
import { Button } from "../Button";
import "../styles/answers.css";
import { useId, useState } from "preact/hooks";
import { Art } from "../art/Art";
import type { AnswersMessage, AnswersTraits, FieldView } from "../generated";
import { type Model, useTrait } from "../model";
import { useShell } from "../Shell";
import { useAsk } from "../useAsk";

function Field({ field, onSolve }: { field: FieldView; onSolve(text: string): void }) {
  const { translate } = useShell();
  const [text, setText] = useState(field.text);
  const [id, help] = [useId(), useId()];
  const judged = text === field.text ? field.verdict : "";
  const good = judged === "right" || judged === "rounded";
  return (
    <form
      class="fk-answers-field"
      onSubmit={(event) => {
        event.preventDefault();
        onSolve(text);
      }}
    >
      <label for={id}>{translate("answers.field", { name: field.name })}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        maxLength={40}
        value={text}
        aria-invalid={judged !== "" && !good}
        aria-describedby={help}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{translate("answers.check")}</Button>
      <p id={help} role="status" data-verdict={judged || undefined}>
        {judged && <Art name={good ? "icon-check" : "icon-hint"} />}
        {judged && translate(`answers.${judged}`)}
      </p>
    </form>
  );
}

export function Fields({ model }: { model: Model<AnswersTraits> }) {
  const { translate } = useShell();
  const { ask, note } = useAsk<AnswersMessage>();
  const fields = useTrait(model, "fields");
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of a widget are no fieldset of a form
    <div class="fk-answers-body" role="group" aria-label={translate("answers.label")}>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          onSolve={(text) => void ask({ do: "check-answer", name: field.name, text })}
        />
      ))}
      {note && <p role="alert">{note}</p>}
    </div>
  );
}
