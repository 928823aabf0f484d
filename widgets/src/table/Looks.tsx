/** How the screen looks and speaks. */

import { LANGUAGES, PALETTES, THEMES } from "../generated";
import { OWN_NAMES } from "../Languages";
import { remember } from "../look";
import { type Look, type Model, useTrait } from "../model";
import { useShell } from "../Shell";
import { Switch } from "./Switch";

export function Looks<Traits extends Look>({ model, dice }: { model: Model<Traits>; dice: boolean }) {
  const { say, lang, letters } = useShell();
  const palette = useTrait(model, "palette");
  const theme = useTrait(model, "theme");
  return (
    <>
      <h3>{say("table.language")}</h3>
      <Switch
        label={say("table.language")}
        values={LANGUAGES}
        value={lang}
        show={(each) => <span lang={each}>{OWN_NAMES[each]}</span>}
        onChoose={(each) => remember({ lang: each })}
      />
      <h3>{say("table.theme")}</h3>
      <Switch
        label={say("table.theme")}
        values={THEMES}
        value={theme}
        show={(each) => say(`table.theme-${each}`)}
        onChoose={(each) => remember({ theme: each })}
      />
      <h3>{say("table.palette")}</h3>
      <Switch
        label={say("table.palette")}
        values={PALETTES}
        value={palette}
        show={(each) => say(`table.palette-${each}`)}
        onChoose={(each) => remember({ palette: each })}
      />
      {dice && (
        <label class="fk-check">
          <input
            type="checkbox"
            checked={letters}
            onChange={(event) => remember({ letters: event.currentTarget.checked })}
          />
          {say("table.letters")}
        </label>
      )}
    </>
  );
}
