/** Builds one self-contained ES module a widget, because a widget's module is loaded from a blob. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { writeSheet } from "./art.mjs";
import { target } from "./browsers.mjs";
import { packed } from "./pack.mjs";
import { tokensCss } from "./tokens.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const modulesFolder = join(here, "..", "fujikit", "widgets", "static");
const shell = join(
  here,
  "..",
  "fujikit",
  "app",
  "share",
  "jupyter",
  "voila",
  "templates",
  "fujikit",
  "static",
);
const tokens = join(here, "..", "fujikit", "tokens.json");
/** What a page of the app shows in a tab and where its address is shared. */
const PICTURES = ["icon.svg", "share.png"];
const flags = new Set(process.argv.slice(2));

const designTokens = {
  name: "design-tokens",
  setup(build) {
    build.onResolve({ filter: /^(page-)?tokens\.css$/ }, ({ path }) => ({ path, namespace: "tokens" }));
    build.onLoad({ filter: /.*/, namespace: "tokens" }, ({ path }) => ({
      contents: tokensCss(
        JSON.parse(readFileSync(tokens, "utf8")),
        path.startsWith("page") ? ":root" : ".fk",
      ),
      loader: "css",
      watchFiles: [tokens],
    }));
  },
};

const packedDrawings = {
  name: "packed-drawings",
  setup(build) {
    build.onLoad({ filter: /sprite\.svg$/ }, ({ path }) => ({
      contents: packed(readFileSync(path, "utf8")),
      loader: "js",
    }));
  },
};

const common = {
  bundle: true,
  format: "esm",
  target, // the oldest browsers that are supported
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text", ".toml": "text" },
  legalComments: "none",
  plugins: [designTokens, packedDrawings],
  logLevel: "warning",
};

/** The modules of the widgets: those that serve every game, and those of each game's own folder. */
const entries = ["widgets", join("fuji", "widgets")].flatMap((folder) =>
  readdirSync(join(here, "src", folder))
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => ({ in: join(here, "src", folder, name), out: basename(name, ".tsx") })),
);

/** Every part on one page, built anew on each visit. */
async function serveGallery() {
  const context = await esbuild.context({
    ...common,
    entryPoints: [join(here, "gallery", "gallery.tsx")],
    outdir: join(here, "gallery", "built"),
    sourcemap: "inline",
  });
  const { hosts, port } = await context.serve({ servedir: join(here, "gallery"), host: "127.0.0.1" });
  console.log(`The gallery is at http://${hosts[0]}:${port}/`);
}

/** All modules of a part, or none: a mistake in the sources leaves those that were built before. */
async function build({ outdir, ...settings }, files) {
  const { outputFiles } = await esbuild.build({ ...settings, outdir, write: false });
  const built = new Map(Object.entries(files).map(([name, contents]) => [name, Buffer.from(contents)]));
  for (const { path, contents } of outputFiles) built.set(basename(path), Buffer.from(contents));
  mkdirSync(outdir, { recursive: true });
  for (const name of readdirSync(outdir))
    if (!built.has(name)) rmSync(join(outdir, name), { recursive: true });
  for (const [name, contents] of built) writeChanged(join(outdir, name), contents);
  for (const { out } of settings.entryPoints) console.log(`built ${out}`);
}

/** Files that stay the same are not touched: notebooks may read them while a wheel is built. */
function writeChanged(file, contents) {
  if (!existsSync(file) || !readFileSync(file).equals(contents)) writeFileSync(file, contents);
}

/** Preact's licence asks that its notice goes along with every copy. */
const notice = `/*! Contains Preact.\n\n${readFileSync(join(here, "node_modules", "preact", "LICENSE"), "utf8")}*/`;
const sheet = writeSheet();
const modules = {
  ...common,
  entryPoints: entries,
  outdir: modulesFolder,
  minify: true,
  banner: { js: notice },
};
const page = {
  ...common,
  format: "iife",
  entryPoints: ["beforePaint", "page"].map((name) => ({
    in: join(here, "src", "app", `${name}.ts`),
    out: name,
  })),
  outdir: shell,
  minify: true,
};
if (flags.has("--gallery")) await serveGallery();
else {
  await build(
    page,
    Object.fromEntries(PICTURES.map((name) => [name, readFileSync(join(here, "src", "app", name))])),
  );
  await build(modules, { "art.svg": sheet });
  if (flags.has("--watch")) await (await esbuild.context(modules)).watch();
}
