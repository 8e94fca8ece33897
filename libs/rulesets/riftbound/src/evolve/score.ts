import type { ScoreFact } from '../state/facts.js';
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

export const evolveScore: Evolvers<ScoreFact> = {
  BattlefieldConquered: (state, { at, seat }) => scored(state, at, seat),
  BattlefieldHeld: (state, { at, seat }) => scored(state, at, seat),
  PointsGained: (state, { seat, total }) => withPoints(state, seat, total),
  FinalPointDenied: (state) => state,
  ExperienceGained: (state, { seat, amount }) => changeSeat(state, seat, ({ xp }) => ({ xp: xp + amount })),
};
