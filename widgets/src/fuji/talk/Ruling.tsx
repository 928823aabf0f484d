/** What the referee says to something that was said. */
import { Art } from "../../art/Art";
import type { ReasonView } from "../../generated";
import { Reasons } from "../../rules/Reasons";
import { useShell } from "../../Shell";
import "../styles/talk.css";

interface Props {
  ok: boolean;
  reasons: readonly ReasonView[];
  /** A sentence that stands for the reasons. */
  note?: string;
  onClause(id: string): void;
}

export function Ruling({ ok, reasons, note, onClause }: Props) {
  const { translate } = useShell();
  return (
    <div class={`fk-ruling ${ok ? "fk-ruling-ok" : "fk-ruling-no"}`}>
      <Art name={ok ? "icon-check" : "icon-cross"} />
      <div>
        <p>{note || translate(ok ? "talk.allowed" : "talk.refused")}</p>
        {reasons.length > 0 && <Reasons reasons={reasons} onClause={onClause} />}
      </div>
    </div>
  );
}
