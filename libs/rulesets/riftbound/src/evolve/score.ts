import type { FactOf, ScoreFact } from '../state/facts.js';
import { areFriendly } from '../state/sides.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { changeBattlefieldState, changeSeatState, changeState, withAt, type Evolvers } from './change.js';
import { changeSeat } from './pieces.js';

const scored = (state: RiftboundState, at: number, seat: number): RiftboundState =>
  changeState(state, {
    battlefields: withAt(state.battlefields, at, (each) =>
      changeBattlefieldState(each, { scoredBy: [...each.scoredBy, seat] }),
    ),
  });

/** Points are a side's: teammates have the same number (489.8.d). */
export const withPoints = (state: RiftboundState, seat: number, points: number): RiftboundState =>
  changeState(state, {
    seats: state.seats.map((each, index) =>
      areFriendly(state, index, seat) ? changeSeatState(each, { points }) : each,
    ),
  });

/** The first point that anybody gains once the next one is awaited; points that are lost are none. */
const withNextPoint = (state: RiftboundState, { seat, points }: FactOf<'PointsGained'>['data']): RiftboundState => {
  const { timeUp } = state;
  return timeUp?.scored === null && points > 0 ? changeState(state, { timeUp: { ...timeUp, scored: seat } }) : state;
};

export const evolveScore: Evolvers<ScoreFact> = {
  BattlefieldConquered: (state, { at, seat }) => scored(state, at, seat),
  BattlefieldHeld: (state, { at, seat }) => scored(state, at, seat),
  PointsGained: (state, gained) => withPoints(withNextPoint(state, gained), gained.seat, gained.total),
  FinalPointDenied: (state) => state,
  ExperienceGained: (state, { seat, amount }) => changeSeat(state, seat, ({ xp }) => ({ xp: xp + amount })),
};
