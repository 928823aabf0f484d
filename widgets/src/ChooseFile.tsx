/** A button that asks for a file of the reader's own. */
import { useRef } from "preact/hooks";
import { Button, type ButtonKind } from "./Button";

interface Props {
  /** What is written on the button. */
  label: string;
  kind: ButtonKind;
  onChoose(file: File): void;
}

export function ChooseFile({ label, kind, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} icon="load" onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (chosen) onChoose(chosen);
        }}
      />
    </>
  );
}
