/** Questions to begin with; a touch puts one into the field. */
import { Button } from "../Button";
import { useShell } from "../Shell";

const NUMBERS = [1, 2, 3, 4] as const;

export function Tries({ onTry }: { onTry(query: string): void }) {
  const { say } = useShell();
  return (
    // biome-ignore lint/a11y/useSemanticElements: words to touch are no fieldset of a form
    <div class="fk-rules-tries" role="group" aria-label={say("rules.try")}>
      <span aria-hidden="true">{say("rules.try")}</span>
      {NUMBERS.map((number) => (
        <Button key={number} class="fk-rules-try" onClick={() => onTry(say(`rules.try-${number}`))}>
          {say(`rules.try-${number}`)}
        </Button>
      ))}
    </div>
  );
}
