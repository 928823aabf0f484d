/** How the screen looks and speaks, and what can be done with the game as a whole. */
import { useState } from "preact/hooks";
import { Button } from "../Button";
import { ChooseFile } from "../ChooseFile";
import type { Sitter } from "../company/kinds";
import { Sitters } from "../company/Sitters";
import type { Company } from "../company/useCompany";
import type { ScreenView } from "../generated";
import type { TableModel } from "../model";
import { useShell } from "../Shell";
import { Looks } from "./Looks";
import { Popover } from "./Popover";

export interface GameDeeds {
  save(): void;
  load(file: File): void;
  begin(): void;
  /** A new game is set up first; the present one stays on the table until then. */
  setsUp: boolean;
  lift(on: boolean): void;
  /** Let code play a seat, or a person. */
  handOver(seat: string, kind: Sitter): void;
}

interface Props {
  model: TableModel;
  screen: ScreenView;
  /** The players. */
  seats: readonly string[];
  company: Company;
  deeds: GameDeeds;
  /** There are dice on the table. */
  dice: boolean;
  /** The table stands for itself, so that its game can be saved and begun anew. */
  kept: boolean;
}

function NewGame({ begin, setsUp }: Pick<GameDeeds, "begin" | "setsUp">) {
  const { say } = useShell();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button kind="row" icon="sun" onClick={() => (setsUp ? begin() : setAsked(true))}>
        {say(setsUp ? "setup.new" : "table.new")}
      </Button>
    );
  }
  return (
    <div class="fk-sure">
      <p>{say("table.new-sure")}</p>
      <Button kind="banner" onClick={begin}>
        {say("table.new")}
      </Button>
      <Button kind="banner" onClick={() => setAsked(false)}>
        {say("table.no-thanks")}
      </Button>
    </div>
  );
}

function Game({ screen, deeds }: Pick<Props, "screen" | "deeds">) {
  const { say } = useShell();
  return (
    <>
      <h3>{say("table.game")}</h3>
      <Button kind="row" icon="save" onClick={deeds.save}>
        {say("table.save")}
      </Button>
      <ChooseFile label={say("table.load")} kind="row" onChoose={deeds.load} />
      <NewGame begin={deeds.begin} setsUp={deeds.setsUp} />
      {screen.study && (
        <label class="fk-check">
          <input
            type="checkbox"
            checked={screen.lifted}
            onChange={(event) => deeds.lift(event.currentTarget.checked)}
          />
          {say("table.lift")}
        </label>
      )}
    </>
  );
}

export function Settings({ model, screen, seats, company, deeds, dice, kept }: Props) {
  const { say } = useShell();
  return (
    <Popover icon="settings" label={say("table.settings")}>
      <Sitters screen={screen} seats={seats} company={company} onHandOver={deeds.handOver} />
      <Looks model={model} dice={dice} />
      {kept && <Game screen={screen} deeds={deeds} />}
    </Popover>
  );
}
