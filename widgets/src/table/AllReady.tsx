/** Everybody is ready: the last moment at which somebody may change something, for as long as they want. */
import { Button } from "../Button";
import { useShell } from "../Shell";
import type { GameParts } from "./parts";
import type { TableCommands } from "./useTableCommands";
import type { WholeTable } from "./view";

interface Props {
  table: WholeTable;
  parts: GameParts | null;
  /** Who may still change something. */
  people: readonly string[];
  commands: TableCommands;
}

export function AllReady({ table, parts, people, commands }: Props) {
  const { translate } = useShell();
  const isAlone = people.length === 1;
  return (
    <section class="fk-prompt fk-all-ready" aria-label={translate("table.now")}>
      <div class="fk-prompt-bar">
        <div class="fk-prompt-words">
          <p class="fk-question">{translate("table.all-ready")}</p>
          <p class="fk-prompt-help">{translate("table.all-ready-help")}</p>
        </div>
        <div class="fk-prompt-buttons">
          <Button kind="main" data-main onClick={commands.allReady}>
            {translate("table.all-ready-go")}
          </Button>
          {people.map((seat) => (
            <Button key={seat} kind="press" onClick={() => commands.changeMind(seat)}>
              {parts && !isAlone && <parts.Player table={table} name={seat} />}
              {isAlone ? translate("table.all-ready-change") : translate("table.all-ready-changes", { seat })}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
