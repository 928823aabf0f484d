/** A button that opens all that has happened since the game began, the newest round first. */
import { useId, useState } from "preact/hooks";
import { Button, type ButtonKind } from "../Button";
import { Dialog } from "../Dialog";
import type { Answer } from "../generated";
import { useShell } from "../Shell";

interface Props {
  kind: ButtonKind;
  ask(): Promise<Answer | null>;
}

export function WholeLog({ kind, ask }: Props) {
  const { translate } = useShell();
  const [rounds, setRounds] = useState<Answer["log"] | null>(null);
  const headingId = useId();
  const open = async () => setRounds((await ask())?.log ?? null);
  const close = () => setRounds(null);
  return (
    <>
      <Button kind={kind} onClick={open}>
        {translate("table.whole-log")}
      </Button>
      {rounds && (
        <Dialog class="fk-whole-log" labelledBy={headingId} onClose={close}>
          <header>
            <h2 id={headingId}>{translate("table.whole-log-title")}</h2>
            <Button
              class="fk-clause-close"
              aria-label={translate("table.close")}
              icon="close"
              onClick={close}
            />
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <div class="fk-whole-log-rounds" tabIndex={0}>
            {rounds.toReversed().map(({ round, sentences }) => (
              <section key={round}>
                <h3>
                  {round ? translate("table.whole-log-round", { round }) : translate("table.whole-log-setup")}
                </h3>
                <ol>
                  {sentences.map(({ text, event }, index) => (
                    <li key={`${round}.${index}`} data-event={event}>
                      {text}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
