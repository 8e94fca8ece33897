import type { Finding } from '#ruleset';
import { cardOf } from '../../cards/catalogue.js';
import type { DeckList } from '../../words/deck-list.js';
import { checkBans, checkSets, checkSideboard } from './events.js';
import {
  checkChampion,
  checkCopies,
  checkLegend,
  checkMainSize,
  checkMainTypes,
  checkSignatures,
  checkSignatureTags,
} from './main-deck.js';
import { checkBattlefieldNames, checkBattlefields, checkDomains, checkRunes } from './other-parts.js';
import type { Check, DeckFormat } from './subject.js';

/** In the order of the book: legend, Main Deck, runes, battlefields; then what events add. */
const CHECKS: readonly Check[] = [
  checkLegend,
  checkChampion,
  checkMainSize,
  checkMainTypes,
  checkCopies,
  checkSignatures,
  checkSignatureTags,
  checkDomains,
  checkRunes,
  checkBattlefields,
  checkBattlefieldNames,
  checkSideboard,
  checkBans,
  checkSets,
];

/**
 * What is wrong with a deck; empty for a deck that may be played. Each finding names the card and says how to mend it.
 * Source: Core Rules 103; TR 402, TR 403 and TR 601. Throws UnknownCardError for an id that is no card.
 */
export const checkDeck = (deck: DeckList, format: DeckFormat = { rules: 'constructed' }): readonly Finding[] => {
  const subject = { deck, format, legend: cardOf(deck.legend), champion: cardOf(deck.champion) };
  return CHECKS.flatMap((check) => check(subject));
};
