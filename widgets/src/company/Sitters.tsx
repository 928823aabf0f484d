/** In the settings: how fast the others play, and who plays which seat. */
import type { ScreenView } from "../generated";
import { useShell } from "../Shell";
import { Switch } from "../table/Switch";
import { type Sitter, sitterKey } from "./kinds";
import { PACES } from "./pace";
import type { Company } from "./useCompany";

interface Props {
  screen: ScreenView;
  seats: readonly string[];
  company: Company;
  onHandOver(seat: string, kind: Sitter): void;
}

/** A function of the notebook's own. */
const FUNCTION = "function";

/** Who may play a seat; whoever is not on offer stays to be chosen as long as they play. */
function offered(kind: string, kinds: readonly string[]): readonly string[] {
  const sitters = ["", ...kinds];
  return sitters.includes(kind) ? sitters : [...sitters, kind];
}

export function Sitters({ screen, seats, company, onHandOver }: Props) {
  const { say } = useShell();
  const hasCode = Object.keys(screen.code).length > 0;
  if (!hasCode && screen.kinds.length === 0) return null;
  return (
    <>
      {hasCode && (
        <>
          <h3>{say("code.pace")}</h3>
          <Switch
            label={say("code.pace")}
            values={PACES}
            value={company.pace}
            show={(pace) => say(`code.pace-${pace}`)}
            onChoose={company.setPace}
          />
        </>
      )}
      <h3>{say("table.places")}</h3>
      {seats.map((name) => {
        const kind = screen.people.includes(name) ? "" : screen.code[name] || FUNCTION;
        return (
          <label key={name} class="fk-sitter">
            <span>{name}</span>
            <select
              value={kind}
              aria-label={say("code.seat", { name })}
              onChange={(event) => onHandOver(name, event.currentTarget.value as Sitter)}
            >
              {offered(kind, screen.kinds).map((each) => (
                <option key={each} value={each}>
                  {say(sitterKey(each))}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </>
  );
}
