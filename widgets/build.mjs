/** Builds one self-contained ES module a widget, because a widget's module is loaded from a blob. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { writeSheet } from "./art.mjs";
import { packed } from "./pack.mjs";
import { tokensCss } from "./tokens.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "fujikit", "widgets", "static");
const tokens = join(here, "..", "fujikit", "tokens.json");
const flags = new Set(process.argv.slice(2));

const designTokens = {
  name: "design-tokens",
  setup(build) {
    build.onResolve({ filter: /^tokens\.css$/ }, ({ path }) => ({ path, namespace: "tokens" }));
    build.onLoad({ filter: /.*/, namespace: "tokens" }, () => ({
      contents: tokensCss(JSON.parse(readFileSync(tokens, "utf8"))),
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
  target: "es2022",
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text", ".toml": "text" },
  legalComments: "none",
  plugins: [designTokens, packedDrawings],
  logLevel: "warning",
};

const entries = readdirSync(join(here, "src", "widgets"))
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => join(here, "src", "widgets", name));

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

/** All modules, or none: a mistake in the sources leaves those that were built before. */
async function build() {
  const { outputFiles } = await esbuild.build({ ...modules, write: false });
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "art.svg"), sheet);
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  for (const entry of entries) console.log(`built ${basename(entry, ".tsx")}`);
}

const sheet = writeSheet();
const modules = { ...common, entryPoints: entries, outdir: target, minify: true };
if (flags.has("--gallery")) await serveGallery();
else {
  await build();
  if (flags.has("--watch")) await (await esbuild.context(modules)).watch();
}
