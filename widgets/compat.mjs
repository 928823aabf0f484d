/** What a style or a script needs of a browser, by MDN's tables; what the oldest browsers lack is a finding. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import postcss from "postcss";
import { oldest } from "./browsers.mjs";

const tables = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8"),
);
/** How MDN calls them. */
const NAMES = { ios: "safari_ios" };
/** Units of lengths that came together, by MDN's name for the lot. */
const UNITS = {
  container_query_length_units: /^cq(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_dynamic: /^dv(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_large: /^lv(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_small: /^sv(?:w|h|i|b|min|max)$/,
};
/** What a value holds without saying it by a word that MDN lists. */
const UNNAMED = [
  { property: "text-decoration", feature: "includes_thickness", sign: /(?:^|\s)[\d.]+[a-z%]+/ },
  { property: "text-decoration", feature: "includes_color-and-style", sign: /var\(|#|rgb|color-mix/ },
  { property: "content", feature: "alt_text", sign: /"\s*\/\s*"/ },
];

const QUOTED = /`[^`$]*`|"[^"\n]*"|\/\*[\s\S]*?\*\/|\/\/.*/g;

const older = (version, other) => {
  const [one, two] = [version, other].map((each) => each.replace("≤", "").split(".").map(Number));
  return one[0] - two[0] || (one[1] ?? 0) - (two[1] ?? 0);
};

/** Whether a browser has it, by one line of a table; a prefix counts where it is used. */
function has(statement, version, prefixes) {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    partial_implementation: partial,
  } = statement;
  if (typeof added !== "string" || added === "preview" || flags || partial) return false;
  if (statement.alternative_name || (statement.prefix && !prefixes.includes(statement.prefix))) return false;
  return older(added, version) <= 0 && (!removed || older(removed, version) > 0);
}

/** The browsers that lack a feature, with the version that would have it: `["safari 26.2"]`. */
function lacking(feature, prefixes = []) {
  const support = feature?.__compat?.support ?? {};
  return Object.entries(oldest).flatMap(([name, version]) => {
    const statements = [support[NAMES[name] ?? name] ?? []].flat();
    if (!statements.length || statements.some((each) => has(each, version, prefixes))) return [];
    const added = statements.find((each) => !each.prefix && !each.flags)?.version_added;
    return [`${name} ${typeof added === "string" ? added : "has none"}`];
  });
}

/** All tables below one, by their last names. */
function named(table, found = new Map()) {
  for (const [key, inner] of Object.entries(table)) {
    if (key === "__compat" || typeof inner !== "object") continue;
    const name = key.replace(/_static$/, "");
    found.set(name, [...(found.get(name) ?? []), inner]);
    named(inner, found);
  }
  return found;
}

const { properties, selectors, types, "at-rules": atRules } = tables.css;
const functions = named(types);
const members = named({ ...tables.api, ...tables.javascript.builtins });

/** Lacking in every table of that name: which of them is meant is not known. */
function lackingEverywhere(features) {
  const found = (features ?? []).map((each) => lacking(each));
  return found.length && found.every((each) => each.length) ? found[0] : [];
}

function* inValue(property, value) {
  const table = properties[property];
  const plain = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, "");
  for (const [, unit] of plain.matchAll(/(?<![\w#-])[\d.]+([a-zA-Z]+)/g)) {
    const lot = Object.keys(UNITS).find((name) => UNITS[name].test(unit));
    yield [`${property}: …${unit}`, lacking(types.length[lot ?? unit])];
  }
  for (const [, name] of plain.matchAll(/([a-z][a-z-]*)\(/g))
    yield [`${property}: ${name}()`, lackingEverywhere(functions.get(name))];
  for (const [word] of plain.replace(/[\w-]+\([^)]*\)/g, "").matchAll(/(?<![\w#-])[a-z][a-zA-Z-]*/g))
    if (table && Object.hasOwn(table, word)) yield [`${property}: ${word}`, lacking(table[word])];
  for (const { property: owner, feature, sign } of UNNAMED)
    if (owner === property && sign.test(value)) yield [`${property}: ${value}`, lacking(table[feature])];
}

function* inDeclaration({ prop, value, parent }) {
  if (prop.startsWith("--")) yield* inValue(prop, value);
  else if (!prop.startsWith("-")) {
    const prefixes = parent.nodes.flatMap((each) =>
      each.prop?.startsWith("-") && each.prop.endsWith(`-${prop}`) ? [each.prop.slice(0, -prop.length)] : [],
    );
    const unknown = properties[prop] ? [] : ["unknown to MDN"];
    yield [prop, [...unknown, ...lacking(properties[prop], prefixes)]];
    yield* inValue(prop, value);
  }
}

function* inSelector(selector) {
  for (const [, name] of selector.matchAll(/::?([a-z][a-z-]*)/g))
    yield [`:${name}`, lacking(selectors[name])];
}

function* inAtRule({ name, params }) {
  if (name === "import") return;
  yield [`@${name}`, lacking(atRules[name])];
  for (const [, feature] of params.matchAll(/\(([a-z-]+)/g))
    if (name === "media") yield [`@media (${feature})`, lacking(atRules.media[feature])];
}

function inNode(node) {
  if (node.type === "decl") return inDeclaration(node);
  if (node.type === "rule") return node.parent.name?.endsWith("keyframes") ? [] : inSelector(node.selector);
  return node.type === "atrule" ? inAtRule(node) : [];
}

/** One sentence for each thing that is too new: `text-wrap: balance (chrome 114, safari 17.5)`. */
const findings = (pairs) => [
  ...new Set(pairs.flatMap(([what, lacks]) => (lacks.length ? [`${what} (${lacks.join(", ")})`] : []))),
];

/** What a style sheet needs beyond the oldest browsers, but for what it asks about by `@supports`. */
export function newStyles(css) {
  const found = [];
  const walk = (node) => {
    found.push(...inNode(node));
    if (node.name !== "supports") for (const inner of node.nodes ?? []) walk(inner);
  };
  walk(postcss.parse(css));
  return findings(found);
}

/**
 * What a script without types needs beyond them: globals, and members that no source declares itself.
 * Of which object a member is, nobody asks: it is too new if it is so wherever MDN lists its name.
 */
export function newNames(script, declared = new Set()) {
  const plain = script.replace(QUOTED, "");
  const globals = [...plain.matchAll(/(?<![\w$.])([a-zA-Z]\w+)(?=[.(])/g)]
    .filter(([, name]) => !new RegExp(`(?:function|const|let|class) ${name}\\b`).test(plain))
    .map(([, name]) => [name, globalNamed(name)]);
  const reached = [...plain.matchAll(/\.([a-zA-Z]\w+)/g)].map(([, name]) => [
    `.${name}`,
    declared.has(name) ? [] : membersNamed(name),
  ]);
  return findings([...globals, ...reached].map(([what, features]) => [what, lackingEverywhere(features)]));
}

/** Members of objects, and properties of styles: `style.colorScheme`. */
function membersNamed(name) {
  const property = properties[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
  return [...(members.get(name) ?? []), ...(property ? [property] : [])];
}

const globalNamed = (name) =>
  [tables.api, tables.javascript.builtins, tables.api.Window]
    .filter((table) => Object.hasOwn(table, name))
    .map((table) => table[name]);

/** Every name that a source with types says otherwise than behind a dot. */
export const declaredNames = (source) =>
  [...source.replace(QUOTED, "").matchAll(/(?<![\w$.]|\.\s*)([a-zA-Z]\w+)/g)].map(([, name]) => name);

/** Fields below 16 px, into which an iPhone zooms, unless they are larger on touch screens. */
export function smallFields(css) {
  const small = new Set();
  const large = new Set();
  postcss.parse(css).walkDecls(/^font(?:-size)?$/, ({ value, parent }) => {
    if (!/(?<![\w-])(?:input|select|textarea)(?:\[[^\]]*\])?$/.test(parent.selector)) return;
    const size = Number(/([\d.]+)px/.exec(value)?.[1] ?? 16);
    if (size < 16) small.add(parent.selector);
    else if (parent.parent.params === "(pointer: coarse)") large.add(parent.selector);
  });
  return [...small].filter((selector) => !large.has(selector)).map((selector) => `${selector}: below 16px`);
}
