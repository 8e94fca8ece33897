import { BEFORE_ALL, hasRevision, lastRevision, NoSuchRevisionError, stateAt, type Tape } from './tape.js';

/** A place on a tape. Plain value: every movement answers a new cursor. */
export interface Cursor<State, Event> {
  readonly tape: Tape<State, Event>;
  readonly revision: number;
}

/** One event with its surroundings: what a mark looks at. `next` is undefined at the end of the tape. */
export interface Step<State, Event> {
  readonly revision: number;
  readonly event: Event;
  readonly next: Event | undefined;
  readonly before: State;
  readonly after: State;
}

/**
 * Says whether a movement of its kind (by play, by turn ...) stops after this step. Asked only for the steps that a
 * movement passes, so it may be costly; nothing is indexed, so a tape may grow.
 */
export type Mark<State, Event> = (step: Step<State, Event>) => boolean;

/** The mark of single steps. */
export const everyEvent: Mark<unknown, unknown> = () => true;

/** Opens a cursor, at the end of the tape if no revision is given. Throws `NoSuchRevisionError`. */
export const openCursor = <State, Event>(
  tape: Tape<State, Event>,
  revision: number = lastRevision(tape),
): Cursor<State, Event> => {
  if (!hasRevision(tape, revision)) throw new NoSuchRevisionError(revision, lastRevision(tape));
  return { tape, revision };
};

/** Goes to any revision. Throws `NoSuchRevisionError`. */
export const seek = <State, Event>({ tape }: Cursor<State, Event>, revision: number): Cursor<State, Event> =>
  openCursor(tape, revision);

/** The state where the cursor is. */
export const stateHere = <State, Event>({ tape, revision }: Cursor<State, Event>): State => stateAt(tape, revision);

/** The step that led to where the cursor is; null before the first event. */
export const stepHere = <State, Event>({ tape, revision }: Cursor<State, Event>): Step<State, Event> | null =>
  revision === BEFORE_ALL
    ? null
    : {
        revision,
        event: tape.events[revision] as Event,
        next: tape.events[revision + 1],
        before: stateAt(tape, revision - 1),
        after: stateAt(tape, revision),
      };

const isMarked = <State, Event>(cursor: Cursor<State, Event>, mark: Mark<State, Event>): boolean => {
  const step = stepHere(cursor);
  return step !== null && mark(step);
};

/** Goes forward to the next marked step, or to the end where there is none. */
export const stepForward = <State, Event>(
  cursor: Cursor<State, Event>,
  mark: Mark<State, Event> = everyEvent,
): Cursor<State, Event> => {
  const last = lastRevision(cursor.tape);
  let revision = Math.min(cursor.revision + 1, last);
  while (revision < last && !isMarked({ tape: cursor.tape, revision }, mark)) revision++;
  return { tape: cursor.tape, revision };
};

/** Goes back to the marked step before this one, or to before all where there is none. */
export const stepBack = <State, Event>(
  cursor: Cursor<State, Event>,
  mark: Mark<State, Event> = everyEvent,
): Cursor<State, Event> => {
  let revision = Math.max(cursor.revision - 1, BEFORE_ALL);
  while (revision > BEFORE_ALL && !isMarked({ tape: cursor.tape, revision }, mark)) revision--;
  return { tape: cursor.tape, revision };
};

/** The revisions of all marked steps, in order: one pass over the tape, for lists and scrubbers. */
export const markedRevisions = <State, Event>(tape: Tape<State, Event>, mark: Mark<State, Event>): readonly number[] =>
  tape.events.flatMap((_, revision) => (isMarked({ tape, revision }, mark) ? [revision] : []));
