/** Keys of the table. They work inside it, and not while somebody types. */

export interface KeyCommands {
  number(number: number): void;
  main(): void;
  undo(): void;
  /** Let the others' moves pass at once. */
  skip(): void;
  help(): void;
  /** Tells whether there was something to leave. */
  escape(): boolean;
  go(part: Part): void;
}

export type Part = "board" | "dice" | "places" | "log";

const PARTS: Readonly<Record<string, Part>> = { b: "board", d: "dice", p: "places", l: "log" };

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null
  );
}

/** Does what the key stands for; tells whether it stands for anything. */
function pressed(key: string, commands: KeyCommands): boolean {
  const part = PARTS[key];
  if (key === "Escape") return commands.escape();
  if (/^[1-9]$/.test(key)) commands.number(Number(key));
  else if (part) commands.go(part);
  else if (key === "r") commands.main();
  else if (key === "u") commands.undo();
  else if (key === "s") commands.skip();
  else if (key === "?") commands.help();
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, commands: KeyCommands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target))
    return;
  if (!pressed(event.key, commands)) return;
  event.preventDefault();
  event.stopPropagation();
}
