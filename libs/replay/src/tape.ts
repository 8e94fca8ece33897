import { fingerprint, makeCanonicalJson } from '#kernel';

/** How events become states: any decider's `initial` and `evolve`. */
export interface Folding<State, Event> {
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
}

/** Revision of the state before the first event. */
export const BEFORE_ALL = -1;

/**
 * Events with the state after each of them. A revision is an event's index: the state at a revision is the one after that
 * event, the state at `BEFORE_ALL` (-1) is the initial one. States share what did not change, so keeping them all is
 * cheap and any of them is found in one step (see the ADR on seeking).
 */
export interface Tape<State, Event> {
  readonly folding: Folding<State, Event>;
  readonly events: readonly Event[];
  /** `states[n]` is the state after the first n events: one more than there are events. */
  readonly states: readonly State[];
}

/** A revision that the tape does not have. */
export class NoSuchRevisionError extends Error {
  readonly code = 'replay/no-such-revision';
  constructor(
    readonly revision: number,
    readonly last: number,
  ) {
    super(
      `There is no revision ${revision}: this tape goes from ${BEFORE_ALL} (before all) to ${last}. Seek within it.`,
    );
    this.name = 'NoSuchRevisionError';
  }
}

/** An event that cannot be folded. The events before `revision` are a tape that can. */
export class BrokenTapeError extends Error {
  readonly code = 'replay/broken-tape';
  constructor(
    readonly revision: number,
    options: { readonly cause: unknown },
  ) {
    super(
      `The event at revision ${revision} cannot be folded: ${String(options.cause)}. ` +
        `Play the tape up to revision ${revision - 1}, or restore it from a backup.`,
      options,
    );
    this.name = 'BrokenTapeError';
  }
}

const foldOn = <State, Event>(tape: Tape<State, Event>, added: readonly Event[]): readonly State[] => {
  const states = tape.states.slice();
  let state = stateAt(tape, lastRevision(tape));
  for (const event of added) {
    try {
      state = tape.folding.evolve(state, event);
    } catch (cause) {
      throw new BrokenTapeError(states.length - 1, { cause });
    }
    states.push(state);
  }
  return states;
};

/** The revision of a tape's last event; `BEFORE_ALL` for an empty tape. */
export const lastRevision = ({ events }: Pick<Tape<unknown, unknown>, 'events'>): number => events.length - 1;

/** The state after the event at a revision. Throws `NoSuchRevisionError`. */
export const stateAt = <State, Event>(tape: Tape<State, Event>, revision: number): State => {
  if (!hasRevision(tape, revision)) throw new NoSuchRevisionError(revision, lastRevision(tape));
  return tape.states[revision + 1] as State;
};

/** Whether the tape has a state at that revision. */
export const hasRevision = (tape: Pick<Tape<unknown, unknown>, 'events'>, revision: number): boolean =>
  Number.isInteger(revision) && revision >= BEFORE_ALL && revision <= lastRevision(tape);

/** Makes a tape of events. Throws `BrokenTapeError` when one cannot be folded. */
export const makeTape = <State, Event>(folding: Folding<State, Event>, events: readonly Event[]): Tape<State, Event> =>
  appendEvents({ folding, events: [], states: [folding.initial] }, events);

/** The tape with more events at its end; the tape given stays as it was. Throws `BrokenTapeError`. */
export const appendEvents = <State, Event>(tape: Tape<State, Event>, added: readonly Event[]): Tape<State, Event> => ({
  folding: tape.folding,
  events: [...tape.events, ...added],
  states: foldOn(tape, added),
});

/** A short name of the state at a revision: equal for equal states, on every machine. Throws `NoSuchRevisionError`. */
export const fingerprintAt = <State, Event>(tape: Tape<State, Event>, revision: number): string =>
  fingerprint(makeCanonicalJson(stateAt(tape, revision)));
