/** The languages to switch to, each by its own name. */
import { Button } from "./Button";

import { remember } from "./look";
import { useShell } from "./Shell";
import "./styles/languages.css";
import { LANGUAGES } from "./generated";

/** A language is called by its own name, whatever is spoken now. */
export const OWN_NAMES = { en: "English", fr: "Français", pl: "Polski" } as const;

export function Languages() {
  const { lang, say, unheard } = useShell();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and these act at once
    <div class="fk-languages" role="group" aria-label={say("languages.label")}>
      {LANGUAGES.map((each) => (
        <Button key={each} lang={each} aria-pressed={each === lang} onClick={() => remember({ lang: each })}>
          {OWN_NAMES[each]}
        </Button>
      ))}
      {unheard && <p role="alert">{say("kernel.silent")}</p>}
    </div>
  );
}
