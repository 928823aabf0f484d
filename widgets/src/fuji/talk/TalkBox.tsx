/** Saying something at the table, with the referee's answer below. */
import { useState } from "preact/hooks";
import type { Answer } from "../../generated";
import { memo } from "../../memo";
import { useShell } from "../../Shell";
import { Ruling } from "./Ruling";
import { TalkField } from "./TalkField";

interface Props {
  /** The answer, or null when the kernel is silent. */
  onSay(text: string): Promise<Answer | null>;
  onClause(id: string): void;
}

type Heard = Pick<Answer, "ok" | "reasons" | "note">;

export const TalkBox = memo(({ onSay, onClause }: Props) => {
  const { translate } = useShell();
  const [text, setText] = useState("");
  const [heard, setHeard] = useState<Heard | null>(null);
  const send = async (said: string) => {
    const answer = (await onSay(said)) ?? { ok: false, reasons: [], note: translate("kernel.silent") };
    setHeard(answer);
    return answer.ok;
  };
  return (
    <div class="fk-talk-box">
      <TalkField text={text} onText={setText} onSay={send} />
      <div role="status">{heard && <Ruling {...heard} onClause={onClause} />}</div>
    </div>
  );
});
