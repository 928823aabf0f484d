/** A clause in a small dialog, over whatever the reader was doing; closing it goes back there. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import type { ClauseView } from "../generated";
import { useShell } from "../Shell";
import { ClausePage } from "./ClausePage";

interface Props {
  clause: ClauseView;
  onClose(): void;
  onLookUp(id: string): void;
}

export function ClauseCard({ clause, onClose, onLookUp }: Props) {
  const { translate } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    heading.current?.focus();
    if (dialog.current) dialog.current.scrollTop = 0;
  }, [clause.id]);

  return (
    <Dialog class="fk-clause-card" labelledBy={headingId} onClose={onClose} element={dialog}>
      <div class="fk-clause-sheet">
        <Button
          class="fk-clause-close"
          aria-label={translate("rules.close")}
          icon="close"
          onClick={onClose}
        />
        <ClausePage clause={clause} onLookUp={onLookUp} heading={heading} headingId={headingId} />
      </div>
    </Dialog>
  );
}
