import { propose } from '../gate.js';
import { seatOfSide } from '../../reading/units/board.js';
import { LIMITS } from '../../words/vocabulary.js';
import { causeOf, type Performer } from './performer.js';

/** Gains the attack token for who has none: it does not stack. */
export const rally: Performer<'rally'> = (draft, { side }, doing) => {
  const seat = seatOfSide(doing.seat, side);
  if (draft.state.seats[seat]?.token !== false) return;
  propose(draft, { type: 'AttackTokenGained', data: { seat, by: 'rally' }, because: ['runeterra.keyword.rally'] });
};

/** Unit mana back, never beyond the gems. */
export const refillMana: Performer<'refill-mana'> = (draft, { amount, side }, doing) => {
  const seat = seatOfSide(doing.seat, side);
  const { gems = 0, mana = 0 } = draft.state.seats[seat] ?? {};
  const refilled = Math.min(gems, mana + amount);
  if (refilled <= mana) return;
  propose(draft, { type: 'ManaRefilled', data: { seat, mana: refilled }, because: causeOf(draft.state, doing) });
};

/** Spell mana back, never beyond three. */
export const refillSpellMana: Performer<'refill-spell-mana'> = (draft, { amount, side }, doing) => {
  const seat = seatOfSide(doing.seat, side);
  const spellMana = draft.state.seats[seat]?.spellMana ?? 0;
  const gained = Math.min(LIMITS.spellMana - spellMana, amount);
  if (gained <= 0) return;
  propose(draft, {
    type: 'SpellManaGained',
    data: { seat, amount: gained, spellMana: spellMana + gained },
    because: causeOf(draft.state, doing),
  });
};

/** One more gem, an empty one, never beyond ten. */
export const gainGem: Performer<'gain-gem'> = (draft, { side }, doing) => {
  const seat = seatOfSide(doing.seat, side);
  const gems = draft.state.seats[seat]?.gems ?? 0;
  if (gems >= LIMITS.gems) return;
  propose(draft, { type: 'ManaGemGained', data: { seat, gems: gems + 1 }, because: causeOf(draft.state, doing) });
};
