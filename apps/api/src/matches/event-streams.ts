import { once } from 'node:events';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import type { Subscription } from '#event-store';

/** Milliseconds between signs of life on a silent stream; proxies cut what is silent for a minute. */
const HEARTBEAT = 15_000;

/** Milliseconds after which a browser that lost the stream asks again. */
const RETRY = 2_000;

/** One message. Without `event` it is the browser's `message`; `id` is what it sends back as Last-Event-ID. */
export interface StreamMessage {
  readonly id?: number;
  readonly event?: string;
  readonly data: unknown;
}

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

const senderOf =
  (response: Response): Send =>
  async (message) => {
    if (response.closed || response.writableEnded) return;
    begin(response);
    // A slow reader holds up its own subscription, and nobody else's.
    if (!response.write(lines(message))) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  };

/** Open event streams (server-sent events): keeps them alive, ends their subscriptions with them, ends all at shutdown. */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  readonly #open = new Set<Response>();
  #isEnding = false;

  /** Follows a subscription until the browser leaves. Throws before anything is sent where the subscription is refused. */
  async open(response: Response, subscribe: (send: Send) => Promise<Subscription>): Promise<void> {
    const subscription = await subscribe(senderOf(response));
    begin(response);
    this.#open.add(response);
    const heartbeat = setInterval(() => response.write(': alive\n\n'), HEARTBEAT);
    const leave = (): void => {
      clearInterval(heartbeat);
      subscription.unsubscribe();
      this.#open.delete(response);
    };
    if (response.closed) leave();
    else response.once('close', leave);
    // A subscription that fails ends the stream: the browser asks again, with the last id it has.
    void subscription.ended.then(() => response.end());
    if (this.#isEnding) response.end();
  }

  onModuleDestroy(): void {
    this.#isEnding = true;
    for (const response of this.#open) response.end();
  }
}
