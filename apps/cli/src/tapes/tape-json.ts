import type { Envelope } from '#kernel';
import { CliError } from '../cli-error.js';

const FORM = 1;

/** A tape as one JSON document. */
export const makeTapeJson = (envelopes: readonly Envelope[]): object => ({ matchtape: FORM, events: envelopes });

const isEnvelope = (value: unknown, revision: number): value is Envelope => {
  const envelope = value as Partial<Envelope> | null;
  return (
    typeof envelope === 'object' &&
    typeof envelope?.type === 'string' &&
    envelope.revision === revision &&
    typeof envelope.data === 'object' &&
    Array.isArray(envelope.because)
  );
};

const broken = (path: string, message: string): CliError =>
  new CliError('bad-tape-json', `"${path}" ${message}`, {
    remedy: 'Name a file that "matchtape export --format json" or "record --out" has written.',
  });

const parseJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw broken(path, `is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
};

/** Reads a tape from its JSON document: every envelope there, in the order of the revisions. */
export const parseTapeJson = (path: string, text: string): readonly Envelope[] => {
  const { matchtape, events } = (parseJson(path, text) ?? {}) as {
    readonly matchtape?: unknown;
    readonly events?: unknown;
  };
  if (matchtape !== FORM || !Array.isArray(events)) throw broken(path, 'is no tape of this program.');
  const fault = events.findIndex((event, revision) => !isEnvelope(event, revision));
  if (fault !== -1) throw broken(path, `is damaged: the event at place ${fault} is not revision ${fault} of a match.`);
  return events as readonly Envelope[];
};
