import { Injectable } from '@nestjs/common';
import type { Envelope } from '#kernel';
import type { Viewer } from '#ruleset';
import type { Subscription } from '#event-store';
import { beyondTape } from '../problem.js';
import { Journal, type Watch } from './journal.js';
import type { LiveTape } from './live-tape.js';
import { LiveTapes } from './live-tapes.js';
import { checkViewer } from './look.js';

/** What an onlooker of one match asks for. */
export interface Onlooker extends Watch {
  readonly matchId: string;
  readonly viewer: Viewer;
}

/** Gives an onlooker the events of a match, those that are there and those that come, as the viewer may know them. */
@Injectable()
export class LiveFeed {
  constructor(
    private readonly journal: Journal,
    private readonly tapes: LiveTapes,
  ) {}

  /** Throws `match/unknown`, `seat/unknown` or `revision/beyond-tape` before the first event. */
  async follow({ matchId, viewer, after, onEvent, onCaughtUp }: Onlooker): Promise<Subscription> {
    const tape = await this.tapes.load(matchId);
    checkViewer(tape, viewer);
    if (after > tape.revision) throw beyondTape(after, tape.revision);
    return this.journal.watch(matchId, {
      after,
      onCaughtUp,
      onEvent: async (envelope) => {
        await onEvent(await this.#seenBy(viewer, tape, envelope));
      },
    });
  }

  /** What a viewer may know of an event depends on the table before it, which the events themselves tell. */
  async #seenBy(viewer: Viewer, tape: LiveTape, envelope: Envelope): Promise<Envelope> {
    if (viewer === 'recorder') return tape.inNewestShape(envelope);
    tape.extend([envelope]);
    if (tape.revision < envelope.revision) await this.tapes.catchUp(tape);
    const seen = tape.seenBy(viewer).envelopeAt(envelope.revision);
    if (seen === undefined) throw beyondTape(envelope.revision, tape.revision);
    return seen;
  }
}
