import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { SeatZone } from '../../words/vocabulary.js';
import { happening, type Happening, type Reader, type Readers } from './happening.js';
import { itemOn } from '../../state/chain-item.js';

/** What playing, paying and resolving mean to abilities that wait for events. */
const fromOf = (item: ChainItem | undefined): readonly number[] => (typeof item?.from === 'number' ? [item.from] : []);

/** What it is for a card to go there as its item leaves the chain, instead of going to the trash. */
const GONE: Partial<Record<SeatZone, 'banished' | 'recycled'>> = { banishment: 'banished', 'main-deck': 'recycled' };

/**
 * A card that is banished or recycled as its item leaves the chain, instead of going elsewhere (390.3.a, 829.1.b.1): by its owner, who
 * has played it so or has what takes it away. A play that is undone only puts the card back.
 */
const takenAway = (
  before: RiftboundState,
  { item: id, to }: { readonly item: number; readonly to: SeatZone | null },
  after: RiftboundState,
): readonly Happening[] => {
  const item = itemOn(before, id);
  const event = GONE[to ?? 'trash'];
  if (event === undefined || !item || item.status === 'pending') return [];
  const seat = before.pieces[item.piece]?.owner ?? item.controller;
  return [happening(event, after, { pieces: [item.piece], cause: { seat, item: id, source: item.piece } })];
};

/**
 * A spell is played once it has resolved (419.4, 419.4.a), and not where it is countered (425.1.b); an activated ability used
 * (377.2.a).
 */
const inResolution: Reader<'ChainItemResolved'> = (before, data, after) => {
  const item = itemOn(before, data.item);
  if (!item) return [];
  const common = { pieces: [item.piece], seat: item.controller, item: item.id, from: fromOf(item) };
  const done = happening('resolved', before, { item: item.id, seat: item.controller });
  if (item.kind === 'spell') return [done, happening('played', before, common), ...takenAway(before, data, after)];
  if (item.kind === 'activated') return [done, happening('uses', before, { ...common, ability: item.definition })];
  return [done];
};

/** What play effects wait for (383.4.a): the permanent has been finalized and has entered (383.4.a.2). */
const inEntering: Reader<'PermanentEntered'> = (_before, { item: id, piece }, after) => {
  const item = itemOn(after, id);
  return [
    happening('played', after, { pieces: [piece], seat: item?.controller ?? null, item: id, from: fromOf(item) }),
  ];
};

/** What an effect plays without the chain. */
const inPutting: Reader<'PiecePut'> = (before, { piece }, after) => [
  happening('played', after, {
    pieces: [piece],
    seat: after.pieces[piece]?.controller ?? null,
    from: [before.pieces[piece]?.zone ?? -1],
  }),
];

/** Tokens are played, too (185.2.a), each for itself (350.2). */
const inCreation: Reader<'TokensCreated'> = (before, { seat }, after) =>
  after.pieces
    .slice(before.pieces.length)
    .map((_, index) => happening('played', after, { pieces: [before.pieces.length + index], seat }));

/** What targeting effects wait for (383.4.b); what is chosen several times stands in it as often. */
const chosenBy = (state: RiftboundState, item: ChainItem): readonly Happening[] => {
  const pieces = item.targets.flatMap((target) => (target.kind === 'piece' ? [target.piece] : []));
  const cause = { seat: item.controller, item: item.id, source: item.piece };
  return pieces.length === 0 ? [] : [happening('chosen', state, { pieces, cause, item: item.id })];
};

/** Targets that a finalized item gets by choices made anew: of those it already had, nothing triggers again (754). */
const inChoosing: Reader<'TargetsChosen'> = (before, { item: id }, after) => {
  const [was, item] = [itemOn(before, id), itemOn(after, id)];
  if (!was || !item || was.status === 'pending') return [];
  const had = new Set(was.targets.map((target) => JSON.stringify(target)));
  return chosenBy(after, { ...item, targets: item.targets.filter((target) => !had.has(JSON.stringify(target))) });
};

const ABILITY_KINDS: ReadonlySet<ChainItem['kind']> = new Set<ChainItem['kind']>(['activated', 'triggered']);

const inFinalizing: Reader<'ChainItemFinalized'> = (_before, { item: id, countsAsPlayed }, after) => {
  const item = itemOn(after, id);
  if (!item) return [];
  const common = { pieces: [item.piece], seat: item.controller, item: id };
  return [
    ...chosenBy(after, item),
    ...(countsAsPlayed ? [happening('finalized', after, { ...common, from: fromOf(item) })] : []),
    ...(ABILITY_KINDS.has(item.kind) && item.definition !== null
      ? [happening('performed', after, { ...common, ability: item.definition, modes: item.declared?.modes ?? [] })]
      : []),
  ];
};

/** What is paid while an item is pending is paid for it, unless something is resolving. */
const inPaying: Reader<'CostPaid'> = (before, { seat, energy, power }, after) => {
  const resolving = before.chain.some(({ status }) => status === 'resolving');
  const item = resolving
    ? undefined
    : before.chain.findLast(({ status, controller }) => status === 'pending' && controller === seat);
  const pieces = item ? [item.piece] : [];
  return [happening('pays', after, { seat, pieces, item: item?.id ?? null, energy, power: power.length })];
};

export const CHAIN_READERS: Readers = {
  ChainItemResolved: inResolution,
  ChainItemCountered: takenAway,
  ChainItemRemoved: takenAway,
  ChainItemFinalized: inFinalizing,
  TargetsChosen: inChoosing,
  PermanentEntered: inEntering,
  PiecePut: inPutting,
  TokensCreated: inCreation,
  CostPaid: inPaying,
};
