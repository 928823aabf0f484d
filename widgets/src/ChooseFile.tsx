/** A button that asks for a file of the reader's own. */
import { useRef } from "preact/hooks";
import { Art } from "./art/Art";

interface Props {
  /** What is written on the button. */
  label: string;
  /** The style of the button, and of the picture on it. */
  button: string;
  picture?: string;
  onChoose(file: File): void;
}

export function ChooseFile({ label, button, picture = "", onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={button} onClick={() => field.current?.click()}>
        <Art name="icon-load" class={picture} />
        {label}
      </button>
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
