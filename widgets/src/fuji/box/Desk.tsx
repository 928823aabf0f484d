/** A box to write: its text, what is wrong in it by card and field, and what comes of it. */
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
import { useView } from "../drawn";
import { rememberBox } from "../setup/wish";
import { Cards } from "./Cards";

const FILE = "my-box.toml";

/** The kernel names cards and fields as they stand in the text, and says in English what is wrong. */
function Mistakes({ mistakes }: { mistakes: readonly MistakeView[] }) {
  const { say } = useShell();
  return (
    <section class="fk-own-box-mistakes" aria-live="polite">
      <h2>{say("own-box.mistakes", { count: mistakes.length })}</h2>
      <ul>
        {mistakes.map(({ card, field, message }) => (
          <li key={`${card} ${field} ${message}`}>
            {card && (
              <>
                {say("own-box.where-card")} <b>{card}</b>{" "}
              </>
            )}
            {field && (
              <>
                {say("own-box.where-field")} <b>{field}</b>{" "}
              </>
            )}
            <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Whole({ shown, drawn }: { shown: OwnBoxView; drawn: DrawnNeeds }) {
  const { say } = useShell();
  return (
    <div class="fk-own-box-came">
      <p class="fk-own-box-good" role="status">
        <Art name="icon-check" />
        {say("own-box.good", { name: shown.name })}
      </p>
      <Cards title={say("own-box.landscape")} cards={shown.landscape} drawn={drawn} />
      <Cards title={say("own-box.village")} cards={shown.village} drawn={drawn} />
    </div>
  );
}

function LaidOut({ model, shown }: { model: Model<OwnBoxTraits>; shown: OwnBoxView }) {
  const { say } = useShell();
  const { ask, note } = useAsk<OwnBoxMessage>();
  const view = useView(model);
  const id = useId();
  const laid = shown.scenarios.find(([number]) => number === shown.scenario);
  return (
    <div class="fk-own-box-scenario">
      <label for={id}>{say("own-box.scenario")}</label>
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
      <Board view={view} label={say("own-box.board", { number: shown.scenario })} />
    </div>
  );
}

export function Desk({ model }: { model: Model<OwnBoxTraits> }) {
  const { say } = useShell();
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
    <div class="fk-own-box-body" role="group" aria-label={say("own-box.label")}>
      <Languages />
      <div class="fk-own-box-write">
        <label for={id}>{say("own-box.text")}</label>
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
            {say("own-box.check")}
          </Button>
          <Button onClick={() => download({ name: FILE, text })}>{say("own-box.keep")}</Button>
          <Button onClick={() => check(template)}>{say("own-box.template")}</Button>
          {whole && !changed && (
            <a href={pageAddress(page)} onClick={() => rememberBox({ text: checked, file: FILE })}>
              {say("own-box.play")}
            </a>
          )}
        </div>
        {changed && <p class="fk-own-box-changed">{say("own-box.changed")}</p>}
        {note && <p role="alert">{note}</p>}
        {!whole && <Mistakes mistakes={shown.mistakes} />}
      </div>
      {whole && <Whole shown={shown} drawn={drawn} />}
      {whole && <LaidOut model={model} shown={shown} />}
    </div>
  );
}
