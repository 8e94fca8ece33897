import { isUncounterable } from '../../reading/statics/prohibitions.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { isCardItem, spellGoesTo, itemOn } from '../../state/chain-item.js';
import { push } from '../draft.js';
import { propose } from '../gate.js';
import { endGame } from '../ending/ending.js';
import { seatsOfSide } from '../../state/sides.js';
import { pay as payCost } from '../costs/pay.js';
import { planPayment } from '../../judging/costs/payment.js';
import { describedPrice } from '../../judging/costs/total-cost.js';
import { gainPoints } from '../scoring/scoring.js';
import type { SeatZone } from '../../words/vocabulary.js';
import { policyOf } from '../../words/editions/editions.js';
import type { Performer } from './performer.js';

/** Draw (413). */
export const draw: Performer<'draw'> = (draft, { seat, count }) => {
  push(draft, { task: 'draw', to: 'hand', seat, count, burnedOut: 0, because: [] });
};

/** Burn (440). */
export const burn: Performer<'burn'> = (draft, { seat, count }) => {
  push(draft, { task: 'draw', to: 'trash', seat, count, burnedOut: 0, because: [] });
};

/** Points from an effect: no final-point restriction (471.1.a.1). */
export const score: Performer<'score'> = (draft, { seat, points }, item) => {
  gainPoints(draft, { seat, points, source: { kind: 'card', piece: item.piece } }, 'scoring.other-points-free');
};

/** Winning by an effect (195), with one's team. */
export const win: Performer<'win'> = (draft, { seat }, item) => {
  endGame(draft, {
    winners: seatsOfSide(draft.state, seat),
    reason: { kind: 'card', seat, card: draft.state.pieces[item.piece]?.card ?? null },
    because: ['win.other-ways', 'win.game-ends'],
  });
};

/** Experience (728-733): gained, or spent where the amount is below nothing (730). */
export const gainXp: Performer<'gain-xp'> = (draft, { seat, amount }) => {
  if (amount !== 0) propose(draft, { type: 'ExperienceGained', data: { seat, amount }, because: ['xp.what'] });
};

/** A turn after this one (735). */
export const extraTurn: Performer<'extra-turn'> = (draft, { seat }) => {
  propose(draft, {
    type: 'AdditionalTurnAdded',
    data: { seat },
    because: ['additional-turn.what', 'additional-turn.queue'],
  });
};

/** Add (429): resources into a pool. */
export const add: Performer<'add'> = (draft, { seat, energy, power, only }) => {
  const data = only === null ? { seat, energy, power } : { seat, energy, power, only };
  propose(draft, { type: 'ResourcesAdded', data, because: ['action.add'] });
};

/**
 * Pay (444): a cost within an instruction, from the pool and with runes, even in the middle of a resolution (429.3.a); or what an
 * instruction has somebody pay for nothing, which is no cost (205).
 */
export const pay: Performer<'pay'> = (draft, { seat, energy, power }) => {
  payCost(draft, seat, planPayment(draft.state, seat, describedPrice({ energy, power })));
};

/**
 * Where the card of a countered item goes: to the trash, or where it goes however it leaves the chain (390.3.a). Older editions have an
 * instruction that plays it say so of a card that has been played, which this one has not.
 */
const counteredGoesTo = (state: RiftboundState, target: ChainItem): SeatZone =>
  policyOf(state).afterwards === 'once it has been played'
    ? spellGoesTo({ ...target, instructed: null })
    : spellGoesTo(target);

/** Counter (425): the item leaves the chain with no effect, its card goes to the trash, nothing is refunded (425.1.c). */
export const counter: Performer<'counter'> = (draft, instruction, item) => {
  const target = itemOn(draft.state, instruction.item);
  if (!target || target.id === item.id || isUncounterable(draft.state, target)) return;
  const isCard = isCardItem(target);
  const isUnplayed = isCard && policyOf(draft.state).counteredCards === 'not played';
  const to = isCard ? counteredGoesTo(draft.state, target) : null;
  propose(draft, {
    type: 'ChainItemCountered',
    data: { item: target.id, to, ...(isUnplayed && { unplayed: true }) },
    because: [
      'action.counter',
      'action.counter-no-effect',
      ...(isUnplayed ? (['action.counter-not-played'] as const) : []),
    ],
  });
};

/** Takes control of a spell on the chain: from now on what it says is read for its new controller (191.4). */
export const takeItem: Performer<'take-item'> = (draft, { item: id, seat }) => {
  const item = itemOn(draft.state, id);
  if (!item || item.controller === seat) return;
  propose(draft, { type: 'ItemControlChanged', data: { item: id, seat }, because: ['objects.controller'] });
};

/** Reveal (424): an unknown card becomes known. */
export const reveal: Performer<'reveal'> = (draft, { piece, card }) => {
  propose(draft, { type: 'CardRevealed', data: { piece, card }, because: ['action.reveal'] });
};
