/** An answer of the kernel: yes, unless something else is said. */
import type { Answer } from "../src/generated";

export const answered = (id: number, answer: Partial<Answer> = {}): Answer => ({
  id,
  ok: true,
  line: "",
  reasons: [],
  note: "",
  clause: null,
  file: null,
  log: [],
  ...answer,
});
