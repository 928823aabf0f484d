/** The languages to switch to, each by its own name. */

import { useShell } from "./Shell";
import type { Lang } from "./say";
import "./styles/languages.css";
import { useAsk } from "./useAsk";

const NAMES: Record<Lang, string> = { en: "English", fr: "Français", pl: "Polski" };

export function Languages() {
  const { lang, say } = useShell();
  const { ask, note } = useAsk();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and these act at once
    <div class="fk-languages" role="group" aria-label={say("languages.label")}>
      {(Object.entries(NAMES) as [Lang, string][]).map(([each, name]) => (
        <button
          type="button"
          key={each}
          lang={each}
          aria-pressed={each === lang}
          onClick={() => ask({ do: "speak", lang: each })}
        >
          {name}
        </button>
      ))}
      {note && <p role="alert">{note}</p>}
    </div>
  );
}
