import { type Envelope, type Fact, type GrowingList, type ReadList, shareWith } from '#kernel';
import { actualOf, type Ruleset, type Sight, type Viewer } from '#ruleset';
import type { MatchEvent } from '../events.js';
import { matchFold } from '../fold.js';
import { withRecentPast } from '../rewinding/recent.js';
import type { MatchState } from '../state.js';
import { seeingOf, withRecentSights, type Seeing, type Seen, type SeenEvent } from './seeing.js';
import { TapeStates } from './tape-states.js';

/**
 * A tape with all that its recorder knows; it may grow. `told`: what the event of that revision showed to a viewer, where that is at hand since it was
 * recorded here; `makeList`: where what a viewer is given is to lie, an array without it.
 */
export interface WholeTape<State, Play = unknown, F extends Fact = Fact> {
  readonly envelopes: ReadList<Envelope>;
  readonly makeList?: () => GrowingList<Envelope>;
  /** The state before the event of that revision. */
  readonly stateBefore: (revision: number) => MatchState<State>;
  /** The state after the event of that revision. */
  readonly stateAfter: (revision: number) => MatchState<State>;
  readonly told?: (revision: number, viewer: Viewer) => SeenEvent<State, Play, F> | undefined;
}

/** What of an envelope is the event itself. */
type Shown = Pick<Envelope, 'type' | 'data' | 'because'>;

const eventOf = <Play, F extends Fact>(envelope: Shown | undefined): MatchEvent<Play, F> => {
  if (envelope === undefined) throw new Error('No event of that revision was followed.');
  const { type, data, because } = envelope;
  return { type, data, because } as unknown as MatchEvent<Play, F>;
};

const arrayOf = (list: ReadList<Envelope>): readonly Envelope[] => (Array.isArray(list) ? list : list.slice());

/** The envelope with the event as it is shown: the same one where nothing of it is hidden. What was told as it was recorded lies beside what the store gave back of it. */
const asShown = (envelope: Envelope, { type, data, because }: Shown): Envelope =>
  shareWith(envelope, { ...envelope, type, data, because });

/**
 * A tape as one viewer may know it: the envelopes that the viewer gets, and the states that fold from them alone. Nothing that is
 * computed from either can tell more than the viewer may know. It follows the whole tape as that grows, event by event; the
 * recorder's is the whole tape itself.
 */
export class SeenTape<State, Play, F extends Fact> {
  readonly #envelopes: GrowingList<Envelope>;
  readonly #seeing: Seeing<State, Play, F>;
  readonly #seen: TapeStates<Seen<State>>;
  /** The same states as those in `#seen`: early ones are folded from what was shown, which costs a hundredth of showing it again. */
  readonly #states: TapeStates<MatchState<State>>;

  constructor(
    readonly ruleset: Ruleset<State, Play, F>,
    readonly viewer: Viewer,
    readonly whole: WholeTape<State, Play, F>,
  ) {
    this.#envelopes = whole.makeList?.() ?? ([] as Envelope[]);
    this.#seeing = seeingOf(ruleset, viewer);
    this.#seen = new TapeStates({
      initial: this.#seeing.initial,
      next: (before, revision) => this.#see(before, revision).seen,
      recent: withRecentSights,
    });
    const { initial, evolve } = matchFold(ruleset, viewer);
    this.#states = new TapeStates({
      initial,
      next: (before, revision) => evolve(before, eventOf(this.#envelopes.at(revision))),
      recent: withRecentPast,
    });
  }

  /** Every event so far, as the viewer gets it. */
  get envelopes(): readonly Envelope[] {
    return arrayOf(this.#followed());
  }

  /** The whole tape followed to its end. */
  #followed(): ReadList<Envelope> {
    if (this.viewer === 'recorder') return this.whole.envelopes;
    while (this.#envelopes.length < this.whole.envelopes.length) this.#follow(this.#envelopes.length);
    return this.#envelopes;
  }

  /** How many events it has followed the whole tape for. */
  get followed(): number {
    return this.viewer === 'recorder' ? this.whole.envelopes.length : this.#envelopes.length;
  }

  /** The event of that revision as the viewer gets it; the whole tape is followed no further, so that a long one can be in pieces. */
  envelopeAt(revision: number): Envelope | undefined {
    if (this.viewer === 'recorder') return this.whole.envelopes.at(revision);
    const last = Math.min(revision, this.whole.envelopes.length - 1);
    while (this.#envelopes.length <= last) this.#follow(this.#envelopes.length);
    return this.#envelopes.at(revision);
  }

  /** What the viewer knows after the event of that revision. Throws as the whole tape does where there is none. */
  stateAfter(revision: number): MatchState<State> {
    if (this.viewer === 'recorder' || this.#followed().length <= revision) return this.whole.stateAfter(revision);
    return this.#states.after(revision);
  }

  /** What the viewer knows before the event of that revision; at revision 0, the state of a match not opened. */
  stateBefore(revision: number): MatchState<State> {
    return revision <= 0 ? this.#seeing.initial.match : this.stateAfter(revision - 1);
  }

  /** The numbers by which the viewer knows the pieces after the event of that revision. */
  sightAfter(revision: number): Sight {
    if (this.#followed().length <= revision) this.whole.stateAfter(revision);
    return this.#seen.after(revision).sight;
  }

  /** A play that names pieces by the viewer's numbers, as after that revision, by the recorder's. */
  actual(play: Play, revision: number): Play {
    const renamed = this.ruleset.pieceSight?.renamePlay;
    if (this.viewer === 'recorder' || renamed === undefined) return play;
    const sight = this.sightAfter(revision);
    const [known, actual] = [this.stateAfter(revision).game, this.whole.stateAfter(revision).game];
    const objectFor = this.ruleset.pieceSight?.objectFor;
    return renamed(play, {
      piece: (number) => actualOf(sight, number),
      object: (number, object) =>
        objectFor?.(
          { actual: known, known: actual, viewer: this.viewer },
          { piece: number, shown: actualOf(sight, number) },
          object,
        ) ?? object,
    });
  }

  #see(before: Seen<State>, revision: number): SeenEvent<State, Play, F> {
    const event = eventOf<Play, F>(this.whole.envelopes.at(revision));
    return this.#seeing.see(before, event, this.whole.stateBefore(revision));
  }

  #follow(revision: number): void {
    const { whole } = this;
    const envelope = whole.envelopes.at(revision);
    if (envelope === undefined) return;
    const { event, seen } =
      whole.told?.(revision, this.viewer) ?? this.#seen.ask(revision - 1, (before) => this.#see(before, revision));
    this.#envelopes.push(asShown(envelope, event as unknown as Shown));
    this.#seen.grow();
    this.#seen.know(seen);
    this.#states.grow();
    this.#states.know(seen.match);
  }
}
