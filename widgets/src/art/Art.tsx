/** A drawing of ours, by name; the sprite of all drawings is put once into the page, or into a widget's shadow root. */
import { shadowRootOf } from "../shadow";
import sheet from "./sprite.svg";

const SPRITE_ID = "fk-art";

/** Puts the sprite where the drawings of an element can find it: they see only symbols of their own root.
 *
 * The sprite was made when the bundle was built: no text of a player ever comes here.
 */
export function injectSprite(element: Element): void {
  const shadow = shadowRootOf(element);
  if ((shadow ?? document).getElementById(SPRITE_ID)) return;
  const parsed = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  const svg = document.importNode(parsed, true);
  svg.id = SPRITE_ID;
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
  (shadow ?? document.body).append(svg);
}

interface Props {
  name: string;
  class?: string;
  /** What it shows, for those who do not see it; without it the drawing is decoration. */
  label?: string;
}

export function Art({ name, class: extra, label }: Props) {
  const drawn = <use href={`#fk-${name}`} />;
  const classes = extra ? `fk-art ${extra}` : "fk-art";
  return label ? (
    <svg class={classes} focusable="false" role="img" aria-label={label}>
      {drawn}
    </svg>
  ) : (
    <svg class={classes} focusable="false" aria-hidden="true">
      {drawn}
    </svg>
  );
}
