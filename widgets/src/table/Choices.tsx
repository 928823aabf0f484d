/** Everything that can be chosen now, as buttons: things, then intents by their place, then what can be sent. */
import { useId, useState } from "preact/hooks";
import { Button } from "../Button";
import { useShell } from "../Shell";
import { isNothing, nextThings, readyOffers } from "./picking";
import {
  type Buttons,
  buttonsOf,
  freeSetOf,
  type IntentButton,
  labelOf,
  notYet,
  thingsOutOfReach,
} from "./promptContent";
import type { Picking } from "./usePicking";
import type { Key, WholeOffer, WholeTable } from "./view";

interface Props {
  table: WholeTable;
  picking: Picking;
}

/** Names of so many characters stand side by side. */
const SHORT = 14;

function areShort(table: WholeTable, things: readonly Key[]): boolean {
  return things.every((key) => (table.things[key] ?? key).length <= SHORT && !table.notes[key]);
}

function Thing({ table, picking, name, isInSet }: Props & { name: Key; isInSet: boolean }) {
  const isPicked = picking.picked.things.has(name);
  const isFull = isInSet && !isPicked && !nextThings(picking.offers, picking.picked).includes(name);
  return (
    <Button
      class="fk-plain-choice"
      aria-pressed={isInSet ? isPicked : undefined}
      off={isFull || undefined}
      onClick={() => picking.tapThing(name)}
    >
      <span>{table.things[name] ?? name}</span>
      {table.notes[name] && <small>{table.notes[name]}</small>}
    </Button>
  );
}

/** Things to pick. Those of a set stay where they are when they are picked. */
function Things({ table, picking, things }: Props & { things: readonly Key[] }) {
  const set = freeSetOf(picking.offers, picking.picked);
  const listed = set?.things ?? things;
  if (listed.length === 0) return null;
  return (
    <div class="fk-plain-buttons" data-short={areShort(table, listed) || undefined}>
      {listed.map((key) => (
        <Thing key={key} table={table} picking={picking} name={key} isInSet={set !== null} />
      ))}
    </div>
  );
}

/** The intents of one place; those of a group stand behind one button until it is opened. */
function Place({ place, buttons, picking }: Buttons["places"][number] & Pick<Props, "picking">) {
  const [open, setOpen] = useState("");
  const press = ({ id, intents }: IntentButton) => {
    const [only, ...others] = intents;
    if (only && others.length === 0) picking.tapIntent(only.id);
    else setOpen(open === id ? "" : id);
  };
  return (
    <div class="fk-plain-buttons" data-place={place}>
      {buttons.map((button) => {
        const group = button.intents.length > 1;
        return (
          <div key={button.id} class="fk-plain-group" data-open={(group && open === button.id) || undefined}>
            <Button
              class="fk-plain-choice"
              aria-expanded={group ? open === button.id : undefined}
              onClick={() => press(button)}
            >
              <span>{button.label}</span>
            </Button>
            {group &&
              open === button.id &&
              button.intents.map((intent) => (
                <Button key={intent.id} class="fk-plain-choice" onClick={() => picking.tapIntent(intent.id)}>
                  <span>{intent.label}</span>
                </Button>
              ))}
          </div>
        );
      })}
    </div>
  );
}

/** What has been picked, and a way back. Things that follow from the rest can't be put back alone. */
function Chosen({ table, picking }: Props) {
  const { translate } = useShell();
  const { tapped, picked } = picking;
  if (isNothing(tapped)) return null;
  const intent = table.intents.find((each) => each.id === picked.intent);
  const marked = freeSetOf(picking.offers, picked)?.things ?? [];
  return (
    <div class="fk-plain-chosen">
      <Button class="fk-plain-back" icon="back" onClick={picking.back}>
        {translate("table.back")}
      </Button>
      <ul aria-label={translate("plain.chosen")}>
        {intent && <li class="fk-plain-chip">{intent.label}</li>}
        {[...picked.things]
          .filter((key) => !marked.includes(key))
          .map((key) => {
            const thing = table.things[key] ?? key;
            return (
              <li key={key} class="fk-plain-chip" data-thing>
                {thing}
                {tapped.things.includes(key) && (
                  <Button
                    aria-label={translate("plain.put-back", { thing })}
                    icon="close"
                    onClick={() => picking.tapThing(key)}
                  />
                )}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** A field for free text, and the button that sends it. */
function TextField({ offer, picking }: { offer: WholeOffer } & Pick<Props, "picking">) {
  const { translate } = useShell();
  const id = useId();
  const [text, setText] = useState("");
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await picking.send(offer, text))?.ok) setText("");
  };
  return (
    <form class="fk-plain-field" onSubmit={send}>
      <label for={id}>{offer.label}</label>
      <div>
        <input
          id={id}
          type="text"
          autocomplete="off"
          enterkeyhint="send"
          maxLength={offer.text}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" class="fk-plain-send">
          {translate("plain.send")}
        </Button>
      </div>
    </form>
  );
}

/** What nothing is missing of. */
function Presses({ table, picking }: Props) {
  const { fill } = useShell();
  const ready = readyOffers(picking.offers, picking.picked);
  if (ready.length === 0) return null;
  return (
    <div class="fk-plain-presses">
      {ready.map((offer, index) =>
        offer.text > 0 ? (
          <TextField key={offer.line} offer={offer} picking={picking} />
        ) : (
          <Button
            key={offer.line}
            class="fk-plain-send"
            data-main={index === 0 || undefined}
            onClick={() => picking.send(offer)}
          >
            {labelOf(offer, picking.picked, table.things, fill)}
          </Button>
        ),
      )}
    </div>
  );
}

function SetSize({ picking }: Pick<Props, "picking">) {
  const { translate } = useShell();
  const set = freeSetOf(picking.offers, picking.picked);
  if (!set || set.most === 1) return null;
  const key = set.least === set.most ? "plain.pick-exactly" : "plain.pick-some";
  return <p class="fk-plain-size">{translate(key, { least: set.least, most: set.most })}</p>;
}

/** What can't be done yet to end the phase and things that can't be picked now, each of which says why. */
function OutOfReach({ table, picking }: Props) {
  const { translate } = useShell();
  const things = thingsOutOfReach(table, picking.lit, picking.picked);
  const ends = notYet(table, picking);
  if (things.length + ends.length === 0) return null;
  return (
    <details class="fk-plain-unlit">
      <summary>{translate("plain.not-now")}</summary>
      <div class="fk-plain-buttons" data-short>
        {ends.map(({ id, label }) => (
          <Button key={id} class="fk-plain-choice" data-unlit onClick={() => picking.askWhy("", id)}>
            <span>{label}</span>
          </Button>
        ))}
        {things.map((key) => (
          <Button key={key} class="fk-plain-choice" data-unlit onClick={() => picking.askWhy(key)}>
            <span>{table.things[key]}</span>
          </Button>
        ))}
      </div>
    </details>
  );
}

export function Choices({ table, picking }: Props) {
  const { offers, tapped, picked } = picking;
  const { things, places } = buttonsOf(table, offers, tapped, picked);
  return (
    <div class="fk-plain-choices">
      <Chosen table={table} picking={picking} />
      <SetSize picking={picking} />
      <Things table={table} picking={picking} things={things} />
      {places.map((each) => (
        <Place key={each.place} {...each} picking={picking} />
      ))}
      <Presses table={table} picking={picking} />
      <OutOfReach table={table} picking={picking} />
    </div>
  );
}
