import type { FactOf, FactType, RiftboundFact } from '../events.js';
import type { RiftboundState } from '../state.js';
import type { TriggerEvent } from './definition.js';

/** What an event was about: pieces, and who did it. */
export interface Happening {
  readonly event: TriggerEvent['event'];
  readonly pieces: readonly number[];
  readonly seat: number | null;
  readonly at: number | null;
  readonly from: readonly number[];
  /** The state in which the pieces are looked at. */
  readonly seen: RiftboundState;
}

const happening = (event: TriggerEvent['event'], seen: RiftboundState, more: Partial<Happening>): Happening => ({
  event,
  pieces: [],
  seat: null,
  at: null,
  from: [],
  seen,
  ...more,
});

const designated = (before: RiftboundState, pieces: readonly number[]): readonly number[] =>
  pieces.filter((number) => !(before.showdown?.combat?.designated ?? []).includes(number));

type Reader<Type extends FactType> = (
  before: RiftboundState,
  data: FactOf<Type>['data'],
  after: RiftboundState,
) => readonly Happening[];

const inDesignations: Reader<'DesignationsSet'> = (before, { attackers, defenders }, after) => {
  const at = after.showdown?.battlefield ?? null;
  return [
    happening('attacks', after, { pieces: designated(before, attackers), at }),
    happening('defends', after, { pieces: designated(before, defenders), at }),
  ];
};

const inResolution: Reader<'ChainItemResolved'> = (before, data) => {
  const item = before.chain.find((each) => each.id === data.item);
  return item?.kind === 'spell' ? [happening('played', before, { pieces: [item.piece], seat: item.controller })] : [];
};

const inEntering: Reader<'PermanentEntered'> = (_before, { item, piece }, after) => {
  const seat = after.chain.find((each) => each.id === item)?.controller ?? null;
  return [happening('played', after, { pieces: [piece], seat })];
};

/** What an effect plays without the chain. */
const inPutting: Reader<'PiecePut'> = (_before, { piece }, after) => [
  happening('played', after, { pieces: [piece], seat: after.pieces[piece]?.controller ?? null }),
];

/** Tokens are played, too, each for itself (350.2). */
const inCreation: Reader<'TokensCreated'> = (before, { seat }, after) =>
  after.pieces.flatMap((_, piece) =>
    piece < before.pieces.length ? [] : [happening('played', after, { pieces: [piece], seat })],
  );

const inMove: Reader<'UnitsMoved'> = (before, { units, seat }, after) => {
  const from = units.map((number) => before.pieces[number]?.zone ?? -1);
  return [happening('moves', after, { pieces: units, from, seat })];
};

const inStep: Reader<'StepBegan'> = (_before, { step, seat }, after) => {
  if (step === 'beginning') return [happening('turn begins', after, { seat })];
  return step === 'ending' ? [happening('turn ends', after, { seat })] : [];
};

const inRecycling: Reader<'CardsRecycled'> = (_before, { pieces, seat }, after) =>
  pieces.some((number) => after.pieces[number]?.rune === false) ? [happening('recycled', after, { pieces, seat })] : [];

/** Facts that abilities may wait for, and the events they are. */
const READERS: { readonly [Type in FactType]?: Reader<Type> } = {
  PermanentEntered: inEntering,
  PiecePut: inPutting,
  TokensCreated: inCreation,
  ChainItemResolved: inResolution,
  BattlefieldConquered: (_before, { at, seat }, after) => [happening('conquers', after, { at, seat })],
  BattlefieldHeld: (_before, { at, seat }, after) => [happening('holds', after, { at, seat })],
  DesignationsSet: inDesignations,
  UnitsMoved: inMove,
  PiecesKilled: (before, { pieces }) => [happening('dies', before, { pieces })],
  StepBegan: inStep,
  CardsDiscarded: (_before, { pieces, seat }, after) => [happening('discarded', after, { pieces, seat })],
  CardsRecycled: inRecycling,
  UnitsStunned: (_before, { units }, after) => [happening('stunned', after, { pieces: units })],
  UnitsBuffed: (_before, { units }, after) => [happening('buffed', after, { pieces: units })],
  PiecesReadied: (_before, { pieces }, after) => [happening('readied', after, { pieces })],
  CombatResultDetermined: (_before, { winner, at }, after) =>
    winner === null ? [] : [happening('wins combat', after, { seat: winner, at })],
  ChainItemFinalized: (_before, { item }, after) => chosenBy(after, item),
};

/** The same table, as its reader sees it: the type of the fact has chosen the function. */
type AnyReader = (before: RiftboundState, data: unknown, after: RiftboundState) => readonly Happening[];

/** What a fact means to abilities that wait for events. */
export const happenings = (
  before: RiftboundState,
  fact: RiftboundFact,
  after: RiftboundState,
): readonly Happening[] => {
  const reader = READERS[fact.type] as AnyReader | undefined;
  return reader ? reader(before, fact.data, after) : [];
};

const chosenBy = (state: RiftboundState, id: number): readonly Happening[] => {
  const item = state.chain.find((each) => each.id === id);
  const pieces = (item?.targets ?? []).flatMap((target) => (target.kind === 'piece' ? [target.piece] : []));
  return pieces.length === 0
    ? []
    : [happening('chosen', state, { pieces: [...new Set(pieces)], seat: item?.controller ?? null })];
};
