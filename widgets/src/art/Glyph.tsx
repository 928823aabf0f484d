/** A letter or number that is drawn, not said: what it stands on carries the words. */
import "../styles/glyph.css";

export function Glyph({ class: name, text }: { class: string; text: string | number }) {
  return <span class={`fk-glyph ${name}`} data-glyph={text} aria-hidden="true" />;
}
