import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { EventStore, RecordedEvent, Subscription } from '#event-store';
import type { MatchClosed, MatchOpened, PlayRecorded } from '#match';
import type { MatchResult, RecordingMode } from '#ruleset';
import { EVENT_STORE } from '../ports.js';
import { Journal, MATCH_PREFIX } from '../tape/journal.js';

/** A match in the list. `openedAt` and `lastAt` as the events say; `findings` counts plays that are not simply legal. */
export interface MatchSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly mode: string;
  readonly edition: string;
  readonly recording: RecordingMode;
  readonly players: readonly string[];
  readonly isDigital: boolean;
  readonly status: 'open' | 'closed';
  readonly plays: number;
  readonly findings: number;
  readonly openedAt: string;
  readonly lastAt: string;
  readonly result: MatchResult | null;
}

const opened = (event: RecordedEvent, { ruleset, recording, options }: MatchOpened['data']): MatchSummary => ({
  id: event.stream.slice(MATCH_PREFIX.length),
  ruleset,
  recording,
  mode: options.mode,
  edition: options.edition,
  players: options.players.map(({ name }) => name),
  isDigital: options.seed !== null,
  status: 'open',
  plays: 0,
  findings: 0,
  openedAt: event.at,
  lastAt: event.at,
  result: null,
});

/** Folds one event of the recorder's own into a match's summary. */
export const summarise = (before: MatchSummary | undefined, event: RecordedEvent): MatchSummary | undefined => {
  const data: unknown = event.data;
  if (event.type === 'MatchOpened') return opened(event, data as MatchOpened['data']);
  if (before === undefined) return undefined;
  if (event.type === 'MatchClosed') {
    return { ...before, status: 'closed', lastAt: event.at, result: (data as MatchClosed['data']).result };
  }
  const { number, verdict } = data as PlayRecorded<unknown>['data'];
  const findings = before.findings + (verdict.status === 'legal' ? 0 : 1);
  return { ...before, plays: number, findings, lastAt: event.at };
};

/** The list of matches: a projection in memory, fed by one subscription to the store and by nothing else. */
@Injectable()
export class MatchIndex implements OnApplicationShutdown {
  readonly #summaries = new Map<string, MatchSummary>();
  #running: Promise<Subscription> | undefined;
  #position = 0;
  #waiting: { readonly position: number; readonly go: () => void }[] = [];

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Journal) private readonly journal: Journal,
  ) {}

  /** Every match, the one opened last first, with everything this process has recorded. */
  async list(): Promise<readonly MatchSummary[]> {
    await (this.#running ??= this.#start());
    await this.#reach(this.journal.lastBatch);
    return [...this.#summaries.values()].reverse();
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.#running)?.unsubscribe();
  }

  #start(): Promise<Subscription> {
    return new Promise((resolve, reject) => {
      const starting = this.store.subscribe({
        streamPrefix: MATCH_PREFIX,
        types: ['MatchOpened', 'PlayRecorded', 'MatchClosed'],
        after: this.#position,
        onEvent: (event) => {
          this.#take(event);
        },
        onCaughtUp: () => {
          resolve(starting);
        },
      });
      // The next question subscribes anew, where this one stopped; whoever waits now gets the list as it is here.
      const forget = (error: unknown): void => {
        this.#running = undefined;
        this.#release(Infinity);
        reject(error instanceof Error ? error : new Error('The subscription to the store has ended.'));
      };
      starting
        .then(({ ended }) => ended)
        .then((end) => {
          forget(end.reason === 'failed' ? end.error : undefined);
        })
        .catch(forget);
    });
  }

  #take(event: RecordedEvent): void {
    const summary = summarise(this.#summaries.get(event.stream), event);
    if (summary !== undefined) this.#summaries.set(event.stream, summary);
    this.#position = event.position;
    this.#release(event.position);
  }

  #reach(position: number): Promise<void> {
    if (this.#position >= position || this.#running === undefined) return Promise.resolve();
    return new Promise((go) => {
      this.#waiting.push({ position, go });
    });
  }

  #release(position: number): void {
    for (const waiter of this.#waiting) if (waiter.position <= position) waiter.go();
    this.#waiting = this.#waiting.filter((waiter) => waiter.position > position);
  }
}
