import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { type Eyes, viewerIn } from '#access';
import { Forgetting, HeadOf, Turns } from '#recording';
import { AnswerShelf } from './answer-shelf.js';
import { sendPacked } from './packed-answers.js';

/**
 * A question about a match: with whose eyes, what is asked (the same words for the same answer), and the revision where an old one is
 * asked for, whose answer never changes.
 */
export interface Question {
  readonly matchId: string;
  readonly eyes: Eyes;
  readonly asks: readonly (string | number)[];
  readonly at?: number | undefined;
}

/** Tags of another process are none of ours: it may have run another version of the program. */
const PROCESS = randomUUID();

/** A tag tells nothing: it is made of what the viewer has asked and may know, and of a number that nobody outside knows. */
const tagOf = (forgotten: number, { matchId, eyes, asks }: Question, revision: number): string => {
  const hash = createHash('sha256').update(JSON.stringify([PROCESS, forgotten, matchId, eyes, asks, revision]));
  return `"${hash.digest('base64url').slice(0, 22)}"`;
};

/**
 * Answers questions about matches: each is worked out once a revision, however many ask at once and later, and whoever has the
 * answer already (`If-None-Match`) is told so. Answering gives way to recording; see `Turns`.
 */
@Injectable()
export class Answers {
  readonly #shelf = new AnswerShelf();
  /** How often something was forgotten: an answer from before may hold what is erased by now. */
  #forgotten = 0;

  constructor(
    private readonly queries: QueryBus,
    private readonly turns: Turns,
    forgetting: Forgetting,
  ) {
    forgetting.tell(() => {
      this.#shelf.empty();
      this.#forgotten++;
    });
  }

  /** Sends the answer. Throws what working it out throws, and `readings/busy`. */
  async send(response: Response, question: Question, work: () => Promise<unknown>): Promise<void> {
    const isPublic = viewerIn(question.eyes) === 'public';
    await this.turns.begin(isPublic ? 'public' : 'own');
    const revision = question.at ?? (await this.queries.execute(new HeadOf(question.matchId, question.eyes)));
    await this.sendTagged(response, { tag: tagOf(this.#forgotten, question, revision), isPublic }, work);
  }

  private async sendTagged(
    response: Response,
    { tag, isPublic }: { readonly tag: string; readonly isPublic: boolean },
    work: () => Promise<unknown>,
  ): Promise<void> {
    const headers = { ETag: tag, 'Cache-Control': isPublic ? 'no-cache' : 'private, no-cache' };
    if (response.req.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) === true) {
      response.set(headers).status(304).end();
      return;
    }
    const body = await this.#shelf.get(tag, work);
    // Who has left needs no answer.
    if (!response.closed) await sendPacked(response.set(headers), body);
  }
}
