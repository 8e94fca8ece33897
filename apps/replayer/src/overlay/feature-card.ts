import type { TimelineEntry } from '#projections';
import type { Table } from '#table';
import { askedCard, needWhole } from '../whole-game.js';

/**
 * What a director means by a typed feature card: the card by its whole name (the empty one is none, and follows the plays), or that it is no
 * card or more than one, with the names that were perhaps meant.
 */
export type MeantCard =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'unknown' | 'ambiguous'; readonly typed: string; readonly names: readonly string[] };

/** Whether words stand in a line by themselves, and not as a part of longer ones. */
const says = (line: string, words: string): boolean => {
  const beside = line.split(words);
  return beside.slice(1).some((after, i) => !/^\p{L}/u.test(after) && !/\p{L}$/u.test(beside[i] ?? ''));
};

/** What comes before the comma: the name that a line has for a card where no other card of the table shares it. */
const shortName = (name: string): string => name.split(', ')[0] ?? name;

/** The card that is named in a line, by its whole name or by its short one; of several the one with the longest name. */
const namedIn = (line: string, names: readonly string[]): string | undefined => {
  const isAlone = (name: string): boolean => names.filter((each) => shortName(each) === shortName(name)).length === 1;
  return names
    .filter((name) => says(line, name) || (isAlone(name) && says(line, shortName(name))))
    .sort((one, other) => other.length - one.length)[0];
};

/** The card that was named last, whatever was said since: a pass or a correction names none. */
export const lastNamed = (entries: readonly TimelineEntry[], { pieces }: Table): string | undefined => {
  const names = [...new Set(pieces.flatMap(({ name }) => (name === null ? [] : [name])))];
  // From the end, and no further than needed: a line is written when it is asked for.
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const name = namedIn(entries[i]?.line ?? '', names);
    if (name !== undefined) return name;
  }
  return undefined;
};

/** Names that are offered at most. */
const MOST = 6;

/** Asks the game of the event; one that tells nothing of its cards takes what is typed. */
export const meantCard = async (game: string, typed: string): Promise<MeantCard> => {
  const asTyped = { kind: 'found', name: typed } as const;
  if (typed === '') return asTyped;
  await needWhole(game);
  const answer = askedCard(game, typed);
  if (answer === undefined) return asTyped;
  return answer.kind === 'found'
    ? { kind: 'found', name: answer.card.name }
    : { kind: answer.kind, typed, names: answer.names.slice(0, MOST) };
};
