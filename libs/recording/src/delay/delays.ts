import { Inject, Injectable } from '@nestjs/common';
import { behind, type Behind, type Place } from '#access';
import { CLOCK, type Clock } from '../ports.js';
import { DeskFeed } from '../tournament/desk-feed.js';

/** Whether somebody sees matches of a place as they are now, and not behind the delay of their event. */
export type SeesNow = (place: Place) => boolean;

/** Who sees every match as it is now. */
export const EVERYTHING_NOW: SeesNow = () => true;

/** Milliseconds after which what is shown behind a delay may be more. */
const TICK = 1_000;

/** What events have settled of the delay behind which the audience sees their matches. Kept in the store, so alike on every node, and after a restart. */
@Injectable()
export class Delays {
  constructor(
    private readonly desks: DeskFeed,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What the audience is shown of matches of an event now; null where it sees them as they are. Throws `desks/not-ready`. */
  async of(event: string | null): Promise<Behind | null> {
    if (event === null) return null;
    await this.desks.caughtUp();
    return behind(this.desks.openedAs(event)?.settings.delay ?? 0, this.clock());
  }

  /** Whether some event has a delay, as far as this node has heard. */
  get some(): boolean {
    return this.desks.all().some(({ state }) => (state.opening?.settings.delay ?? 0) > 0);
  }

  /** Rings now and then while some event has a delay: what comes due rings no bell of its own. Returns how to stop. */
  tick(ring: () => void): () => void {
    const timer = setInterval(() => {
      if (this.some) ring();
    }, TICK).unref();
    return () => {
      clearInterval(timer);
    };
  }

  /** What the audience is shown of each event that has a delay, by its title: none on most servers. Throws `desks/not-ready`. */
  async all(): Promise<ReadonlyMap<string, Behind>> {
    await this.desks.caughtUp();
    const found = new Map<string, Behind>();
    for (const { state } of this.desks.all()) {
      if (state.opening === null || state.opening.settings.delay === 0) continue;
      const shown = await this.of(state.opening.title);
      if (shown !== null) found.set(state.opening.title, shown);
    }
    return found;
  }
}
