/** Chances on the board and beside the dice; a touched card shows its own numbers. */
import { useView } from "../useView";
import "../styles/odds.css";
import type { OddsMessage, OddsTraits } from "../../generated";
import { type Model, setTrait, useTrait } from "../../model";
import { useShell } from "../../Shell";
import { Switch } from "../../table/Switch";
import { useAsk } from "../../useAsk";
import { Board } from "../board/Board";
import { counting } from "../dice/fits";
import { Hand } from "../dice/Hand";
import { OddsNotes } from "./OddsNotes";

export function Chances({ model }: { model: Model<OddsTraits> }) {
  const { translate, announce } = useShell();
  const view = useView(model);
  const odds = useTrait(model, "odds");
  const picked = useTrait(model, "picked");
  const seats = useTrait(model, "seats");
  const note = useTrait(model, "note");
  const { ask, note: refusal } = useAsk<OddsMessage>();
  const name = view.seat ?? "";
  const seat = view.seats[name];
  const shown = view.cards[picked] ? picked : "";
  const numbers = (square: string) => odds?.squares[square]?.text ?? translate("odds.no-chance", { square });
  const pick = (square: string) => {
    setTrait(model, "picked", square === picked ? "" : square);
    if (square !== picked) announce(numbers(square));
  };
  return (
    <>
      {note && <p role="alert">{note}</p>}
      {seats.length > 1 && (
        <div class="fk-odds-seats">
          <span aria-hidden="true">{translate("odds.look-from")}</span>
          <Switch
            label={translate("odds.look-from")}
            values={seats}
            value={name}
            show={(seat) => seat}
            onChoose={(seat) => void ask({ do: "take-screen", seat })}
          />
        </div>
      )}
      {refusal && <p role="alert">{refusal}</p>}
      <Board
        view={view}
        label={translate("odds.label", { name })}
        odds={odds}
        chosen={shown ? [shown] : []}
        me={view.seat}
        onPick={pick}
      />
      <div class="fk-odds-words">
        <p class="fk-odds-card">{shown ? numbers(shown) : translate(odds ? "odds.touch" : "odds.nothing")}</p>
        {seat && (
          <Hand
            dice={seat.dice}
            label={translate("odds.hand", { name })}
            character={seat.character}
            counting={shown ? counting(view, shown, seat.dice) : null}
            keep={new Set(odds?.keep)}
          />
        )}
        {odds && <OddsNotes odds={odds} />}
      </div>
    </>
  );
}
