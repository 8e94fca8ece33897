import { victoryScoreOf } from '../../reading/statics/limits.js';
import { gainsNoPoints, isKeptFromScoring } from '../../reading/statics/prohibitions.js';
import { push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { PointSource } from '../../state/sources.js';

/** Scoring (467-472): nobody scores a battlefield twice in a turn (470). */
export const hasScored = (state: RiftboundState, at: number, seat: number): boolean =>
  state.battlefields[at]?.scoredBy.includes(seat) ?? false;

const isTeammate = (state: RiftboundState, one: number | null, other: number): boolean =>
  one !== null && one !== other && areFriendly(state, one, other);

/**
 * Whether a battlefield is out of reach for this turn: the turn player's teammate controlled it in the scoring step, which bars
 * their whole side from scoring it (469.1.a, 489.8.b).
 */
const isBarred = (state: RiftboundState, at: number, seat: number): boolean =>
  isTeammate(state, state.battlefields[at]?.heldAtScoring ?? null, state.turn.seat) &&
  areFriendly(state, state.turn.seat, seat);

/** Every battlefield scored this turn, those aside that an ally held in the scoring step (471.1.b.1, 489.8.g, 489.8.g.1). */
const hasScoredEverywhere = (state: RiftboundState, seat: number): boolean =>
  state.battlefields.every(
    ({ scoredBy, heldAtScoring }) => scoredBy.includes(seat) || isTeammate(state, heldAtScoring, seat),
  );

type PointRule = 'scoring.point' | 'scoring.other-points-free' | 'burn-out.opponent-point' | 'burn-out.repeated-points';

/** Nothing keeps a player from the points of Burn Outs after the first in a sequence (431.3.b). */
const isKeptFromPoints = (state: RiftboundState, seat: number, because: PointRule): boolean =>
  because !== 'burn-out.repeated-points' && gainsNoPoints(state, seat);

/** Gains points from any source; what is not a conquer knows no final-point restriction (471.1.a.1). No text of today has anybody lose any (194.4). */
export const gainPoints = (
  draft: Draft,
  gain: { seat: number; points: number; source: PointSource },
  because: PointRule,
): void => {
  if (gain.points === 0 || isKeptFromPoints(draft.state, gain.seat, because)) return;
  const total = (draft.state.seats[gain.seat]?.points ?? 0) + gain.points;
  propose(draft, {
    type: 'PointsGained',
    data: { ...gain, total },
    because: [because],
  });
};

/** Whether the next conquer point would be the final point: one short of the Victory Score, or beyond it (471.1.b). */
const isFinalPoint = (state: RiftboundState, seat: number): boolean =>
  (state.seats[seat]?.points ?? 0) >= victoryScoreOf(state) - 1;

/**
 * Hold: control kept into the scoring step, at a battlefield not scored this turn, else nothing triggers either (471.2.c). Its
 * triggers follow the point (383.4.d, 471.2.b), also where something else comes in its place (383.4.d.2.c).
 */
export const hold = (draft: Draft, at: number, seat: number): void => {
  if (hasScored(draft.state, at, seat) || isKeptFromScoring(draft.state, at, seat)) return;
  propose(draft, { type: 'BattlefieldHeld', data: { at, seat }, because: ['turn.scoring-step', 'scoring.hold'] }, () =>
    gainPoints(draft, { seat, points: 1, source: { kind: 'hold', at } }, 'scoring.point'),
  );
};

/** The point of a conquest, or the card drawn in the final point's place (471.1.b). */
const scoreConquest = (draft: Draft, at: number, seat: number): void => {
  if (isFinalPoint(draft.state, seat) && !hasScoredEverywhere(draft.state, seat)) {
    const because = ['scoring.final-point', 'scoring.final-point-every-battlefield'] as const;
    propose(draft, { type: 'FinalPointDenied', data: { seat, at }, because });
    push(draft, { task: 'draw', to: 'hand', seat, count: 1, burnedOut: 0, because });
    return;
  }
  gainPoints(draft, { seat, points: 1, source: { kind: 'conquest', at } }, 'scoring.point');
};

/** Who conquers where; `open` a battlefield that nobody controlled. */
interface Conquest {
  readonly at: number;
  readonly seat: number;
  readonly open: boolean;
}

/**
 * Conquer: control gained of a battlefield not scored this turn. As with a hold, two things come of scoring (468, 471): the point,
 * and then what triggers (471.2, 471.2.a), also where something else comes in the point's place (383.4.c.2, 383.4.c.2.c). The final
 * point needs every battlefield scored this turn, this one included.
 */
export const conquer = (draft: Draft, { at, seat, open }: Conquest): void => {
  if (hasScored(draft.state, at, seat) || isBarred(draft.state, at, seat)) return;
  if (isKeptFromScoring(draft.state, at, seat)) return;
  propose(
    draft,
    { type: 'BattlefieldConquered', data: { at, seat, ...(open && { open }) }, because: ['scoring.conquer'] },
    () => scoreConquest(draft, at, seat),
  );
};
