import type { Finding, Problem } from '#ruleset';
import { whyUnchoosable } from '../../reading/statics/prohibitions.js';
import type { PlayTarget } from '../../words/plays.js';
import { doubt } from '../../words/doubts.js';
import { cannot, illegal } from '../../words/findings.js';
import { nameOf, playerName } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { isBoardZone, isSeatZone, placeOf } from '../../state/zones.js';

/** Targeting (355.6-355.17), as far as it does not depend on a card's text. */
const exists = (state: RiftboundState, target: PlayTarget): boolean => {
  if (target.kind === 'piece') return state.pieces[target.piece] !== undefined;
  if (target.kind === 'seat') return state.seats[target.seat] !== undefined;
  return state.chain.some((item) => item.id === target.item);
};

/** A target has to be there. */
export const targetProblem = (state: RiftboundState, targets: readonly PlayTarget[]): Problem | null =>
  targets.every((target) => exists(state, target))
    ? null
    : cannot(
        'no-such-target',
        'A target named is not on the table.',
        'Name pieces, chain items or players that are there now.',
      );

const isPublic = (zone: number): boolean =>
  isBoardZone(zone) || isSeatZone(zone, 'trash') || isSeatZone(zone, 'champion') || placeOf(zone).zone === 'chain';

/** Who chooses, and the card that is played where it is one: it cannot choose itself. */
interface Choosing {
  readonly seat: number;
  readonly piece?: number;
}

const pieceFindings = (state: RiftboundState, { seat, piece }: Choosing, target: number): readonly Finding[] => {
  const name = nameOf(state, target);
  if (target === piece) return [illegal('target.not-itself', `${name} cannot choose itself.`)];
  const why = whyUnchoosable(state, target, seat);
  if (why !== null) {
    return [illegal('target.untargetable', `${playerName(state, seat)} cannot choose ${name}: ${why}.`)];
  }
  const zone = state.pieces[target]?.zone ?? -1;
  if (isSeatZone(zone, 'banishment')) return doubt('banished-card-as-a-target');
  return isPublic(zone) ? [] : [illegal('target.not-public', `${name} is in no public zone, so it is no target.`)];
};

/** What the rules hold against the targets chosen where a text is told at the table (355.9, 355.10.a, 758). */
export const targetFindings = (
  state: RiftboundState,
  choosing: Choosing,
  targets: readonly PlayTarget[],
): readonly Finding[] =>
  targets.flatMap((target) => (target.kind === 'piece' ? pieceFindings(state, choosing, target.piece) : []));
