import type { Unseen } from '#ruleset';
import { modeOf } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

const hasTeams = ({ mode, seats }: Pick<RiftboundState, 'mode' | 'seats'>): boolean =>
  modeOf({ mode }).sides < seats.length;

/** What a table holds without showing it. */
export const UNSEEN: readonly Unseen<RiftboundState>[] = [
  [
    'a choice that is being made, and what is going on around it',
    ({ choice, agenda }) => [choice?.kind, agenda.length],
  ],
  ['when control that was taken ends', ({ controls }) => controls.filter(({ until }) => until !== 'always').length],
  ['abilities that were made for later', ({ delayed }) => delayed.map(({ name }) => name)],
  ['how many cards were played this turn', ({ seats }) => seats.map(({ played }) => played)],
  [
    'what happened earlier this turn, as far as cards ask for it',
    ({ history, seats }) => [history.length > 0, ...seats.map(({ finalized }) => finalized.length > 0)],
  ],
  ['how many turns each player has begun', ({ seats }) => seats.map(({ turns }) => turns)],
  ['additional turns', ({ additionalTurns, turn }) => [additionalTurns, turn.regular]],
  ['who may look at facedown cards', ({ seats }) => seats.map(({ looksAt }) => looksAt)],
  [
    'battlefields of earlier games',
    ({ seats, game }) => (game > 1 ? seats.map((seat) => seat.presentedBattlefields) : []),
  ],
  [
    'which battlefields teammates held as the turn began',
    ({ battlefields, ...state }) => (hasTeams(state) ? battlefields.map(({ heldAtScoring }) => heldAtScoring) : []),
  ],
  ['battlefields that tokens have replaced', ({ battlefields }) => battlefields.map(({ replaced }) => replaced.length)],
  [
    'what is a copy of something',
    ({ pieces }) =>
      pieces
        .filter(({ print }) => print !== null)
        .map(({ card, copies = [] }) => [card, ...copies.map((copy) => copy.card)].join())
        .sort(),
  ],
  ['what was banished with what', ({ pieces }) => pieces.filter(({ banishedWith }) => banishedWith !== null).length],
  ['whose damage is marked', ({ pieces }) => pieces.some(({ damagedBy }) => damagedBy.length > 0)],
  ['what was attached this turn', ({ pieces, turn }) => pieces.some(({ attachedOn }) => attachedOn === turn.number)],
  ['how far the combat has come', ({ showdown }) => showdown?.combat?.step ?? null],
  ['who has joined a combat of others', ({ showdown }) => showdown?.combat?.joined?.length ?? 0],
  ['which units have attacked or defended', ({ showdown }) => showdown?.combat?.designated.length ?? 0],
  [
    'where the cards on the chain came from',
    ({ chain }) => chain.map(({ from, kind }) => (kind === 'spell' ? from : null)),
  ],
  ['what is played again', ({ chain }) => chain.map(({ again }) => again?.length ?? 0)],
  ['what the items on the chain speak of', ({ chain }) => chain.map(({ it, that }) => it.length + (that?.length ?? 0))],
  [
    'what else was declared for what is on the chain',
    ({ chain }) => chain.map(({ declared }) => declared?.banishes ?? false),
  ],
  ['how far passive abilities with a minimum were fixed', ({ limits }) => limits?.fixed.length ?? 0],
  ['who has burned out', ({ seats }) => seats.map(({ burnedOut }) => burnedOut)],
];
