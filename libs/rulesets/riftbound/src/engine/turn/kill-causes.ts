import type { Cause, Deed, RiftboundState } from '../../state/riftbound-state.js';

/**
 * Attribution of kills in a cleanup (428.5.c): to the spell or ability that resolved immediately before and dealt damage to the
 * unit; in the cleanup of a combat, to the combat damage.
 */
export interface KillCause {
  readonly piece: number;
  readonly cause: Cause;
}

const hitIt = (deed: Deed, object: number): boolean =>
  deed.event === 'damaged' && deed.pieces.some((glimpse) => glimpse.object === object);

const causeOf = (state: RiftboundState, piece: number): Cause | null => {
  const object = state.pieces[piece]?.object ?? -1;
  const resolved = state.history.findLast(({ event }) => event === 'resolved')?.item ?? null;
  const inCombat = state.showdown?.combat?.step === 'cleanup';
  const hit = state.history.findLast(
    (deed) => hitIt(deed, object) && (deed.item === null ? inCombat : deed.item === resolved),
  );
  return hit?.cause ?? null;
};

/** What the deaths of units with lethal damage are attributed to, as far as to anything. */
export const killCauses = (state: RiftboundState, pieces: readonly number[]): readonly KillCause[] =>
  pieces.flatMap((piece) => {
    const cause = causeOf(state, piece);
    return cause ? [{ piece, cause }] : [];
  });
