import type { Json } from '#kernel';
import type { RecordedEvent } from '#event-store';
import type { DeskRound, Tournament } from '#tournament';
import { tournamentIn, type FoldedTournament, type OrderBatch } from '#tournament/keeping';
import type { ViewPart, ViewRow, ViewStore } from '#view-store';

/** To be raised when the state of a tournament or its rows change, so that rows made before are made anew. */
export const DESK_VERSION = 'desk 5';

const HEAD = 'tournament';
const ROUND = 'tournament-round';
const ORDER = 'tournament-order';

/** What is kept of a tournament beside its rounds, which have rows of their own. */
interface Head {
  readonly revision: number;
  readonly state: Omit<Tournament, 'rounds'>;
}

interface KeptOrder {
  readonly cause: string;
  readonly batch: OrderBatch;
}

const row = (view: string, subject: string, [part, value]: readonly [part: number, value: unknown]): ViewRow => ({
  view,
  subject,
  part,
  value: value as Json,
});

/** The rows that an event changes: the head, the rounds that are others than before, and the order that it came of. */
export const changedRows = (
  before: FoldedTournament | undefined,
  after: FoldedTournament,
  { cause, stream }: Pick<RecordedEvent, 'cause' | 'stream'>,
): readonly ViewRow[] => {
  const subject = tournamentIn(stream);
  const { rounds, ...state } = after.state;
  const batch = after.batches.get(cause);
  const changed = rounds.flatMap((round, part) =>
    before?.state.rounds[part] === round ? [] : [row(ROUND, subject, [part, round])],
  );
  return [
    row(HEAD, subject, [0, { revision: after.revision, state } satisfies Head]),
    ...changed,
    // Orders are numbered by the revision that they begin at: the rows between stay empty.
    ...(batch === undefined ? [] : [row(ORDER, subject, [batch.from, { cause, batch } satisfies KeptOrder])]),
  ];
};

const wholeOf = (id: string, parts: readonly ViewPart[]): FoldedTournament | undefined => {
  const of = (view: string): readonly unknown[] => parts.filter((part) => part.view === view).map(({ value }) => value);
  const [head] = of(HEAD) as readonly Head[];
  if (head === undefined) return undefined;
  return {
    id,
    revision: head.revision,
    state: { ...head.state, rounds: of(ROUND) as readonly DeskRound[] },
    batches: new Map((of(ORDER) as readonly KeptOrder[]).map(({ cause, batch }) => [cause, batch])),
  };
};

/** The tournaments as they are kept, in the order in which they were opened. */
export const keptTournaments = async (views: ViewStore): Promise<readonly FoldedTournament[]> => {
  const found: FoldedTournament[] = [];
  for (const { subject } of await views.list(HEAD)) {
    const whole = wholeOf(subject, await views.read(subject, [HEAD, ROUND, ORDER]));
    if (whole !== undefined) found.push(whole);
  }
  return found;
};
