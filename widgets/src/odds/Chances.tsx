/** Chances on the board and beside the dice; a touched card shows its own numbers. */
import { type Packed, useView } from "../view";
import "../styles/odds.css";
import { Board } from "../board/Board";
import { counting } from "../dice/fits";
import { Hand } from "../dice/Hand";
import type { OddsView } from "../generated";
import { type Look, type Model, prefer, useTrait } from "../model";
import { useShell } from "../Shell";
import { Told } from "./Told";

interface Traits extends Look {
  view: Packed;
  odds: OddsView | null;
  picked: string;
}

export function Chances({ model }: { model: Model<Traits> }) {
  const { say, announce } = useShell();
  const view = useView(model);
  const odds = useTrait(model, "odds");
  const picked = useTrait(model, "picked");
  const name = view.seat ?? "";
  const seat = view.seats[name];
  const shown = view.cards[picked] ? picked : "";
  const numbers = (square: string) => odds?.squares[square]?.text ?? say("odds.no-chance", { square });
  const pick = (square: string) => {
    prefer(model, "picked", square === picked ? "" : square);
    if (square !== picked) announce(numbers(square));
  };
  return (
    <>
      <Board
        view={view}
        label={say("odds.label", { name })}
        odds={odds}
        chosen={shown ? [shown] : []}
        me={view.seat}
        onPick={pick}
      />
      <div class="fk-odds-words">
        <p class="fk-odds-card">{shown ? numbers(shown) : say(odds ? "odds.touch" : "odds.nothing")}</p>
        {seat && (
          <Hand
            dice={seat.dice}
            label={say("odds.hand", { name })}
            character={seat.character}
            counting={shown ? counting(view, shown, seat.dice) : null}
            keep={new Set(odds?.keep)}
          />
        )}
        {odds && <Told odds={odds} />}
      </div>
    </>
  );
}
