/** A small round button with a drawing. */
import type { ComponentChildren } from "preact";
import { Button } from "../Button";

interface Props {
  icon: string;
  label: string;
  onPress(): void;
  /** It can be pressed, and then says why it does nothing. */
  off?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  children?: ComponentChildren;
}

export function IconButton({ icon, label, onPress, off, pressed, expanded, children }: Props) {
  return (
    <Button
      class="fk-icon-button"
      icon={icon}
      aria-label={children ? undefined : label}
      title={label}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {children && <span class="fk-icon-button-text">{children}</span>}
    </Button>
  );
}
