/** A form to open a game from its code or a file; the kernel checks it before the page is left. */
import { useId, useRef, useState } from "preact/hooks";
import { Button } from "../Button";
import { ChooseFile } from "../ChooseFile";
import type { ResumeMessage } from "../generated";
import { useShell } from "../Shell";
import { useAsk } from "../useAsk";

export function OpenGame({ onFound }: { onFound(): void }) {
  const { translate } = useShell();
  const { ask, note } = useAsk<ResumeMessage>();
  const id = useId();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const find = async (brought: string) => {
    const answer = await ask({ do: "inspect-save", text: brought });
    if (answer?.ok) onFound();
    else field.current?.focus();
  };
  return (
    <details class="fk-open-game-details">
      <summary>{translate("resume.bring")}</summary>
      <form
        class="fk-open-game"
        onSubmit={(event) => {
          event.preventDefault();
          find(text);
        }}
      >
        <label for={id}>{translate("resume.code")}</label>
        <input
          ref={field}
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={text}
          aria-invalid={note ? true : undefined}
          aria-describedby={note ? `${id}-why` : undefined}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" kind="press">
          {translate("resume.open")}
        </Button>
        <ChooseFile
          label={translate("resume.file")}
          kind="press"
          onChoose={async (file) => find(await file.text())}
        />
        {note && (
          <p class="fk-field-refusal" id={`${id}-why`} role="alert">
            {note}
          </p>
        )}
      </form>
    </details>
  );
}
