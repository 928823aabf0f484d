/** The character and the skill of every meeple, chosen or left to the draw. */
import { useId } from "preact/hooks";
import type { WordKey } from "../../generated";
import { useShell } from "../../Shell";
import { FieldRefusal } from "./Choice";
import type { Part } from "./part";
import { withSeat } from "./seats";

interface SelectProps {
  label: string;
  field: string;
  value: string;
  options: readonly { value: string; label: string }[];
  refusal: string;
  onChoose(value: string): void;
}

function Select({ label, field, value, options, refusal, onChoose }: SelectProps) {
  const { translate } = useShell();
  const id = useId();
  return (
    <div class="fk-select">
      <label for={id}>{label}</label>
      <select
        id={id}
        data-field={field}
        value={value}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? `${id}-why` : undefined}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{translate("setup.draw")}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {refusal && <FieldRefusal id={`${id}-why`} text={refusal} />}
    </div>
  );
}

/** The skills that the meeple behind the players may have, if this variant has such a meeple. */
function thirdSkills({ setup, options }: Part): readonly string[] {
  const variant = setup.variants.find((each) => each.name === options.variant);
  return variant?.players === options.seats.length ? variant.third : [];
}

export function People(part: Part) {
  const { setup, options, refusal, change } = part;
  const { translate } = useShell();
  const third = thirdSkills(part);
  const meeples = third.length
    ? [...options.seats, { ...options.third, name: translate("setup.third") }]
    : options.seats;
  const characters = setup.characters.map((each) => ({
    value: each,
    label: translate(`character.${each}` as WordKey),
  }));
  const skillsOf = (place: number) =>
    setup.skills
      .filter(({ name }) => place < options.seats.length || third.includes(name))
      .map(({ name, text }) => ({ value: name, label: text }));
  return (
    <>
      <p>{translate("setup.people-why")}</p>
      {meeples.map((seat, place) => (
        <fieldset class="fk-person" key={place}>
          <legend>{seat.name || translate("setup.name", { number: place + 1 })}</legend>
          <Select
            label={translate("setup.character")}
            field={`characters-${place}`}
            value={seat.character}
            options={characters}
            refusal={refusal("characters", place)}
            onChoose={(character) => change(withSeat(options, place, { character }))}
          />
          <Select
            label={translate("setup.skill")}
            field={`skills-${place}`}
            value={seat.skill}
            options={skillsOf(place)}
            refusal={refusal("skills", place)}
            onChoose={(skill) => change(withSeat(options, place, { skill }))}
          />
        </fieldset>
      ))}
    </>
  );
}
