import { err, ok } from '#kernel';
import { described, meantBy, readAs, text, type LiteralForm } from '#ruleset';
import { findCards } from './names/find.js';
import type { Named } from './names/folding.js';

/** Cards that a literal may name at a place. */
interface CardsForm<C extends Named> {
  readonly what: string;
  readonly among: readonly C[];
  readonly idOf: (card: C) => string;
}

/** A card by its name or id, read as its id; a mistake lists the names that were perhaps meant. */
export const cardForm = <C extends Named>({ what, among, idOf }: CardsForm<C>): LiteralForm<string> => {
  const ids = new Set(among.map(idOf));
  return readAs(described(text, what), (typed) => {
    if (ids.has(typed)) return ok(typed);
    const answer = findCards(typed, among);
    if (answer.kind === 'found') return ok(idOf(answer.card));
    const names = (answer.kind === 'ambiguous' ? answer.cards : answer.nearest).map(({ name }) => name);
    const fault = answer.kind === 'ambiguous' ? 'is the name of several cards' : `is no name of ${what}`;
    const message = `"${typed}" ${fault}.${names.length > 0 ? ` Perhaps ${names.slice(0, 3).join(' or ')}?` : ''}`;
    const meant = answer.kind === 'ambiguous' ? undefined : meantBy(typed, names);
    return err({ path: [], message, expected: names, ...(meant !== undefined && { meant }) });
  });
};
