/** The chapters of the map: from a number of the book on, and what they are about in our words. */
export const CHAPTERS: readonly (readonly [from: string, title: string])[] = [
  ['000', 'Reading cards and rules'],
  ['100', 'Decks, zones and setting up'],
  ['119', 'Objects and cards'],
  ['140', 'Units, gear, spells'],
  ['160', 'Runes, battlefields, legends, tokens'],
  ['188', 'Control, winning, locations, costs'],
  ['300', 'The turn'],
  ['325', 'Chains and showdowns'],
  ['349', 'Playing cards'],
  ['360', 'Abilities'],
  ['407', 'Game actions'],
  ['445', 'Moves and recalls'],
  ['459', 'Combat'],
  ['467', 'Scoring'],
  ['473', 'Layers'],
  ['481', 'Modes of play'],
  ['649', 'Conceding and removing players'],
  ['700', 'Additional rules'],
  ['800', 'Keywords'],
];

/** The chapter of a number: the place of its entry above. */
export const chapterOf = (number: string): number => {
  const first = Number(number.slice(0, 3));
  return CHAPTERS.findLastIndex(([from]) => Number(from) <= first);
};
