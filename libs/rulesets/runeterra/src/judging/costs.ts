import type { Card } from '../words/card.js';
import type { CostChange } from '../words/definition.js';
import { textOf } from '../cards/known-cards.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { hasSubtype, textAt } from '../reading/objects.js';
import { inPlayOf, unitsOf } from '../reading/units/board.js';
import { holds, isUnknown } from './conditions.js';

/** A card in hand: whose it is, and what. */
interface Costing {
  readonly piece: number;
  readonly card: Card;
  readonly seat: number;
}

const alliesOf = (state: RuneterraState, seat: number, subtypes: readonly string[]): number =>
  unitsOf(state, seat).filter((unit) => subtypes.some((subtype) => hasSubtype(state, unit, subtype))).length;

type OwnChange = Extract<CostChange, { of: 'this' }>;

const ownChanges = (state: RuneterraState, card: Card): readonly OwnChange[] =>
  (textOf(state, card.code)?.costs ?? []).filter((change) => change.of === 'this');

/** What the card's own text takes off. */
const ownLess = (state: RuneterraState, { piece, card, seat }: Costing): number => {
  const doing = { seat, source: piece, item: null, targets: [] };
  return ownChanges(state, card)
    .filter((change) => holds(state, change.if, doing))
    .reduce((sum, { less, perAlly }) => sum + less * (perAlly ? alliesOf(state, seat, perAlly) : 1), 0);
};

const isMeant = ({ type, speed, subtypes }: Card, change: Exclude<CostChange, { of: 'this' }>): boolean =>
  'spells' in change
    ? type === 'spell' && change.spells.includes(speed ?? 'slow')
    : type === 'unit' && subtypes.includes(change.subtype);

/** What texts in play take off. */
const lessInPlay = (state: RuneterraState, { card, seat }: Costing): number =>
  state.seats
    .flatMap((_, owner) =>
      inPlayOf(state, owner).flatMap((source) =>
        (textAt(state, source)?.costs ?? []).filter(
          (change) => change.of === 'all' || (change.of === 'own' && owner === seat),
        ),
      ),
    )
    .reduce((sum, change) => sum + (change.of !== 'this' && isMeant(card, change) ? change.less : 0), 0);

/** What a card in hand costs now: as printed, less what texts take off, and never below nothing. */
export const costNow = (state: RuneterraState, piece: number, card: Card): number => {
  const costing = { piece, card, seat: state.pieces[piece]?.owner ?? 0 };
  return Math.max(0, card.cost - ownLess(state, costing) - lessInPlay(state, costing));
};

/** Whether what it costs depends on cards that nobody knows. */
export const isCostUnknown = (state: RuneterraState, piece: number, card: Card): boolean => {
  const doing = { seat: state.pieces[piece]?.owner ?? 0, source: piece, item: null, targets: [] };
  return ownChanges(state, card).some((change) => isUnknown(state, change.if, doing));
};
