/** The oldest browsers that are supported: `browserslist` in package.json says which. */
import { readFileSync } from "node:fs";

const WANTED = /^(chrome|edge|firefox|safari|ios) >= (\d+(?:\.\d+)?)$/;

/** Their names and versions: `{ chrome: "111" }`. */
export const oldest = Object.fromEntries(
  JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")).browserslist.map((line) => {
    const found = WANTED.exec(line);
    if (!found) throw new Error(`package.json: browserslist: "${line}" is not of the form "chrome >= 111"`);
    return [found[1], found[2]];
  }),
);

/** The same, as esbuild wants it: `["chrome111"]`. */
export const target = Object.entries(oldest).map(([name, version]) => name + version);
