import type { EventStoreError } from './errors.js';
import type { Unreadable, UnreadableEvent } from './port.js';
import { ForeignEventError, StoreDamagedError, StreamGoneError, StreamNotFoundError } from './errors.js';

const ofOneStream = [ForeignEventError, StreamGoneError, StreamNotFoundError];

/** Whether an error is about one stream and no other: whoever reads the whole store may go on without that stream. */
export const isStreamFault = (error: unknown): error is EventStoreError & { readonly revision?: number | undefined } =>
  ofOneStream.some((kind) => error instanceof kind) ||
  (error instanceof StoreDamagedError && error.stream !== undefined);

/** Makes what readers get of one event; nothing where it cannot be made and somebody is told so. */
export const readOrTell = <Made>(
  place: Omit<UnreadableEvent, 'error'>,
  make: () => Made,
  tell: Unreadable | undefined,
): readonly Made[] => {
  try {
    return [make()];
  } catch (error) {
    if (tell === undefined || !isStreamFault(error)) throw error;
    const { stream, revision, position } = place;
    tell({ stream, revision, position, error });
    return [];
  }
};
