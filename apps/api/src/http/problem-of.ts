import { HttpException } from '@nestjs/common';
import { EventStoreError } from '#event-store';
import { RecordingProblem, type TroubleKind } from '#recording';
import { HttpProblem } from './problem.js';

const STATUS_OF_KIND: Readonly<Record<TroubleKind, number>> = {
  invalid: 400,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  refused: 422,
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

const ofStore = (error: EventStoreError): HttpProblem => {
  if (error.code === 'event-too-large') return make(413, 'play/too-large', TOO_LARGE);
  if (error.code === 'queue-full') return make(503, 'store/busy', BUSY);
  const isOurs = error.code === 'invalid-event' || error.code === 'invalid-request';
  if (isOurs) return make(500, 'server/fault', FAULT);
  return make(503, `store/${error.code.replace(/^store-/, '')}`, [
    error.message,
    "See the server's log; nothing was recorded by this request.",
  ]);
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

/** The problem that an error is told as. What is no refusal of ours becomes a fault that tells nothing of the inside. */
export const problemOf = (error: unknown): HttpProblem => {
  if (error instanceof HttpProblem) return error;
  if (error instanceof RecordingProblem) {
    const { kind, code, message: detail, remedy, facts } = error;
    return new HttpProblem(STATUS_OF_KIND[kind], { code, detail, remedy }, facts);
  }
  if (error instanceof EventStoreError) return ofStore(error);
  if (error instanceof HttpException) return ofException(error);
  return make(500, 'server/fault', FAULT);
};
