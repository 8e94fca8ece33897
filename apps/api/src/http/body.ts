import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { HttpProblem, sendProblem } from './problem.js';
import { problemOf } from './problem-of.js';

/** Bytes a request's body may have. */
export const BODY_LIMIT = 256 * 1024;

/** Bytes that a list of pairings may have: a tournament file, or a page of saved matches. */
const LIST_LIMIT = 4 * 1024 * 1024;

const isList = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/events\/[^/]+\/(?:pairings|standings)(?:\/|$)/.test(path);

const limitOf = (request: Request): number => (isList(request) ? LIST_LIMIT : BODY_LIMIT);

/** Levels of nesting a body may have: more than any play needs, less than any recursion minds. */
export const BODY_DEPTH = 64;

const invalid = (status: number, code: string, words: readonly [string, string]): HttpProblem =>
  new HttpProblem(status, { code, detail: words[0], remedy: words[1] });

const childrenOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const isDeeper = (body: unknown, limit: number): boolean => {
  let level = childrenOf(body);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
};

const isJsonRequest = (request: Request): boolean => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const isEmpty = (length ?? '0') === '0' && encoding === undefined;
  return isEmpty || typeof request.is('application/json') === 'string';
};

const checkType: RequestHandler = (request, response, next) => {
  if (isJsonRequest(request)) {
    next();
    return;
  }
  sendProblem(
    response,
    invalid(415, 'body/not-json', [
      'The body is not declared as JSON.',
      'Send it with "Content-Type: application/json".',
    ]),
  );
};

const NOT_OBJECT: readonly [string, string] = [
  'The body is no JSON object.',
  'Send an object; /docs shows its fields.',
];

const TOO_DEEP: readonly [string, string] = [
  `The body is nested deeper than ${BODY_DEPTH} levels.`,
  'Send the play as the offers and /docs show it.',
];

const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null && !Array.isArray(body);

/** Names that every object has already: as fields they would change what the object is, or be passed over in silence. */
const NO_FIELDS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The first such field of a value, as a path; undefined where there is none. */
const noField = (value: unknown, path = ''): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, child] of Object.entries(value)) {
    if (NO_FIELDS.has(name)) return path + name;
    const found = noField(child, `${path}${name}.`);
    if (found !== undefined) return found;
  }
  return undefined;
};

const unknownField = (field: string): HttpProblem => {
  const message = `property ${field} should not exist`;
  const problem = {
    code: 'request/invalid',
    detail: `The request cannot be read: ${message}.`,
    remedy: 'Leave this field out; /docs shows what the route takes.',
  };
  return new HttpProblem(400, problem, { fields: [{ field, message }] });
};

const shapeProblem = ({ method, body }: Request): HttpProblem | undefined => {
  if (method === 'POST' && !isObject(body)) return invalid(400, 'request/invalid', NOT_OBJECT);
  // Depth comes first: what it lets pass, recursion may look through.
  if (isDeeper(body, BODY_DEPTH)) return invalid(400, 'body/too-deep', TOO_DEEP);
  const field = noField(body);
  return field === undefined ? undefined : unknownField(field);
};

const checkShape: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
  const problem = shapeProblem(request);
  if (problem === undefined) next();
  else sendProblem(response, problem);
};

const TOO_LARGE = invalid(413, 'body/too-large', [
  `The body is larger than ${String(BODY_LIMIT / 1024)} KiB.`,
  'Send one play at a time, and deck lists as plain text.',
]);

/** Refuses by its announced length what is too large, before anything of it is read; the line is closed, since the rest would follow. */
const checkLength: RequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length'] ?? 0) <= limitOf(request)) next();
  else sendProblem(response.set('Connection', 'close'), TOO_LARGE);
};

const UNREADABLE = invalid(400, 'body/unreadable', [
  'The body is not what its headers say: it cannot be unpacked as its Content-Encoding names it.',
  'Send it plain, or compressed as the header says, and whole.',
]);

/** Whoever reads bodies marks what the sender did wrong with a status, and what we did wrong with none. */
const isSenders = ({ status }: { readonly status?: unknown }): boolean =>
  typeof status === 'number' && status >= 400 && status < 500;

interface BodyError {
  readonly type?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
}

const bodyProblem = (error: BodyError): HttpProblem => {
  switch (error.type) {
    case 'entity.too.large':
      return TOO_LARGE;
    case 'entity.parse.failed':
      return invalid(400, 'body/bad-json', [
        `The body is not JSON: ${String(error.message)}.`,
        'Correct the text; quotes, commas and braces are the usual places.',
      ]);
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return invalid(415, 'body/encoding', [
        "The body's encoding is not known here.",
        'Send it as UTF-8, plain or compressed with gzip.',
      ]);
    case 'request.aborted':
    case 'request.size.invalid':
      return invalid(400, 'body/cut-off', ['The body ended before its announced length.', 'Send the request again.']);
    default:
      return isSenders(error) ? UNREADABLE : problemOf(error);
  }
};

/** Whatever goes wrong before a route is reached. */
// oxlint-disable-next-line max-params -- Express knows an error handler by its four parameters
const onError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  sendProblem(response, bodyProblem(typeof error === 'object' && error !== null ? error : {}));
};

const readers = {
  usual: express.json({ limit: BODY_LIMIT, strict: false }),
  list: express.json({ limit: LIST_LIMIT, strict: false }),
};

const readBody: RequestHandler = (request, response, next) => {
  (isList(request) ? readers.list : readers.usual)(request, response, next);
};

/** Reads JSON bodies within the limits; every failure is a problem. */
export const jsonBody = (): readonly (RequestHandler | ErrorRequestHandler)[] => [
  checkLength,
  checkType,
  readBody,
  checkShape,
  onError,
];
