/** What Fuji brings to the table: its board, its dice, its places, and how its things look on buttons. */

import { Art } from "../../art/Art";
import type { WordKey } from "../../generated";
import { useStable } from "../../memo";
import { useShell } from "../../Shell";
import type { GameParts, PartProps } from "../../table/parts";
import { type Key, kindOf, nameOf, type WholeTable } from "../../table/view";
import { useAsk } from "../../useAsk";
import { DieFace } from "../dice/Die";
import { describeFace } from "../dice/face";
import { counting, worth } from "../dice/fits";
import { OddsNotes } from "../odds/OddsNotes";
import { Meeple } from "../seats/Meeple";
import { TalkBox } from "../talk/TalkBox";
import { addDefaults, keyOf, ofFuji } from "../view";
import { Account } from "./Account";
import { BoardPart } from "./BoardPart";
import { trayOf } from "./choosing";
import { Seats } from "./Seats";
import { countedSquare, Tray } from "./Tray";

const Player: GameParts["Player"] = ({ table, name }) => (
  <Meeple character={ofFuji(table).seats[name]?.character ?? ""} name={name} />
);

/** The sides of a die that was not rolled yet. */
function Unrolled({ id, faces }: { id: string; faces: readonly string[] }) {
  const { translate } = useShell();
  return (
    <span
      class="fk-unrolled"
      id={id}
      role="img"
      aria-label={faces.map((face) => describeFace(face, translate)).join(", ")}
    >
      {faces.map((face) => (
        <DieFace key={face} code={face} />
      ))}
    </span>
  );
}

/** The sides of the die that a key names, where it is to be chosen before any was rolled. */
function sidesOf(table: WholeTable, thing: Key): readonly string[] | undefined {
  const number = Number(nameOf(thing).split(".").at(-1));
  return kindOf(thing) === "die" ? ofFuji(table).prompt?.faces[number - 1] : undefined;
}

/** A card to copy and a player have a picture, a die that does not lie in a tray shows its sides. */
const Thing: GameParts["Thing"] = ({ table, thing, label, id }) => {
  const [kind, name] = [kindOf(thing), nameOf(thing)];
  if (kind === "copy") {
    return (
      <>
        <Art name={`equipment-${name}`} class="fk-press-picture" />
        {label}
      </>
    );
  }
  if (kind === "seat") {
    return (
      <>
        <Player table={table} name={name} />
        {label}
      </>
    );
  }
  if (kind === "value") return <span class="fk-press-number">{label}</span>;
  const faces = sidesOf(table, thing);
  return (
    <>
      {label}
      {faces && <Unrolled id={id} faces={faces} />}
    </>
  );
};

function Chances({ screen }: PartProps) {
  if (!screen.odds) return null;
  return (
    <div class="fk-table-odds">
      <OddsNotes odds={screen.odds} />
    </div>
  );
}

/** Saying something, where that is allowed. */
function Talk({ table, picking, onClause }: PartProps) {
  const { ask } = useAsk();
  const offer = table.offers.find((each) => each.text > 0);
  const { onSay } = useStable({
    onSay: (text: string) => {
      const who = picking.actor || table.seat || "";
      return ask({ do: "act", line: `${who} ${offer?.line.replace("{}", () => text) ?? text}` });
    },
  });
  if (!offer) return null;
  return (
    <details class="fk-table-talk">
      <summary>
        <Art name="icon-talk" />
        {offer.label}
      </summary>
      <TalkBox onSay={onSay} onClause={onClause} />
    </details>
  );
}

export const FUJI: GameParts = {
  addDefaults,
  Board: BoardPart,
  Tray,
  Places: Seats,
  Chances,
  Talk,
  Player,
  Thing,
  describes: (table, thing) => sidesOf(table, thing) !== undefined,
  Phase: ({ phase }) => <Art name={`phase-${phase}`} class="fk-phase-picture" />,
  End: ({ won }) => <Art name={won ? "village-1" : "volcano-3"} />,
  Sky: () => (
    <div class="fk-round-end-sky" aria-hidden="true">
      <Art name="volcano-3" />
    </div>
  ),
  Account,
  endTitle: (won, translate) => translate(won ? "table.won" : "table.lost"),
  setting: (table, translate) => {
    const { level, scenario_name } = ofFuji(table);
    return [scenario_name, translate("table.level", { level })].join(", ");
  },
  facts: (table, translate) => {
    const { round, phase, phases, level, scenario_name } = ofFuji(table);
    const isRound = phases.some(({ id }) => id === phase);
    const moment = isRound ? translate("table.round", { round }) : translate(`phase.${phase}` as WordKey);
    return [moment, translate("table.level", { level }), scenario_name];
  },
  character: (table, name) => ofFuji(table).seats[name]?.character ?? "",
  draws: (table, key) => {
    const [kind, name] = [kindOf(key), nameOf(key)];
    if (kind !== "die") return kind === "square" || kind === "card";
    const [owner = "", number] = name.split(".");
    return Number(number) <= (ofFuji(table).seats[owner]?.dice.length ?? 0);
  },
  meaning: ({ table, screen, picking, looked }, translate) => {
    const view = ofFuji(table);
    const square = countedSquare({ table, picking, looked });
    const dice = view.seats[trayOf(table, picking) ?? ""]?.dice ?? [];
    if (!square || !view.cards[square]?.need || !dice.some((die) => die !== null)) return "";
    const sum = worth(dice, counting(view, square, dice));
    return screen.odds?.squares[square]?.text || translate("table.counts", { square, sum });
  },
  numbered: (picking, table, number) => keyOf.die(trayOf(table, picking) ?? "", number),
  loud: new Set([
    "Erupted",
    "Ended",
    "Injured",
    "RoundEnded",
    "PlanBegan",
    "RerollsBegan",
    "EquipBegan",
    "ScreensDown",
  ]),
};
