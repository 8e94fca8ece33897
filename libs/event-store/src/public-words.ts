import type { EventStoreError } from './errors.js';

/** What a store that keeps no secret of its place says of itself to everybody. */
const WORDS: Readonly<Record<string, string>> = {
  'append-in-doubt': 'The event store did not say whether it has taken the events.',
  'store-damaged': 'The event store is damaged.',
  'store-foreign': 'The event store belongs to another program.',
  'store-full': 'The event store has no room left.',
  'store-gone': "The event store's file was deleted, moved or replaced while it is in use.",
  'store-locked': 'Another program keeps the event store locked.',
  'store-missing': 'The event store is not there.',
  'store-other': 'The event store is empty, or another one than was there before.',
  'store-read-only': 'The event store takes no events.',
  'store-refused': 'The event store refuses us.',
  'store-too-new': 'The event store was written by a newer version.',
  'store-too-old': 'The event store is of a version that is too old.',
  'store-unreachable': 'The event store cannot be reached.',
  'store-unwritable': 'The event store cannot be opened or written.',
};

/**
 * An error of the store in words for whoever asks over a network: without paths, addresses and causes, which the error's own
 * message has for the operator. Errors that only speak of streams and events say the same to both.
 */
export const publicWords = ({ code, message }: EventStoreError): string => WORDS[code] ?? message;
