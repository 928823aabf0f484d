declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** The files of a pattern, read by vitest. */
  glob(pattern: string, options: object): Record<string, string>;
}
