/** Fails when a style or a script asks more of a browser than the oldest that are supported have. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { oldest, target } from "./browsers.mjs";
import { declaredNames, newNames, newStyles, smallFields } from "./compat.mjs";

/** Properties that may be newer, or that a browser has in part, and why. */
const FINE_WITHOUT = {
  cursor: "a phone has no mouse",
  resize: "on a phone a field is as high as it is, and scrolls",
  "text-wrap": "lines end where they always did",
  "scrollbar-color": "the scroll bars are the browser's own",
  "scrollbar-width": "likewise",
  "overscroll-behavior": "only what scrolls keeps a swipe to itself, and only that should",
  "overscroll-behavior-x": "likewise",
  "accent-color": "the tick of a box is black or white, as Safari likes",
};

const here = fileURLToPath(new URL("src", import.meta.url));
const sources = readdirSync(here, { recursive: true })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => join(here, name));

const declared = new Set(
  sources
    .filter((file) => !file.endsWith(".css"))
    .flatMap((file) => declaredNames(readFileSync(file, "utf8"))),
);

async function check(file) {
  const text = readFileSync(file, "utf8");
  const loader = file.slice(file.lastIndexOf(".") + 1);
  // As esbuild writes it for these browsers: with prefixes, and without types.
  const { code } = await esbuild.transform(text, { loader, target, jsx: "automatic" });
  const found = loader === "css" ? [...newStyles(code), ...smallFields(text)] : newNames(code, declared);
  return found.map((finding) => ({ finding, file: relative(here, file) }));
}

const found = (await Promise.all(sources.map(check))).flat();
const property = ({ finding }) => finding.split(/:| \(/, 1)[0];
const wrong = found.filter((each) => !Object.hasOwn(FINE_WITHOUT, property(each)));
const stale = Object.keys(FINE_WITHOUT).filter((name) => !found.some((each) => property(each) === name));
for (const { finding, file } of wrong) console.error(`${file}: ${finding}`);
for (const name of stale) console.error(`check-browsers.mjs: FINE_WITHOUT: nothing needs ${name} any more`);
if (wrong.length || stale.length) {
  const asked = Object.entries(oldest).map((each) => each.join(" "));
  console.error(`Supported from ${asked.join(", ")} on (package.json): what is named above needs more.`);
  process.exit(1);
}
console.log(`Checked ${sources.length} files for the oldest browsers`);
