import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EventStore, RecordedEvent } from '#event-store';
import {
  foldTournament,
  isNamesErased,
  loadTournament,
  TOURNAMENT_PREFIX,
  tournamentIn,
  unopened,
  type FoldedTournament,
} from '#tournament/keeping';
import type { TournamentOpening } from '#tournament';
import { START, ViewsMovedError, type Checkpoint, type ViewStore } from '#view-store';
import { DESK_STORE, EVENT_STORE } from '../ports.js';
import { isFromThisLog } from '../views/checkpoint-check.js';
import { Pause } from '../views/pause.js';
import { changedRows, keptTournaments } from './kept-tournaments.js';
import { desksNotReady } from './problems.js';

/** A tournament with one more event; whoever gave the order may have been quicker than the subscription. */
const foldedOn = (known: FoldedTournament, event: RecordedEvent): FoldedTournament =>
  event.revision === known.revision + 1 ? foldTournament(known, event) : known;

/** Milliseconds that somebody waits at the start for what events have settled. */
const PATIENCE = 5_000;

/**
 * Follows the streams of all tournaments from a checkpoint, folds them, and keeps what they come to with the checkpoint of the last event. It is
 * never asked for what must be new: whoever gives an order brings the tournament up from the store itself. It is what lists and live pages go by.
 */
@Injectable()
export class DeskFeed implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger('Matchtape');
  readonly #pause = new Pause();
  readonly #watchers = new Set<(id: string) => void>();
  #known = new Map<string, FoldedTournament>();
  #base: Checkpoint = START;
  #isOver = false;
  #told = '';
  #isCaughtUp = false;
  #hear: () => void = () => undefined;
  readonly #heard = new Promise<void>((resolve) => (this.#hear = resolve));
  #running: Promise<void> | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(DESK_STORE) private readonly views: ViewStore,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  async onModuleDestroy(): Promise<void> {
    this.#isOver = true;
    this.#pause.end();
    await this.#running;
  }

  /** A tournament as far as this node has heard of it; as it is before its first event where it has not. */
  known(id: string): FoldedTournament {
    return this.#known.get(id) ?? unopened(id);
  }

  /** How far this node has come in the store. */
  get position(): number {
    return this.#base.position;
  }

  /** All of them, in the order in which they were opened. */
  all(): readonly FoldedTournament[] {
    return [...this.#known.values()];
  }

  /** The tournament of that title, the newest where several have it; undefined where none has. */
  entitled(title: string): FoldedTournament | undefined {
    return this.all().findLast(({ state }) => state.opening?.title === title);
  }

  /** What the tournament of that title was opened with; undefined where there is none. */
  openedAs(title: string): TournamentOpening | undefined {
    return this.entitled(title)?.state.opening ?? undefined;
  }

  /** Resolves when everything that stood in the store at the start is known. Throws `desks/not-ready` where that takes too long. */
  async caughtUp(): Promise<void> {
    if (this.#isCaughtUp) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(desksNotReady());
      }, PATIENCE);
    });
    await Promise.race([this.#heard, late]).finally(() => {
      clearTimeout(timer);
    });
  }

  /** Notes what somebody has brought up from the store. */
  note(tournament: FoldedTournament): void {
    if (tournament.revision > this.known(tournament.id).revision) this.#known.set(tournament.id, tournament);
  }

  /** Tells whenever a tournament has an event more; returns how to stop. */
  watch(watcher: (id: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#isOver; failures++) {
      try {
        await this.#load();
        await this.#follow(() => {
          failures = 0;
          this.#told = '';
          this.#isCaughtUp = true;
          this.#hear();
        });
      } catch (error) {
        if (!(error instanceof ViewsMovedError)) this.#tell(error);
      }
      await this.#pause.after(failures);
    }
  }

  /** What is kept, where it was made of this store; else an empty shelf, and everything is read anew. */
  async #load(): Promise<void> {
    const kept = await this.views.checkpoint();
    if (kept !== undefined && (await isFromThisLog(this.store, kept))) {
      this.#base = kept;
      for (const tournament of await keptTournaments(this.views)) this.note(tournament);
      return;
    }
    await (await this.views.rebuild()).finish(START, true);
    this.#base = START;
    this.#known = new Map();
  }

  async #follow(onCaughtUp: () => void): Promise<void> {
    const subscription = await this.store.subscribe({
      streamPrefix: TOURNAMENT_PREFIX,
      after: this.#base.position,
      onEvent: (event) => this.#take(event),
      onUnreadable: () => undefined,
      onCaughtUp,
    });
    void this.#pause.over.then(subscription.unsubscribe);
    const end = await subscription.ended;
    if (end.reason === 'failed') throw end.error;
  }

  async #take(event: RecordedEvent): Promise<void> {
    const { stream, position, revision, id } = event;
    const before = this.#known.get(tournamentIn(stream));
    const known = before ?? unopened(tournamentIn(stream));
    const isErased = isNamesErased(event);
    const after = isErased ? await loadTournament(this.store, known) : foldedOn(known, event);
    this.#known.set(after.id, after);
    const rows = changedRows(isErased || after === known ? undefined : before, after, event);
    const checkpoint = { position, stream, revision, id };
    await this.views.commit({ base: this.#base.position, checkpoint, rows });
    this.#base = checkpoint;
    // The names that were erased stand in no row any more; what the disk still holds of the old ones is written over.
    if (isErased) await this.views.forget(after.id);
    for (const watcher of this.#watchers) watcher(after.id);
  }

  #tell(error: unknown): void {
    const reason = error instanceof Error ? error.name : typeof error;
    if (this.#isOver || this.#told === reason) return;
    this.#told = reason;
    this.#log.warn(`The desks of events could not be followed (${reason}). It is tried again by itself.`);
  }
}
