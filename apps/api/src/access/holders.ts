import { OWNER } from '#access';
import type { Keys } from '#keys';
import type { Holders } from './asker.js';

/** Who holds which secret: the server's own keys are the organiser's, for everything. */
export const holdersOf =
  (keys: Keys): Holders =>
  (secret) => {
    const id = keys.idOf(secret);
    return id === undefined ? undefined : { reach: OWNER, id, grant: null, device: null, expires: null };
  };
