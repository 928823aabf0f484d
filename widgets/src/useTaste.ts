/** The reader's taste: taken at the start, and followed when it is changed anywhere on the page. */
import { useCallback, useEffect, useState } from "preact/hooks";
import type { Kernel } from "./kernel";
import { chosenLang, follow, remembered, type Taste } from "./look";
import { type Look, type Model, prefer } from "./model";

/** What a notebook has set itself is what its author wants; the taste fills in the rest. */
const UNSET: Omit<Taste, "lang"> = { theme: "auto", palette: "woodblock", letters: false };

function take<Traits extends Look>(model: Model<Traits>, taste: Partial<Taste>, onlyUnset: boolean): void {
  for (const name of Object.keys(UNSET) as (keyof typeof UNSET)[]) {
    const value = taste[name];
    const now = model.get(name);
    if (value === undefined || value === now || (onlyUnset && now !== UNSET[name])) continue;
    prefer(model, name, value as Traits[typeof name]);
  }
}

/** Returns what there is to say when the kernel did not hear of a new language. */
export function useTaste<Traits extends Look>(model: Model<Traits>, kernel: Kernel): { unheard: boolean } {
  const [unheard, setUnheard] = useState(false);
  const speak = useCallback(
    async (lang: Taste["lang"] | undefined) => {
      if (!lang || lang === model.get("lang")) return;
      try {
        await kernel.ask({ do: "set-language", lang });
        setUnheard(false);
      } catch {
        setUnheard(true);
      }
    },
    [model, kernel],
  );
  useEffect(() => {
    take(model, remembered(), true);
    speak(chosenLang());
    return follow((taste) => {
      take(model, taste, false);
      speak(taste.lang);
    });
  }, [model, speak]);
  return { unheard };
}
