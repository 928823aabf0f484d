/** The lessons of a page, with ticks; in a narrow place they open on a touch. */
import { Button } from "../Button";
import "../styles/contents.css";
import { useId, useState } from "preact/hooks";
import { Art } from "../art/Art";
import type { ContentsView, ListedView } from "../generated";
import { useShell } from "../Shell";

interface Props {
  contents: ContentsView;
  /** The id of the lesson that is shown. */
  at: string;
  onOpen(lesson: string): void;
}

export function Contents({ contents, at, onOpen }: Props) {
  const { translate } = useShell();
  const [open, setOpen] = useState(false);
  const list = useId();
  const { lessons, title, note } = contents;
  const place = lessons.findIndex(({ id }) => id === at);
  return (
    <nav class="fk-contents" aria-label={title || translate("lessons.label")}>
      {title && <h2>{title}</h2>}
      {note && <p class="fk-contents-note">{note}</p>}
      {lessons.length > 1 && (
        <>
          <Button
            class="fk-contents-toggle"
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            {translate("lessons.at", { at: place + 1, count: lessons.length })}
            <Art name="icon-next" />
          </Button>
          <ol id={list} data-open={open || undefined}>
            {lessons.map((lesson, index) => (
              <Listed
                key={lesson.id}
                lesson={lesson}
                number={index + 1}
                current={lesson.id === at}
                onOpen={() => {
                  setOpen(false);
                  onOpen(lesson.id);
                }}
              />
            ))}
          </ol>
        </>
      )}
    </nav>
  );
}

interface ListedProps {
  lesson: ListedView;
  number: number;
  current: boolean;
  onOpen(): void;
}

function Listed({ lesson, number, current, onOpen }: ListedProps) {
  const { translate } = useShell();
  return (
    <li data-done={lesson.done || undefined}>
      <Button aria-current={current ? "page" : undefined} onClick={onOpen}>
        <span class="fk-step-dot">{lesson.done ? <Art name="icon-check" /> : number}</span>
        {lesson.title}
        {lesson.done && <span class="fk-unseen">, {translate("lessons.done")}</span>}
      </Button>
    </li>
  );
}
