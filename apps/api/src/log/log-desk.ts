import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Subscription } from '#event-store';
import { LogError, type LoggedTree, type MatchHead, parseCheckpoint, parseNote } from '#log';
import { followClosings, type HeadLog, headsOf, type ProofWish } from '#log/keeping';
import { EVENT_STORE } from '#recording';
import type { EventStore } from '#event-store';
import { HttpProblem } from '../http/problem.js';

/** Provider token: the server's `HeadLog`, or null where none was begun. */
export const HEAD_LOG = Symbol('HEAD_LOG');

const log = new Logger('Matchtape');

/** Milliseconds after which a log that could not be written is tried again. */
const AGAIN = 30_000;

const NO_LOG = new HttpProblem(404, {
  code: 'log/none',
  detail: 'This server keeps no signed log.',
  remedy: 'Its organiser begins one by "matchtape log keys --make NAME", and starts it again.',
});

const treeOf = (checkpoint: string): LoggedTree => {
  const { origin, size, root } = parseCheckpoint(parseNote(checkpoint).text);
  return { origin, size, root: Buffer.from(root).toString('base64') };
};

const wordsOf = (error: unknown): string =>
  error instanceof LogError
    ? `${error.message} ${error.remedy}`
    : error instanceof Error
      ? error.message
      : String(error);

/** What a log refuses, as a client is told: paths of the machine stand in its own log alone. */
const problemOf = (error: unknown): unknown => {
  if (!(error instanceof LogError)) return error;
  if (error.code === 'log/none')
    return new HttpProblem(404, { code: error.code, detail: error.message, remedy: error.remedy });
  log.error(wordsOf(error));
  return new HttpProblem(503, {
    code: error.code,
    detail: 'The log of this server cannot be signed now.',
    remedy: "What has to be mended stands in the server's log; matches are recorded all the same.",
  });
};

/** The server's log of heads: fed from the store, as games, matches, calls and tapes are closed. */
@Injectable()
export class LogDesk implements OnApplicationBootstrap, OnApplicationShutdown {
  #following: Subscription | undefined;
  #isOver = false;

  constructor(
    @Inject(HEAD_LOG) private readonly log: HeadLog | null,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  onApplicationBootstrap(): void {
    if (this.log !== null) void this.#follow(this.log);
  }

  onApplicationShutdown(): void {
    this.#isOver = true;
    this.#following?.unsubscribe();
  }

  /** The name of the log and the keys that sign it, as verifiers write them. Throws `HttpProblem` `log/none`. */
  about(): { readonly origin: string; readonly keys: readonly string[] } {
    return this.#ask((kept) => ({ origin: kept.origin, keys: kept.vkeys() }));
  }

  checkpoint(): string {
    return this.#ask((kept) => kept.checkpoint());
  }

  prove(wish: ProofWish): string {
    return this.#ask((kept) => kept.prove(wish));
  }

  /** The head of a match at a revision, made anew from its events; undefined where it has no such event. */
  async headAt(match: string, revision: number): Promise<MatchHead | undefined> {
    const [head] = await headsOf(this.store, match, [revision]);
    return head;
  }

  /** Logs a head on demand. Without a log nothing is done. */
  add(head: MatchHead): void {
    if (this.log !== null) this.#ask((kept) => kept.add([head]));
  }

  /** The newest tree, where the head stands in it; null where it does not, and without a log. */
  treeWith(head: MatchHead): LoggedTree | null {
    if (this.log?.leaves.placeOf(head) === undefined) return null;
    return treeOf(this.checkpoint());
  }

  /** How many heads are logged, 0 without a log. */
  get size(): number {
    return this.log?.leaves.tree.size ?? 0;
  }

  #ask<Answer>(work: (kept: HeadLog) => Answer): Answer {
    if (this.log === null) throw NO_LOG;
    try {
      return work(this.log);
    } catch (error) {
      throw problemOf(error);
    }
  }

  async #follow(kept: HeadLog): Promise<void> {
    if (this.#isOver) return;
    try {
      this.#following = await followClosings(kept, this.store);
      const end = await this.#following.ended;
      if (end.reason === 'failed') throw end.error;
    } catch (error) {
      log.error(`Heads of matches are not logged: ${wordsOf(error)}`);
      setTimeout(() => void this.#follow(kept), AGAIN).unref();
    }
  }
}
