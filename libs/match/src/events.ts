import type { Fact } from '#kernel';
import type { MatchOptions, MatchResult, RecordingMode, Ruleset, Verdict } from '#ruleset';
import type { PeopleErased } from './erasing/events.js';
import { DISPUTE_TYPES, type DisputeEvent } from './disputes/events.js';
import { pinsOf, type Pins } from './pins.js';
import { ROUND_TYPES, type RoundEvent } from './round/events.js';
import type { OrderedBy } from './rewinding/ordered-by.js';

/** The match was opened: everything that a replay needs to know before the first fact of the game. */
export type MatchOpened = Fact<
  'MatchOpened',
  {
    readonly ruleset: string;
    readonly cardSetHash: string;
    readonly recording: RecordingMode;
    readonly options: MatchOptions;
    /** The program and the encodings it is judged with; null on a tape that is older than the pins. */
    readonly pins: Pins | null;
  }
>;

/** The event that opens a match of a ruleset, pinned to what it is judged with now. */
export const openedBy = (
  ruleset: Pick<Ruleset<never, never, never>, 'id' | 'cardSetHash' | 'engine' | 'encodings'>,
  { recording, options }: { readonly recording: RecordingMode; readonly options: MatchOptions },
): MatchOpened => {
  const { id, cardSetHash } = ruleset;
  const data = { ruleset: id, cardSetHash, recording, options, pins: pinsOf(ruleset, options) };
  return { type: 'MatchOpened', data, because: [] };
};

/** A play as it was entered, with the verdict on it; the facts it caused follow in the same batch. */
export type PlayRecorded<Play> = Fact<
  'PlayRecorded',
  { readonly number: number; readonly play: Play; readonly verdict: Verdict }
>;

/**
 * The match was set back to before the play of number `to`. What was undone stays on the tape; the rewind takes a number as plays do.
 * What it left known and random follows as facts in the same batch. `dispute`: the one that it is a remedy of.
 */
export type MatchRewound = Fact<
  'MatchRewound',
  { readonly number: number; readonly to: number; readonly note: string } & OrderedBy
>;

/**
 * The play of number `to` and all after it were recorded and never made: they stay on the tape, struck out, and count for nothing. The
 * take-back takes a number as plays do. What a match that deals for itself has shown since follows as facts in the same batch.
 */
export type PlaysTakenBack = Fact<
  'PlaysTakenBack',
  { readonly number: number; readonly to: number; readonly note: string }
>;

/** What sets a match back to before a play. */
export type SettingBack = MatchRewound | PlaysTakenBack;

/** The tape was closed. `secret` is what the match was dealt from: opened for everybody, now that it decides nothing more. */
export type MatchClosed = Fact<
  'MatchClosed',
  { readonly note: string; readonly result: MatchResult | null; readonly secret?: string }
>;

/** Events that are the recorder's own; every other event of a match stream is a fact of its ruleset. */
export type RecorderEvent<Play> =
  MatchOpened | PlayRecorded<Play> | SettingBack | MatchClosed | PeopleErased | DisputeEvent | RoundEvent;

/** Any event of a match stream. */
export type MatchEvent<Play, F extends Fact> = RecorderEvent<Play> | F;

const RECORDER_TYPES: ReadonlySet<string> = new Set([
  'MatchOpened',
  'PlayRecorded',
  'MatchRewound',
  'PlaysTakenBack',
  'MatchClosed',
  'PeopleErased',
  ...DISPUTE_TYPES,
  ...ROUND_TYPES,
]);

/** Tells the recorder's own events from the ruleset's facts. */
export const isRecorderEvent = <Play>(event: Fact): event is RecorderEvent<Play> => RECORDER_TYPES.has(event.type);

/** Whether an event sets the match back: as an official ordered, or as plays were taken back. */
export const isSettingBack = (event: { readonly type: string }): event is SettingBack =>
  event.type === 'MatchRewound' || event.type === 'PlaysTakenBack';
