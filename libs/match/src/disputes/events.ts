import type { Fact } from '#kernel';
import type { Loss, Penalty, Seat, Verdict, Warnings } from '#ruleset';
import type { RulingStatus } from './orders.js';
import type { Cited, Person } from './people.js';

/** What every event of a dispute says: which one, by whom, in which words (may be empty), and the rule that it rests on. */
interface InDispute {
  readonly dispute: number;
  readonly by: Person;
  readonly words: string;
  readonly citing: Cited | null;
}

/**
 * A judge was called, about the play or rewind of number `about` (null: about none), and play stopped for it or did not. As every event of a
 * dispute it is `InDispute`: `dispute` is the number of the dispute, from 1, `by` a person, `words` what was said (empty for who may not know
 * it), and `citing` the rule that it rests on, as `{ edition, rule }`, or null.
 */
export type JudgeCalled = Fact<'JudgeCalled', InDispute & { readonly about: number | null; readonly pauses: boolean }>;

/** A judge made the call theirs. */
export type CallClaimed = Fact<'CallClaimed', InDispute>;

/** A judge came to the table: that is kept apart from whether the call was ruled. */
export type JudgeArrived = Fact<'JudgeArrived', InDispute>;

/**
 * A player said what happened. `line`: the same as a line of notation, null where it is in words alone or not this viewer's to know;
 * `verdict`: what the rules say of that line on the table that the play in dispute met.
 */
export type ClaimMade = Fact<
  'ClaimMade',
  InDispute & { readonly line: string | null; readonly verdict: Verdict | null }
>;

/** A question or a remark. */
export type DisputeNoted = Fact<'DisputeNoted', InDispute & { readonly kind: 'question' | 'note' }>;

/**
 * A judge ruled by policy; `onAppeal`: it decides an appeal. `verdict`: what the rules had said of the play in dispute when it was made: it
 * stands beside the ruling and decides nothing. Null where the dispute is about no play. `video`: it rests on what a video of the match shows;
 * left out where it does not.
 */
export type RulingIssued = Fact<
  'RulingIssued',
  InDispute & {
    readonly ruling: RulingStatus;
    readonly onAppeal: boolean;
    readonly verdict: Verdict | null;
    readonly video?: true;
  }
>;

/**
 * What is done about it. Lines of notation are null for who may not know them.
 * - `simple-rewind`, `complex-rewind`, `reversal`: to before the play of number `to`; the rewind follows in the same batch
 * - `correction`, and a trigger that is resolved by a line: its play follows in the same batch; `missedBy`: whose the trigger was, left out where
 *   nobody told it
 */
export type Remedy =
  | { readonly kind: 'let-stand' }
  | { readonly kind: 'simple-rewind' | 'complex-rewind' | 'reversal'; readonly to: number }
  | { readonly kind: 'correction'; readonly line: string | null }
  | {
      readonly kind: 'missed-trigger';
      readonly outcome: 'resolved' | 'missed';
      readonly missedBy?: Seat;
      readonly chosenBy: Seat | null;
      readonly line: string | null;
    };

/** A remedy was ordered. */
export type RemedyOrdered = Fact<'RemedyOrdered', InDispute & { readonly remedy: Remedy }>;

/** A player's part in a penalty: `earlier` warnings of the event, the penalty it came to, and the upgrade that made it so. */
export interface Penalised {
  readonly seat: Seat;
  readonly earlier: Warnings;
  readonly penalty: Penalty;
  readonly upgrade: { readonly rule: string; readonly count: number } | null;
}

/**
 * Players were penalised. `infraction`: its key, null for who may not know it; `penalty`: that of the infraction, before upgrades;
 * `deviates`: given instead of what the rules come to. `loss`: what of the match it decided, whose facts follow in the same batch; null where it
 * decided nothing of it.
 */
export type PenaltyIssued = Fact<
  'PenaltyIssued',
  InDispute & {
    readonly infraction: string | null;
    readonly penalty: Penalty;
    readonly deviates: boolean;
    readonly players: readonly Penalised[];
    readonly loss: Loss | null;
  }
>;

/** A penalty was given up, by its number in the dispute, from 1: it counts no more. What it decided of a game is for a rewind to take back. */
export type PenaltyWithdrawn = Fact<'PenaltyWithdrawn', InDispute & { readonly penalty: number }>;

/** A player appealed the last ruling. */
export type RulingAppealed = Fact<'RulingAppealed', InDispute>;

/** The match was given more time, in minutes. */
export type TimeExtended = Fact<'TimeExtended', InDispute & { readonly minutes: number }>;

/** The dispute was closed. */
export type DisputeClosed = Fact<'DisputeClosed', InDispute>;

/** The events of a dispute. */
export type DisputeEvent =
  | JudgeCalled
  | CallClaimed
  | JudgeArrived
  | ClaimMade
  | DisputeNoted
  | RulingIssued
  | RemedyOrdered
  | PenaltyIssued
  | PenaltyWithdrawn
  | RulingAppealed
  | TimeExtended
  | DisputeClosed;

/** Their types. */
export const DISPUTE_TYPES = [
  'JudgeCalled',
  'CallClaimed',
  'JudgeArrived',
  'ClaimMade',
  'DisputeNoted',
  'RulingIssued',
  'RemedyOrdered',
  'PenaltyIssued',
  'PenaltyWithdrawn',
  'RulingAppealed',
  'TimeExtended',
  'DisputeClosed',
] as const satisfies readonly DisputeEvent['type'][];

const TYPES: ReadonlySet<string> = new Set(DISPUTE_TYPES);

/** Tells the events of disputes from all others. */
export const isDisputeEvent = (event: Fact): event is DisputeEvent => TYPES.has(event.type);
