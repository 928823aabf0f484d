/** The languages to switch to, each by its own name. */
import { Button } from "./Button";

import { setPreferences } from "./preferences";
import { useShell } from "./Shell";
import "./styles/languages.css";
import { LANGUAGES } from "./generated";

/** A language is called by its own name, whatever is spoken now. */
export const OWN_NAMES = { en: "English", fr: "Français", pl: "Polski" } as const;

export function Languages() {
  const { lang, translate, languageFailed } = useShell();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and these act at once
    <div class="fk-languages" role="group" aria-label={translate("languages.label")}>
      {LANGUAGES.map((each) => (
        <Button
          key={each}
          lang={each}
          aria-pressed={each === lang}
          onClick={() => setPreferences({ lang: each })}
        >
          {OWN_NAMES[each]}
        </Button>
      ))}
      {languageFailed && <p role="alert">{translate("kernel.silent")}</p>}
    </div>
  );
}
