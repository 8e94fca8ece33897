import { type EventStoreError, isStreamFault, publicWords } from '#event-store';
import type { ViewPart, ViewRow } from '#view-store';
import { MATCH_PREFIX } from '../tape/journal.js';
import { matchIn, PoisonEventError } from './match-fold.js';

/**
 * Matches that are left out of the kept views from an event on, since it cannot be read or folded: the list shows them as they were before it, or not
 * at all, and all other matches go on.
 */
export interface LeftOutMatch {
  readonly stream: string;
  readonly revision: number;
  /** For everybody: without paths, causes and cards. */
  readonly reason: string;
}

/** The view that remembers them; null in it where a match is in again. Nobody is shown it. */
export const LEFT_OUT = 'left-out';

interface LeftOutEntry {
  readonly revision: number;
  readonly reason: string;
}

/** Why a match is left out. */
type MatchFault = PoisonEventError | (EventStoreError & { readonly revision?: number | undefined });

/** Whether an error is about one match and no other. */
const isMatchFault = (error: unknown): error is MatchFault => error instanceof PoisonEventError || isStreamFault(error);

/** Whether the events of a match are there no longer. */
const isGone = ({ code }: MatchFault): boolean => code === 'stream-gone' || code === 'stream-not-found';

/** What is left out, from the event of the fault on, or else from one that was being read. */
const leftOutBy = (error: MatchFault, { stream, revision }: Omit<LeftOutMatch, 'reason'>): LeftOutMatch => ({
  stream,
  revision: error.revision ?? revision,
  reason: error instanceof PoisonEventError ? error.message : publicWords(error),
});

/** The row that remembers it. */
const leftOutRow = ({ stream, ...entry }: LeftOutMatch): ViewRow => ({
  view: LEFT_OUT,
  subject: matchIn(stream),
  part: 0,
  value: { ...entry },
});

/** The row that says that a match is in again. */
export const inAgainRow = (stream: string): ViewRow => ({
  view: LEFT_OUT,
  subject: matchIn(stream),
  part: 0,
  value: null,
});

/** The matches that rows remember. */
export const leftOutIn = (parts: readonly ViewPart[]): readonly LeftOutMatch[] =>
  parts.flatMap(({ subject, value }) => {
    const entry = value as unknown as LeftOutEntry | null;
    return entry === null ? [] : [{ stream: MATCH_PREFIX + subject, ...entry }];
  });

/** `onLeftOut`: told of a match that is left out from now on; `forgetsGone`: one whose stream was deleted is no match, and of it nothing is told. */
export interface LeftOutParts {
  readonly onLeftOut?: (match: LeftOutMatch) => void;
  readonly forgetsGone?: boolean;
}

/** The matches that are left out while events are being folded. */
export class LeftOutMatches {
  readonly #from = new Map<string, number>();

  constructor(private readonly parts: LeftOutParts) {}

  /** Whether the match of an event is left out, from that event on or an earlier one. */
  has({ stream, revision }: Pick<LeftOutMatch, 'stream' | 'revision'>): boolean {
    return revision >= (this.#from.get(stream) ?? Infinity);
  }

  /** Adds a match, from the event of the fault on; `rows`: what is to be written of it. @throws what is no fault of that one match */
  add(
    event: Omit<LeftOutMatch, 'reason'>,
    error: unknown,
  ): { readonly revision: number; readonly rows: readonly ViewRow[] } {
    if (!isMatchFault(error)) throw error;
    const match = leftOutBy(error, event);
    const { stream, revision } = match;
    if (this.has(match)) return { revision, rows: [] };
    this.#from.set(stream, revision);
    if (this.parts.forgetsGone === true && isGone(error)) return { revision, rows: [] };
    this.parts.onLeftOut?.(match);
    return { revision, rows: [leftOutRow(match)] };
  }
}
