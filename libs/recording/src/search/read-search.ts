import type { ReadSearch, SearchWish } from '#projections';
import { citationOf, isEditionId, rulesNear, rulesNumbered } from '#rulebook';
import type { AnyRuleset } from '#ruleset';

/** A name that may stand for many cards is looked for by at most so many of them. */
const NAMES = 24;

interface Names {
  readonly names: readonly string[];
  readonly meant: readonly string[];
}

const NO_NAMES: Names = { names: [], meant: [] };

/** The cards that a typed name stands for in any game, beside what was typed: things on a chain have names that no card has. */
const namesOf = (text: string | undefined, rulesets: readonly AnyRuleset[]): Names => {
  if (text === undefined) return NO_NAMES;
  const answers = rulesets.flatMap(({ askForCard }) => (askForCard === undefined ? [] : [askForCard(text)]));
  const names = answers.flatMap((answer) => {
    if (answer.kind === 'found') return [answer.card.name];
    return answer.kind === 'ambiguous' ? answer.names : [];
  });
  const meant = names.length > 0 ? [] : answers.flatMap((answer) => (answer.kind === 'unknown' ? answer.names : []));
  return { names: [...new Set([text, ...names])].slice(0, NAMES), meant };
};

const isBelow = (number: string, asked: string): boolean => number === asked || number.startsWith(`${asked}.`);

/** The keys of a rule: the key itself, or those that have its number, or one below it, in any edition that is played by. */
const rulesOf = (text: string | undefined, rulesets: readonly AnyRuleset[]): readonly string[] => {
  if (text === undefined) return [];
  if (!/^\d/.test(text)) return [text];
  const editions = rulesets.flatMap((ruleset) => ruleset.editions).filter(isEditionId);
  const keys = editions.flatMap((edition) =>
    rulesNear(edition, text).filter((key) => isBelow(citationOf(edition, key)?.rule ?? '', text)),
  );
  // Also those that stand in a document beside the rules.
  return [...new Set<string>([...keys, ...rulesNumbered(text).map(({ key }) => key)])];
};

/** What the words of a search stand for in the games that are installed, and the names of cards that were perhaps meant. */
export const readSearch = (
  wish: SearchWish,
  rulesets: readonly AnyRuleset[],
): { readonly search: ReadSearch; readonly meant: readonly string[] } => {
  const asked = wish.game === undefined ? rulesets : rulesets.filter(({ id }) => id === wish.game);
  const cards = namesOf(wish.card, asked);
  const answers = namesOf(wish.answers, asked);
  const rules = rulesOf(wish.rule, asked);
  return {
    search: {
      wish,
      cards: cards.names,
      answers: answers.names,
      // A number that no rule has finds nothing, and not everything.
      rules: wish.rule !== undefined && rules.length === 0 ? [wish.rule] : rules,
    },
    meant: [...cards.meant, ...answers.meant],
  };
};
