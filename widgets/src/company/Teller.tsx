/** What the others have just done, over the prompt, and a way to skip ahead. */
import { Art } from "../art/Art";
import { Button } from "../Button";
import type { LogView } from "../generated";
import { useShell } from "../Shell";
import type { Company } from "./useCompany";
import "../styles/company.css";

interface Props {
  log: readonly LogView[];
  company: Company;
}

export function Teller({ log, company }: Props) {
  const { say } = useShell();
  const told = log.at(-1);
  return (
    <div class="fk-teller">
      {/* The voice has said it already. */}
      <p key={log.length} class="fk-teller-told" data-event={told?.event} aria-hidden="true">
        {told?.text}
      </p>
      {company.thinking && (
        <Button class="fk-skip" aria-keyshortcuts="s" onClick={company.skip}>
          {say("code.skip")}
          <Art name="icon-last" />
        </Button>
      )}
    </div>
  );
}
