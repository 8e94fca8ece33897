import { EventStoreError, type EventStore, type RecordedEvent, type VerifyReport } from '#event-store';
import { progress, type Io } from '../io.js';
import { readMatch, withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { compareHeads, splitProblems } from './compare-heads.js';
import { type Heads, matchHead, matchHeads, matchOf, seenHeads } from './heads.js';
import { emptyReport, examineMatch, type MatchReport } from './match-report.js';
import type { StoreChecked, Verification } from './report.js';
import { verifyViews } from './verify-views.js';

/** What of a store is to be verified, beside its chains. `matches`: every one, or those of these ids. */
export interface StoreVerifyWish extends StoreWish {
  readonly matches: 'all' | readonly string[];
  readonly views: boolean;
  readonly seen: Heads | null;
  readonly wantsHeads: boolean;
}

const eventsOf = async (store: EventStore, stream: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream(stream)) events.push(event);
  return events;
};

/** A match that cannot be read is told, and the next one read: one damaged match hides no other. */
const examineStored = async (store: EventStore, stream: string): Promise<MatchReport> => {
  try {
    return examineMatch(await eventsOf(store, stream), { isWhole: true });
  } catch (error) {
    if (!(error instanceof EventStoreError)) throw error;
    return {
      ...emptyReport(matchOf(stream)),
      damage: [`It cannot be read, so it was not decided again: ${error.message}`],
    };
  }
};

const checkedOf = (report: VerifyReport): StoreChecked => ({
  events: report.events,
  streams: report.streams,
  position: report.position,
  problems: splitProblems(report.problems).own,
  unlisted: report.unlisted,
});

const headsOf = ({ heads, events, digest }: VerifyReport): Heads => ({
  matches: matchHeads(heads).map(matchHead),
  store: [{ events, digest }],
});

const examine = async (
  store: EventStore,
  streams: readonly string[],
  tell: (text: string) => void,
): Promise<readonly MatchReport[]> => {
  const reports: MatchReport[] = [];
  for (const stream of streams) {
    tell(`deciding again: match ${reports.length + 1} of ${streams.length} ...`);
    reports.push(await examineStored(store, stream));
  }
  return reports;
};

const streamsOf = ({ heads }: VerifyReport, { matches }: StoreVerifyWish): readonly string[] =>
  matches === 'all' ? matchHeads(heads).map(({ stream }) => stream) : matches.map((id) => `match-${id}`);

/** Throws where the store has no match of an id that was asked for, naming those there are. */
const insistOn = async (store: EventStore, { heads }: VerifyReport, { matches }: StoreVerifyWish): Promise<void> => {
  const known = new Set(heads.map(({ stream }) => matchOf(stream)));
  for (const id of matches === 'all' ? [] : matches) if (!known.has(id)) await readMatch(store, id);
};

/** Verifies a store: its file, its chains, what was seen of it before, and as many of its matches and views as are wished. */
export const verifyStore = (wish: StoreVerifyWish, io: Io): Promise<Verification> =>
  withStore(wish, { readOnly: true }, async (store) => {
    const bar = progress(io);
    try {
      const seen = wish.seen === null ? [] : seenHeads(wish.seen);
      const report = await store.verify(seen, { onProgress: (events) => bar.tell(`checked ${events} events ...`) });
      await insistOn(store, report, wish);
      return {
        store: checkedOf(report),
        heads: wish.wantsHeads ? headsOf(report) : null,
        against: wish.seen === null ? null : compareHeads(report, wish.seen),
        log: null,
        views: wish.views
          ? await verifyViews(wish, {
              store,
              matches: matchHeads(report.heads).map(({ stream }) => matchOf(stream)),
              tell: bar.tell,
            })
          : null,
        matches: await examine(store, streamsOf(report, wish), bar.tell),
      };
    } finally {
      bar.done();
    }
  });
