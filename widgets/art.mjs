/** Gathers the drawings of `art/` into one sheet of symbols, for the bundles and for the Python half alike. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const sheet = join(here, "src", "art", "sprite.svg");

/** Every `art/<folder>/<name>.svg` becomes the symbol `fk-<name>`. */
export function drawings() {
  return readdirSync(join(here, "art"), { recursive: true })
    .filter((name) => name.endsWith(".svg"))
    .sort()
    .map((name) => symbol(`fk-${basename(name, ".svg")}`, readFileSync(join(here, "art", name), "utf8")));
}

function symbol(id, text) {
  const found = text.match(/<svg xmlns="[^"]+"((?: [\w-]+="[^"]*")*)>([\s\S]*)<\/svg>/);
  if (!found?.[1].includes(" viewBox=")) throw new Error(`${id}: a drawing is an <svg> with a viewBox`);
  const [, attributes, inner] = found;
  return `<symbol id="${id}"${attributes}>${plain(inner)}</symbol>`;
}

function plain(text) {
  return text
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/(\.\d*?[1-9])0+(?=[^\d.])/g, "$1")
    .replace(/(\d)\.0+(?=[^\d.])/g, "$1")
    .trim();
}

/** The masks that all drawings share. They carry no colour: a mask sees no variable of the place it is used in. */
const shared = () => plain(readFileSync(join(here, "art", "shared.xml"), "utf8"));

/** Write the sheet where the sources import it from; returns its text. */
export function writeSheet() {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${shared()}${drawings().join("")}</svg>\n`;
  mkdirSync(dirname(sheet), { recursive: true });
  writeFileSync(sheet, text);
  return text;
}
