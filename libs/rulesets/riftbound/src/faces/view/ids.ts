import { placeOf } from '../../state/zones.js';

/** Id of a chain item on the neutral table. */
export const itemId = (item: number): string => `item-${item}`;

/** Id of a zone on the neutral table: the zone's name, with the seat or the battlefield it belongs to. */
export const zoneId = (zone: number): string => {
  const place = placeOf(zone);
  if ('seat' in place) return `${place.zone}-${place.seat}`;
  return 'at' in place ? `${place.zone}-${place.at}` : place.zone;
};
