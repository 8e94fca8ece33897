import { postAsRecorder } from '../../support/key.js';
import type { LoadGame } from './game.js';

export const EVENT = 'load';

/** The id that the tape of a table of the first round has. */
export const tapeOf = (table: number): string => `${EVENT}.r1.t${table}`;

const post = async (url: string, body: unknown): Promise<void> => {
  const response = await postAsRecorder(url, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}: ${text}`);
};

const pairings = (tables: number): string =>
  [
    'table,player1,id1,player2,id2',
    ...Array.from({ length: tables }, (_, at) => `${at + 1},Ana,${2 * at + 1},Ben,${2 * at + 2}`),
  ].join('\n');

/** Tables that are opened at a time. */
const AT_ONCE = 4;

/** Opens an event of one round, its tables with a tape each, and starts the clock. `told`: how many tables are open. */
export const openEvent = async (
  url: string,
  { tables, game }: { readonly tables: number; readonly game: LoadGame },
  told: (open: number) => void,
): Promise<void> => {
  await post(`${url}events`, {
    id: EVENT,
    title: 'Load',
    ruleset: 'riftbound',
    mode: 'duel',
    tables: Math.min(tables, 9999),
  });
  await post(`${url}events/${EVENT}/pairings`, { round: 1, text: pairings(tables) });
  let next = 1;
  const openSome = async (): Promise<void> => {
    for (let table = next++; table <= tables; table = next++) {
      // Under the id that the desk gives it: the desk finds it open, with the decks and the order of the game that is played.
      await post(`${url}matches`, { ...game.opening, id: tapeOf(table), event: 'Load', table: String(table) });
      await post(`${url}events/${EVENT}/rounds/1/tables/${table}/tape`, {});
      told(table);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  await post(`${url}events/${EVENT}/orders`, {
    orderId: 'begin',
    order: { type: 'BeginRound', round: 1, minutes: 50 },
  });
};
