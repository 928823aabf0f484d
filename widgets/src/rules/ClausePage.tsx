/** A clause as a page of a book: chapter, heading, text, what sets it apart, its page, and what to read next. */
import type { Ref } from "preact";
import { useId } from "preact/hooks";
import { Button } from "../Button";
import type { ClauseView, WordKey } from "../generated";
import { useShell } from "../Shell";
import "../styles/clause.css";

const MARKS = { ruling: "rules.ruling", edition: "rules.edition", advice: "rules.advice" } as const;

interface Props {
  clause: ClauseView;
  onLookUp(id: string): void;
  /** The heading takes the focus when a clause is opened. */
  heading?: Ref<HTMLHeadingElement>;
  headingId?: string;
}

export function ClausePage({ clause, onLookUp, heading, headingId }: Props) {
  const { translate } = useShell();
  return (
    <article class="fk-clause">
      <p class="fk-clause-chapter">{translate(`chapter.${clause.chapter}` as WordKey)}</p>
      <h3 class="fk-clause-heading" id={headingId} ref={heading ?? null} tabIndex={-1}>
        {clause.heading}
      </h3>
      {clause.text.split("\n\n").map((paragraph) => (
        <p class="fk-clause-text" key={paragraph}>
          {paragraph}
        </p>
      ))}
      {clause.marks.map((mark) => (
        <p class={`fk-clause-mark fk-clause-${mark}`} key={mark}>
          {translate(MARKS[mark])}
        </p>
      ))}
      <p class="fk-clause-source">
        <span>
          {clause.page === null ? translate("rules.ours") : translate("rules.page", { page: clause.page })}
        </span>
        <code>{clause.id}</code>
      </p>
      <Related related={clause.related} onLookUp={onLookUp} />
    </article>
  );
}

function Related({ related, onLookUp }: { related: ClauseView["related"]; onLookUp(id: string): void }) {
  const { translate } = useShell();
  const label = useId();
  if (related.length === 0) return null;
  return (
    <nav class="fk-clause-related" aria-labelledby={label}>
      <h4 id={label}>{translate("rules.related")}</h4>
      <ul>
        {related.map(([id, heading]) => (
          <li key={id}>
            <Button kind="link" onClick={() => onLookUp(id)}>
              {heading}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
