import type { EventFilter } from './port.js';
import type { StoredRow } from './recorded.js';

/** Says whether an event passes a filter. */
export const passes = ({ types, streamPrefix }: EventFilter, row: Pick<StoredRow, 'type' | 'stream'>): boolean =>
  (types === undefined || types.includes(row.type)) &&
  (streamPrefix === undefined || row.stream.startsWith(streamPrefix));
