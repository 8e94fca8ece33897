import type { Endpoint } from './failures.js';

/**
 * What happens to an append, once.
 * - `lose`: not written, never answered
 * - `swallow`: written, never answered
 * - `cut-before`: the connection is cut before it is written
 * - `cut-after`: it is written, and the connection is cut before the answer
 */
export type AppendFault = 'lose' | 'swallow' | 'cut-before' | 'cut-after';

/**
 * The faults that a test switches; all of them may be changed at any time.
 * - `appends`: for the next appends, first in first out
 * - `delay`: milliseconds before every answer
 * - `notReady`: every call is answered as by a server that is still starting
 * - `credentials`: `wrong` as for a wrong password, `denied` as for a user without the right
 * - `leader`: this node is not the leader, that one is; only calls that ask for the leader are turned away
 * - `version`: what the server says it is; before 21.10 there was no BatchAppend
 */
export interface Faults {
  readonly appends: AppendFault[];
  delay: number;
  notReady: boolean;
  credentials: 'accepted' | 'wrong' | 'denied';
  leader: Endpoint | undefined;
  version: string;
}

/** No fault. */
export const makeFaults = (): Faults => ({
  appends: [],
  delay: 0,
  notReady: false,
  credentials: 'accepted',
  leader: undefined,
  version: '24.2.0',
});
