import type { Counted, Measures } from '#ruleset';
import { cardName } from '../reading/objects.js';
import { unitsOf } from '../reading/units/board.js';
import { powerOf } from '../reading/units/values.js';
import type { RuneterraFact } from '../state/facts.js';
import type { RuneterraState } from '../state/runeterra-state.js';

const powerOnBoard = (state: RuneterraState, seat: number): number =>
  unitsOf(state, seat).reduce((sum, piece) => sum + Math.max(0, powerOf(state, piece)), 0);

const counted = (fact: RuneterraFact, before: RuneterraState): readonly Counted[] => {
  switch (fact.type) {
    case 'ManaPaid':
      return [{ measure: 'spent', seat: fact.data.seat, amount: fact.data.mana + fact.data.spellMana }];
    case 'RoundStarted':
      return before.seats.flatMap(({ mana }, seat) => (mana === 0 ? [] : [{ measure: 'left', seat, amount: mana }]));
    case 'NexusDamaged':
      return [{ measure: 'damage', seat: fact.data.seat, amount: fact.data.amount }];
    case 'HandKept':
      return [{ measure: 'mulligan', seat: fact.data.seat, amount: fact.data.returned.length }];
    default:
      return [];
  }
};

const codesIn = (fact: RuneterraFact): readonly (string | null)[] => {
  switch (fact.type) {
    case 'CardPlayed':
    case 'CardRevealed':
      return [fact.data.card];
    case 'ItemStacked':
    case 'SpellCast':
      return fact.data.item.kind === 'spell' ? [fact.data.item.card] : [];
    case 'UnitSummoned':
      return [fact.data.card];
    case 'UnitLeveledUp':
      return [fact.data.into];
    case 'CardsDiscarded':
      return fact.data.cards;
    default:
      return [];
  }
};

/** What matches are measured by: mana, power, and damage to a nexus. */
export const MEASURES: Measures<RuneterraState, RuneterraFact> = {
  list: [
    { id: 'power', label: 'Power on the board', kind: 'level', strength: true },
    { id: 'spent', label: 'Mana spent', kind: 'amount' },
    { id: 'left', label: 'Mana left at the end of a round', kind: 'amount' },
    { id: 'damage', label: 'Damage to the nexus', kind: 'amount' },
    { id: 'mulligan', label: 'Cards returned in the mulligan', kind: 'amount' },
  ],
  levels: (state) => ({ power: state.seats.map((_, seat) => powerOnBoard(state, seat)) }),
  counted,
  cardsIn: (fact, before) => codesIn(fact).flatMap((code) => (code === null ? [] : [cardName(before, code)])),
  // Regions and champions stand in deck lists, which are their players' own.
  brought: () => [],
};
