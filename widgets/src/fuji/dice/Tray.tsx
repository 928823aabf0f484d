/** Dice to pick, and what of them counts for a requirement that can be changed. */
import { Button } from "../../Button";
import "../styles/need-buttons.css";
import "../styles/dice-tray.css";
import { useEffect, useId, useState } from "preact/hooks";
import type { DiceTrayMessage, DiceTrayTraits, NeedsWidgetTraits } from "../../generated";
import { type Model, useTrait } from "../../model";
import { useShell } from "../../Shell";
import { useAsk } from "../../useAsk";
import { fitting } from "./fits";
import { Hand } from "./Hand";
import { Need } from "./Need";

/** How every requirement is drawn that a widget names. */
export type DrawnNeeds = NeedsWidgetTraits["drawn_needs"];

interface AskProps {
  need: string;
  onNeed(need: string): void;
}

/** Requirements to touch, as cards show them. */
function Offered({
  need,
  needs,
  drawn,
  onNeed,
}: AskProps & Pick<DiceTrayTraits, "needs"> & { drawn: DrawnNeeds }) {
  const { translate } = useShell();
  return (
    // biome-ignore lint/a11y/useSemanticElements: tiles to touch are no fieldset of a form
    <div class="fk-dice-tray-needs" role="group" aria-label={translate("tray.others")}>
      {needs.map((each) => (
        <Button key={each} aria-pressed={each === need} onClick={() => onNeed(each)}>
          <Need drawing={drawn[each]} />
        </Button>
      ))}
    </div>
  );
}

/** A requirement to type; Python says whether it is one. */
function Typed({ need, note, onNeed }: AskProps & { note: string }) {
  const { translate } = useShell();
  const [text, setText] = useState(need);
  useEffect(() => setText(need), [need]);
  const [field, help] = [useId(), useId()];
  return (
    <form
      class="fk-entry fk-dice-tray-field"
      onSubmit={(event) => {
        event.preventDefault();
        onNeed(text);
      }}
    >
      <label for={field}>{translate("tray.need")}</label>
      <div>
        <input
          id={field}
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={text}
          aria-invalid={note !== ""}
          aria-describedby={help}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{translate("tray.look")}</Button>
      </div>
      <p id={help} class="fk-dice-tray-help" role={note ? "alert" : undefined}>
        {note || translate("tray.example")}
      </p>
    </form>
  );
}

function Picked({ chosen, sum }: { chosen: readonly number[]; sum: number }) {
  const { translate } = useShell();
  return (
    <p class="fk-dice-tray-picked" aria-live="polite">
      {chosen.length
        ? translate("tray.picked", { dice: chosen, count: chosen.length, sum })
        : translate("tray.pick")}
    </p>
  );
}

export function Tray({ model }: { model: Model<DiceTrayTraits> }) {
  const { translate } = useShell();
  const { ask, note } = useAsk<DiceTrayMessage>();
  const dice = useTrait(model, "dice");
  const need = useTrait(model, "need");
  const needs = useTrait(model, "needs");
  const drawn = useTrait(model, "drawn_needs");
  const chosen = useTrait(model, "chosen");
  const sum = useTrait(model, "chosen_value");
  const faces = new Set(useTrait(model, "fits").split(" "));
  const onNeed = (need: string) => void ask({ do: "set-need", need });
  return (
    <div class="fk-dice-tray-body">
      <p class="fk-dice-tray-need">
        <Need drawing={drawn[need]} />
      </p>
      <div class="fk-dice-tray-dice">
        <Hand
          dice={dice}
          label={translate("tray.dice")}
          chosen={new Set(chosen)}
          counting={fitting(faces, dice)}
          onPick={(die) => void ask({ do: "pick", die })}
        />
      </div>
      <Picked chosen={chosen} sum={sum} />
      <Offered need={need} needs={needs} drawn={drawn} onNeed={onNeed} />
      <Typed need={need} note={note} onNeed={onNeed} />
    </div>
  );
}
