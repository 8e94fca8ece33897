import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express from 'express';
import type { LinkDesk } from '../../apps/api/src/access/link-desk.js';
import { EventStreams, type Send } from '../../apps/api/src/matches/event-streams.js';

/** Links that never change. */
const NO_LINKS = { watch: () => () => undefined } as unknown as LinkDesk;

const MESSAGE = 'x'.repeat(256 * 1024);

let server: Server;
/** Messages handed over so far, and how the subscription ended. */
let sent = 0;
let ended: Promise<string>;

/** A server whose only stream sends a number of large messages, each when the one before was taken. */
const serveLarge = async (count: number): Promise<void> => {
  const streams = new EventStreams({ streams: 10, patience: 1 }, NO_LINKS);
  sent = 0;
  const app = express();
  ended = new Promise((tell) => {
    app.get('/', (_request, response) => {
      void streams.open(response, async (send: Send) => {
        let isOver = false;
        const run = async (): Promise<{ reason: 'unsubscribed' }> => {
          for (let number = 0; number < count && !isOver; number++) {
            await send({ id: number, data: MESSAGE });
            sent += 1;
          }
          tell(isOver ? 'unsubscribed' : 'all sent');
          return { reason: 'unsubscribed' };
        };
        const unsubscribe = (): void => {
          isOver = true;
        };
        return Promise.resolve({ ended: run(), checkpoint: () => sent, unsubscribe });
      });
    });
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
};

const ask = async (): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return socket;
};

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a live viewer that takes nothing is let go, and its subscription ends', async () => {
  await serveLarge(1000);
  const viewer = await ask();
  viewer.pause();
  expect(await ended).toBe('unsubscribed');
  expect(sent).toBeLessThan(1000);
  viewer.destroy();
});

test('a live viewer that comes to itself is told behind what it was sent that it was too slow', async () => {
  await serveLarge(1000);
  const viewer = await ask();
  viewer.pause();
  expect(await ended).toBe('unsubscribed');
  viewer.setEncoding('utf8');
  let text = '';
  viewer.on('data', (chunk: string) => (text = (text + chunk).slice(-1000)));
  viewer.resume();
  await once(viewer, 'end');
  expect(text.slice(-400)).toMatch(/x{100}"\n\n[\s\S]*event: too-slow\ndata: .*nothing is missed/);
  viewer.destroy();
});

test('a viewer that takes each message only when it has to leaves nothing behind in the server', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', note);
  await serveLarge(40);
  const viewer = await ask();
  viewer.resume();
  expect(await ended).toBe('all sent');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(warnings).toEqual([]);
  viewer.destroy();
});

test('a server that stood still holds that against nobody who waits for it', async () => {
  await serveLarge(40);
  const viewer = await ask();
  viewer.pause();
  // Something is on its way that the viewer has not taken yet.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const until = performance.now() + 2000;
  while (performance.now() < until);
  viewer.resume();
  expect(await ended).toBe('all sent');
  viewer.destroy();
});
