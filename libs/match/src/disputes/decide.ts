import { err, fold, ok, type Fact, type Result } from '#kernel';
import { verdictOf, type Ruleset, type Wish } from '#ruleset';
import { changed, evolveRecorder } from '../evolve-recorder.js';
import { impossible } from '../impossible.js';
import { record, type MatchDecision } from '../record.js';
import { rewind } from '../rewinding/rewind.js';
import type { MatchState } from '../state.js';
import { readClaim } from './claims.js';
import { citedIn, deskOf, disputeOf, may, mayAll, seated, type Desk, type Refused } from './desk.js';
import type { Dispute } from './dispute.js';
import type { DisputeEvent } from './events.js';
import type { CallJudge, DisputeOrder, StepOrder } from './orders.js';
import { playOf } from './played.js';
import { planPenalty } from './punishing.js';
import { planRemedy } from './remedies.js';

/** Fields of an event that every dispute event has; they are filled in for all alike. */
type Common = 'dispute' | 'by' | 'words' | 'citing';

type Own<E extends DisputeEvent> = E extends DisputeEvent
  ? { readonly type: E['type']; readonly data: Omit<E['data'], Common> }
  : never;

/**
 * What an order comes to before it is known whether it may be given.
 * - `wishes`: what its giver must be allowed; `rules`: keys that the event rests on beside those
 * - `play`, `facts`: what it does to the table; a rewind is read off its remedy
 */
interface Plan<Play, F> {
  readonly event: Own<DisputeEvent>;
  readonly wishes: readonly Wish[];
  readonly rules?: readonly string[];
  readonly play?: Play;
  readonly facts?: readonly F[];
}

type Planned<Play, F> = Result<Plan<Play, F>, Refused>;

const simply = (type: 'CallClaimed' | 'JudgeArrived' | 'DisputeClosed', wish: Wish): Plan<never, never> => ({
  event: { type, data: {} },
  wishes: [wish],
});

const refuse = (code: string, message: string, remedy: string): Result<never, Refused> =>
  err(impossible(code, message, remedy));

const planCall = <State, Play, F extends Fact>(
  { state: { plays } }: Desk<State, Play, F>,
  { about, pauses }: CallJudge,
): Planned<Play, F> => {
  if (about !== null && (about < 1 || about > plays)) {
    const message = plays === 0 ? 'Nothing has been played yet.' : `Plays have the numbers 1 to ${String(plays)}.`;
    return refuse('dispute/no-such-play', message, 'Name the play in dispute by its number in the timeline, or none.');
  }
  const event = { type: 'JudgeCalled', data: { about, pauses } } as const;
  return ok({ event, wishes: pauses ? ['call-judge', 'pause-play'] : ['call-judge'] });
};

/** Whether the last ruling is one that nobody appeals: of somebody who decides appeals at this event (TR 413.4). */
const isFinal = (desk: Pick<Desk<never, never, never>, 'policy' | 'level'>, { rulings }: Dispute): boolean => {
  const last = rulings.at(-1);
  return last !== undefined && may(desk, last.by, 'decide-appeal').ok;
};

const planRuling = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  { ruling, by, video }: Extract<StepOrder, { type: 'IssueRuling' }>,
  dispute: Dispute,
): Planned<Play, F> => {
  const { about, appealed: onAppeal, rulings } = dispute;
  const verdict = about === null ? null : (playOf(desk.state.played, about)?.verdict ?? null);
  const again: Wish = rulings.at(-1)?.by.role === by.role ? 'rule-again-own' : 'rule-again';
  const settled: readonly Wish[] = isFinal(desk, dispute) ? ['rule', again] : ['rule'];
  return ok({
    event: { type: 'RulingIssued', data: { ruling, onAppeal, verdict, ...(video && { video }) } },
    wishes: [...(onAppeal ? (['decide-appeal'] as const) : settled), ...(video ? (['consult-video'] as const) : [])],
  });
};

/** An appeal comes after a ruling, and against one that is not final (TR 413.3, TR 413.4). */
const planAppeal = <State, Play, F extends Fact>(desk: Desk<State, Play, F>, dispute: Dispute): Planned<Play, F> => {
  if (dispute.appealed) {
    return refuse('dispute/appealed', 'The ruling is appealed already.', 'Wait for the decision on the appeal.');
  }
  const open: readonly Wish[] = isFinal(desk, dispute) ? ['appeal-final'] : [];
  const standing: readonly Wish[] = dispute.rulings.length === 0 ? ['appeal-unruled'] : open;
  return ok({ event: { type: 'RulingAppealed', data: {} }, wishes: ['appeal', ...standing] });
};

/** A penalty is given up by whoever's it is to mend: the judges of the role that gave it, or the head judge. */
const planWithdrawal = <Play, F>(
  { penalties }: Dispute,
  { by, penalty }: Extract<StepOrder, { type: 'WithdrawPenalty' }>,
): Planned<Play, F> => {
  const number = penalty ?? penalties.length;
  const given = penalties[number - 1];
  if (given === undefined || given.withdrawn) {
    const remedy = penalties.length === 0 ? 'None was issued in this dispute.' : 'Name one that stands, by its number.';
    return refuse('dispute/no-such-penalty', 'There is no such penalty in this dispute.', remedy);
  }
  const event = { type: 'PenaltyWithdrawn', data: { penalty: number } } as const;
  return ok({ event, wishes: [given.by.role === by.role ? 'withdraw-own' : 'withdraw'] });
};

const planClosing = <Play, F>({ appealed }: Dispute): Planned<Play, F> =>
  appealed
    ? refuse('dispute/appealed', 'An appeal waits for its decision.', 'Rule on the appeal first.')
    : ok(simply('DisputeClosed', 'close'));

const planClaim = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  { line }: Extract<StepOrder, { type: 'MakeClaim' }>,
  dispute: Dispute,
): Planned<Play, F> => {
  const claimed = readClaim(desk, line, dispute);
  return claimed.ok ? ok({ event: { type: 'ClaimMade', data: claimed.value }, wishes: ['claim'] }) : claimed;
};

const remedied = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  order: Extract<StepOrder, { type: 'OrderRemedy' }>,
  dispute: Dispute,
): Planned<Play, F> => {
  const plan = planRemedy(desk, order, dispute);
  if (!plan.ok) return plan;
  const { remedy, ...rest } = plan.value;
  return ok({ event: { type: 'RemedyOrdered', data: { remedy } }, ...rest });
};

const penalised = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  order: Extract<StepOrder, { type: 'IssuePenalty' }>,
  dispute: Dispute,
): Planned<Play, F> => {
  const plan = planPenalty(desk, order, dispute);
  if (!plan.ok) return plan;
  const { data, ...rest } = plan.value;
  return ok({ event: { type: 'PenaltyIssued', data }, ...rest });
};

type Plans<Play, F> = {
  readonly [Type in StepOrder['type']]: (order: Extract<StepOrder, { type: Type }>) => Planned<Play, F>;
};

/** What each order comes to on a dispute. */
const plansFor = <State, Play, F extends Fact>(desk: Desk<State, Play, F>, dispute: Dispute): Plans<Play, F> => ({
  ClaimCall: () => ok(simply('CallClaimed', 'take-call')),
  ReachTable: () => ok(simply('JudgeArrived', 'take-call')),
  MakeClaim: (order) => planClaim(desk, order, dispute),
  NoteDispute: ({ kind }) =>
    ok({ event: { type: 'DisputeNoted', data: { kind } }, wishes: [kind === 'question' ? 'ask' : 'note'] }),
  IssueRuling: (order) => planRuling(desk, order, dispute),
  OrderRemedy: (order) => remedied(desk, order, dispute),
  IssuePenalty: (order) => penalised(desk, order, dispute),
  WithdrawPenalty: (order) => planWithdrawal(dispute, order),
  AppealRuling: () => planAppeal(desk, dispute),
  ExtendTime: ({ minutes }) => ok({ event: { type: 'TimeExtended', data: { minutes } }, wishes: ['extend-time'] }),
  CloseDispute: () => planClosing(dispute),
});

const planStep = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  order: StepOrder,
  dispute: Dispute,
): Planned<Play, F> => (plansFor(desk, dispute)[order.type] as (order: StepOrder) => Planned<Play, F>)(order);

/** The dispute of an order and what it comes to there. */
const planOf = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  order: DisputeOrder,
): Result<{ readonly number: number; readonly plan: Plan<Play, F> }, Refused> => {
  if (order.type === 'CallJudge') {
    const plan = planCall(desk, order);
    return plan.ok ? ok({ number: desk.state.disputes.length + 1, plan: plan.value }) : plan;
  }
  const dispute = disputeOf(desk, order);
  if (!dispute.ok) return dispute;
  const plan = planStep(desk, order, dispute.value);
  return plan.ok ? ok({ number: dispute.value.number, plan: plan.value }) : plan;
};

/** What the event does to the table, on the match after it: a rewind, a play, or the facts of a loss. */
const carriedOut = <State, Play, F extends Fact>(
  { ruleset, state }: Desk<State, Play, F>,
  event: DisputeEvent,
  { play, facts = [] }: Plan<Play, F>,
): MatchDecision<State, Play, F> => {
  if (play !== undefined) return record(ruleset, state, play);
  if (event.type === 'RemedyOrdered' && 'to' in event.data.remedy) {
    const { by, words: note, dispute, remedy } = event.data;
    return rewind(ruleset, state, { type: 'RewindTo', to: remedy.to, by, note, dispute });
  }
  const game = fold(ruleset.evolve, state.game, facts);
  return { outcome: 'accepted', verdict: verdictOf([]), facts, state: changed(state, { game }) };
};

/**
 * Decides an order about a dispute: whether it is known and open, whether whoever gives it may, and what it does. Disputes are taken up and
 * carried on for as long as the tape is open, beyond the end of the game too: a result may be disputed after the last point. A closed tape
 * takes none; so it is not closed while one is open.
 */
export const decideDispute = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  order: DisputeOrder,
): MatchDecision<State, Play, F> => {
  const desk = deskOf(ruleset, state);
  const { by, words } = order;
  const giver = by.role === 'player' ? seated(desk, by.seat) : ok(null);
  if (!giver.ok) return giver.error;
  const citing = citedIn(desk, order.citing);
  if (!citing.ok) return citing.error;
  const planned = planOf(desk, order);
  if (!planned.ok) return planned.error;
  const { number: dispute, plan } = planned.value;
  const allowed = mayAll(desk, by, plan.wishes);
  if (!allowed.ok) return allowed.error;
  const { type, data } = plan.event;
  const event = {
    type,
    data: { dispute, by, words, citing: citing.value.cited, ...data },
    because: [...new Set([...allowed.value, ...(plan.rules ?? []), ...citing.value.keys])],
  } as DisputeEvent;
  const after = carriedOut({ ...desk, state: evolveRecorder(state, event) }, event, plan);
  return after.outcome === 'accepted' ? { ...after, facts: [event, ...after.facts] } : after;
};
