/** What there is to say to what was tried: kindly, with the rule a click away. */
import { useId } from "preact/hooks";
import { Art } from "../art/Art";
import type { LessonView, ReplyView, WordKey } from "../generated";
import { Reasons } from "../rules/Reasons";
import { useShell } from "../Shell";

interface Props {
  reply: ReplyView;
  kind: LessonView["kind"];
  /** Needed where there are reasons. */
  onClause?(id: string): void;
}

export function ReplyBox({ reply, kind, onClause }: Props) {
  const { translate } = useShell();
  const opening = openingOf(reply, kind);
  const judged = reply.text || reply.reasons.length > 0;
  return (
    <div class="fk-reply" data-ok={reply.ok || undefined}>
      {judged && (
        <div class="fk-reply-said">
          <Art name={reply.ok ? "icon-check" : "icon-hint"} />
          <div>
            <p>
              {opening && <b>{translate(opening)}</b>} {reply.text}
            </p>
            {onClause && reply.reasons.length > 0 && <Reasons reasons={reply.reasons} onClause={onClause} />}
          </div>
        </div>
      )}
      {reply.story.length > 0 && <Story story={reply.story} />}
    </div>
  );
}

/** What was done well speaks for itself. */
function openingOf({ ok, text }: ReplyView, kind: LessonView["kind"]): WordKey | null {
  if (ok) return kind === "ask" ? "lesson.right" : null;
  return text ? "lesson.wrong" : "lesson.refused";
}

function Story({ story }: { story: readonly string[] }) {
  const { translate } = useShell();
  const label = useId();
  return (
    <div class="fk-reply-story">
      <h3 id={label}>{translate("lesson.story")}</h3>
      <ol aria-labelledby={label}>
        {story.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ol>
    </div>
  );
}
