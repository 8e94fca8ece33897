import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import type { Subscription } from '#event-store';
import { askerOf } from '../access/asker.js';
import { LinkDesk } from '../access/link-desk.js';
import { HttpProblem } from '../http/problem.js';
import { routeOf } from '../http/route-of.js';

const SECOND = 1000;

/** Milliseconds between signs of life on a silent stream; proxies cut what is silent for a minute. */
const HEARTBEAT = 15_000;

/** Milliseconds after which a browser that lost the stream asks again. */
const RETRY = 2_000;

/** Provider token: `StreamLimits`. */
export const STREAM_LIMITS = Symbol('STREAM_LIMITS');

/** `streams`: how many one asker may have open; `patience`: seconds a viewer has to take what it was sent. */
export interface StreamLimits {
  readonly streams: number;
  readonly patience: number;
}

/** One message. Without `event` it is the browser's `message`; `id` is what it sends back as Last-Event-ID. */
export interface StreamMessage {
  readonly id?: number;
  readonly event?: string;
  readonly data: unknown;
}

/** What a stream is fed by. */
type Running = Pick<Subscription, 'ended' | 'unsubscribe'>;

/** Sends a message; done when the browser can take the next one. */
export type Send = (message: StreamMessage) => Promise<void>;

const lines = ({ id, event, data }: StreamMessage): string =>
  [
    ...(id === undefined ? [] : [`id: ${String(id)}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    `data: ${JSON.stringify(data)}`,
    '\n',
  ].join('\n');

const begin = (response: Response): void => {
  if (response.headersSent) return;
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  response.write(`retry: ${String(RETRY)}\n\n`);
};

/** The last message of a stream that the server ends: why, in words for whoever reads it, before the line closes. */
const farewell = (event: 'too-slow' | 'stopping', words: string): string => lines({ event, data: { words } });

const TOO_SLOW = farewell(
  'too-slow',
  'This viewer did not take what it was sent in time. Come back with the id of the last event: nothing is missed.',
);

const STOPPING = farewell(
  'stopping',
  'The server is being stopped. Come back with the id of the last event when it runs: nothing is missed.',
);

/** A stream that is open: whose it is, on which route, and how its feeding ends. */
interface Open {
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

/** Open event streams (server-sent events): keeps them alive, ends their subscriptions with them, ends all at shutdown. */
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
  async open(response: Response, subscribe: (send: Send) => Promise<Running>): Promise<void> {
    this.#admit(response);
    try {
      const subscription = await subscribe((message) => this.#send(response, message));
      begin(response);
      this.#keepAlive(response, subscription);
    } catch (error) {
      this.#open.delete(response);
      throw error;
    }
  }

  #admit(response: Response): void {
    const { id: asker } = askerOf(response);
    const count = [...this.#open.values()].filter((each) => each.asker === asker).length;
    if (count >= this.limits.streams) throw tooMany(this.limits.streams);
    this.#open.set(response, { asker, route: routeOf(response.req), leave: () => undefined });
  }

  async #send(response: Response, message: StreamMessage): Promise<void> {
    if (response.closed || response.writableEnded) return;
    begin(response);
    // A slow reader holds up its own subscription, and nobody else's.
    if (!response.write(lines(message))) await this.#taken(response);
  }

  /** Waits until the browser has taken what it was sent, or has left. One that takes nothing for too long is let go; it may come back. */
  #taken(response: Response): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        response.off('drain', done).off('close', done);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#drop(response);
        done();
      }, this.limits.patience * SECOND);
      response.once('drain', done).once('close', done);
    });
  }

  /** Lets a viewer go that is too slow: it is fed no more, and is told so behind what it still takes; if it takes nothing, its line is cut. */
  #drop(response: Response): void {
    this.#dropped += 1;
    this.#open.get(response)?.leave();
    response.end(TOO_SLOW);
    const timer = setTimeout(() => response.destroy(), this.limits.patience * SECOND);
    response.once('close', () => clearTimeout(timer));
  }

  #keepAlive(response: Response, subscription: Running): void {
    const heartbeat = setInterval(() => {
      this.#endIfOut(response);
      if (!response.writableNeedDrain && !response.writableEnded) response.write(': alive\n\n');
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
    if (this.#isEnding) response.end(STOPPING);
  }

  /** Whoever was shut out, or whose link has ended, is given nothing more. */
  #endIfOut(response: Response): void {
    if (!askerOf(response).isStill()) response.end();
  }

  onModuleDestroy(): void {
    this.#isEnding = true;
    for (const response of this.#open.keys()) if (response.headersSent) response.end(STOPPING);
  }
}
