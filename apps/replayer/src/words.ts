/** A word as a CSS class: `Showdown Closed` is `showdown-closed`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Joins class names, leaving out what does not hold. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');

/** A word as it begins a sentence. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The end of a syllable, and what the next begins with: no silent e. */
const SYLLABLE =
  /([aeiouy][b-df-hj-np-tv-xz]*?)(?<!\b[aeiouy])((?:[cpstgw]h|[bcdfgpt]r|[bcfgps]l|[b-df-hj-np-tv-xz])(?=[aeiouy][a-z]|[aiouy]))/gi;

/** A word that may be broken between syllables, roughly: a narrow card breaks it there, with a hyphen. */
export const hyphenated = (word: string): string => (word.length < 5 ? word : word.replace(SYLLABLE, '$1\u00AD$2'));

/** `1 play`, `2 plays`; `2 irregularities` where the word has a plural of its own. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${String(number)} ${number === 1 ? noun : plural}`;
