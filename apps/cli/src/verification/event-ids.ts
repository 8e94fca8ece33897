import type { EnvelopeFault, TapeEvent } from '#audit';
import { eventIdOf, tapeEventIdOf } from '#match';

/** The ids that the recorder gives: of the server, of the command line, and of the tape of a ruling. */
const idsOf = (match: string, { cause, revision }: TapeEvent, index: number): readonly string[] => [
  eventIdOf(match, cause, index),
  tapeEventIdOf(match, revision),
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
