import { cardOf } from '../../cards/catalogue.js';
import { policyOf } from '../../words/editions/editions.js';
import type { PowerSymbol } from './cost.js';

/**
 * Power of a card's own domain (135.2.e.6): of any domain where it has none (135.2.e.6.b), of any of them where it has several
 * (135.2.e.6.c), which in older editions is of any domain, too.
 */
export const ownPower = (state: { readonly edition: string }, card: string): PowerSymbol => {
  const { domains } = cardOf(card);
  return domains.length > 1 && policyOf(state).severalDomains === 'any domain' ? [] : domains;
};
