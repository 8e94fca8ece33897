import type { Verdict } from '#ruleset';
import { glanceAt, type Glance } from './glance.js';
import { eventAt, matchAt, type MatchTape, type TapeEvent } from './tape.js';

/**
 * The events of one command, from its first revision to its last: a play with what it caused, or the opening or closing.
 * `line` is the play in notation (words of ours where it is no play); `turn` is the glance at the table it was made at.
 */
export interface Batch {
  readonly first: number;
  readonly last: number;
  readonly actor: string;
  readonly number: number | null;
  readonly line: string;
  readonly verdict: Verdict | null;
  readonly turn: Glance;
}

interface Recorded {
  readonly number: number;
  readonly play: unknown;
  readonly verdict: Verdict;
}

const recordedIn = (event: TapeEvent): Recorded | null =>
  event.type === 'PlayRecorded' ? (event.data as Recorded) : null;

const OPENINGS: Readonly<Record<string, string>> = {
  MatchOpened: 'Match opened, table laid out',
  MatchClosed: 'Match closed',
};

/** The play in notation. A redacted play may not be a line; then its number stands for it. */
const lineOf = (match: MatchTape, event: TapeEvent): string => {
  const recorded = recordedIn(event);
  if (recorded === null) return OPENINGS[event.type] ?? event.type;
  try {
    return match.ruleset.notation.make(recorded.play, matchAt(match, event.revision - 1).game);
  } catch {
    return `Play ${String(recorded.number)}`;
  }
};

const batchFrom = (match: MatchTape, event: TapeEvent, last: number): Batch => {
  const first = event.revision;
  const recorded = recordedIn(event);
  return {
    first,
    last,
    actor: event.actor,
    number: recorded?.number ?? null,
    line: lineOf(match, event),
    verdict: recorded?.verdict ?? null,
    turn: glanceAt(match, first - 1),
  };
};

/** Batches are kept by their first event, so that a live event costs one new batch. */
const kept = new WeakMap<TapeEvent, Batch>();

const keptBatch = (match: MatchTape, event: TapeEvent, last: number): Batch => {
  const known = kept.get(event);
  if (known?.last === last) return known;
  const batch = batchFrom(match, event, last);
  kept.set(event, batch);
  return batch;
};

/** Every batch of the tape, in order. */
export const batchesOf = (match: MatchTape): readonly Batch[] => {
  const batches: Batch[] = [];
  let first = eventAt(match, 0);
  for (const event of match.tape.events) {
    const next = eventAt(match, event.revision + 1);
    if (first === undefined || next?.cause === event.cause) continue;
    batches.push(keptBatch(match, first, event.revision));
    first = next;
  }
  return batches;
};

/** The batch that holds a revision. */
export const batchAt = (batches: readonly Batch[], revision: number): Batch | undefined =>
  batches.find((batch) => revision <= batch.last);
