import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import type { Subscription } from '#event-store';
import { askerOf } from '../access/asker.js';
import { LinkDesk } from '../access/link-desk.js';
import { HttpProblem } from '../http/problem.js';
import { routeOf } from '../http/route-of.js';
import { SERVER_SENT, STOPPING, type StreamForm, type StreamMessage, TOO_SLOW } from './stream-forms.js';

const SECOND = 1000;

/** Milliseconds between signs of life on a silent stream; proxies cut what is silent for a minute. */
const HEARTBEAT = 15_000;

/** In how many parts the patience with a viewer is counted. */
const PARTS = 10;

/** Provider token: `StreamLimits`. */
export const STREAM_LIMITS = Symbol('STREAM_LIMITS');

/** `streams`: how many one asker may have open; `patience`: seconds a viewer has to take what it was sent. */
export interface StreamLimits {
  readonly streams: number;
  readonly patience: number;
}

/** What a stream is fed by. */
type Running = Pick<Subscription, 'ended' | 'unsubscribe'>;

/** Sends a message; done when the browser can take the next one. */
export type Send = (message: StreamMessage) => Promise<void>;

const begin = (response: Response, { type, opening }: StreamForm): void => {
  if (response.headersSent) return;
  response.status(200).set({
    'Content-Type': type,
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  response.write(opening);
};

/** A stream that is open: whose it is, on which route, how it is written, and how its feeding ends. */
interface Open {
  readonly form: StreamForm;
  readonly asker: string;
  readonly route: string;
  leave: () => void;
}

const tooMany = (streams: number): HttpProblem =>
  new HttpProblem(429, {
    code: 'live/too-many',
    detail: `More than ${String(streams)} live streams by one key, or from one address without one.`,
    remedy: 'Close some of them; one page needs one.',
  });

/** Open streams (server-sent events, or lines of JSON): keeps them alive, ends their subscriptions with them, ends all at shutdown. */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  readonly #open = new Map<Response, Open>();
  #isEnding = false;
  #dropped = 0;

  constructor(
    @Inject(STREAM_LIMITS) private readonly limits: StreamLimits,
    links: LinkDesk,
  ) {
    links.watch(() => {
      for (const response of this.#open.keys()) this.#endIfOut(response);
    });
  }

  /** Viewers that took too long and were let go. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Pattern of a route -> streams that are open on it. */
  openByRoute(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { route } of this.#open.values()) counts.set(route, (counts.get(route) ?? 0) + 1);
    return counts;
  }

  /** Follows a subscription until the browser leaves. Throws before anything is sent where the subscription is refused. */
  async open(
    response: Response,
    subscribe: (send: Send) => Promise<Running>,
    form: StreamForm = SERVER_SENT,
  ): Promise<void> {
    this.#admit(response, form);
    try {
      const subscription = await subscribe((message) => this.#send(response, message, form));
      begin(response, form);
      this.#keepAlive(response, subscription, form);
    } catch (error) {
      this.#open.delete(response);
      throw error;
    }
  }

  #admit(response: Response, form: StreamForm): void {
    const { id: asker } = askerOf(response);
    const count = [...this.#open.values()].filter((each) => each.asker === asker).length;
    if (count >= this.limits.streams) throw tooMany(this.limits.streams);
    this.#open.set(response, { form, asker, route: routeOf(response.req), leave: () => undefined });
  }

  async #send(response: Response, message: StreamMessage, form: StreamForm): Promise<void> {
    if (response.closed || response.writableEnded) return;
    begin(response, form);
    // A slow reader holds up its own subscription, and nobody else's.
    if (!response.write(form.write(message))) await this.#taken(response);
  }

  /**
   * Waits until the browser has taken what it was sent, or has left. One that takes nothing for too long is let go; it may come back. The time is
   * counted in parts, so that a server that itself stood still holds no more than one of them against those who wait for it.
   */
  #taken(response: Response): Promise<void> {
    return new Promise((resolve) => {
      let left = PARTS;
      const done = (): void => {
        clearInterval(timer);
        response.off('drain', done).off('close', done);
        resolve();
      };
      const timer = setInterval(
        () => {
          left -= 1;
          if (left > 0) return;
          this.#drop(response);
          done();
        },
        (this.limits.patience * SECOND) / PARTS,
      );
      response.once('drain', done).once('close', done);
    });
  }

  /** Lets a viewer go that is too slow: it is fed no more, and is told so behind what it still takes; if it takes nothing, its line is cut. */
  #drop(response: Response): void {
    this.#dropped += 1;
    const { form = SERVER_SENT, leave } = this.#open.get(response) ?? {};
    leave?.();
    response.end(form.write(TOO_SLOW));
    const timer = setTimeout(() => response.destroy(), this.limits.patience * SECOND);
    response.once('close', () => clearTimeout(timer));
  }

  #keepAlive(response: Response, subscription: Running, form: StreamForm): void {
    const heartbeat = setInterval(() => {
      this.#endIfOut(response);
      if (!response.writableNeedDrain && !response.writableEnded) response.write(form.alive);
    }, HEARTBEAT);
    const leave = (): void => {
      clearInterval(heartbeat);
      subscription.unsubscribe();
      this.#open.delete(response);
    };
    const open = this.#open.get(response);
    if (open !== undefined) open.leave = leave;
    if (response.closed || response.writableEnded) leave();
    else response.once('close', leave);
    // A subscription that fails ends the stream: the browser asks again, with the last id it has.
    void subscription.ended.then(() => response.end());
    if (this.#isEnding) response.end(form.write(STOPPING));
  }

  /** Whoever was shut out, or whose link has ended, is given nothing more. */
  #endIfOut(response: Response): void {
    if (!askerOf(response).isStill()) response.end();
  }

  onModuleDestroy(): void {
    this.#isEnding = true;
    for (const [response, { form }] of this.#open) if (response.headersSent) response.end(form.write(STOPPING));
  }
}
