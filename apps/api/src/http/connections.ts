import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { isPublic } from '../access/asker.js';
import { HttpProblem, sendProblem } from './problem.js';

/**
 * - `connections`: how many may be open at once; a tenth of them is left to holders of keys
 * - `addressConnections`: how many of them the public may have from one address; live streams count
 * - `patience`: seconds that a request may take to arrive whole, and a live viewer to take what it was sent
 */
export interface ConnectionLimits {
  readonly connections: number;
  readonly addressConnections: number;
  readonly patience: number;
}

const SECOND = 1000;
const LONGEST_HEADERS = 10;
const IDLE = 10;

/** Node looks for requests that are too slow this often; its types leave the name out. */
const LOOK = { connectionsCheckingInterval: SECOND };

/** Limits how many lines a server keeps open, and how long each may take to say what it wants. To be called before it listens. */
export const limitConnections = (server: Server, { connections, patience }: ConnectionLimits): void => {
  server.maxConnections = connections;
  server.requestTimeout = patience * SECOND;
  server.headersTimeout = Math.min(LONGEST_HEADERS, patience) * SECOND;
  server.keepAliveTimeout = IDLE * SECOND;
  Object.assign(server, LOOK);
};

const TOO_MANY = new HttpProblem(429, {
  code: 'connections/too-many',
  detail: 'Too many connections from this address, or of the public altogether, are open.',
  remedy: 'Close some, or wait as many seconds as Retry-After says. Whoever holds a key is not counted.',
});

/** The open lines of the public, by address. */
class PublicLines {
  readonly #lines = new Map<string, Set<Socket>>();
  #count = 0;

  constructor(
    private readonly mostOfAll: number,
    private readonly mostOfOne: number,
  ) {}

  /** Whether the line may be used; it is counted until it is closed. */
  admit(line: Socket): boolean {
    const address = line.remoteAddress ?? '';
    const lines = this.#lines.get(address) ?? new Set();
    if (lines.has(line)) return true;
    if (lines.size >= this.mostOfOne || this.#count >= this.mostOfAll) return false;
    this.#lines.set(address, lines.add(line));
    this.#count += 1;
    line.once('close', () => {
      this.#count -= 1;
      lines.delete(line);
      if (lines.size === 0) this.#lines.delete(address);
    });
    return true;
  }
}

/** Holders of keys keep one line in so many. */
const SHARE = 10;

/** Refuses the public more lines than one address, and all together, may have. */
export const limitPublicLines = ({ connections, addressConnections }: ConnectionLimits): RequestHandler => {
  const lines = new PublicLines(connections - Math.ceil(connections / SHARE), addressConnections);
  return (request, response, next) => {
    if (!isPublic(response) || lines.admit(request.socket)) next();
    else sendProblem(response.set('Connection', 'close'), TOO_MANY);
  };
};
