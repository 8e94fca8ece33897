import { Injectable } from '@nestjs/common';
import { LiveTapes } from './live-tapes.js';
import { ViewFeed } from '../views/view-feed.js';

/** Tells all who hold something of a match in memory that names in it were erased, here or by another process: they drop it. */
@Injectable()
export class Forgetting {
  readonly #holders: ((matchId: string) => void)[] = [];

  constructor(
    feed: ViewFeed,
    private readonly tapes: LiveTapes,
  ) {
    feed.watchErasures((matchId) => {
      this.forget(matchId);
    });
  }

  /** Has a holder told of every match that is to be forgotten, as long as the server runs. */
  tell(holder: (matchId: string) => void): void {
    this.#holders.push(holder);
  }

  /** Has everything dropped that is held of a match; it is read anew from the store when somebody asks. */
  forget(matchId: string): void {
    this.tapes.drop(matchId);
    for (const holder of this.#holders) holder(matchId);
  }
}
