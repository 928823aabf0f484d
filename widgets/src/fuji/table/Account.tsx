/** The account of a round of Fuji: whose dice were compared with whose, what became of it, and where the lava goes. */
import { Art } from "../../art/Art";
import type {
  FujiRoundEndView,
  HandView,
  LavaDistanceView,
  RoundEndView,
  TurnView,
  WordKey,
} from "../../generated";
import { useShell } from "../../Shell";
import type { WholeTable } from "../../table/view";
import { DieFace } from "../dice/Die";
import { Need } from "../dice/Need";
import { Meeple } from "../seats/Meeple";
import { type FujiTable, ofFuji } from "../view";
import "../styles/account.css";

function Compared({ hand, own }: { hand: HandView; own: boolean }) {
  return (
    <li class="fk-account-hand" data-own={own || undefined} data-character={hand.character}>
      <Meeple character={hand.character} name={hand.name} />
      <span class="fk-account-dice">
        {hand.dice.map((code, index) => (
          <span key={index} data-spare={!hand.counting.includes(index + 1) || undefined}>
            <DieFace code={code} />
          </span>
        ))}
      </span>
      <b data-beat={hand.to_beat || undefined}>{hand.value}</b>
    </li>
  );
}

function Spent({ turn, account }: { turn: TurnView; account: FujiRoundEndView }) {
  const { translate } = useShell();
  const { stamina, loss } = turn;
  return (
    <span class="fk-account-track" aria-hidden="true">
      {Array.from({ length: account.length }, (_, index) => index + 1).map((space) => (
        <i
          key={space}
          data-lost={space <= stamina || undefined}
          data-new={(space <= stamina && space > stamina - loss) || undefined}
          data-injury={account.spaces.includes(space) || undefined}
          data-end={space === account.length || undefined}
        />
      ))}
      <small>{translate("track.left", { left: Math.max(0, account.length - stamina) })}</small>
    </span>
  );
}

function Turn({ turn, account }: { turn: TurnView; account: FujiRoundEndView }) {
  const { translate } = useShell();
  return (
    <li class="fk-account-turn" data-character={turn.character}>
      <div class="fk-account-who">
        <Meeple character={turn.character} name={turn.name} />
        <div>
          <h3>{turn.name}</h3>
          <small>
            {translate("round-end.wanted")} {turn.card}
          </small>
        </div>
        <span class="fk-account-card">
          <Art name={turn.art} />
          <span class="fk-board-square">{turn.card}</span>
          <Need drawing={turn.need} />
        </span>
      </div>
      <ul class="fk-account-hands" aria-hidden="true">
        {turn.hands.map((hand, index) => (
          <Compared key={hand.name} hand={hand} own={index === 0} />
        ))}
      </ul>
      <div class="fk-account-result" data-success={turn.success}>
        <p class="fk-account-verdict">
          <span class="fk-account-sign">
            <Art name={turn.success ? "icon-check" : "icon-close"} />
          </span>
          <span>
            {turn.result} <small>{turn.against}</small>
          </span>
        </p>
        <Spent turn={turn} account={account} />
        <p class="fk-account-notes">
          {turn.notes.join(" ")}
          {turn.injuries.map((injury) => (
            <span key={injury} class="fk-account-injury">
              <Art name={`injury-${injury}`} />
              {translate(`injury.${injury}` as WordKey)}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}

/** The board in small: what burns, what has just begun to burn, and who stands where. */
function SmallBoard({ table, account }: { table: FujiTable; account: FujiRoundEndView }) {
  const places = Object.entries(table.cards).map(([square, card]) => ({
    square,
    card,
    x: square.charCodeAt(0) - 97,
    y: Number(square.slice(1)) - 1,
  }));
  const left = Math.min(...places.map(({ x }) => x));
  const width = Math.max(...places.map(({ x }) => x)) - left + 1;
  const height = Math.max(...places.map(({ y }) => y)) + 1;
  const standing = account.distances.flatMap(({ square, character }) => {
    const place = places.find((each) => each.square === square);
    return place ? [{ ...place, character }] : [];
  });
  return (
    <svg
      class="fk-account-map"
      viewBox={`${left} 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
      focusable="false"
    >
      {places.map(({ square, card, x, y }) => (
        <rect
          key={square}
          data-kind={card.kind}
          data-new={account.burnt.includes(square) || undefined}
          x={x + 0.08}
          y={y + 0.08}
          width={0.84}
          height={0.84}
          rx={0.14}
        />
      ))}
      {standing.map(({ character, x, y }, index) => (
        <circle
          key={character}
          data-character={character}
          cx={x + 0.36 + 0.14 * index}
          cy={y + 0.5}
          r={0.26}
        />
      ))}
    </svg>
  );
}

function Distance({ name, character, square, eruptions }: LavaDistanceView) {
  const { translate } = useShell();
  return (
    <li data-near={eruptions === 1 || undefined}>
      <Meeple character={character} name={name} />
      <b>{eruptions ?? translate("round-end.safe")}</b>
      <span>{square}</span>
      <span class="fk-unseen">{name}</span>
    </li>
  );
}

export function Account({ account: told, table }: { account: RoundEndView; table: WholeTable }) {
  const { translate } = useShell();
  const account = told as FujiRoundEndView;
  return (
    <div class="fk-account">
      <ol class="fk-account-turns">
        {account.turns.map((turn) => (
          <Turn key={turn.name} turn={turn} account={account} />
        ))}
      </ol>
      <section class="fk-account-lava">
        <SmallBoard table={ofFuji(table)} account={account} />
        <div>
          <h3>{account.lava}</h3>
          <p>
            {account.outlook}{" "}
            {account.must_leave.length > 0 && <strong>{account.must_leave.join(" ")}</strong>}
          </p>
        </div>
        <div>
          <small>{translate("round-end.left")}</small>
          <ul class="fk-account-distances">
            {account.distances.map((each) => (
              <Distance key={each.name} {...each} />
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
