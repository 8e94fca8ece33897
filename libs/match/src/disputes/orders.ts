import type { Penalty, Seat, Warnings } from '#ruleset';
import type { Citing, Person } from './people.js';

/** What every order about a dispute says: by whom, in which words (may be empty), and the rule that it rests on where there is one. */
export interface Saying {
  readonly by: Person;
  readonly words: string;
  readonly citing: Citing | null;
}

/** An order about a dispute by its number, from 1; null for the only one that is open. */
export interface InDispute extends Saying {
  readonly dispute: number | null;
}

/** Calls a judge: about the play or rewind of that number, null for none; `pauses`: play stops until the dispute is closed. */
export interface CallJudge extends Saying {
  readonly type: 'CallJudge';
  readonly about: number | null;
  readonly pauses: boolean;
}

/** A judge makes the call theirs. */
export interface ClaimCall extends InDispute {
  readonly type: 'ClaimCall';
}

/** A judge has come to the table. */
export interface ReachTable extends InDispute {
  readonly type: 'ReachTable';
}

/**
 * What a player says happened; `line`: the same as a line of notation, a play or a state (a correction), on the table that the play in
 * dispute met. Null where it is in words alone.
 */
export interface MakeClaim extends InDispute {
  readonly type: 'MakeClaim';
  readonly line: string | null;
}

/** Asks a question, or makes a remark. */
export interface NoteDispute extends InDispute {
  readonly type: 'NoteDispute';
  readonly kind: 'question' | 'note';
}

export const RULINGS = ['legal', 'illegal', 'doubtful'] as const;
export type RulingStatus = (typeof RULINGS)[number];

/** Rules on the play in dispute by policy. Where an appeal waits it is the decision on that. */
export interface IssueRuling extends InDispute {
  readonly type: 'IssueRuling';
  readonly ruling: RulingStatus;
  /** It rests on what a video of the match shows. */
  readonly video?: true;
}

/**
 * What is done about it.
 * - `rewind`: to before the play of number `to`, simple or complex by what it undoes
 * - `correction`: the table is put right by a line of notation
 * - `missed-trigger`: resolved now or missed, as `chosenBy` decides (null: nobody was asked); `missedBy`: whose it was to announce, where told;
 *   `line`: what resolving it does, where told
 * - `reversal`: a player takes back their last action, or an own decision within it that is the play of number `to`
 */
export type RemedyOrder =
  | { readonly kind: 'let-stand' }
  | { readonly kind: 'rewind'; readonly to: number }
  | { readonly kind: 'correction'; readonly line: string }
  | {
      readonly kind: 'missed-trigger';
      readonly outcome: 'resolved' | 'missed';
      readonly missedBy?: Seat;
      readonly chosenBy: Seat | null;
      readonly line: string | null;
    }
  | { readonly kind: 'reversal'; readonly to: number | null };

/** Orders a remedy; what it does to the table is done with it. */
export interface OrderRemedy extends InDispute {
  readonly type: 'OrderRemedy';
  readonly remedy: RemedyOrder;
}

/**
 * Penalises players for an infraction. `penalty`: which of those that the rules name for it, null for the usual one; `deviates`: it is this
 * one, whatever the rules come to. `earlier`: warnings that the player has had in this event before this match.
 */
export interface IssuePenalty extends InDispute {
  readonly type: 'IssuePenalty';
  readonly infraction: string;
  readonly penalty: Penalty | null;
  readonly deviates: boolean;
  readonly players: readonly { readonly seat: Seat; readonly earlier: Warnings }[];
}

/** Gives a penalty of the dispute up again: by its number in it, from 1; null for the last. */
export interface WithdrawPenalty extends InDispute {
  readonly type: 'WithdrawPenalty';
  readonly penalty: number | null;
}

/** Appeals the last ruling to the head judge. */
export interface AppealRuling extends InDispute {
  readonly type: 'AppealRuling';
}

/** Gives the match more time. */
export interface ExtendTime extends InDispute {
  readonly type: 'ExtendTime';
  readonly minutes: number;
}

/** Closes a dispute for good. */
export interface CloseDispute extends InDispute {
  readonly type: 'CloseDispute';
}

/** An order about a dispute that has been opened. */
export type StepOrder =
  | ClaimCall
  | ReachTable
  | MakeClaim
  | NoteDispute
  | IssueRuling
  | OrderRemedy
  | IssuePenalty
  | WithdrawPenalty
  | AppealRuling
  | ExtendTime
  | CloseDispute;

/** The orders about disputes. */
export type DisputeOrder = CallJudge | StepOrder;
