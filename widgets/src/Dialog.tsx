/** A modal dialog: Escape or a touch around it closes it, and the focus goes back to where it was. */
import type { ComponentChildren, Ref } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  class: string;
  /** The id of its heading. */
  labelledBy: string;
  onClose(): void;
  children: ComponentChildren;
  /** What scrolls. */
  element?: Ref<HTMLDialogElement>;
}

export function Dialog({ class: own, labelledBy, onClose, children, element }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close(); // gives the focus back to where it was
  }, []);
  const hold = (shown: HTMLDialogElement | null) => {
    dialog.current = shown;
    if (element && typeof element === "object") element.current = shown;
  };
  return (
    <dialog
      ref={hold}
      class={own}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose(); // only what is around its content is the dialog itself
      }}
    >
      {children}
    </dialog>
  );
}
