import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { writeSheet } from "./art.mjs";

writeSheet();

export default defineConfig({
  server: { fs: { allow: [".."] } }, // the words on screen lie in the Python half
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    {
      name: "svg-as-text",
      enforce: "pre",
      load(id) {
        if (!id.endsWith(".svg")) return null;
        return `export default ${JSON.stringify(readFileSync(id, "utf8"))}`;
      },
    },
    {
      name: "no-styles-in-tests",
      enforce: "pre",
      resolveId: (id) => (id.endsWith(".css") ? "\0empty.css.js" : null),
      load: (id) => (id === "\0empty.css.js" ? "" : null),
    },
  ],
  test: {
    environment: "happy-dom",
    css: true, // the text of a style is what a test of styles reads
    include: ["tests/**/*.test.{ts,tsx}"],
    pool: "vmThreads", // one happy-dom a worker, a context of its own for each file: a third of the time
  },
});
