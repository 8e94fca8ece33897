import type { Brought, Counted, Measures } from '#ruleset';
import { cardOf } from '../cards/catalogue.js';
import { mightOf } from '../reading/layers/might.js';
import { boardPieces, isUnit, runesOf } from '../reading/objects.js';
import { cardSeen } from '../reading/sight.js';
import { isCardItem } from '../state/chain-item.js';
import type { RiftboundFact } from '../state/facts.js';
import type { Pool } from '../state/players.js';
import type { RiftboundState, SeatState } from '../state/riftbound-state.js';
import { piecesIn } from '../state/zones.js';

const inPool = ({ energy, power }: Pool): number =>
  Object.values(power).reduce((sum: number, each) => sum + each, energy);

const inPools = ({ pool, bound }: SeatState): number =>
  bound.reduce((sum, each) => sum + inPool(each.pool), inPool(pool));

const mightOnBoard = (state: RiftboundState, seat: number): number =>
  boardPieces(state)
    .filter((number) => {
      const piece = state.pieces[number];
      return piece !== undefined && piece.controller === seat && !piece.faceDown && isUnit(state, number);
    })
    .reduce((sum, number) => sum + mightOf(state, number), 0);

const readyRunes = (state: RiftboundState, seat: number): number =>
  runesOf(state, seat).filter((number) => state.pieces[number]?.exhausted === false).length;

const levels = (state: RiftboundState): Readonly<Record<string, readonly number[]>> => {
  const each = (of: (seat: number) => number): readonly number[] => state.seats.map((_, seat) => of(seat));
  return { might: each((seat) => mightOnBoard(state, seat)), ready: each((seat) => readyRunes(state, seat)) };
};

/** What the pools still hold as they are emptied was made and paid nothing (166.3). */
const floated = (before: RiftboundState): readonly Counted[] =>
  before.seats.flatMap((player, seat) => {
    const amount = inPools(player);
    return amount === 0 ? [] : [{ measure: 'floated', seat, amount }];
  });

const POINTS = { conquest: 'conquest', hold: 'hold', card: 'other', 'burn-out': 'other' } as const;

const counted = (fact: RiftboundFact, before: RiftboundState): readonly Counted[] => {
  switch (fact.type) {
    case 'RunesExhausted':
      return [{ measure: 'exhausted', seat: fact.data.seat, amount: fact.data.runes.length }];
    case 'RuneRecycled':
      return [{ measure: 'recycled', seat: fact.data.seat, amount: 1 }];
    case 'CostPaid':
      return [{ measure: 'paid', seat: fact.data.seat, amount: fact.data.energy + fact.data.power.length }];
    case 'PoolsEmptied':
      return floated(before);
    case 'PointsGained': {
      const { seat, points, source } = fact.data;
      return source.kind === 'laid-out' ? [] : [{ measure: POINTS[source.kind], seat, amount: points }];
    }
    case 'MulliganTaken':
      return [{ measure: 'mulligan', seat: fact.data.seat, amount: fact.data.count }];
    default:
      return [];
  }
};

const named = (cards: readonly (string | null)[]): readonly string[] =>
  cards.flatMap((card) => (card === null ? [] : [cardOf(card).name]));

const cardsIn = (fact: RiftboundFact): readonly string[] => {
  switch (fact.type) {
    case 'ItemPutOnChain':
      return isCardItem(fact.data.item) ? named([fact.data.card]) : [];
    case 'CardRevealed':
    case 'CardHidden':
      return named([fact.data.card]);
    case 'CardsDiscarded':
    case 'CardsBurned':
    case 'CardsShown':
      return named(fact.data.cards);
    case 'BattlefieldsPlaced':
      return fact.data.cards.map(({ card }) => cardOf(card).name);
    case 'GameOpened':
      return named(fact.data.pieces.filter(({ zone }) => zone === 'legend').map(({ card }) => card));
    default:
      return [];
  }
};

/** Legends and battlefields lie open (128.5, 171). */
const brought = (state: RiftboundState): readonly Brought[] => [
  ...state.seats.flatMap((_, seat) =>
    piecesIn(state, { zone: 'legend', seat }).flatMap((number): readonly Brought[] => {
      const card = cardSeen(state, number, 'public');
      return card === null ? [] : [{ seat, kind: 'Legend', card: cardOf(card).name, leads: true }];
    }),
  ),
  ...state.battlefields.flatMap(({ piece }): readonly Brought[] => {
    const [card, owner] = [cardSeen(state, piece, 'public'), state.pieces[piece]?.owner];
    return card === null || owner === undefined ? [] : [{ seat: owner, kind: 'Battlefield', card: cardOf(card).name }];
  }),
];

/** What matches are measured by: runes and what they pay, Might, and where points come from (467-472). */
export const MEASURES: Measures<RiftboundState, RiftboundFact> = {
  list: [
    { id: 'might', label: 'Might on the board', kind: 'level', strength: true },
    { id: 'ready', label: 'Ready runes', kind: 'level' },
    { id: 'exhausted', label: 'Runes exhausted', kind: 'amount' },
    { id: 'recycled', label: 'Runes recycled', kind: 'amount' },
    { id: 'paid', label: 'Energy and power spent', kind: 'amount' },
    { id: 'floated', label: 'Energy and power floated', kind: 'amount' },
    { id: 'conquest', label: 'Points by conquest', kind: 'amount', group: 'Where points came from' },
    { id: 'hold', label: 'Points by hold', kind: 'amount', group: 'Where points came from' },
    { id: 'other', label: 'Points otherwise', kind: 'amount', group: 'Where points came from' },
    { id: 'mulligan', label: 'Cards set aside in the mulligan', kind: 'amount' },
  ],
  levels,
  counted,
  cardsIn,
  brought,
};
