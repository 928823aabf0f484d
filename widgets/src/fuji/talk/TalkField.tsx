/** A field to say something in, and a button that says it. */
import { useId, useRef, useState } from "preact/hooks";
import { Button } from "../../Button";
import { useShell } from "../../Shell";
import "../styles/talk.css";

interface Props {
  text: string;
  onText(text: string): void;
  /** Whether it was said is told by the promise; what was said leaves the field. */
  onSay(text: string): Promise<boolean>;
}

export function TalkField({ text, onText, onSay }: Props) {
  const { translate } = useShell();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy || !text.trim()) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    const said = await onSay(text);
    setBusy(false);
    if (said) onText("");
    field.current?.focus();
  };
  return (
    <form
      class="fk-entry"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label for={id}>{translate("talk.field")}</label>
      <div>
        <input
          ref={field}
          id={id}
          type="text"
          autocomplete="off"
          enterkeyhint="send"
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <Button type="submit">{translate("talk.say")}</Button>
      </div>
    </form>
  );
}
