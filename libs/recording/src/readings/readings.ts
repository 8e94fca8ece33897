import { Injectable } from '@nestjs/common';
import type { PlayFindings } from '#audit';
import type { Envelope, Json, JsonFact } from '#kernel';
import {
  disputes,
  type DisputeReading,
  type Reading,
  readWith,
  round,
  type RoundReading,
  tableReader,
  together,
} from '#projections';
import { ForgottenPastError, withRecentPast } from '#match';
import type { Folding } from '#replay';
import type { Viewer } from '#ruleset';
import type { HeldSeenTape, HeldState, LiveTape } from '../tape/live-tape.js';
import type { Table } from '#table';
import { FOLDED_VIEWS, type FoldedViews, type MatchViews, viewsOf } from '../views/match-views.js';
import { findings } from './findings.js';
import { inPieces, Turns } from './turns.js';

/** Everything that is read of a match as a viewer may know it. */
export interface SeenViews extends MatchViews {
  readonly findings: readonly PlayFindings[];
  readonly disputes: readonly DisputeReading[];
  readonly round: RoundReading;
}

type SeenReading = Reading<Json, SeenViews>;

/** What of it is folded event by event. */
type SeenFolds = FoldedViews & Pick<SeenViews, 'findings' | 'disputes' | 'round'>;

const seenFolds = together<SeenFolds>({ ...FOLDED_VIEWS, findings, disputes, round });

/** One viewer's readings of one match: a fold that goes on where it stopped. */
class Reader {
  readonly #folding: Folding<Reading<Json, SeenFolds>, Envelope>;
  readonly #boardOf: (match: HeldState) => Table;
  #reading: Reading<Json, SeenFolds>;
  #running: Promise<void> | undefined;
  /** Whether it keeps every game there was: once it had to be folded anew for one that it had let go. */
  #keepsAll = false;

  constructor(
    private readonly seen: HeldSeenTape,
    private readonly turns: Turns,
  ) {
    const { ruleset, viewer } = seen;
    this.#folding = readWith<SeenFolds, Json, Json, JsonFact>(seenFolds, { ruleset, viewer });
    this.#boardOf = tableReader(ruleset, viewer).whole;
    this.#reading = this.#folding.initial;
  }

  /** The readings as new as the tape is now. Whoever asks while they are being folded joins. */
  async read(): Promise<SeenReading> {
    const wanted = this.seen.whole.envelopes.length - 1;
    while (this.#reading.revision < wanted) {
      this.#running ??= inPieces(this.turns, () => this.#step()).finally(() => {
        this.#running = undefined;
      });
      await this.#running;
    }
    const { revision, match, view } = this.#reading;
    return { revision, match, view: viewsOf(view, match, this.#boardOf) };
  }

  #step(): boolean {
    const next = this.seen.envelopeAt(this.#reading.revision + 1);
    if (next === undefined) return false;
    this.#reading = this.#after(next);
    return true;
  }

  #after(next: Envelope): Reading<Json, SeenFolds> {
    try {
      const reading = this.#folding.evolve(this.#reading, next);
      return this.#keepsAll ? reading : { ...reading, match: withRecentPast(reading.match) };
    } catch (error) {
      if (!(error instanceof ForgottenPastError) || this.#keepsAll) throw error;
      this.#keepsAll = true;
      return this.#folding.initial;
    }
  }
}

/**
 * The readings of matches in memory, by viewer: folded event by event in pieces, once for all who ask. They go when their tape goes.
 */
@Injectable()
export class Readings {
  readonly #readers = new WeakMap<LiveTape, Map<Viewer, Reader>>();

  constructor(private readonly turns: Turns) {}

  /** Everything that is read of the match at its newest revision. */
  of(tape: LiveTape, viewer: Viewer): Promise<SeenReading> {
    const readers = this.#readers.get(tape) ?? new Map<Viewer, Reader>();
    this.#readers.set(tape, readers);
    const reader = readers.get(viewer) ?? new Reader(tape.seenBy(viewer), this.turns);
    readers.set(viewer, reader);
    return reader.read();
  }

  /** The tape as the viewer may know it, followed to its end in pieces. */
  async seen(tape: LiveTape, viewer: Viewer): Promise<HeldSeenTape> {
    const seen = tape.seenBy(viewer);
    let revision = seen.followed;
    await inPieces(this.turns, () => seen.envelopeAt(revision++) !== undefined);
    return seen;
  }
}
