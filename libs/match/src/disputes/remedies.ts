import { ok, type Fact, type Result } from '#kernel';
import type { Wish } from '#ruleset';
import { gameBefore } from '../rewinding/past.js';
import type { Desk, Refused } from './desk.js';
import type { Dispute } from './dispute.js';
import type { Remedy } from './events.js';
import type { OrderRemedy, RemedyOrder } from './orders.js';
import { depthOf, lastActionOf, playsSince } from './last-action.js';
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

/** A player takes back the last action, which has to be their own; at high levels nobody may have passed on it either (TR 509.3, TR 509.4). */
const reversed = <State, Play, F extends Fact>(
  { ruleset, state, level }: Desk<State, Play, F>,
  { by }: OrderRemedy,
): Planned<Play> => {
  const to = lastActionOf(ruleset, state);
  if (to === null || by.role !== 'player')
    return ok({ remedy: { kind: 'reversal', to: to ?? 0 }, wishes: ['reverse'] });
  const since = playsSince(state, to);
  const isOwn = isOf(since.at(-1), by.seat) && (level === 'casual' || since.every((play) => isOf(play, by.seat)));
  return ok({ remedy: { kind: 'reversal', to }, wishes: isOwn ? ['reverse'] : ['reverse', 'reverse-late'] });
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

const triggered = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  order: Extract<RemedyOrder, { kind: 'missed-trigger' }>,
  dispute: Dispute,
): Planned<Play> => {
  const isLate = order.outcome === 'resolved' && isOfEarlierTurn(desk, dispute);
  const plan: RemedyPlan<Play> = { remedy: order, wishes: isLate ? ['remedy', 'resolve-late'] : ['remedy'] };
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
      return reversed(desk, order);
  }
};
