/** The table of contents: chapters that open, with the page where each begins in the printed book. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../Button";
import type { ChapterView, WordKey } from "../generated";
import { useShell } from "../Shell";

interface Props {
  contents: readonly ChapterView[];
  open: string;
  onOpen(id: string): void;
}

export function Contents({ contents, open, onOpen }: Props) {
  const { translate } = useShell();
  const current = contents.find(({ clauses }) => clauses.some(([id]) => id === open))?.chapter ?? "";
  const [unfolded, unfold] = useState(current);
  useEffect(() => {
    if (current) unfold(current);
  }, [current]);
  return (
    <nav class="fk-rules-contents" aria-label={translate("rules.contents")}>
      <ul>
        {contents.map((chapter) => (
          <Chapter
            key={chapter.chapter}
            chapter={chapter}
            unfolded={chapter.chapter === unfolded}
            open={open}
            onFold={() => unfold(chapter.chapter === unfolded ? "" : chapter.chapter)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChapterProps {
  chapter: ChapterView;
  unfolded: boolean;
  open: string;
  onFold(): void;
  onOpen(id: string): void;
}

function Chapter({ chapter, unfolded, open, onFold, onOpen }: ChapterProps) {
  const { translate } = useShell();
  return (
    <li>
      <Button class="fk-rules-fold" aria-expanded={unfolded} onClick={onFold}>
        <span>{translate(`chapter.${chapter.chapter}` as WordKey)}</span>
        <span class="fk-rules-leader" aria-hidden="true" />
        <span class="fk-rules-page" aria-hidden="true">
          {chapter.page}
        </span>
      </Button>
      {unfolded && (
        <ul>
          {chapter.clauses.map(([id, heading]) => (
            <li key={id}>
              <Button aria-current={id === open ? "page" : undefined} onClick={() => onOpen(id)}>
                {heading}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
