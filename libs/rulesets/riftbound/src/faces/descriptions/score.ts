import type { ScoreFact } from '../../state/facts.js';
import { pointSource } from './sources.js';
import { at, points, who, type Tellers } from './tell.js';

export const tellScore: Tellers<ScoreFact> = {
  BattlefieldConquered: ({ at: here, seat }, listener) => `${who(listener, seat)} conquers ${at(listener, here)}.`,
  BattlefieldHeld: ({ at: here, seat }, listener) => `${who(listener, seat)} holds ${at(listener, here)}.`,
  PointsGained: ({ seat, points: gained, total, source }, listener) =>
    `${who(listener, seat)} gains ${points(gained)} (${pointSource(listener, source)}) and has ${total}.`,
  FinalPointDenied: ({ seat, at: here }, listener) =>
    `${who(listener, seat)} does not gain the final point by conquering ${at(listener, here)}.`,
  ExperienceGained: ({ seat, amount }, listener) => `${who(listener, seat)} gains ${amount} XP.`,
};
