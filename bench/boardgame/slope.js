// A small game of Fuji's kind, to measure boardgame.io by: three meeples on a slope of squares, hidden dice, a mark each,
// rerolls, then each compares its dice with both neighbours by the need of the square it marked. Lava follows.
"use strict";

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const SQUARES = 12;
const VILLAGE = 9;
const REACH = 3;
const COLOURS = ["blue", "pink", "yellow", "blue", "pink", "yellow"];
const NEEDS = Array.from({ length: SQUARES }, (_, square) => ({
  colour: COLOURS[square % 3],
  value: 1 + (square % 6),
}));

const all = (seats, value) => Array.from({ length: seats }, () => value);
const fits = (need, die) => die.colour === need.colour || die.value === need.value;
const worth = (need, dice) => dice.reduce((sum, die) => (fits(need, die) ? sum + die.value : sum), 0);
const others = (list, seat) => list.filter((_, other) => other !== seat);

function mayMark(G, seat, square) {
  const steps = Math.abs(square - G.at[seat]);
  return square > G.lava && square < SQUARES && steps <= REACH && !others(G.marks, seat).includes(square);
}

function mark({ G, playerID }, square) {
  const seat = Number(playerID);
  if (G.done[seat] || !mayMark(G, seat, square)) return INVALID_MOVE;
  G.marks[seat] = square;
}

function ready({ G, playerID }) {
  const seat = Number(playerID);
  if (G.done[seat] || G.marks[seat] === null) return INVALID_MOVE;
  G.done[seat] = true;
}

function reroll({ G, playerID, random }, chosen) {
  const seat = Number(playerID);
  if (G.done[seat] || G.rerolls[seat] === 0 || chosen.length === 0) return INVALID_MOVE;
  for (const die of chosen) G.dice[seat][die].value = random.D6();
  G.rerolls[seat] -= 1;
}

function stop({ G, playerID }) {
  const seat = Number(playerID);
  if (G.done[seat]) return INVALID_MOVE;
  G.done[seat] = true;
}

function move({ G, playerID }) {
  const seat = Number(playerID);
  if (G.done[seat]) return INVALID_MOVE;
  const need = NEEDS[G.marks[seat]];
  const own = worth(need, G.dice[seat]);
  if (others(G.dice, seat).every((dice) => own > worth(need, dice))) G.at[seat] = G.marks[seat];
  else G.stamina[seat] += 1;
  G.done[seat] = true;
}

function roll({ G, random }) {
  G.marks.fill(null);
  G.dice = G.at.map(() => COLOURS.map((colour) => ({ colour, value: random.D6() })));
}

function countRerolls({ G }) {
  G.rerolls = G.at.map((at, seat) => [2, 1, 1, 0][Math.abs(at - G.marks[seat])]);
}

function flow({ G }) {
  rest({ G });
  G.round += 1;
  if (G.round % 2 === 0) G.lava += 1;
}

// boardgame.io asks a phase whether it is over before its onBegin, so each phase tidies up behind itself.
const rest = ({ G }) => void G.done.fill(false);
const everybodyDone = ({ G }) => G.done.every(Boolean);
const simultaneous = { turn: { activePlayers: ActivePlayers.ALL }, endIf: everybodyDone, onEnd: rest };

const slope = {
  name: "slope",
  setup: ({ ctx }) => ({
    at: all(ctx.numPlayers, 3),
    marks: all(ctx.numPlayers, null),
    done: all(ctx.numPlayers, false),
    stamina: all(ctx.numPlayers, 0),
    rerolls: all(ctx.numPlayers, 0),
    dice: all(ctx.numPlayers, []),
    round: 1,
    lava: -1,
  }),
  phases: {
    plan: { ...simultaneous, start: true, onBegin: roll, moves: { mark, ready }, next: "reroll" },
    reroll: { ...simultaneous, onBegin: countRerolls, moves: { reroll, stop }, next: "move" },
    move: { ...simultaneous, moves: { move }, onEnd: flow, next: "plan" },
  },
  endIf: ({ G }) => {
    if (G.at.every((at) => at >= VILLAGE)) return { won: true };
    if (G.at.some((at) => at <= G.lava)) return { won: false };
    return undefined;
  },
};

module.exports = { slope, mayMark, SQUARES };
