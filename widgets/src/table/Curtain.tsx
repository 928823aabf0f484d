/** A curtain over what one player may see, while the screen goes from hand to hand. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../art/Art";
import { Button } from "../Button";
import { useShell } from "../Shell";
import "../styles/curtain.css";

interface Props {
  seat: string;
  /** Others who may take the screen now. */
  others: readonly string[];
  /** Why everybody else looks away. */
  why: string;
  /** The character of the player, where there are characters. */
  character?: string | undefined;
  /** A picture of the player. */
  picture?: ComponentChildren;
  /** Whether somebody has been at this table already; a page that opens keeps its focus. */
  takesFocus: boolean;
  onSit(seat: string): void;
}

/** Who besides the one the curtain hangs for is awaited. */
export function othersAwaited(
  { awaits }: { awaits: readonly string[] },
  { curtain, people }: { curtain: string | null; people: readonly string[] },
): string[] {
  return awaits.filter((name) => name !== curtain && people.includes(name));
}

export function Curtain({ seat, others, why, character, picture, takesFocus, onSit }: Props) {
  const { translate } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  // The curtain takes the focus when it hangs for somebody.
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [seat]);
  return (
    <section class="fk-curtain" aria-label={translate("table.curtain", { seat })} data-character={character}>
      <div class="fk-curtain-cloth" aria-hidden="true">
        <Art name="noren" />
      </div>
      <div class="fk-curtain-words">
        <p class="fk-curtain-title">{translate("table.curtain", { seat })}</p>
        <p class="fk-curtain-why">{why}</p>
        <Button ref={button} kind="main" class="fk-curtain-sit" data-main onClick={() => onSit(seat)}>
          {picture}
          {translate("table.sit", { seat })}
        </Button>
        {others.length > 0 && (
          <div class="fk-curtain-others">
            <span>{translate("table.others")}</span>
            {others.map((name) => (
              <Button key={name} kind="quiet" onClick={() => onSit(name)}>
                {translate("table.sit", { seat: name })}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
