// Random full games through boardgame.io's own reducer for some seconds: `node play.js SECONDS` prints moves and seconds.
"use strict";

const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { slope, mayMark, SQUARES } = require("./slope.js");

const PLAYERS = 3;
const WARM_UP_GAMES = 50;
const reducer = CreateGameReducer({ game: slope });
const below = (limit) => Math.floor(Math.random() * limit);
const pick = (list) => list[below(list.length)];

function randomDice() {
  const chosen = [0, 1, 2, 3, 4, 5].filter(() => Math.random() < 0.5);
  return chosen.length ? chosen : [below(6)];
}

const choose = {
  plan(G, seat) {
    if (G.marks[seat] !== null && Math.random() < 0.5) return ["ready", []];
    const squares = Array.from({ length: SQUARES }, (_, square) => square).filter((square) => mayMark(G, seat, square));
    return ["mark", [pick(squares)]];
  },
  reroll: (G, seat) => (G.rerolls[seat] && Math.random() < 0.5 ? ["reroll", [randomDice()]] : ["stop", []]),
  move: () => ["move", []],
};

function play(seed) {
  let state = InitializeGame({ game: { ...slope, seed }, numPlayers: PLAYERS });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const seat = pick([...state.G.done.keys()].filter((each) => !state.G.done[each]));
    const [type, args] = choose[state.ctx.phase](state.G, seat);
    const before = state._stateID;
    state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: String(seat) } });
    if (state._stateID === before) throw new Error(`refused: ${type} ${args} in ${state.ctx.phase}`);
    moves += 1;
  }
  return moves;
}

function main(seconds) {
  let games = 0;
  while (games < WARM_UP_GAMES) play(++games);
  const begun = performance.now();
  let moves = 0;
  while (performance.now() - begun < seconds * 1000) moves += play(++games);
  console.log(JSON.stringify({ moves, seconds: (performance.now() - begun) / 1000, games: games - WARM_UP_GAMES }));
}

main(Number(process.argv[2]));
