import type { Envelope, Fact } from '#kernel';
import { isDisputeEvent, withoutName, type DisputeEvent, type Person } from '#match';
import type { Viewer } from '#ruleset';
import { eventIn } from '../match-tape.js';

/**
 * A call of a judge that is not closed, as lists of them have it.
 * - `dispute`: its number in the match; `about`: number of the play or rewind, null for none; `pauses`: play stopped for it
 * - `since`: when the judge was called, ISO 8601; `by`: who called
 * - `claimedBy`, `atTable`: judges, in the order in which they took it and came; `appealed`: an appeal waits for its decision
 */
export interface OpenCall {
  readonly dispute: number;
  readonly about: number | null;
  readonly pauses: boolean;
  readonly since: string;
  readonly by: Person;
  readonly claimedBy: readonly Person[];
  readonly atTable: readonly Person[];
  readonly appealed: boolean;
}

/** A call with the match that it is about: at which event and table, where the match names them, and who plays there. */
export interface QueuedCall extends OpenCall {
  readonly match: string;
  readonly event: string | null;
  readonly table: string | null;
  readonly players: readonly string[];
}

/** A match with its open calls. */
export interface CallsOfMatch {
  readonly id: string;
  readonly event: string | null;
  readonly table: string | null;
  readonly players: readonly string[];
  readonly calls: readonly OpenCall[];
}

/** What an event of its dispute makes of a call; undefined where it changes nothing that is listed, null where it closes it. */
const stepped = (call: OpenCall, { type, data: { by } }: DisputeEvent): Partial<OpenCall> | null | undefined => {
  switch (type) {
    case 'CallClaimed':
      return { claimedBy: [...call.claimedBy, by] };
    case 'JudgeArrived':
      return { atTable: [...call.atTable, by] };
    case 'RulingAppealed':
      return { appealed: true };
    case 'RulingIssued':
      return call.appealed ? { appealed: false } : undefined;
    case 'DisputeClosed':
      return null;
    default:
      return undefined;
  }
};

/** The open calls of a match with one more event of its tape; the same value where it changes nothing of them. Asks no ruleset. */
export const callsAfter = (calls: readonly OpenCall[], envelope: Envelope): readonly OpenCall[] => {
  const event = eventIn<unknown, Fact>(envelope);
  if (!isDisputeEvent(event)) return calls;
  if (event.type === 'JudgeCalled') {
    const { dispute, about, pauses, by } = event.data;
    const call = { dispute, about, pauses, since: envelope.at, by, claimedBy: [], atTable: [], appealed: false };
    return [...calls, call];
  }
  const found = calls.find(({ dispute }) => dispute === event.data.dispute);
  const change = found && stepped(found, event);
  if (found === undefined || change === undefined) return calls;
  return calls.flatMap((each) => (each === found ? (change === null ? [] : [{ ...each, ...change }]) : [each]));
};

/** The calls as a viewer may know them: names of officials are the recorder's alone. */
export const callsFor = <Call extends OpenCall>(calls: readonly Call[], viewer: Viewer): readonly Call[] =>
  viewer === 'recorder'
    ? calls
    : calls.map((call) => ({
        ...call,
        by: withoutName(call.by),
        claimedBy: call.claimedBy.map(withoutName),
        atTable: call.atTable.map(withoutName),
      }));

const earlier = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The open calls of matches as one queue, the oldest first. */
export const queueOf = (matches: Iterable<CallsOfMatch>): readonly QueuedCall[] =>
  [...matches]
    .flatMap(({ id, event, table, players, calls }) =>
      calls.map((call): QueuedCall => ({ ...call, match: id, event, table, players })),
    )
    .sort(
      (one, other) => earlier(one.since, other.since) || earlier(one.match, other.match) || one.dispute - other.dispute,
    );
