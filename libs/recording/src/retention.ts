import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EventStoreError } from '#event-store';
import { isErasure } from '#match';
import { ErasePeople } from './commands/erase-people.js';
import { CLOCK, type Clock, KEEP_NAMES } from './ports.js';
import { RecordingProblem } from './problem.js';
import { Journal } from './tape/journal.js';
import { DeskFeed } from './tournament/desk-feed.js';
import { EraseNames } from './tournament/erase-names.js';
import { Tournaments } from './tournament/tournaments.js';
import { KeptViews } from './views/kept-views.js';
import { ViewFeed } from './views/view-feed.js';

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds after which it is looked again whether there is a list of matches. */
const AGAIN = 500;

/** What a look over matches, or over events, came to: those whose names were erased, and those in which that was not possible, by why. */
interface Swept {
  readonly erased: number;
  readonly refused: ReadonlyMap<string, number>;
}

/** Which of some streams are due, and by what command their names go. */
interface Sweeping {
  readonly isDue: (id: string) => Promise<boolean>;
  readonly order: (id: string) => ErasePeople | EraseNames;
}

/** Why a match or an event keeps its names, in words without any; what is not ours to explain is thrown on. */
const refusalOf = (error: unknown): string => {
  if (error instanceof RecordingProblem) return `${error.message} ${error.remedy}`;
  if (error instanceof EventStoreError) return error.message;
  throw error;
};

/** Erases the names in matches and at desks of events of which nothing was recorded for as long as names are kept: when the server starts, and once a day. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger('Matchtape');
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;
  #sweeping: Promise<void> = Promise.resolve();

  @Inject() private readonly journal!: Journal;
  @Inject() private readonly feed!: ViewFeed;
  @Inject() private readonly views!: KeptViews;
  @Inject() private readonly desks!: DeskFeed;
  @Inject() private readonly tournaments!: Tournaments;

  constructor(
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(KEEP_NAMES) private readonly days: number | null,
  ) {}

  onApplicationBootstrap(): void {
    if (this.days !== null) this.#after(0, this.days);
  }

  async onModuleDestroy(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#sweeping;
  }

  #after(pause: number, days: number): void {
    this.#timer = setTimeout(() => {
      this.#sweeping = this.#round(days);
    }, pause).unref();
  }

  async #round(days: number): Promise<void> {
    let next = AGAIN;
    try {
      if (await this.feed.hasViews()) {
        const until = new Date(Date.parse(this.clock()) - days * DAY).toISOString();
        this.#tell(await this.#sweepMatches(until), 'matches', days);
        this.#tell(await this.#sweepDesks(until), 'events', days);
        next = DAY;
      }
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      this.#log.warn(`Names that were kept for ${String(days)} days were not all erased (${kind}). It is tried again.`);
      next = DAY / 24;
    }
    if (!this.#isOver) this.#after(next, days);
  }

  async #sweepMatches(until: string): Promise<Swept> {
    const ids = (await this.views.index()).filter(({ lastAt }) => lastAt < until).map(({ id }) => id);
    return this.#sweep(ids, {
      isDue: (id) => this.#isDue(id, until),
      order: (id) => new ErasePeople({ matchId: id, seat: null, reason: 'retention', actor: 'scorekeeper' }),
    });
  }

  /** The streams of events; their tapes are looked at by themselves. */
  async #sweepDesks(until: string): Promise<Swept> {
    await this.desks.caughtUp();
    const by = { role: 'scorekeeper', name: '' } as const;
    return this.#sweep(
      this.desks.all().map(({ id }) => id),
      {
        isDue: (id) => this.tournaments.areNamesOlder(id, until),
        order: (id) => new EraseNames({ tournament: id, player: null, reason: 'retention', by, withTapes: false }),
      },
    );
  }

  async #sweep(ids: readonly string[], { isDue, order }: Sweeping): Promise<Swept> {
    const refused = new Map<string, number>();
    let erased = 0;
    for (const id of ids) {
      if (this.#isOver) break;
      if (!(await isDue(id))) continue;
      try {
        await this.commands.execute(order(id));
        erased += 1;
      } catch (error) {
        const why = refusalOf(error);
        refused.set(why, (refused.get(why) ?? 0) + 1);
      }
    }
    return { erased, refused };
  }

  /** The list tells of plays alone; a ruling may have come later. */
  async #isDue(id: string, until: string): Promise<boolean> {
    const last = await this.journal.lastOf(id);
    return last !== undefined && last.at < until && !(isErasure(last) && last.data.seat === null);
  }

  #tell({ erased, refused }: Swept, what: 'matches' | 'events', days: number): void {
    const since = `in which nothing was recorded for ${String(days)} days`;
    if (erased > 0) this.#log.warn(`Names and notes were erased in ${String(erased)} ${what} ${since}.`);
    for (const [why, count] of refused) this.#log.warn(`${String(count)} ${what} ${since} keep their names. ${why}`);
  }
}
