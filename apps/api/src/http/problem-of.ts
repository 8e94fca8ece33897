import { HttpException } from '@nestjs/common';
import { EventStoreError, publicWords } from '#event-store';
import { RecordingProblem, type TroubleKind } from '#recording';
import { ViewStoreError } from '#view-store';
import { HttpProblem } from './problem.js';

const STATUS_OF_KIND: Readonly<Record<TroubleKind, number>> = {
  invalid: 400,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  refused: 422,
  unready: 503,
};

const make = (status: number, code: string, words: readonly [detail: string, remedy: string]): HttpProblem =>
  new HttpProblem(status, { code, detail: words[0], remedy: words[1] });

const TOO_LARGE: readonly [string, string] = [
  'The play causes more than the store takes in one event.',
  'Split it into several plays.',
];
const BUSY: readonly [string, string] = [
  'More plays are waiting to be written than the store takes.',
  'Wait a moment and send it again; the play id keeps it from being recorded twice.',
];

const IN_DOUBT: readonly [string, string] = [
  'The event store did not say whether it has taken the play.',
  'Send it again unchanged, with the same play id: it is recorded once, whatever happened to this one.',
];

/** Codes of a store that may answer again by itself. */
const PASSES: ReadonlySet<string> = new Set(['store-unreachable', 'store-locked', 'store-full', 'store-closed']);

const GONE_REMEDY =
  'Ask whoever keeps this server to put the file back. Then send it again unchanged: its play id keeps it from being recorded twice.';

const remedyFor = (code: string): string => {
  if (code === 'store-gone') return GONE_REMEDY;
  return PASSES.has(code)
    ? 'Nothing was recorded by this request. Send it again when /health/ready says that the store answers.'
    : "See the server's log; nothing was recorded by this request.";
};

const UNSUPPORTED_REMEDY = 'Move the store to one that can; docs/how-to/erase-names.md says how.';

const ofStore = (error: EventStoreError): HttpProblem => {
  if (error.code === 'event-too-large') return make(413, 'play/too-large', TOO_LARGE);
  if (error.code === 'queue-full') return make(503, 'store/busy', BUSY);
  const isOurs = error.code === 'invalid-event' || error.code === 'invalid-request';
  if (isOurs) return make(500, 'server/fault', FAULT);
  if (error.code === 'unsupported') return make(409, 'store/unsupported', [error.message, UNSUPPORTED_REMEDY]);
  if (error.code === 'append-in-doubt') return make(503, 'store/in-doubt', IN_DOUBT);
  return make(503, `store/${error.code.replace(/^store-/, '')}`, [publicWords(error), remedyFor(error.code)]);
};

const FAULT: readonly [string, string] = [
  'The server has made a mistake with this request; nothing was recorded by it.',
  'Try it again; if it fails again, report it with the time and the match id.',
];

const ofException = (error: HttpException): HttpProblem => {
  const status = error.getStatus();
  if (status === 404)
    return make(404, 'route/unknown', ['There is nothing at this address.', 'See /docs for the routes.']);
  if (status === 400) {
    return make(400, 'route/malformed', [
      'The address cannot be read.',
      'Encode what stands in it as UTF-8 with %-sequences.',
    ]);
  }
  return make(status, 'request/refused', [error.message, 'See /docs for what this route takes.']);
};

const VIEWS_REMEDY = "Matches can be recorded and read all the same. What has to be mended stands in the server's log.";

/** The problem that an error is told as. What is no refusal of ours becomes a fault that tells nothing of the inside. */
export const problemOf = (error: unknown): HttpProblem => {
  if (error instanceof HttpProblem) return error;
  if (error instanceof RecordingProblem) {
    const { kind, code, message: detail, remedy, facts } = error;
    return new HttpProblem(STATUS_OF_KIND[kind], { code, detail, remedy }, facts);
  }
  if (error instanceof EventStoreError) return ofStore(error);
  if (error instanceof ViewStoreError) return make(503, 'views/unusable', [error.publicWords, VIEWS_REMEDY]);
  if (error instanceof HttpException) return ofException(error);
  return make(500, 'server/fault', FAULT);
};
