import { Inject, Injectable } from '@nestjs/common';
import type { Envelope } from '#kernel';
import type { AnyRuleset } from '#ruleset';
import { KEPT_EVENTS, RULESETS } from '../ports.js';
import { unknownMatch } from '../problem.js';
import { Turns } from '../readings/turns.js';
import { rulesetOf } from '../ruleset-shelf.js';
import { Journal } from './journal.js';
import { type HeldState, LiveTape } from './live-tape.js';

const rulesetIdOf = (first: Envelope): string => {
  const data = first.data as { readonly ruleset?: unknown } | null;
  return typeof data?.ruleset === 'string' ? data.ruleset : '';
};

/**
 * Recently used matches, as many as `KEPT_EVENTS` lets stay, folded from the store and caught up with it at every use, so that what another process has appended
 * to the same file is seen as well. Work that changes a match runs in that match's queue, one piece after the other.
 */
@Injectable()
export class LiveTapes {
  readonly #tapes = new Map<string, LiveTape>();
  /** How many events of each tape are counted in `#events`. */
  readonly #counted = new Map<string, number>();
  #events = 0;
  readonly #queues = new Map<string, Promise<unknown>>();
  @Inject() private readonly turns!: Turns;

  constructor(
    private readonly journal: Journal,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
    @Inject(KEPT_EVENTS) private readonly kept: number,
  ) {}

  /** Lets go of a match: it is read from the store when somebody asks next. */
  drop(id: string): void {
    this.#tapes.delete(id);
    this.#count(id, 0);
  }

  /** The match as it is in memory: nearly always the newest there is, and found out by the store where it is not. */
  held(id: string): LiveTape | undefined {
    return this.#tapes.get(id);
  }

  /** The state of a match after its newest event, where the match is in memory and that event is of that revision. */
  stateAt(id: string, revision: number): HeldState | undefined {
    const tape = this.#tapes.get(id);
    return tape?.revision === revision && !tape.isOutdated ? tape.state : undefined;
  }

  /** Keeps a tape that was opened just now. */
  keep(tape: LiveTape): void {
    this.#keep(tape);
  }

  /** The match as the store has it now, or undefined where the store has none. */
  async find(id: string): Promise<LiveTape | undefined> {
    const kept = this.#tapes.get(id);
    if (kept !== undefined) {
      await this.catchUp(kept);
      if (!kept.isOutdated) return this.#keep(kept);
      if (this.#tapes.get(id) === kept) this.drop(id);
    }
    const envelopes = await this.journal.readFrom(id, 0);
    const [first] = envelopes;
    if (first === undefined) return undefined;
    // Another caller may have read the same match meanwhile; one tape per match stays.
    const tape = this.#tapes.get(id) ?? new LiveTape(id, rulesetOf(this.rulesets, rulesetIdOf(first)));
    tape.extend(envelopes);
    return this.#keep(tape);
  }

  /** The match as the store has it now. Throws `match/unknown`. */
  async load(id: string): Promise<LiveTape> {
    const tape = await this.find(id);
    if (tape === undefined) throw unknownMatch(id);
    return tape;
  }

  /** Folds on what the store has gained since the tape was last looked at. */
  async catchUp(tape: LiveTape): Promise<void> {
    tape.extend(await this.journal.readFrom(tape.id, tape.revision + 1));
  }

  /** Runs a piece of work after all earlier ones of the same match have ended, whether or not they failed. Readings give way to it. */
  serially<Answer>(id: string, change: () => Promise<Answer>): Promise<Answer> {
    const work = (): Promise<Answer> => this.turns.write(change);
    const turn = (this.#queues.get(id) ?? Promise.resolve()).then(work, work);
    const settled = turn.catch(() => undefined);
    this.#queues.set(id, settled);
    void settled.then(() => {
      if (this.#queues.get(id) === settled) this.#queues.delete(id);
    });
    return turn;
  }

  #keep(tape: LiveTape): LiveTape {
    this.#tapes.delete(tape.id);
    this.#tapes.set(tape.id, tape);
    this.#count(tape.id, tape.revision + 1);
    for (const oldest of this.#tapes.keys()) {
      if (this.#events <= this.kept || oldest === tape.id) break;
      this.drop(oldest);
    }
    return tape;
  }

  #count(id: string, events: number): void {
    this.#events += events - (this.#counted.get(id) ?? 0);
    if (events === 0) this.#counted.delete(id);
    else this.#counted.set(id, events);
  }
}
