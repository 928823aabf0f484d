/** A requirement put together from colours, values, odd and even. */
import { Button } from "../../Button";

import { DIE_VALUES, NEED_FRAMES, type NeedDrawing } from "../../generated";
import { useShell } from "../../Shell";
import { Switch } from "../../table/Switch";
import { toggled } from "../../toggled";
import { COLOURS } from "../dice/face";
import { Need } from "../dice/Need";

type Parity = keyof typeof NEED_FRAMES;

const VALUES = DIE_VALUES.map(String);
const PARITIES = ["all", ...(Object.keys(NEED_FRAMES) as Parity[])] as const;

/** The text of a requirement; beside odd or even only colours stand. */
export function composed(parity: Parity | "all", colours: ReadonlySet<string>, values: ReadonlySet<string>) {
  const named = COLOURS.filter((colour) => colours.has(colour));
  if (parity !== "all") return named.length ? `${parity}(${named.join("|")})` : parity;
  return [...named, ...VALUES.filter((value) => values.has(value))].join("|") || "any";
}

interface Props {
  need: string;
  /** How it is drawn. */
  drawing: NeedDrawing | undefined;
  onNeed(need: string): void;
}

export function Compose({ need, drawing, onNeed }: Props) {
  const { translate } = useShell();
  const now = drawing?.parity || "all";
  const tiles = new Set(need === "any" ? [] : drawing?.tiles);
  const colours = new Set<string>(COLOURS.filter((colour) => tiles.has(colour)));
  const values = new Set<string>(VALUES.filter((value) => tiles.has(value)));
  return (
    <div class="fk-rerolls-compose">
      {/* biome-ignore lint/a11y/useSemanticElements: tiles to touch are no fieldset of a form */}
      <div role="group" aria-label={translate("rerolls.colours")} class="fk-rerolls-needs">
        {COLOURS.map((colour) => (
          <Button
            key={colour}
            aria-pressed={colours.has(colour)}
            onClick={() => onNeed(composed(now, toggled(colours, colour), values))}
          >
            <Need drawing={{ label: translate(`need.${colour}`), tiles: [colour] }} />
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: tiles to touch are no fieldset of a form */}
      <div role="group" aria-label={translate("rerolls.values")} class="fk-rerolls-needs">
        {VALUES.map((value) => (
          <Button
            key={value}
            disabled={now !== "all"}
            aria-pressed={values.has(value)}
            onClick={() => onNeed(composed(now, colours, toggled(values, value)))}
          >
            <Need drawing={{ label: value, tiles: [value] }} />
          </Button>
        ))}
      </div>
      <Switch
        label={translate("rerolls.odd-even")}
        values={PARITIES}
        value={now}
        show={(each) => translate(each === "all" ? "rerolls.all-values" : `need.${each}`)}
        onChoose={(each) => onNeed(composed(each, colours, each === "all" ? values : new Set()))}
      />
    </div>
  );
}
