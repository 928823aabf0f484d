/** The settings: players, preferences, and what can be done with the game as a whole. */
import { useState } from "preact/hooks";
import { Button } from "../Button";
import { ChooseFile } from "../ChooseFile";
import type { PlayerKind } from "../codeSeats/kinds";
import { SeatSettings } from "../codeSeats/SeatSettings";
import type { CodeSeats } from "../codeSeats/useCodeSeats";
import type { ScreenView } from "../generated";
import type { TableModel } from "../model";
import { useShell } from "../Shell";
import { Popover } from "./Popover";
import { PreferenceSettings } from "./PreferenceSettings";

export interface GameCommands {
  save(): void;
  load(file: File): void;
  begin(): void;
  /** A new game is set up first; the present one stays on the table until then. */
  setsUp: boolean;
  revealAll(on: boolean): void;
  /** Let code play a seat, or a person. */
  handOver(seat: string, kind: PlayerKind): void;
}

interface Props {
  model: TableModel;
  screen: ScreenView;
  /** The players. */
  seats: readonly string[];
  codeSeats: CodeSeats;
  commands: GameCommands;
  /** There are dice on the table. */
  dice: boolean;
  /** The table is no part of another widget, so its game can be saved and started again. */
  saves: boolean;
}

function NewGame({ begin, setsUp }: Pick<GameCommands, "begin" | "setsUp">) {
  const { translate } = useShell();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button kind="row" icon="sun" onClick={() => (setsUp ? begin() : setAsked(true))}>
        {translate(setsUp ? "setup.new" : "table.new")}
      </Button>
    );
  }
  return (
    <div class="fk-sure">
      <p>{translate("table.new-sure")}</p>
      <Button kind="banner" onClick={begin}>
        {translate("table.new")}
      </Button>
      <Button kind="banner" onClick={() => setAsked(false)}>
        {translate("table.no-thanks")}
      </Button>
    </div>
  );
}

function Game({ screen, commands }: Pick<Props, "screen" | "commands">) {
  const { translate } = useShell();
  return (
    <>
      <h3>{translate("table.game")}</h3>
      <Button kind="row" icon="save" onClick={commands.save}>
        {translate("table.save")}
      </Button>
      <ChooseFile label={translate("table.load")} kind="row" onChoose={commands.load} />
      <NewGame begin={commands.begin} setsUp={commands.setsUp} />
      {screen.study && (
        <label class="fk-check">
          <input
            type="checkbox"
            checked={screen.lifted}
            onChange={(event) => commands.revealAll(event.currentTarget.checked)}
          />
          {translate("table.lift")}
        </label>
      )}
    </>
  );
}

export function Settings({ model, screen, seats, codeSeats, commands, dice, saves }: Props) {
  const { translate } = useShell();
  return (
    <Popover icon="settings" label={translate("table.settings")}>
      <SeatSettings screen={screen} seats={seats} codeSeats={codeSeats} onHandOver={commands.handOver} />
      <PreferenceSettings model={model} dice={dice} />
      {saves && <Game screen={screen} commands={commands} />}
    </Popover>
  );
}
