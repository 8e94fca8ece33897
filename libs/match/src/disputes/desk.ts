import { err, ok, type Fact, type Result } from '#kernel';
import {
  levelOf,
  OFFICIALS_ONLY,
  permissionFor,
  verdictOf,
  type Decision,
  type Level,
  type Policy,
  type Ruleset,
  type Wish,
} from '#ruleset';
import { impossible } from '../impossible.js';
import type { MatchState } from '../state.js';
import type { Dispute } from './dispute.js';
import type { InDispute } from './orders.js';
import { keysOf, type Cited, type Citing, type Person } from './people.js';

/** Why an order is not carried out. */
export type Refused = Exclude<Decision, { outcome: 'accepted' }>;

/** What an order about a dispute is decided on. */
export interface Desk<State, Play, F extends Fact> {
  readonly ruleset: Ruleset<State, Play, F>;
  readonly state: MatchState<State>;
  readonly policy: Policy;
  readonly level: Level;
}

/** What a game's tournament rules say of disputes. */
export const policyOf = ({ policy }: { readonly policy?: Policy }): Policy => policy ?? OFFICIALS_ONLY;

export const deskOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
): Desk<State, Play, F> => ({ ruleset, state, policy: policyOf(ruleset), level: levelOf(state.options?.level) });

type Asking = Pick<Desk<never, never, never>, 'policy' | 'level'>;

/** Whether somebody may do it: the keys of the rules that say so, or the refusal in the words of the table. */
export const may = ({ policy, level }: Asking, { role }: Person, wish: Wish): Result<readonly string[], Refused> => {
  const row = permissionFor(policy.permissions, { wish, role, level });
  const refusal = row === undefined ? 'The rules of this game do not provide for it.' : row.refusal;
  if (refusal === null) return ok(row?.rule ? [row.rule] : []);
  if (typeof refusal !== 'string') return err({ outcome: 'refused', verdict: verdictOf([refusal]) });
  return err(impossible('dispute/not-theirs', refusal, 'Let somebody else give the order, or note it.'));
};

/** The same of several wishes at once: the first refusal, or the rules of all. */
export const mayAll = (desk: Asking, by: Person, wishes: readonly Wish[]): Result<readonly string[], Refused> => {
  const rules: string[] = [];
  for (const wish of wishes) {
    const answer = may(desk, by, wish);
    if (!answer.ok) return answer;
    rules.push(...answer.value);
  }
  return ok(rules);
};

const problem = (code: string, message: string, remedy: string): Result<never, Refused> =>
  err(impossible(code, message, remedy));

/** The seat of a player who is named, where there is one. */
export const seated = ({ state }: Pick<Desk<unknown, never, never>, 'state'>, seat: number): Result<number, Refused> =>
  state.options?.players[seat] === undefined
    ? problem('dispute/no-such-player', 'There is no such player.', 'Name a player of this match.')
    : ok(seat);

/** The open dispute that an order is about. */
export const disputeOf = (
  { state: { disputes } }: Pick<Desk<unknown, never, never>, 'state'>,
  { dispute }: Pick<InDispute, 'dispute'>,
): Result<Dispute, Refused> => {
  const open = disputes.filter(({ closed }) => !closed);
  const found = dispute === null ? (open.length === 1 ? open[0] : undefined) : disputes[dispute - 1];
  const numbers = open.map(({ number }) => String(number)).join(', ');
  const remedy = open.length === 0 ? 'Call a judge first.' : `Name an open one: ${numbers}.`;
  if (found === undefined)
    return problem(
      'dispute/unknown',
      dispute === null ? 'Not just one dispute is open.' : `There is no dispute ${String(dispute)}.`,
      remedy,
    );
  return found.closed
    ? problem('dispute/closed', `Dispute ${String(found.number)} is closed; what is closed stays so.`, remedy)
    : ok(found);
};

/** A rule as the tape keeps it, and its keys. The game's own rules are those of the match's edition. */
export const citedIn = (
  { state, policy }: Pick<Desk<unknown, never, never>, 'state' | 'policy'>,
  citing: Citing | null,
): Result<{ readonly cited: Cited | null; readonly keys: readonly string[] }, Refused> => {
  if (citing === null) return ok({ cited: null, keys: [] });
  const edition = citing.document === 'TR' ? policy.document : (state.options?.edition ?? null);
  if (edition === null)
    return problem('dispute/no-document', 'This game has no tournament rules here.', 'Name a rule of the game (CR).');
  const cited = { edition, rule: citing.rule };
  return ok({ cited, keys: keysOf(cited) });
};

/** The rule as it was named in the order. */
export const citingOf = ({ document }: Policy, cited: Cited | null): Citing | null =>
  cited && { document: cited.edition === document ? 'TR' : 'CR', rule: cited.rule };
