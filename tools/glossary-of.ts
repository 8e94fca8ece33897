/** A word of the glossary and what it means. */
export interface Term {
  readonly word: string;
  readonly meaning: string;
}

/** The terms of GLOSSARY.md, each a line `- **word**: meaning`, in the order of the page. */
export function termsOf(page: string): readonly Term[] {
  return [...page.matchAll(/^- \*\*(?<word>[^*]+)\*\*: (?<meaning>.+)$/gm)].map(({ groups }) => ({
    word: groups?.['word'] ?? '',
    meaning: groups?.['meaning'] ?? '',
  }));
}

const stemOf = (word: string): string => word.toLowerCase().replaceAll(/[^a-z]/g, '');

/** What is wrong with the glossary, read against the text of the sources and pages that should use its words. */
export function glossaryProblems(page: string, everything: string): readonly string[] {
  const words = termsOf(page).map(({ word }) => word);
  const unread = [...page.matchAll(/^- (?!\*\*[^*]+\*\*: \S).*$/gm)].map(
    ([line]) => `no '**word**: meaning' in: ${line}`,
  );
  const used = stemOf(everything);
  return [
    ...(words.length === 0 ? ['GLOSSARY.md has no terms'] : []),
    ...unread,
    ...words.filter((word, at) => words.indexOf(word) !== at).map((word) => `'${word}' is explained twice`),
    ...words
      .filter((word, at) => at > 0 && stemOf(words[at - 1] ?? '') > stemOf(word))
      .map((word) => `'${word}' is out of order`),
    ...words
      .filter((word) => !used.includes(stemOf(word)))
      .map((word) => `'${word}' is used nowhere in libs, apps or docs`),
  ];
}
