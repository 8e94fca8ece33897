import type { Fact } from '#kernel';
import { isDisputeEvent, lossesIn, policyOf, type Dispute, type DisputeEvent } from '#match';
import { type Penalty, type Policy, type Seat } from '#ruleset';
import type { MatchStep, Projection } from '../projection.js';
import { describeDispute, infractionText } from './describe.js';

/** A step of a dispute: its event, in words, where and when. */
export interface DisputeStep {
  readonly revision: number;
  readonly at: string;
  readonly type: DisputeEvent['type'];
  readonly sentence: string;
  readonly because: readonly string[];
}

/**
 * Time that a call has taken. `milliseconds`: from the call to its closing, or as far as it has gone by the tape; `proposed`: the same in
 * minutes, rounded up, where the rules owe time for it (0: none is owed); how many they do not say. `given`: minutes given so far. `rule`: key of the
 * rule that time is owed by.
 */
export interface CallTime {
  readonly milliseconds: number;
  readonly proposed: number;
  readonly given: number;
  readonly rule: string | null;
}

/** A game or match that a penalty takes and that the tape has not: for the next one, or a game that cannot say so. */
export interface OwedLoss {
  readonly seat: Seat;
  readonly penalty: Penalty;
}

/**
 * A dispute for reading. `attended`: a judge was at the table, which is not whether the call was `ruled`; `reported`: key of the rule by which its
 * penalties are told to the head judge, null where none is.
 */
export interface DisputeReading extends Dispute {
  readonly openedAt: string;
  readonly closedAt: string | null;
  readonly attended: boolean;
  readonly ruled: boolean;
  readonly steps: readonly DisputeStep[];
  readonly time: CallTime;
  readonly owed: readonly OwedLoss[];
  readonly reported: string | null;
  /** Titles of the infractions that were penalised, by key. */
  readonly infractions: Readonly<Record<string, string>>;
}

const MINUTE = 60_000;

const timeOf = (
  { callIsShort }: Policy,
  { openedAt, minutes }: { readonly openedAt: string; readonly minutes: number },
  until: string,
): CallTime => {
  const milliseconds = Math.max(0, Date.parse(until) - Date.parse(openedAt));
  const isOwed = callIsShort !== null && milliseconds > callIsShort.seconds * 1000;
  return {
    milliseconds,
    proposed: isOwed ? Math.ceil(milliseconds / MINUTE) : 0,
    given: minutes,
    rule: callIsShort?.rule ?? null,
  };
};

/** Losses that came to nothing on the tape. */
const owedIn = (dispute: Dispute, policy: Policy): readonly OwedLoss[] =>
  lossesIn(dispute, policy).flatMap(({ seat, penalty, lostAfter }) => (lostAfter === null ? [{ seat, penalty }] : []));

const begun = (
  { number }: Dispute,
  before: readonly DisputeReading[],
  at: string,
): Pick<DisputeReading, 'openedAt' | 'steps' | 'infractions'> =>
  before.find((each) => each.number === number) ?? { openedAt: at, steps: [], infractions: {} };

const infractionsIn = (event: DisputeEvent, policy: Policy): DisputeReading['infractions'] => {
  const key = event.type === 'PenaltyIssued' ? event.data.infraction : null;
  return key === null ? {} : { [key]: infractionText(policy, key) };
};

/** What of a dispute changes with its penalties, and with a rewind that has undone the loss of one. */
const standingOf = (dispute: Dispute, policy: Policy): Pick<DisputeReading, 'penalties' | 'owed' | 'reported'> => ({
  penalties: dispute.penalties,
  owed: owedIn(dispute, policy),
  reported: lossesIn(dispute, policy).length > 0 ? policy.reported : null,
});

/** The disputes of a match with their times: who called, what was ruled and done, what time is owed. */
export const disputes: Projection<readonly DisputeReading[]> = {
  initial: [],
  evolve: <State, Play, F extends Fact>(view: readonly DisputeReading[], step: MatchStep<State, Play, F>) => {
    const { event, envelope, after, ruleset } = step;
    const policy = policyOf(ruleset);
    const found = (number: number): Dispute | undefined => after.disputes.find((each) => each.number === number);
    if (!isDisputeEvent(event)) {
      if (event.type !== 'MatchRewound') return view;
      return view.map((each) => ({ ...each, ...standingOf(found(each.number) ?? each, policy) }));
    }
    const dispute = found(event.data.dispute);
    if (dispute === undefined) return view;
    const { at, revision } = envelope;
    const { openedAt, steps, infractions } = begun(dispute, view, at);
    const sentence = describeDispute(event, { players: after.options?.players ?? [], policy });
    const read: DisputeReading = {
      ...dispute,
      openedAt,
      closedAt: dispute.closed ? at : null,
      attended: dispute.atTable.length > 0,
      ruled: dispute.rulings.length > 0,
      steps: [...steps, { revision, at, type: event.type, sentence, because: event.because }],
      time: timeOf(policy, { openedAt, minutes: dispute.minutes }, at),
      ...standingOf(dispute, policy),
      infractions: { ...infractions, ...infractionsIn(event, policy) },
    };
    return [...view.filter(({ number }) => number !== read.number), read].sort(
      (one, other) => one.number - other.number,
    );
  },
};
