/** Words on screen: `{name}` inserts a value, `{name|step|steps}` the form that fits the number `name`. */
import type { Lang, WordKey } from "./generated";

export type Words = Readonly<Record<string, string>>;
export type Value = string | number | readonly (string | number)[];
export type Numbers = Readonly<Record<string, Value>>;
export type Translate = (key: WordKey, numbers?: Numbers) => string;
/** Fills a template that comes from elsewhere. */
export type Fill = (template: string, numbers: Numbers) => string;

const FIELD = /\{(\w+)((?:\|[^{}|]*)*)\}/g;
/** A field called after one of these shows the name of its value. */
const NAMES = new Set(["equipment", "skill", "injury", "phase", "character", "token", "kind"]);

function polish(number: number): number {
  if (number === 1) return 0;
  const few = [2, 3, 4].includes(number % 10) && ![12, 13, 14].includes(number % 100);
  return few ? 1 : 2;
}

const PLURALS: Record<Lang, (number: number) => number> = {
  en: (number) => (number === 1 ? 0 : 1),
  fr: (number) => (number < 2 ? 0 : 1),
  pl: polish,
};

/** Fills templates as a language wants it. */
export function filler(words: Words, lang: Lang): Fill {
  const named = (section: string, value: string | number): string =>
    (NAMES.has(section) && words[`${section}.${value}`]) || String(value);

  const filled = (name: string, forms: string, value: Value | undefined): string => {
    if (forms) return forms.slice(1).split("|")[PLURALS[lang](Math.abs(Number(value)))] ?? "";
    if (Array.isArray(value)) return value.map((part) => named(name, part)).join(", ");
    return value === undefined ? "" : named(name, value as string | number);
  };

  return (text, numbers) => {
    if (!text.includes("{")) return text;
    return text.replace(FIELD, (_, name: string, forms: string) => filled(name, forms, numbers[name]));
  };
}

/** The translations of a language. A key without words shows itself, so that a mistake is seen. */
export function translator(words: Words, lang: Lang): Translate {
  const fill = filler(words, lang);
  return (key, numbers = {}) => fill(words[key] ?? key, numbers);
}
