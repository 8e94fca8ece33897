import type { RuleKey } from '#rulebook';
import type { Payment } from '../judging/mana.js';
import type { Draft } from './draft.js';
import { propose } from './gate.js';

/** Pays for a card as far as the mana goes. */
export const pay = (
  draft: Draft,
  { seat, piece, payment }: { readonly seat: number; readonly piece: number; readonly payment: Payment },
  rule: RuleKey,
): void => {
  const { spellMana, mana } = payment;
  if (spellMana + mana === 0) return;
  propose(draft, { type: 'ManaPaid', data: { seat, spellMana, mana, for: piece }, because: [rule] });
};
