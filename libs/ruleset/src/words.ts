/** `A`, `A and B`, `A, B and C`; 'nothing' for none. */
export const listed = (words: readonly string[]): string => {
  const last = words.at(-1);
  if (last === undefined) return 'nothing';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
};

/** `1 card`, `2 cards`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `+2` and `-1`. */
export const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

/** The same words said once with their number: `a card` three times is `3 cards`, `Vi` twice is `Vi (2)`. */
export const together = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return listed([...counts].map(([word, count]) => several(word, count)));
};

const several = (word: string, count: number): string => {
  if (count === 1) return word;
  return word.startsWith('a ') ? `${count} ${word.slice(2)}s` : `${word} (${count})`;
};

/** With a capital letter. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
