import { Inject, Injectable } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EventStore } from '#event-store';
import { type EventWarnings, WARNING_EVENTS, WarningsOfEvents } from '#projections';
import { EVENT_STORE } from '../ports.js';
import { unknownMatch } from '../problem.js';
import { Forgetting } from '../tape/forgetting.js';
import { MATCH_PREFIX } from '../tape/journal.js';

/** What the players of a match were warned for in other matches of its event. Throws `match/unknown`. */
export class ListWarnings extends Query<EventWarnings> {
  constructor(readonly matchId: string) {
    super();
  }
}

/** The warnings of all events, read on from where they were read last: the first who asks waits for the whole store to be looked through. */
@Injectable()
export class WarningsBook {
  #warnings = new WarningsOfEvents();
  #after = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    forgetting: Forgetting,
  ) {
    // Players are known by their names: where names were erased, all is read anew.
    forgetting.tell(() => {
      this.#reading = this.#reading.then(() => {
        this.#warnings = new WarningsOfEvents();
        this.#after = 0;
      });
    });
  }

  async before(matchId: string): Promise<EventWarnings | undefined> {
    const reading = this.#reading.then(() => this.#readOn());
    this.#reading = reading.catch(() => undefined);
    await reading;
    return this.#warnings.before(matchId);
  }

  async #readOn(): Promise<void> {
    const rest = this.store.readAll({
      types: WARNING_EVENTS,
      streamPrefix: MATCH_PREFIX,
      after: this.#after,
      // Its match is left out here as it is in the list, which tells why.
      onUnreadable: () => undefined,
    });
    for await (const event of rest) {
      this.#warnings.take(event.stream.slice(MATCH_PREFIX.length), event);
      this.#after = event.position;
    }
  }
}

@QueryHandler(ListWarnings)
export class ListWarningsHandler implements IQueryHandler<ListWarnings> {
  constructor(private readonly book: WarningsBook) {}

  async execute({ matchId }: ListWarnings): Promise<EventWarnings> {
    const warnings = await this.book.before(matchId);
    if (warnings === undefined) throw unknownMatch(matchId);
    return warnings;
  }
}
