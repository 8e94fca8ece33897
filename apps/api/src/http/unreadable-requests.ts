import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import { HttpProblem, makeProblem } from './problem.js';
import { problemOf } from './problem-of.js';

const make = (status: number, code: string, words: readonly [detail: string, remedy: string]): HttpProblem =>
  new HttpProblem(status, { code, detail: words[0], remedy: words[1] });

const MALFORMED = make(400, 'request/malformed', [
  'The request is no HTTP that can be read.',
  'Send HTTP/1.1: a method, an address that begins with a slash, and headers, each on its line.',
]);

const PROBLEMS: Readonly<Record<string, HttpProblem>> = {
  HPE_HEADER_OVERFLOW: make(431, 'request/headers-too-large', [
    'The address and the headers of the request are larger than 16 KiB.',
    'Leave out what the server does not need, cookies above all.',
  ]),
  ERR_HTTP_REQUEST_TIMEOUT: make(408, 'request/too-slow', [
    'The request did not arrive whole in the time it has.',
    'Send it again over a quicker line; a play keeps its play id.',
  ]),
};

const UNEXPECTED = make(417, 'request/expectation', [
  'The header Expect asks for something that is not done here.',
  'Leave it out, or send "100-continue".',
]);

const bodyOf = (problem: HttpProblem): string => JSON.stringify(makeProblem(problem));

const rawAnswer = (problem: HttpProblem): string => {
  const body = bodyOf(problem);
  return [
    `HTTP/1.1 ${String(problem.status)} ${STATUS_CODES[problem.status] ?? 'Error'}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

const onClientError = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  // The line is gone, or an answer has begun: nothing can be told any more.
  const hasBegun = '_httpMessage' in socket && (socket._httpMessage as ServerResponse | null)?.headersSent === true;
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) socket.destroy();
  else socket.end(rawAnswer(PROBLEMS[error.code ?? ''] ?? MALFORMED));
};

/** Sends a problem where no framework has the request in hand. */
export const endWithProblem = (response: ServerResponse, problem: HttpProblem): void => {
  if (response.headersSent) response.end();
  else
    response
      .writeHead(problem.status, { 'Content-Type': 'application/problem+json; charset=utf-8', Connection: 'close' })
      .end(bodyOf(problem));
};

/** Answers with a problem what Node itself would answer with a bare status: what is no HTTP, is too large, or comes too slowly. */
export const answerUnreadable = (server: Server): void => {
  server.on('clientError', onClientError);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    endWithProblem(response, UNEXPECTED);
  });
};

/** The part of an Express application that a server calls with each request; its types leave it out. */
interface Handler {
  handle: (request: unknown, response: ServerResponse, next?: (error?: unknown) => void) => void;
}

/** Answers with a problem what no middleware and no route has answered: an address that cannot be read at all. */
export const answerUnrouted = (express: Express): void => {
  const handler = express as unknown as Handler;
  const handle = handler.handle.bind(express);
  handler.handle = (request, response, next) => {
    const otherwise = (error?: unknown): void => {
      endWithProblem(response, error ? problemOf(error) : MALFORMED);
    };
    handle(request, response, next ?? otherwise);
  };
};
