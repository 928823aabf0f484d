/**
 * The sheet of drawings is the largest part of a module, and a module goes to the page as it is. So phrases that come
 * often become one sign in the bundle, and the module spells them out again when it loads.
 */
const PHRASES = [
  ' stroke-linejoin="round"',
  ' stroke-linecap="round"',
  ' preserveAspectRatio="xMidYMid slice"',
  ' viewBox="0 0 ',
  '</symbol><symbol id="fk-',
  '<circle cx="',
  '" transform="',
  ' mask="url(#fk-',
  '<use href="#fk-',
  ' fill="none"',
  ' stroke="currentColor"',
  ' fill="var(--fk-',
  ' stroke="var(--fk-',
  ' stroke-width="',
  '" opacity=".',
  '"/><path',
  ')" d="M',
  '" d="M',
  "translate(",
  "lava-",
];
/** Signs that no drawing uses. */
const SIGNS = "~^@!?*|{}[]&;'+_%,$`";

const spell = (text, signs) => signs.reduce((all, [sign, phrase]) => all.replaceAll(sign, phrase), text);

/** The source of a module whose default export is the text. */
export function packed(text) {
  const pairs = PHRASES.map((phrase, place) => [SIGNS[place], phrase]);
  const short = pairs.reduce((all, [sign, phrase]) => all.replaceAll(phrase, sign), text);
  const signs = pairs.reverse();
  if (spell(short, signs) !== text) throw new Error(`a drawing uses one of the signs ${SIGNS}`);
  return `const spell = ${spell};\nexport default spell(${JSON.stringify(short)}, ${JSON.stringify(signs)});`;
}
