import type { BoardFact, FactOf } from '../state/facts.js';
import type { ControlInForce, Piece, RiftboundState } from '../state/riftbound-state.js';
import { seatZone, zoneOf } from '../state/zones.js';
import { policyOf } from '../words/editions/editions.js';
import { changePiece, changeState, type Evolvers } from './change.js';
import { copiesMade } from './copies.js';
import { changePieces, movePieces, moveToOwners, newPiece, unattached } from './pieces.js';

/**
 * Moves each piece to its controller's base: a recall changes nothing else of it (458), neither its damage nor its statuses
 * (458.1).
 */
export const recallAll = (
  state: RiftboundState,
  { pieces, attached }: FactOf<'PiecesRecalled'>['data'],
): RiftboundState =>
  pieces.reduce((current, number) => {
    const piece = current.pieces[number];
    return piece ? movePieces(current, [number], { zone: seatZone('base', piece.controller), attached }) : current;
  }, state);

/** Tokens as new pieces: of whoever made them, as owner (183, 439.4) and as controller (182). */
const tokensCreated = (state: RiftboundState, data: FactOf<'TokensCreated'>['data']): RiftboundState => {
  const zone = zoneOf(data.to);
  const first = state.pieces.length;
  const token = { card: data.token, owner: data.seat, token: true, rune: false };
  const pieces = Array.from({ length: data.count }, (_, index) =>
    changePiece(newPiece(token, state.nextObject + index, zone), { exhausted: data.exhausted }),
  );
  const zones = state.zones.slice();
  zones[zone] = [...(zones[zone] ?? []), ...pieces.map((_, index) => first + index)];
  return changeState(state, {
    pieces: [...state.pieces, ...pieces],
    zones,
    nextObject: state.nextObject + data.count,
  });
};

/** Whose damage it is: in combat that of the other side, else of who is responsible for it (142.3.a). */
const dealerTo = (
  { showdown }: RiftboundState,
  { source, cause }: FactOf<'DamageDealt'>['data'],
  { controller }: Piece,
): number | null => {
  if (source.kind !== 'combat' || !showdown?.combat) return cause?.seat ?? null;
  const { attacker, defender } = showdown.combat;
  return controller === attacker ? defender : attacker;
};

const withDealer = (damagedBy: readonly number[], seat: number | null): readonly number[] =>
  seat === null || damagedBy.includes(seat) ? damagedBy : [...damagedBy, seat];

const damaged = (state: RiftboundState, data: FactOf<'DamageDealt'>['data']): RiftboundState =>
  changePieces(
    state,
    data.parts.map((part) => part.unit),
    (piece, index) => ({
      damage: piece.damage + (data.parts[index]?.amount ?? 0),
      damagedBy: withDealer(piece.damagedBy, dealerTo(state, data, piece)),
    }),
  );

const effectsEnded = (state: RiftboundState, { effects, unstunned }: FactOf<'EffectsEnded'>['data']): RiftboundState =>
  changeState(
    changePieces(state, unstunned, () => ({ stunned: false })),
    { effects: state.effects.filter((effect) => !effects.includes(effect.id)) },
  );

/** The changes of control in force on what is still the same object. */
const controlChanged = (state: RiftboundState, data: FactOf<'ControlChanged'>['data']): RiftboundState => {
  const { pieces, seat, until, source } = data;
  const kept = state.controls.filter(({ piece, object }) => state.pieces[piece]?.object === object);
  const begun = pieces.flatMap((number, index): readonly ControlInForce[] => {
    const piece = state.pieces[number];
    if (!piece) return [];
    const before = kept.find((each) => each.piece === number)?.before ?? piece.controller;
    const id = state.nextEffect + index;
    return [{ id, piece: number, object: piece.object, seat, before, until, source }];
  });
  return changeState(
    changePieces(state, pieces, () => ({ controller: seat })),
    { controls: [...kept, ...begun], nextEffect: state.nextEffect + pieces.length },
  );
};

export const evolveBoard: Evolvers<BoardFact> = {
  PiecesReadied: (state, { pieces }) => changePieces(state, pieces, () => ({ exhausted: false })),
  PiecesExhausted: (state, { pieces }) => changePieces(state, pieces, () => ({ exhausted: true })),
  UnitsMoved: (state, { units, to, attached }) => movePieces(state, units, { zone: zoneOf(to), attached }),
  PiecesRecalled: recallAll,
  PiecePut: (state, { piece, card, to, exhausted, attached }) =>
    movePieces(state, [piece], { zone: zoneOf(to), cards: [card], change: { exhausted }, attached }),
  TokensCreated: tokensCreated,
  UnitsStunned: (state, { units }) => changePieces(state, units, () => ({ stunned: true })),
  DamageDealt: damaged,
  UnitsHealed: (state, { units }) => changePieces(state, units, () => ({ damage: 0, damagedBy: [] })),
  PiecesKilled: (state, { pieces, cards, attached }) =>
    moveToOwners(state, { pieces, cards, attached }, (owner) => seatZone('trash', owner)),
  UnitsBuffed: (state, { units }) => changePieces(state, units, ({ buffs }) => ({ buffs: buffs + 1 })),
  PiecesEmpowered: (state, { pieces }) =>
    changePieces(state, pieces, ({ empowered }) => ({ empowered: empowered + 1 })),
  PiecesDisempowered: (state, { pieces }) =>
    changePieces(state, pieces, ({ empowered }) => ({ empowered: empowered - 1 })),
  BuffsSpent: (state, { units }) => changePieces(state, units, ({ buffs }) => ({ buffs: buffs - 1 })),
  ControlChanged: controlChanged,
  ControlReturned: (state, { ended, pieces, seats }) =>
    changeState(
      changePieces(state, pieces, (_piece, index) => ({ controller: seats[index] ?? 0 })),
      { controls: state.controls.filter(({ id }) => !ended.includes(id)) },
    ),
  PieceAttached: (state, { piece, to, turn, attached }) => {
    const zone = state.pieces[to]?.zone;
    if (zone === undefined) return state;
    const change = { attachedTo: to, attachedOn: turn, copiedText: null };
    return movePieces(unattached(state, piece), [piece], { zone, change, attached });
  },
  CopiesMade: copiesMade,
  TextCopied: (state, { piece, card }) =>
    changeState(
      changePieces(state, [piece], () => ({ copiedText: { card, instance: state.nextEffect } })),
      { nextEffect: state.nextEffect + 1 },
    ),
  PieceDetached: (state, { piece }) => unattached(state, piece),
  ReplacementApplied: (state, { delayed, left }) =>
    delayed === null || left === null
      ? state
      : changeState(state, {
          delayed: state.delayed.flatMap((each) => {
            if (each.id !== delayed) return [each];
            return left > 0 ? [{ ...each, left }] : [];
          }),
        }),
  LimitsFixed: (state, { limits: fixed }) => {
    const read = state.limits?.read ?? policyOf(state).passiveLimits === 'fixed as they begin';
    return changeState(state, { limits: { fixed, read } });
  },
  EffectsBegan: (state, { effects }) =>
    changeState(state, {
      effects: [...state.effects, ...effects],
      nextEffect: effects.reduce((next, effect) => Math.max(next, effect.id + 1), state.nextEffect),
    }),
  AbilityDelayed: (state, { delayed }) =>
    changeState(state, {
      delayed: [...state.delayed, delayed],
      nextEffect: Math.max(state.nextEffect, delayed.id + 1),
    }),
  DelayedEnded: (state, { delayed }) =>
    changeState(state, { delayed: state.delayed.filter(({ id }) => !delayed.includes(id)) }),
  EffectsEnded: effectsEnded,
};
