/** Settings of the seats: how fast computer players play, and who plays which seat. */
import type { ScreenView } from "../generated";
import { useShell } from "../Shell";
import { Switch } from "../table/Switch";
import { type PlayerKind, playerKindKey } from "./kinds";
import { PACES } from "./pace";
import type { CodeSeats } from "./useCodeSeats";

interface Props {
  screen: ScreenView;
  seats: readonly string[];
  codeSeats: CodeSeats;
  onHandOver(seat: string, kind: PlayerKind): void;
}

/** A function of the notebook's own. */
const FUNCTION = "function";

/** Who may play a seat; whoever is not on offer stays to be chosen as long as they play. */
function offered(kind: string, kinds: readonly string[]): readonly string[] {
  const all = ["", ...kinds];
  return all.includes(kind) ? all : [...all, kind];
}

export function SeatSettings({ screen, seats, codeSeats, onHandOver }: Props) {
  const { translate } = useShell();
  const hasCode = Object.keys(screen.code).length > 0;
  if (!hasCode && screen.kinds.length === 0) return null;
  return (
    <>
      {hasCode && (
        <>
          <h3>{translate("code.pace")}</h3>
          <Switch
            label={translate("code.pace")}
            values={PACES}
            value={codeSeats.pace}
            show={(pace) => translate(`code.pace-${pace}`)}
            onChoose={codeSeats.setPace}
          />
        </>
      )}
      <h3>{translate("table.places")}</h3>
      {seats.map((name) => {
        const kind = screen.people.includes(name) ? "" : screen.code[name] || FUNCTION;
        return (
          <label key={name} class="fk-seat-setting">
            <span>{name}</span>
            <select
              value={kind}
              aria-label={translate("code.seat", { name })}
              onChange={(event) => onHandOver(name, event.currentTarget.value as PlayerKind)}
            >
              {offered(kind, screen.kinds).map((each) => (
                <option key={each} value={each}>
                  {translate(playerKindKey(each))}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </>
  );
}
