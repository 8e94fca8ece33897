import { made, parseRevision } from './address-parts.js';

/** The events of the server. */
export interface EventsAddress {
  readonly page: 'events';
}

/** The desk of an event, at a round (null: the one under way). */
export interface EventAddress {
  readonly page: 'event';
  readonly event: string;
  readonly round: number | null;
}

/** The floor of an event: its tables at a round (null: the one under way). */
export interface FloorAddress {
  readonly page: 'floor';
  readonly event: string;
  readonly round: number | null;
}

/** The page that the QR code of a table leads to. */
export interface TableCallAddress {
  readonly page: 'table-call';
  readonly event: string;
  readonly round: number;
  readonly table: number;
  readonly code: string;
}

/** The places of events. */
export type EventPlace = EventsAddress | EventAddress | FloorAddress | TableCallAddress;

/** How they are read: `/events`, `/event/<id>?round=`, `/floor/<id>?round=`, `/table/<id>/<round>/<table>?code=`. */
export const eventPages: Readonly<Record<string, (parts: readonly string[], params: URLSearchParams) => EventPlace>> = {
  'events 0': () => ({ page: 'events' }),
  'event 1': ([event = ''], params) => ({ page: 'event', event, round: parseRevision(params.get('round')) }),
  'floor 1': ([event = ''], params) => ({ page: 'floor', event, round: parseRevision(params.get('round')) }),
  'table 3': ([event = '', round = '', table = ''], params) => ({
    ...{ page: 'table-call', event, code: params.get('code') ?? '' },
    round: parseRevision(round) ?? 0,
    table: parseRevision(table) ?? 0,
  }),
};

/** Makes the part of a URL after `#` of a place of an event. */
export const makeEventAddress = (place: EventPlace): string => {
  switch (place.page) {
    case 'events':
      return made(['events'], {});
    case 'event':
      return made(['event', place.event], { round: place.round });
    case 'floor':
      return made(['floor', place.event], { round: place.round });
    case 'table-call':
      return made(['table', place.event, String(place.round), String(place.table)], { code: place.code });
  }
};
