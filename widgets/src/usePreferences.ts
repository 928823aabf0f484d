/** Applies the reader's preferences to a widget at the start and at every change on the page. */
import { useCallback, useEffect, useState } from "preact/hooks";
import type { KernelClient } from "./kernel";
import { type Model, setTrait, type WidgetTraits } from "./model";
import { chosenLang, type Preferences, savedPreferences, subscribe } from "./preferences";

/** A trait that differs from its default was set by the notebook's author and is left alone. */
const DEFAULTS: Omit<Preferences, "lang"> = { theme: "auto", palette: "woodblock", letters: false };

function applyPreferences<Traits extends WidgetTraits>(
  model: Model<Traits>,
  preferences: Partial<Preferences>,
  onlyUnset: boolean,
): void {
  for (const name of Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]) {
    const value = preferences[name];
    const now = model.get(name);
    if (value === undefined || value === now || (onlyUnset && now !== DEFAULTS[name])) continue;
    setTrait(model, name, value as Traits[typeof name]);
  }
}

/** Tells whether a new language failed to reach the kernel. */
export function usePreferences<Traits extends WidgetTraits>(
  model: Model<Traits>,
  kernel: KernelClient,
): { languageFailed: boolean } {
  const [languageFailed, setLanguageFailed] = useState(false);
  const sendLanguage = useCallback(
    async (lang: Preferences["lang"] | undefined) => {
      if (!lang || lang === model.get("lang")) return;
      try {
        await kernel.ask({ do: "set-language", lang });
        setLanguageFailed(false);
      } catch {
        setLanguageFailed(true);
      }
    },
    [model, kernel],
  );
  useEffect(() => {
    applyPreferences(model, savedPreferences(), true);
    sendLanguage(chosenLang());
    return subscribe((preferences) => {
      applyPreferences(model, preferences, false);
      sendLanguage(preferences.lang);
    });
  }, [model, sendLanguage]);
  return { languageFailed };
}
