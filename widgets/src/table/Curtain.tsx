/** A curtain over the place of the dice, while the screen goes from hand to hand. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../art/Art";
import type { ScreenView, View } from "../generated";
import { useShell } from "../Shell";
import { Meeple } from "../seats/Meeple";
import "../styles/curtain.css";

interface Props {
  view: View;
  screen: ScreenView;
  seat: string;
  /** Whether somebody has been at this table already; a page that opens keeps its focus. */
  takesFocus: boolean;
  onSit(seat: string): void;
}

export function Curtain({ view, screen, seat, takesFocus, onSit }: Props) {
  const { say } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const others = view.awaits.filter((name) => name !== seat && screen.people.includes(name));
  // The curtain takes the focus when it hangs for somebody.
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [seat]);
  return (
    <section
      class="fk-curtain"
      aria-label={say("table.curtain", { seat })}
      data-character={view.seats[seat]?.character}
    >
      <div class="fk-curtain-cloth" aria-hidden="true">
        <Art name="noren" />
      </div>
      <div class="fk-curtain-words">
        <p class="fk-curtain-title">{say("table.curtain", { seat })}</p>
        <p class="fk-curtain-why">{say("table.curtain-why", { seat })}</p>
        <button
          ref={button}
          type="button"
          class="fk-press fk-press-main fk-curtain-sit"
          data-main
          onClick={() => onSit(seat)}
        >
          <Meeple character={view.seats[seat]?.character ?? ""} name={seat} />
          {say("table.sit", { seat })}
        </button>
        {others.length > 0 && (
          <div class="fk-curtain-others">
            <span>{say("table.others")}</span>
            {others.map((name) => (
              <button key={name} type="button" class="fk-press fk-press-quiet" onClick={() => onSit(name)}>
                {say("table.sit", { seat: name })}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
