import { err, ok, type Fact, type Result } from '#kernel';
import type { Verdict } from '#ruleset';
import { impossible } from '../impossible.js';
import { gameBefore } from '../rewinding/past.js';
import type { Desk, Refused } from './desk.js';
import type { Dispute } from './dispute.js';
import { readLine } from './lines.js';

/** A claim that could be said in notation: the line in full, and what the rules say of it. */
interface Claimed {
  readonly line: string | null;
  readonly verdict: Verdict | null;
}

/**
 * Reads the line of a claim on the table that the play in dispute met, and asks what the rules say of it there. Nothing is played. A play that
 * was undone since has no such table any more; where the dispute is about no play, it is the table now.
 */
export const readClaim = <State, Play, F extends Fact>(
  { ruleset, state }: Desk<State, Play, F>,
  line: string | null,
  { about }: Dispute,
): Result<Claimed, Refused> => {
  if (line === null) return ok({ line, verdict: null });
  const then = about === null ? state : gameBefore(state.past, about);
  if (then === null) {
    const message = `Play ${String(about)} does not stand any more, so there is no table to say it on.`;
    return err(impossible('dispute/undone', message, 'Make the claim in words.'));
  }
  const { game } = then;
  const read = readLine(ruleset, game, { line, of: 'claim' });
  if (!read.ok) return read;
  const decision = ruleset.decide(game, read.value, 'as-played');
  const verdict = decision.outcome === 'impossible' ? null : decision.verdict;
  return ok({ line: ruleset.notation.make(read.value, game), verdict });
};
