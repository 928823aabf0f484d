/** Who plays: a name for every place at the table, and whether a person or code sits there. */
import { useEffect, useId, useRef } from "preact/hooks";
import { Button } from "../../Button";
import { type PlayerKind, playerKindKey } from "../../codeSeats/kinds";
import type { WordKey } from "../../generated";
import { useShell } from "../../Shell";
import { Meeple } from "../seats/Meeple";
import { FieldRefusal } from "./Choice";
import type { Part } from "./part";
import { withoutPlayer, withPlayer, withPlayerKind, withSeat } from "./seats";

const MAX_NAME_LENGTH = 40;

export function Players({ setup, options, refusal, change }: Part) {
  const { translate } = useShell();
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const { seats } = options;
  const count = useRef(seats.length);
  // A new place is there to be written into; a place that is gone gives the focus to the last one.
  useEffect(() => {
    if (count.current === seats.length) return;
    count.current = seats.length;
    const fields = box.current?.querySelectorAll("input");
    fields?.[fields.length - 1]?.focus();
  }, [seats.length]);
  const none = refusal("players");
  return (
    <fieldset
      ref={box}
      class="fk-players"
      data-field="players"
      aria-describedby={none ? `${id}-none` : undefined}
    >
      <legend>{translate("setup.players")}</legend>
      {none && <FieldRefusal id={`${id}-none`} text={none} />}
      {seats.map((seat, place) => {
        const why = refusal("players", place);
        const field = `players-${place}`;
        return (
          <div class="fk-player" key={place}>
            <Meeple character={seat.character} name={seat.name} />
            <label class="fk-unseen" for={`${id}-${place}`}>
              {translate("setup.name", { number: place + 1 })}
            </label>
            <input
              id={`${id}-${place}`}
              type="text"
              data-field={field}
              value={seat.name}
              maxLength={MAX_NAME_LENGTH}
              autocomplete="off"
              spellcheck={false}
              aria-invalid={why ? true : undefined}
              aria-describedby={why ? `${id}-${field}` : undefined}
              onInput={(event) => change(withSeat(options, place, { name: event.currentTarget.value }))}
            />
            <select
              aria-label={translate("code.seat", { name: seat.name || String(place + 1) })}
              value={seat.code}
              onChange={(event) =>
                change(withPlayerKind(options, place, event.currentTarget.value as PlayerKind, setup))
              }
            >
              {["", ...setup.kinds].map((kind) => (
                <option key={kind} value={kind}>
                  {translate(playerKindKey(kind))}
                </option>
              ))}
            </select>
            {seats.length > setup.least && (
              <Button
                class="fk-player-out"
                aria-label={translate("setup.remove", { name: seat.name || String(place + 1) })}
                icon="close"
                onClick={() => change(withoutPlayer(options, place))}
              />
            )}
            {seat.code && seats.findIndex(({ code }) => code === seat.code) === place && (
              <p class="fk-player-kind">{translate(`code.${seat.code}-text` as WordKey)}</p>
            )}
            {why && <FieldRefusal id={`${id}-${field}`} text={why} />}
          </div>
        );
      })}
      {seats.length < setup.names.length && (
        <Button kind="press" class="fk-player-in" onClick={() => change(withPlayer(options, setup.names))}>
          {translate("setup.add")}
        </Button>
      )}
    </fieldset>
  );
}
