import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { nameOfPlace, type StorePlace } from './place.js';

/** Where the views of a place are kept: each place has its own, since a checkpoint means nothing in another store. */
export const viewsPath = (place: StorePlace, data: string): string => {
  if (place.kind === 'sqlite') return `${place.path.replace(/\.sqlite$/, '')}.views.sqlite`;
  const name = createHash('sha256').update(nameOfPlace(place)).digest('hex').slice(0, 8);
  return join(data, `views-${name}.sqlite`);
};
