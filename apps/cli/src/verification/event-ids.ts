import { createHash } from 'node:crypto';
import type { EnvelopeFault, TapeEvent } from '#audit';

/** A UUID (RFC 9562, version 8) drawn from a text. */
const uuidOf = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The ids that the recorder gives: of the server, of the command line, and of the tape of a ruling. */
const idsOf = (match: string, { cause, revision }: TapeEvent, index: number): readonly string[] => [
  uuidOf(`${match}\n${cause}\n${String(index)}`),
  uuidOf(`${match}\n${String(revision)}`),
  `${match}-${String(revision)}`,
];

/** Every event whose id is not drawn from its match, its cause and its place, as the recorder draws it. */
export const idFaults = (match: string, events: readonly TapeEvent[]): readonly EnvelopeFault[] => {
  let start = 0;
  return events.flatMap((event, place) => {
    if (event.cause !== events[start]?.cause) start = place;
    if (idsOf(match, event, place - start).includes(event.id)) return [];
    const message = 'Its id is not the one that its match, its cause and its place give.';
    return [{ kind: 'cause', revision: event.revision, message }];
  });
};
