import type { RuleKey } from '#rulebook';
import { cardsIn, countCards, type DeckPart } from '../../words/deck-list.js';
import { illegal } from '../../words/findings.js';
import { about, copiesOf, DECK, domainsOutside, isDeckBattlefield, uniqueCards, type Check } from './subject.js';

/** The rule that binds each part to the legend's domains. */
const DOMAIN_RULES: readonly (readonly [DeckPart, RuleKey])[] = [
  ['champion', 'deck.main-domains'],
  ['main', 'deck.main-domains'],
  ['runes', 'deck.rune-domains'],
  ['battlefields', 'deck.battlefield-domains'],
  ['sideboard', 'deck.main-domains'],
];

/** Every domain of a card, whether it has one or several, is one of the legend's (103.1.b, 103.1.b.3, 103.1.b.4). */
export const checkDomains: Check = ({ deck, legend }) =>
  DOMAIN_RULES.flatMap(([part, rule]) =>
    uniqueCards(cardsIn(deck, part)).flatMap((card) => {
      const outside = domainsOutside(card, legend);
      if (outside.length === 0) return [];
      const message = `${card.name} is ${card.domains.join(' and ')}; ${legend.name} allows ${legend.domains.join(' and ')} only. Take it out.`;
      return [illegal(rule, message, { ...about(card), outside, part })];
    }),
  );

/** Twelve runes (103.3). */
export const checkRunes: Check = ({ deck }) => {
  const count = countCards(deck.runes);
  const strays = uniqueCards(deck.runes).filter(({ type }) => type !== 'Rune');
  const findings = strays.map((card) =>
    illegal('deck.runes', `${card.name} is no rune. Take it out of the Rune Deck.`, about(card)),
  );
  if (count === DECK.runes) return findings;
  const mend = count < DECK.runes ? `Add ${DECK.runes - count}` : `Take out ${count - DECK.runes}`;
  const message = `The Rune Deck has ${count} runes; it takes exactly ${DECK.runes}. ${mend}.`;
  return [...findings, illegal('deck.rune-count', message, { count, wanted: DECK.runes })];
};

/** Three battlefields, as every sanctioned mode asks (103.4, 103.4.a, 485-489). No game starts with a token. */
export const checkBattlefields: Check = ({ deck, format }) => {
  const count = deck.battlefields.length;
  const strays = uniqueCards(cardsIn(deck, 'battlefields'))
    .filter((card) => !isDeckBattlefield(card))
    .map((card) => illegal('deck.battlefields', `${card.name} is no battlefield card. Take it out.`, about(card)));
  const wanted = format.battlefields ?? DECK.battlefields;
  if (count === wanted) return strays;
  const rule = format.rules === 'core' ? 'deck.battlefield-count' : 'tournament.deck-size';
  const message = `There are ${count} battlefields, where ${wanted} are asked for. Name ${wanted}.`;
  return [...strays, illegal(rule, message, { count, wanted })];
};

/** No two of a name (103.4.c). */
export const checkBattlefieldNames: Check = ({ deck, format }) =>
  uniqueCards(cardsIn(deck, 'battlefields')).flatMap((card) => {
    const count = copiesOf(card, cardsIn(deck, 'battlefields'));
    const message = `${card.name} is there ${count} times; battlefields must have different names. Choose another for the rest.`;
    return count > 1 && format.sameBattlefields !== true
      ? [illegal('deck.battlefield-names', message, { ...about(card), count })]
      : [];
  });
