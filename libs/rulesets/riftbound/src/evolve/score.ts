import type { ScoreFact } from '../events.js';
import type { RiftboundState } from '../state.js';
import { changeBattlefieldState, changeState } from './change.js';
import { withAt, type Evolvers } from './evolvers.js';
import { changeSeat } from './pieces.js';

const scored = (state: RiftboundState, at: number, seat: number): RiftboundState =>
  changeState(state, {
    battlefields: withAt(state.battlefields, at, (each) =>
      changeBattlefieldState(each, { scoredBy: [...each.scoredBy, seat] }),
    ),
  });

export const evolveScore: Evolvers<ScoreFact> = {
  BattlefieldConquered: (state, { at, seat }) => scored(state, at, seat),
  BattlefieldHeld: (state, { at, seat }) => scored(state, at, seat),
  PointsGained: (state, { seat, total }) => changeSeat(state, seat, () => ({ points: total })),
  FinalPointDenied: (state) => state,
  ExperienceGained: (state, { seat, amount }) => changeSeat(state, seat, ({ xp }) => ({ xp: xp + amount })),
};
