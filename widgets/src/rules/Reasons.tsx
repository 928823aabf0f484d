/** Why something is refused: sentences, each with its clause a click away. */
import { Button } from "../Button";
import type { ReasonView } from "../generated";
import { useShell } from "../Shell";
import "../styles/clause.css";

interface Props {
  reasons: readonly ReasonView[];
  /** Shows a clause; without it, a reason is its sentence alone. */
  onClause?: ((id: string) => void) | undefined;
}

export function Reasons({ reasons, onClause }: Props) {
  const { translate } = useShell();
  return (
    <ul class="fk-reasons" aria-label={translate("rules.why")}>
      {reasons.map((reason, index) => {
        const heading = reason.heading || reason.clause;
        return (
          <li key={`${reason.clause} ${index}`}>
            <span>{reason.text}</span>{" "}
            {onClause && (
              <Button
                kind="link"
                class="fk-reasons-clause"
                aria-label={translate("rules.look-up", { heading })}
                onClick={() => onClause(reason.clause)}
              >
                {heading}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
