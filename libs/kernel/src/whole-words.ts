const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Finds some words (names, as a rule) where they stand by themselves in a text; longer ones first, since one may begin another. `flags` hold "u". */
export const wholeWords = (words: Iterable<string>, flags: string): RegExp => {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags);
};
