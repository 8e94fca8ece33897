import { isCardItem, itemOn } from '../state/chain-item.js';
import type { ChainFact, FactOf } from '../state/facts.js';
import type { ChainItem, RiftboundState } from '../state/riftbound-state.js';
import type { SeatZone } from '../words/vocabulary.js';
import { policyOf } from '../words/editions/editions.js';
import { CHAIN_ZONE, seatZone, zoneOf } from '../state/zones.js';
import { changeChainItem, changeState, type Evolvers } from './change.js';
import { changePieces, changeSeat, coverShown, movePieces } from './pieces.js';

const changeItem = (state: RiftboundState, id: number, change: Partial<ChainItem>): RiftboundState =>
  changeState(state, { chain: state.chain.map((item) => (item.id === id ? changeChainItem(item, change) : item)) });

/** Where those alone act in a combat who have to do with it, whoever puts something on the chain is one of them from then on. */
const joined = (
  state: RiftboundState,
  showdown: RiftboundState['showdown'],
  seat: number,
): RiftboundState['showdown'] => {
  if (!showdown?.combat || policyOf(state).actsInCombat === 'everybody') return showdown;
  const { combat } = showdown;
  const { attacker, defender, joined: before = [] } = combat;
  return [attacker, defender, ...before].includes(seat)
    ? showdown
    : { ...showdown, combat: { ...combat, joined: [...before, seat] } };
};

const put = (state: RiftboundState, { item, card, opens }: FactOf<'ItemPutOnChain'>['data']): RiftboundState => {
  const onChain = isCardItem(item) ? movePieces(state, [item.piece], { zone: CHAIN_ZONE, cards: [card] }) : state;
  const object = isCardItem(item) ? (onChain.pieces[item.piece]?.object ?? item.object) : item.object;
  return changeState(onChain, {
    chain: [...state.chain, changeChainItem(item, { object })],
    nextItem: Math.max(state.nextItem, item.id + 1),
    // Until it closes it is the chain that was opened then, though its last item may just have left (340.3).
    chainOpenedBy: state.chainOpenedBy ?? opens,
    priority: null,
    passes: 0,
    // Whoever plays or activates something breaks the passes in a row, be it but an ability that adds (348); a trigger does not.
    showdown: joined(
      state,
      state.showdown && (opens === 'play' || opens === 'add') ? { ...state.showdown, passes: 0 } : state.showdown,
      item.controller,
    ),
  });
};

/** The item leaves the chain; its card, if it still lies there, goes to its owner's zone named. */
const leave = (state: RiftboundState, id: number, to: SeatZone | null): RiftboundState => {
  const item = itemOn(state, id);
  const chain = state.chain.filter((each) => each.id !== id);
  const piece = item && isCardItem(item) ? state.pieces[item.piece] : undefined;
  const rest = changeState(state, { chain, priority: null, passes: 0 });
  if (!item || !piece || piece.zone !== CHAIN_ZONE || to === null) return rest;
  return movePieces(rest, [item.piece], { zone: seatZone(to, piece.owner) });
};

/** The card of an item has not been played this turn after all: what asks for that finds nothing of it. */
const unplayed = (state: RiftboundState, id: number): RiftboundState => {
  const piece = itemOn(state, id)?.piece ?? -1;
  const seat = state.seats.findIndex(({ finalized }) => finalized.includes(piece));
  const history = state.history.filter(({ event, item }) => event !== 'finalized' || item !== id);
  return changeSeat(changeState(state, { history }), seat, ({ played, finalized }) => ({
    played: played - 1,
    finalized: finalized.toSpliced(finalized.lastIndexOf(piece), 1),
  }));
};

/** A permanent enters the board under the control of whoever played it (191.3). */
const entered = (
  state: RiftboundState,
  { item, piece, to, exhausted }: FactOf<'PermanentEntered'>['data'],
): RiftboundState => {
  const controller = itemOn(state, item)?.controller;
  return movePieces(state, [piece], {
    zone: zoneOf(to),
    change: controller === undefined ? { exhausted } : { exhausted, controller },
  });
};

/** The items named share out the places on the chain that they have among them. */
const ordered = (state: RiftboundState, { items }: FactOf<'TriggersOrdered'>['data']): RiftboundState => {
  const inOrder = items.flatMap((id) => itemOn(state, id) ?? []).values();
  return changeState(state, {
    chain: state.chain.map((item) => (items.includes(item.id) ? (inOrder.next().value ?? item) : item)),
  });
};

export const evolveChain: Evolvers<ChainFact> = {
  ItemPutOnChain: put,
  TriggersOrdered: ordered,
  TargetsChosen: (state, { item, ...chosen }) => changeItem(state, item, chosen),
  PlaySettled: (state, { item }) => changeItem(state, item.id, item),
  ChainItemFinalized: (state, { item, controller, countsAsPlayed }) => {
    const after = changeItem(state, item, { status: 'finalized' });
    const piece = itemOn(state, item)?.piece;
    if (!countsAsPlayed || piece === undefined) return after;
    return changeSeat(after, controller, ({ played, finalized }) => ({
      played: played + 1,
      finalized: [...finalized, piece],
    }));
  },
  ItemControlChanged: (state, { item: id, seat }) => {
    const item = itemOn(state, id);
    const taken = changeItem(state, id, { controller: seat });
    return item && isCardItem(item) ? changePieces(taken, [item.piece], () => ({ controller: seat })) : taken;
  },
  TargetsMissed: (state, { item: id, missed }) => {
    const targets = itemOn(state, id)?.targets ?? [];
    return changeItem(state, id, {
      targets: targets.map((target, index) => (missed.includes(index) ? { ...target, missed: true } : target)),
    });
  },
  ChainItemResolving: (state, { item, instructions }) =>
    changeState(changeItem(state, item, { status: 'resolving', instructions }), { priority: null, passes: 0 }),
  PermanentEntered: entered,
  ChainClosed: (state) => changeState(state, { chainOpenedBy: null, priority: null, passes: 0 }),
  ChainItemResolved: (state, { item, to }) => coverShown(leave(state, item, to)),
  ChainItemCountered: (state, { item, to, unplayed: isUnplayed }) =>
    leave(isUnplayed ? unplayed(state, item) : state, item, to),
  ChainItemRemoved: (state, { item, to }) => leave(state, item, to),
};

/** A piece known by its card from now on. */
export const reveal = (state: RiftboundState, piece: number, card: string | null): RiftboundState =>
  card === null ? state : changePieces(state, [piece], () => ({ card }));
