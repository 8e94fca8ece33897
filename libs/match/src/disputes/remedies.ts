import { ok, type Fact, type Result } from '#kernel';
import type { Wish } from '#ruleset';
import { gameBefore } from '../rewinding/past.js';
import type { Desk, Refused } from './desk.js';
import type { Dispute } from './dispute.js';
import type { Remedy } from './events.js';
import type { OrderRemedy, RemedyOrder } from './orders.js';
import { depthOf, isAnswer, lastActionOf, playsSince } from './last-action.js';
import { readLine } from './lines.js';

/** A remedy as it is to be: the wishes that it takes, and what it does to the table. */
export interface RemedyPlan<Play> {
  readonly remedy: Remedy;
  readonly wishes: readonly Wish[];
  readonly play?: Play;
}

type Planned<Play> = Result<RemedyPlan<Play>, Refused>;

const withLine = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  line: string | null,
  plan: RemedyPlan<Play>,
): Planned<Play> => {
  if (line === null) return ok(plan);
  const play = readLine(desk.ruleset, desk.state.game, { line, of: 'remedy' });
  return play.ok ? ok({ ...plan, play: play.value }) : play;
};

const rewindTo = <State, Play, F extends Fact>(
  { ruleset, state }: Desk<State, Play, F>,
  { to }: Extract<RemedyOrder, { kind: 'rewind' }>,
): Planned<Play> => {
  const kind = `${depthOf(ruleset, state, to)}-rewind` as const;
  return ok({ remedy: { kind, to }, wishes: [kind] });
};

const isOf = (play: unknown, seat: number): boolean => (play as { readonly seat?: unknown } | null)?.seat === seat;

/** Whether the play of that number is one to take back: the last action begins with it, or it answered what that has asked since. */
const isDecision = <State, Play, F extends Fact>(
  { ruleset, state }: Desk<State, Play, F>,
  to: number,
  last: number | null,
): boolean => last !== null && (to === last || (to > last && isAnswer(ruleset, state, to)));

/** Whether a play was a player's own, and everything since; at casual level only a new action would be too late, which the last one is. */
const isOwn = <State, Play, F extends Fact>(
  { state, level }: Desk<State, Play, F>,
  to: number,
  seat: number,
): boolean => {
  const since = playsSince(state, to);
  return isOf(since.at(-1), seat) && (level === 'casual' || since.every((play) => isOf(play, seat)));
};

/**
 * A player takes back a decision of their own: the last action, or an answer given since; no later one may have been made, and at high levels
 * nobody may have passed on it either (TR 509.3, TR 509.4). A pass is no action, and none that is taken back.
 */
const reversed = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  { to: asked }: Extract<RemedyOrder, { kind: 'reversal' }>,
  by: OrderRemedy['by'],
): Planned<Play> => {
  const last = lastActionOf(desk.ruleset, desk.state);
  const to = asked ?? last ?? 0;
  const isNone = asked === null && last === null;
  const isTheirs = by.role !== 'player' || isNone || (isDecision(desk, to, last) && isOwn(desk, to, by.seat));
  return ok({ remedy: { kind: 'reversal', to }, wishes: isTheirs ? ['reverse'] : ['reverse', 'reverse-late'] });
};

/** Whether the play in dispute was made in another turn than this one; unknown where it does not stand. */
const isOfEarlierTurn = <State, Play, F extends Fact>(
  { ruleset, state }: Desk<State, Play, F>,
  { about }: Dispute,
): boolean => {
  const then = about === null ? null : gameBefore(state.past, about);
  if (then === null) return false;
  const [was, is] = [ruleset.view(then.game, 'recorder').clock, ruleset.view(state.game, 'recorder').clock];
  return was.turn !== is.turn || was.game !== is.game;
};

/** Whose choice it was whether a trigger of this turn resolves, where it is told who missed it (TR 702.2.f.2). */
const choosers = <State, Play, F extends Fact>(
  { ruleset: { nextOpponent }, state: { game } }: Desk<State, Play, F>,
  { missedBy, chosenBy }: Extract<RemedyOrder, { kind: 'missed-trigger' }>,
): readonly Wish[] => {
  if (missedBy === undefined || nextOpponent === undefined) return [];
  if (chosenBy === null) return ['choose-unasked'];
  return chosenBy === nextOpponent(game, missedBy) ? ['choose-trigger'] : ['choose-for-another'];
};

const triggered = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  order: Extract<RemedyOrder, { kind: 'missed-trigger' }>,
  dispute: Dispute,
): Planned<Play> => {
  const isEarlier = isOfEarlierTurn(desk, dispute);
  const late: readonly Wish[] = order.outcome === 'resolved' && isEarlier ? ['resolve-late'] : [];
  const choosing = isEarlier ? [] : choosers(desk, order);
  const plan: RemedyPlan<Play> = { remedy: order, wishes: ['remedy', ...late, ...choosing] };
  return withLine(desk, order.line, plan);
};

/** What an ordered remedy comes to. */
export const planRemedy = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  order: OrderRemedy,
  dispute: Dispute,
): Planned<Play> => {
  const { remedy } = order;
  switch (remedy.kind) {
    case 'let-stand':
      return ok({ remedy, wishes: ['remedy'] });
    case 'rewind':
      return rewindTo(desk, remedy);
    case 'correction':
      return withLine(desk, remedy.line, { remedy, wishes: ['remedy'] });
    case 'missed-trigger':
      return triggered(desk, remedy, dispute);
    case 'reversal':
      return reversed(desk, remedy, order.by);
  }
};
