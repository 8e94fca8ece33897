/** A word as a CSS class: `Showdown Closed` is `showdown-closed`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Joins class names, leaving out what does not hold. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');

/** `1 play`, `2 plays`. */
export const count = (number: number, noun: string): string => `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
