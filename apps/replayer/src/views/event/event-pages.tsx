import type { EventPlace } from '../../event-address.js';
import { DeskPage } from './desk-page.js';
import { EventsPage } from './events-page.js';
import { FloorPage } from './floor-page.js';
import { TableCallPage } from './table-call-page.js';
import '../../styles/event.css';
import '../../styles/floor.css';
import '../../styles/list.css';

/** The pages of events. */
export const EventPages = ({ place }: { readonly place: EventPlace }) => {
  switch (place.page) {
    case 'events':
      return <EventsPage />;
    case 'event':
      return <DeskPage key={place.event} {...place} />;
    case 'floor':
      return <FloorPage key={`${place.event} ${place.round ?? ''}`} {...place} />;
    case 'table-call':
      return <TableCallPage key={`${place.event} ${place.round} ${place.table}`} {...place} />;
  }
};
