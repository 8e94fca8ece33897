import { Inject, Injectable } from '@nestjs/common';
import type { Behind } from '#access';
import type { RecordedEvent } from '#event-store';
import type { AnyRuleset } from '#ruleset';
import { RULESETS } from '../ports.js';
import { inPieces, Turns } from '../readings/turns.js';
import type { LiveTape } from '../tape/live-tape.js';
import { type Folded, foldOn } from '../views/match-fold.js';
import { DelayedTapes } from './delayed-tapes.js';

/** The kept views of matches as they were when what is due was all: folded as those that are kept, of the tape that the audience is shown. */
@Injectable()
export class DelayedFolds {
  readonly #folded = new WeakMap<LiveTape, Folded>();

  constructor(
    private readonly tapes: DelayedTapes,
    private readonly turns: Turns,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
  ) {}

  /** A match folded as far as it is due; undefined where nothing of it is. */
  async of(id: string, shown: Behind): Promise<Folded | undefined> {
    const tape = await this.tapes.find(id, shown);
    if (tape === undefined) return undefined;
    const last = tape.revision;
    await inPieces(this.turns, () => this.#step(tape, last));
    return this.#folded.get(tape);
  }

  #step(tape: LiveTape, last: number): boolean {
    const before = this.#folded.get(tape);
    const next = (before?.revision ?? -1) + 1;
    if (next > last) return false;
    // What the store knows of an event beside its envelope is no part of any view.
    const event: RecordedEvent = { ...tape.envelopeAt(next), position: 0, created: 0 };
    this.#folded.set(tape, foldOn(before, event, this.rulesets));
    return true;
  }
}
