import {
  type Envelope,
  type Json,
  type JsonFact,
  type NewEnvelope,
  NewerSchemaError,
  PackedList,
  type ReadList,
  type Schemas,
} from '#kernel';
import type { MatchState, SeenEvent, Sighting } from '#match';
import {
  ForgottenPastError,
  isErasure,
  matchFold,
  schemasOf,
  SeenTape,
  showEnvelopes,
  sightedBy,
  TapeStates,
  Witness,
  witnessedLately,
  witnessedOnce,
  withRecentPast,
  type Witnessed,
} from '#match';
import type { Viewer } from '#ruleset';
import { beyondTape, newerTape } from '../problem.js';
import type { HeldRuleset } from '../ruleset-shelf.js';

/** A match's state as the shell holds it. */
export type HeldState = MatchState<Json>;

/** The revisions one appended batch takes, first and last. */
export interface Batch {
  readonly cause: string;
  readonly from: number;
  readonly to: number;
}

/** After how many events what is known of a match is looked through for what is equal. */
const SHARED_EVERY = 64;

/** A match as one viewer may know it. */
export type HeldSeenTape = SeenTape<Json, Json, JsonFact>;

/** What everybody knows of a match up to a revision. */
interface WitnessedTo {
  readonly revision: number;
  readonly known: Witnessed<Json>;
}

type HeldSighting = Sighting<Json, Json, JsonFact>;

/**
 * A match in memory: its envelopes, and the states after the newest of them; earlier ones are folded again when somebody looks back.
 * Grows only by what the store has given. Where the state after a batch is known from its decision, those within it are folded when
 * somebody asks for them.
 */
export class LiveTape {
  readonly #envelopes = new PackedList<Envelope>();
  /** Where what viewers are given lies: most of it is the event whole. */
  readonly makeList = (): PackedList<Envelope> => new PackedList(this.#envelopes);
  readonly #states: TapeStates<HeldState>;
  readonly #batches = new Map<string, Batch>();
  readonly #seen = new Map<Viewer, HeldSeenTape>();
  readonly #bells = new Set<() => void>();
  #isOutdated = false;
  readonly #schemas: Schemas;
  readonly #witness: Witness<Json, Json, JsonFact>;
  #witnessed: WitnessedTo;
  /** What the events that were recorded last showed to everybody, for those who follow: they would come to the same. It stays until memory is wanted. */
  #told: { readonly from: number; readonly sightings: WeakRef<readonly HeldSighting[]> } | undefined;

  constructor(
    readonly id: string,
    readonly ruleset: HeldRuleset,
  ) {
    const { initial, evolve } = matchFold<Json, Json, JsonFact>(ruleset);
    this.#states = new TapeStates({
      initial,
      next: (before, revision) => evolve(before, this.envelopeAt(revision)),
      recent: withRecentPast,
    });
    this.#schemas = schemasOf(ruleset);
    this.#witness = new Witness(ruleset);
    this.#witnessed = { revision: -1, known: this.#witness.start };
  }

  /** Revision of the last event, -1 when there is none. */
  get revision(): number {
    return this.#envelopes.length - 1;
  }

  get state(): HeldState {
    return this.stateBefore(this.#envelopes.length);
  }

  get envelopes(): ReadList<Envelope> {
    return this.#envelopes;
  }

  /** Whether names were erased since the tape was read: it still has them, and is read anew by whoever asks next. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /**
   * Takes further events; those it already has are passed over, so that a late or repeated reading does no harm. They are folded,
   * unless `after` is the match after the last of them.
   */
  extend(envelopes: Iterable<Envelope>, after?: HeldState): void {
    const before = this.revision;
    let last = before;
    for (const written of envelopes) {
      last = written.revision;
      if (last !== this.#envelopes.length) continue;
      this.#take(this.inNewestShape(written));
      this.#states.grow();
    }
    if (this.revision === before) return;
    if (after !== undefined && last === this.revision) this.#states.know(after);
    this.#states.after(this.revision);
    this.#shareWitnessed();
    this.#isOutdated ||= before >= 0 && this.#envelopes.slice(before + 1).some(isErasure);
    for (const ring of this.#bells) ring();
  }

  /** What is witnessed of a match as it is now is the same state, and need not lie in memory twice. */
  #shareWitnessed(): void {
    const { revision, known } = this.#witnessed;
    if (revision === this.revision) this.#witnessed = { revision, known: { ...known, match: this.state } };
  }

  #take(envelope: Envelope): void {
    this.#envelopes.push(envelope);
    const from = this.#batches.get(envelope.cause)?.from ?? envelope.revision;
    this.#batches.set(envelope.cause, { cause: envelope.cause, from, to: envelope.revision });
  }

  /** Calls back each time the tape has grown, until what it answers is called. */
  onGrowth(ring: () => void): () => void {
    this.#bells.add(ring);
    return () => void this.#bells.delete(ring);
  }

  /** An event as it is read now, whatever shape it was written in. Throws `tape/newer`. */
  inNewestShape(written: Envelope): Envelope {
    try {
      return this.#schemas.read(written);
    } catch (error) {
      throw error instanceof NewerSchemaError ? newerTape(error) : error;
    }
  }

  /** The state after the event of that revision. Throws `revision/beyond-tape`. */
  stateAfter(revision: number): HeldState {
    this.envelopeAt(revision);
    return this.#states.after(revision);
  }

  /** The state before the event of that revision; at revision 0, the state of a match not opened. */
  stateBefore(revision: number): HeldState {
    return revision <= 0 ? this.#states.after(-1) : this.stateAfter(revision - 1);
  }

  /** Asks something of the match before the event of that revision, also what it was long before. */
  ask<Answer>(revision: number, question: (state: HeldState) => Answer): Answer {
    return this.#states.ask(revision - 1, question);
  }

  /** The tape as a viewer may know it. It is made once and follows this one. */
  seenBy(viewer: Viewer): HeldSeenTape {
    const known = this.#seen.get(viewer);
    if (known !== undefined) return known;
    const made = new SeenTape(this.ruleset, viewer, this);
    this.#seen.set(viewer, made);
    return made;
  }

  /** What an event that was recorded last showed to a viewer; undefined of any other, and where it is at hand no longer. */
  told(revision: number, viewer: Viewer): SeenEvent<Json, Json, JsonFact> | undefined {
    const sighting = this.#told?.sightings.deref()?.[revision - this.#told.from];
    return sighting && sightedBy(sighting, viewer);
  }

  /** Says what others are shown of events that are to stand after that revision. `taken` is called once they do. */
  showNext(after: number, events: readonly NewEnvelope[]) {
    const shown = this.#askWitness(after, (before) => showEnvelopes({ witness: this.#witness, before }, events));
    const taken = (): void => {
      this.#told = { from: after + 1, sightings: new WeakRef(shown.sightings) };
      const [revision, known] = [after + events.length, witnessedLately(shown.after)];
      const isDue = Math.floor(revision / SHARED_EVERY) > Math.floor(after / SHARED_EVERY);
      this.#witnessed = { revision, known: isDue ? witnessedOnce(known) : known };
    };
    return { envelopes: shown.envelopes, taken };
  }

  /** Asks something of what is witnessed up to a revision; where that lies too far back, it is witnessed anew from the first event. */
  #askWitness<Answer>(revision: number, question: (known: Witnessed<Json>) => Answer): Answer {
    try {
      return question(this.#witnessedAt(revision));
    } catch (error) {
      if (!(error instanceof ForgottenPastError)) throw error;
      this.#witnessed = { revision: -1, known: this.#witness.start };
      return question(this.#witnessedAt(revision));
    }
  }

  #witnessedAt(revision: number): Witnessed<Json> {
    const from = this.#witnessed.revision > revision ? { revision: -1, known: this.#witness.start } : this.#witnessed;
    let { known } = from;
    for (let next = from.revision + 1; next <= revision; next++) {
      known = this.#witness.see(known, this.envelopeAt(next)).after;
    }
    this.#witnessed = { revision, known };
    return known;
  }

  /** The batch of a play, by its play id. */
  batchOf(cause: string): Batch | undefined {
    return this.#batches.get(cause);
  }

  /** The envelope of that revision. Throws `revision/beyond-tape`. */
  envelopeAt(revision: number): Envelope {
    const envelope = revision < 0 ? undefined : this.#envelopes.at(revision);
    if (envelope === undefined) throw beyondTape(revision, this.revision);
    return envelope;
  }
}
