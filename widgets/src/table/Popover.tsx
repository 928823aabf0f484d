/** A panel under a button; Escape or a touch elsewhere closes it and gives the focus back. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { IconButton } from "./IconButton";
import "../styles/popover.css";

interface Props {
  icon: string;
  label: string;
  open?: boolean;
  onOpen?(open: boolean): void;
  children: ComponentChildren;
}

export function Popover({ icon, label, open: controlled, onOpen, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const set = (next: boolean) => (onOpen ? onOpen(next) : setOwn(next));
  const close = useRef(() => set(false));
  close.current = () => set(false);
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event) => {
      if (!event.composedPath().includes(box.current as EventTarget)) close.current();
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close.current();
    box.current?.querySelector("button")?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape of what is inside
    <div class="fk-popover" data-icon={icon} ref={box} onKeyDown={onKeyDown}>
      <IconButton icon={icon} label={label} expanded={open} onPress={() => set(!open)} />
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a sheet of settings is no fieldset of a form
        <div class="fk-popover-sheet" role="group" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  );
}
