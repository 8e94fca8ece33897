/** The words of a text in small letters, a space before and after each. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Asks of a text whether it names a card: by its whole name, or by the part before the comma. */
export const namesIn = (text: string): ((name: string) => boolean) => {
  const words = wordsOf(text);
  return (name) => words.includes(wordsOf(name.split(',')[0] ?? name));
};
