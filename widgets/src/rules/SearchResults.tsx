/** The clauses that a search has found, as buttons that the arrow keys walk through. */
import type { Ref } from "preact";
import { Button } from "../Button";
import type { FoundView, WordKey } from "../generated";
import { useShell } from "../Shell";

interface Props {
  found: FoundView;
  open: string;
  list: Ref<HTMLUListElement>;
  onOpen(id: string): void;
  /** Above the first one is the field. */
  onUp(): void;
}

export function SearchResults({ found, open, list, onOpen, onUp }: Props) {
  const { translate } = useShell();
  if (found.clauses.length === 0)
    return <p class="fk-rules-nothing">{translate("rules.nothing", { query: found.query.trim() })}</p>;
  return (
    <ul
      class="fk-rules-found"
      ref={list}
      aria-label={translate("rules.results")}
      onKeyDown={(event) => walk(event, onUp)}
    >
      {found.clauses.map((clause) => (
        <li key={clause.id}>
          <Button aria-current={clause.id === open ? "page" : undefined} onClick={() => onOpen(clause.id)}>
            <span class="fk-rules-chapter">{translate(`chapter.${clause.chapter}` as WordKey)}</span>
            <span class="fk-rules-heading">{clause.heading}</span>
            <span class="fk-rules-excerpt">{clause.excerpt}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function walk(event: KeyboardEvent & { currentTarget: HTMLElement }, onUp: () => void): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const here = buttons.indexOf(event.target as HTMLButtonElement);
  const goals: Record<string, number> = {
    ArrowDown: Math.min(here + 1, buttons.length - 1),
    ArrowUp: here - 1,
    Home: 0,
    End: buttons.length - 1,
    Escape: -1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  if (goal < 0) onUp();
  else buttons[goal]?.focus();
}
