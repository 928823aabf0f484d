/** Sample questions; a touch puts one into the search field. */
import { Button } from "../Button";
import { useShell } from "../Shell";

const NUMBERS = [1, 2, 3, 4] as const;

export function SampleQuestions({ onTry }: { onTry(query: string): void }) {
  const { translate } = useShell();
  return (
    // biome-ignore lint/a11y/useSemanticElements: words to touch are no fieldset of a form
    <div class="fk-rules-tries" role="group" aria-label={translate("rules.try")}>
      <span aria-hidden="true">{translate("rules.try")}</span>
      {NUMBERS.map((number) => (
        <Button key={number} class="fk-rules-try" onClick={() => onTry(translate(`rules.try-${number}`))}>
          {translate(`rules.try-${number}`)}
        </Button>
      ))}
    </div>
  );
}
