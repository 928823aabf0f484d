/** The words on the buttons: what a line does, in the reader's language. */
import type { ActionView, WordKey } from "../generated";
import type { Say, Value } from "../say";
import type { Button } from "./choose";
import { deedOf } from "./picked";

type Numbers = Record<string, Value>;

/** A line of dice that names none is about a meeple that two players play: they pick later. */
function useKey(action: ActionView): WordKey {
  const effect = action.cards.at(-1) ?? "";
  const { dice, seats, squares } = action;
  if (effect === "carabiner") return seats.length ? "action.use/carabiner-side" : "action.use/carabiner";
  if (effect === "water" && seats.length) return "action.use/water-gift";
  const whole = ["radio", "first-aid-kit", "flare-gun"].includes(effect);
  const named = effect === "map" ? dice.length > 0 : dice.length + seats.length + squares.length > 0;
  return whole || named ? (`action.use/${effect}` as WordKey) : "action.use";
}

function wordKey(action: ActionView): WordKey {
  const word = action.dice.length ? `${action.word}-die` : action.word;
  return `action.${deedOf(action)}/${word}` as WordKey;
}

function keyOf(action: ActionView): WordKey {
  const deed = deedOf(action);
  if (deed === "use") return useKey(action);
  if (action.word) return wordKey(action);
  if (deed === "pick" && action.value) return "action.pick/value";
  return `action.${deed}` as WordKey;
}

function numbers(action: ActionView): Numbers {
  const { dice, seats, cards, value } = action;
  const squares = deedOf(action) === "move" ? action.squares.slice(0, 1) : action.squares;
  return {
    dice,
    count: dice.length,
    seats,
    squares,
    value,
    equipment: deedOf(action) === "use" ? cards.slice(-1) : cards,
  };
}

/** "Throw dice 1, 3 again"; a proposal says that it is one. */
export function labelOf(action: ActionView, say: Say): string {
  const label = say(keyOf(action), numbers(action));
  if (action.proposes) return say("action.propose", { label });
  return action.whose === action.seat ? label : say("action.third", { label });
}

function wayLabel(action: ActionView, say: Say): string {
  const [goal = "", ...way] = action.squares;
  return way.length ? say("action.move/way", { squares: way }) : say("action.move/calm", { squares: goal });
}

function injuryWithDice(button: Button): boolean {
  return button.kind === "word" && button.picked?.deed === "injury";
}

/** What stands on a button. */
export function buttonLabel(button: Button, say: Say): string {
  const { action, thing, kind } = button;
  if (action) return kind === "way" ? wayLabel(action, say) : labelOf(action, say);
  if (injuryWithDice(button)) return say(`action.injury/${thing}` as WordKey);
  if (kind === "copy") return say("action.copy", { equipment: thing });
  if (kind === "deed") return say(`action.deed/${thing}` as WordKey);
  return thing;
}
