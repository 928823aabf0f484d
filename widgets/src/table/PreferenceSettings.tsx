/** The settings of language, theme, palette and letters on dice. */
import { LANGUAGES, PALETTES, THEMES } from "../generated";
import { OWN_NAMES } from "../Languages";
import { type Model, useTrait, type WidgetTraits } from "../model";
import { setPreferences } from "../preferences";
import { useShell } from "../Shell";
import { Switch } from "./Switch";

export function PreferenceSettings<Traits extends WidgetTraits>({
  model,
  dice,
}: {
  model: Model<Traits>;
  dice: boolean;
}) {
  const { translate, lang, letters } = useShell();
  const palette = useTrait(model, "palette");
  const theme = useTrait(model, "theme");
  return (
    <>
      <h3>{translate("table.language")}</h3>
      <Switch
        label={translate("table.language")}
        values={LANGUAGES}
        value={lang}
        show={(each) => <span lang={each}>{OWN_NAMES[each]}</span>}
        onChoose={(each) => setPreferences({ lang: each })}
      />
      <h3>{translate("table.theme")}</h3>
      <Switch
        label={translate("table.theme")}
        values={THEMES}
        value={theme}
        show={(each) => translate(`table.theme-${each}`)}
        onChoose={(each) => setPreferences({ theme: each })}
      />
      <h3>{translate("table.palette")}</h3>
      <Switch
        label={translate("table.palette")}
        values={PALETTES}
        value={palette}
        show={(each) => translate(`table.palette-${each}`)}
        onChoose={(each) => setPreferences({ palette: each })}
      />
      {dice && (
        <label class="fk-check">
          <input
            type="checkbox"
            checked={letters}
            onChange={(event) => setPreferences({ letters: event.currentTarget.checked })}
          />
          {translate("table.letters")}
        </label>
      )}
    </>
  );
}
