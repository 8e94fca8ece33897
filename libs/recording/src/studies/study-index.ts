import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EventStore, Subscription } from '#event-store';
import { OPENED, type StudyEvent } from '#study';
import { EVENT_STORE } from '../ports.js';

/** Names of the streams of studies start so. */
export const STUDY_PREFIX = 'study-';

/** Which studies there are of which match. It follows the store from the first question on, and asks anew where the store was away. */
@Injectable()
export class StudyIndex implements OnModuleDestroy {
  readonly #ids = new Map<string, Set<string>>();
  #after = 0;
  #following: Promise<Subscription> | undefined;

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** The ids of the studies of a match, the oldest first. */
  async of(match: string): Promise<readonly string[]> {
    this.#following ??= this.#follow();
    await this.#following;
    return [...(this.#ids.get(match) ?? [])];
  }

  /** A study that was opened here, and is told by the store in a while. */
  add(match: string, id: string): void {
    const ids = this.#ids.get(match) ?? new Set<string>();
    this.#ids.set(match, ids.add(id));
  }

  async onModuleDestroy(): Promise<void> {
    const following = await this.#following?.catch(() => undefined);
    following?.unsubscribe();
  }

  async #follow(): Promise<Subscription> {
    let caughtUp = (): void => undefined;
    const isCaughtUp = new Promise<void>((resolve) => (caughtUp = resolve));
    try {
      const subscription = await this.store.subscribe({
        streamPrefix: STUDY_PREFIX,
        types: [OPENED],
        after: this.#after,
        onEvent: ({ data, position }) => {
          const { study } = data as unknown as Extract<StudyEvent, { readonly type: 'StudyOpened' }>['data'];
          this.add(study.match, study.id);
          this.#after = position;
        },
        onCaughtUp: caughtUp,
        // A study that cannot be read is left out of the list; who asks for it is told why.
        onUnreadable: () => undefined,
      });
      void subscription.ended.then(() => (this.#following = undefined));
      await Promise.race([isCaughtUp, subscription.ended]);
      return subscription;
    } catch (error) {
      this.#following = undefined;
      throw error;
    }
  }
}
