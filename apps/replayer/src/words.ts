/** A word as a CSS class: `Showdown Closed` is `showdown-closed`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Joins class names, leaving out what does not hold. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');

/** `1 play`, `2 plays`; `2 irregularities` where the word has a plural of its own. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${String(number)} ${number === 1 ? noun : plural}`;
