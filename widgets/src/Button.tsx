/** The one button of the kit. */
import type { ButtonHTMLAttributes } from "preact";
import { Art } from "./art/Art";

const KINDS = {
  press: "fk-press",
  main: "fk-press fk-press-main",
  quiet: "fk-press fk-press-quiet",
  banner: "fk-banner-button",
  row: "fk-row-button",
  link: "fk-clause-link",
};
export type ButtonKind = keyof typeof KINDS;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How it looks; without a kind the styles of its place say it. */
  kind?: ButtonKind;
  /** The drawing before its words. */
  icon?: string;
  /** It can have the focus and is read out, but does nothing. */
  off?: boolean | undefined;
}

export function Button({ kind, icon, off, class: own, onClick, children, ...rest }: Props) {
  const classes = [kind && KINDS[kind], own].filter(Boolean).join(" ");
  const isPress = kind && KINDS[kind].startsWith("fk-press");
  return (
    <button
      type="button"
      class={classes || undefined}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
      {...rest}
    >
      {icon && <Art name={`icon-${icon}`} class={isPress ? "fk-press-picture" : ""} />}
      {children}
    </button>
  );
}
