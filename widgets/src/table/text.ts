/** A table as text: lines that draw something keep their columns, sentences may be wrapped. */

export interface Block {
  drawn: boolean;
  lines: readonly string[];
}

/** Columns are told by several spaces in a row, or by an indent that is more than a wrapped line has. */
const DRAWN = /\S {2,}\S|^ {3,}\S|^ \S/;
/** The second and later lines of a sentence that was wrapped for a terminal. */
const CONTINUED = /^ {2}\S/;

function joined(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const goesOn = last && CONTINUED.test(line) && !DRAWN.test(line) && !DRAWN.test(last);
    if (goesOn) all[all.length - 1] = `${last} ${line.trim()}`;
    else all.push(line);
  }
  return all;
}

/** Lines of one sort that follow each other; an empty line ends a block. */
export function blocksOf(text: string): Block[] {
  const blocks: { drawn: boolean; lines: string[] }[] = [];
  let open = false;
  for (const line of joined(text.split("\n"))) {
    const drawn = DRAWN.test(line);
    const last = blocks.at(-1);
    if (!line.trim()) open = false;
    else if (open && last?.drawn === drawn) last.lines.push(line);
    else {
      blocks.push({ drawn, lines: [line] });
      open = true;
    }
  }
  return blocks;
}

const HEADED = /^([^:,.;]{1,40}:)( .*)$/;

/** A line as its heading, if it has one, and the rest: "Available:" and " 1 wood". */
export function headed(line: string): [string, string] {
  const found = HEADED.exec(line);
  return [found?.[1] ?? "", found?.[2] ?? line];
}
