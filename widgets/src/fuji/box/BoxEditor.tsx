/** An editor for a box: its text, its mistakes by card and field, and its cards on a board. */
import { Button } from "../../Button";
import "../styles/own-box.css";
import { useEffect, useId, useState } from "preact/hooks";
import { Art } from "../../art/Art";
import { download } from "../../download";
import type { MistakeView, OwnBoxMessage, OwnBoxTraits, OwnBoxView } from "../../generated";
import { Languages } from "../../Languages";
import { type Model, useTrait } from "../../model";
import { pageAddress } from "../../pages";
import { useShell } from "../../Shell";
import { useAsk } from "../../useAsk";
import { Board } from "../board/Board";
import type { DrawnNeeds } from "../dice/Tray";
import { saveBox } from "../setup/setupStorage";
import { useView } from "../useView";
import { Cards } from "./Cards";

const FILE = "my-box.toml";

/** The kernel names cards and fields as they stand in the text, and says in English what is wrong. */
function Mistakes({ mistakes }: { mistakes: readonly MistakeView[] }) {
  const { translate } = useShell();
  return (
    <section class="fk-own-box-mistakes" aria-live="polite">
      <h2>{translate("own-box.mistakes", { count: mistakes.length })}</h2>
      <ul>
        {mistakes.map(({ card, field, message }) => (
          <li key={`${card} ${field} ${message}`}>
            {card && (
              <>
                {translate("own-box.where-card")} <b>{card}</b>{" "}
              </>
            )}
            {field && (
              <>
                {translate("own-box.where-field")} <b>{field}</b>{" "}
              </>
            )}
            <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CheckedBox({ shown, drawn }: { shown: OwnBoxView; drawn: DrawnNeeds }) {
  const { translate } = useShell();
  return (
    <div class="fk-own-box-came">
      <p class="fk-own-box-good" role="status">
        <Art name="icon-check" />
        {translate("own-box.good", { name: shown.name })}
      </p>
      <Cards title={translate("own-box.landscape")} cards={shown.landscape} drawn={drawn} />
      <Cards title={translate("own-box.village")} cards={shown.village} drawn={drawn} />
    </div>
  );
}

function ScenarioPreview({ model, shown }: { model: Model<OwnBoxTraits>; shown: OwnBoxView }) {
  const { translate } = useShell();
  const { ask, note } = useAsk<OwnBoxMessage>();
  const view = useView(model);
  const id = useId();
  const laid = shown.scenarios.find(([number]) => number === shown.scenario);
  return (
    <div class="fk-own-box-scenario">
      <label for={id}>{translate("own-box.scenario")}</label>
      <select
        id={id}
        value={String(shown.scenario)}
        onChange={(event) => void ask({ do: "lay-out", scenario: Number(event.currentTarget.value) })}
      >
        {shown.scenarios.map(([number, name]) => (
          <option key={number} value={String(number)}>
            {number} · {name}
          </option>
        ))}
      </select>
      <p>{laid?.[2]}</p>
      {note && <p role="alert">{note}</p>}
      <Board view={view} label={translate("own-box.board", { number: shown.scenario })} />
    </div>
  );
}

export function BoxEditor({ model }: { model: Model<OwnBoxTraits> }) {
  const { translate } = useShell();
  const { ask, note } = useAsk<OwnBoxMessage>();
  const template = useTrait(model, "template");
  const checked = useTrait(model, "text");
  const shown = useTrait(model, "shown");
  const page = useTrait(model, "page");
  const drawn = useTrait(model, "drawn_needs");
  const [text, setText] = useState(checked);
  useEffect(() => setText(checked), [checked]);
  const id = useId();
  const check = (own: string) => void ask({ do: "check-box", text: own });
  const changed = text !== checked;
  const whole = shown.mistakes.length === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of a widget are no fieldset of a form
    <div class="fk-own-box-body" role="group" aria-label={translate("own-box.label")}>
      <Languages />
      <div class="fk-own-box-write">
        <label for={id}>{translate("own-box.text")}</label>
        <textarea
          id={id}
          rows={18}
          spellcheck={false}
          autocapitalize="none"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div class="fk-own-box-row">
          <Button class="fk-own-box-check" onClick={() => check(text)}>
            {translate("own-box.check")}
          </Button>
          <Button onClick={() => download({ name: FILE, text })}>{translate("own-box.keep")}</Button>
          <Button onClick={() => check(template)}>{translate("own-box.template")}</Button>
          {whole && !changed && (
            <a href={pageAddress(page)} onClick={() => saveBox({ text: checked, file: FILE })}>
              {translate("own-box.play")}
            </a>
          )}
        </div>
        {changed && <p class="fk-own-box-changed">{translate("own-box.changed")}</p>}
        {note && <p role="alert">{note}</p>}
        {!whole && <Mistakes mistakes={shown.mistakes} />}
      </div>
      {whole && <CheckedBox shown={shown} drawn={drawn} />}
      {whole && <ScenarioPreview model={model} shown={shown} />}
    </div>
  );
}
