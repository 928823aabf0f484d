/** What the compiler refuses; `npm run types` fails where one of these lines would be taken. */
import type { BoardTraits, LessonMessage, PlayMessage, TableMessage, TableTraits } from "../src/generated";
import type { Ask, KernelClient } from "../src/kernel";
import type { Model } from "../src/model";

interface Typed {
  kernel: KernelClient;
  table: Ask<TableMessage>;
  lesson: Ask<LessonMessage>;
  play: Ask<PlayMessage>;
  board: Model<BoardTraits>;
  game: Model<TableTraits>;
}

/** Never called: it is there to be compiled. */
export function refused({ kernel, table, lesson, play, board, game }: Typed) {
  kernel.ask({ do: "act", line: "Clara ready" });
  // @ts-expect-error: no message has this name
  kernel.ask({ do: "atc", line: "Clara ready" });
  // @ts-expect-error: a field is missing
  kernel.ask({ do: "act" });
  // @ts-expect-error: a field has another type
  kernel.ask({ do: "choose", answer: "0" });
  // @ts-expect-error: a field that the message does not have
  kernel.ask({ do: "undo", steps: 2 });
  // @ts-expect-error: no such language
  kernel.ask({ do: "set-language", lang: "de" });
  // @ts-expect-error: no such player
  kernel.ask({ do: "hand-over", seat: "Clara", kind: "expert" });
  // @ts-expect-error: the kernel's client gives ids
  kernel.ask({ do: "undo", id: 1 });

  table({ do: "look-up", clause: "plan.stay" });
  // @ts-expect-error: a table has no questions to answer
  table({ do: "choose", answer: 0 });
  // @ts-expect-error: a lesson deals no games
  lesson({ do: "restart" });
  play({ do: "set-up", open: true });
  // @ts-expect-error: only the table with a dialogue has one to open
  table({ do: "set-up", open: true });

  board.set("picked", "c2");
  // @ts-expect-error: Python takes no view from the browser
  board.set("view", "{}");
  // @ts-expect-error: no widget has this trait
  board.get("veiw");
  // @ts-expect-error: another widget has this trait
  game.get("marks");
  // @ts-expect-error: no such theme
  game.set("theme", "dim");
}
