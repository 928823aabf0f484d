/** A button that removes something from a list, and asks first. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../Button";
import { useShell } from "../Shell";

/** Nothing is removed before the reader has said so twice. */
export function Removal({ name, onRemove }: { name: string; onRemove(): void }) {
  const { translate } = useShell();
  const [asked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) keep.current?.focus();
  }, [asked]);
  if (!asked) {
    return (
      <Button
        kind="quiet"
        aria-label={`${translate("resume.remove")}: ${name}`}
        onClick={() => setAsked(true)}
      >
        {translate("resume.remove")}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two buttons is no fieldset of a form
    <span class="fk-removal" role="group" aria-label={translate("resume.remove-sure")}>
      <span>{translate("resume.remove-sure")}</span>
      <Button kind="press" onClick={onRemove}>
        {translate("resume.remove-yes")}
      </Button>
      <Button ref={keep} kind="press" onClick={() => setAsked(false)}>
        {translate("resume.remove-no")}
      </Button>
    </span>
  );
}
