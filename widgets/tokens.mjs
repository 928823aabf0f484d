/** The design tokens of `fujikit/tokens.json` as CSS variables: `paper` becomes `--fk-paper`. */

const variables = (tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--fk-${name}: ${value};`)
    .join(" ");

/** For the widgets, or for another root that tells its palette and theme. */
export function tokensCss({ shape, palettes }, root = ".fk") {
  const rules = [`${root} { ${variables(shape)} }`];
  for (const [palette, themes] of Object.entries(palettes)) {
    for (const [theme, colours] of Object.entries(themes)) {
      rules.push(`${root}[data-palette="${palette}"][data-theme="${theme}"] { ${variables(colours)} }`);
    }
  }
  return rules.join("\n");
}
