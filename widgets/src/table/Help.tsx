/** The keys of the table. */
import type { WordKey } from "../generated";
import { useShell } from "../Shell";
import { Popover } from "./Popover";

const KEYS = ["board", "dice", "main", "escape", "undo", "skip", "parts", "help"] as const;

export function Help({ open, onOpen }: { open: boolean; onOpen(open: boolean): void }) {
  const { translate } = useShell();
  return (
    <Popover icon="hint" label={translate("table.help")} open={open} onOpen={onOpen}>
      <h3>{translate("table.help")}</h3>
      <dl class="fk-keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{translate(`table.key-${key}` as WordKey)}</kbd>
            </dt>
            <dd>{translate(`table.key-${key}-does` as WordKey)}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
