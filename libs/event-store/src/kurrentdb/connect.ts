import { StoreUnavailableError } from '../errors.js';
import { versionOf, warmUp } from './client.js';
import type { ConnectionString } from './connection-string.js';
import { diagnose } from './diagnosis.js';
import { faultOf, refused, unreachable } from './faults.js';
import type { ServerLink } from './link.js';
import { pause, within } from './patience.js';

const OLDEST = [22, 10] as const;

const isTooOld = (version: string): boolean => {
  const [year = 0, month = 0] = version.split('.').map(Number);
  return !(year > OLDEST[0] || (year === OLDEST[0] && month >= OLDEST[1]));
};

const tooOld = (place: string, version: string): StoreUnavailableError =>
  new StoreUnavailableError(
    'store-too-old',
    `${place} runs version ${version}; Matchtape needs 22.10 or newer. Update the server, or name another one in MATCHTAPE_STORE.`,
  );

/** One try: version first, through the connection that appends use, then a read through the other one. */
const greet = async (link: ServerLink): Promise<void> => {
  const client = link.client();
  try {
    const version = await within(link.patience.answerWithin, versionOf(client));
    if (isTooOld(version)) throw tooOld(link.place, version);
    await within(link.patience.answerWithin, warmUp(client, link.reading));
    link.trust(client);
  } catch (error) {
    if (faultOf(error) !== 'ours' && faultOf(error) !== 'refused') link.doubt(client, error);
    throw error;
  }
};

/**
 * Connects: asks the server for its version and reads from it once, so that the client finds its way back later.
 * @throws StoreUnavailableError `store-unreachable`, `store-refused`, `store-too-old`
 */
export const connect = async (link: ServerLink, connection: ConnectionString, time: number): Promise<void> => {
  const end = performance.now() + time;
  for (let tries = 0; ; tries++) {
    try {
      await greet(link);
      return;
    } catch (error) {
      if (faultOf(error) === 'ours') throw error;
      if (faultOf(error) === 'refused') throw Object.assign(refused(link.place), { cause: error });
      const why = performance.now() > end ? await diagnose(connection) : undefined;
      if (why !== undefined) throw Object.assign(unreachable(link.place, why), { cause: error });
    }
    // After the end it still asks, until what is wrong is known.
    await pause(tries, Infinity);
  }
};
