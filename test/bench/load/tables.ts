import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { RECORDER } from '../../support/key.js';
import { tapeOf } from './event.js';
import type { Nodes } from './nodes.js';

/** A play that the server said was recorded: by which id, as which revisions, when it was sent and when that was answered. */
export interface Acknowledged {
  readonly table: number;
  readonly playId: string;
  readonly from: number;
  readonly to: number;
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** What came of the plays of all tables. */
export interface Recorded {
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: ReadonlyMap<string, number>;
}

interface Sent {
  readonly status: number;
  readonly body: { readonly from?: number; readonly to?: number; readonly code?: string };
}

const send = (url: string, agent: Agent, body: object): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const headers = { ...RECORDER, 'Content-Type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Sent['body'] }));
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });

/** How often a play is sent that nobody answers, and milliseconds between. */
const MOST_TRIES = 40;
const AGAIN = 250;

/** When and how often tables play. `until` as `performance.now()` counts. */
export interface Pace {
  readonly tables: number;
  readonly every: number;
  readonly until: number;
}

/**
 * Plays the game at every table, each a play every so many seconds, all of them out of step; beyond its last line, corrections. Where a node is gone
 * its tables go on at the next, with the play that was not answered.
 */
export const playTables = async (
  { urlOf }: Pick<Nodes, 'urlOf'>,
  lines: readonly string[],
  { tables, every, until }: Pace,
): Promise<Recorded> => {
  // Each table keeps its line between plays, as a scribe's page does.
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: tables });
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<string, number>();
  const note = (why: string): void => void refused.set(why, (refused.get(why) ?? 0) + 1);
  const moves = new Map<number, number>();
  const sendUntilAnswered = async (table: number, body: object): Promise<Sent> => {
    for (let tries = 1; ; tries++) {
      const url = urlOf(table, moves.get(table) ?? 0);
      try {
        return await send(`${url}matches/${tapeOf(table)}/plays`, agent, body);
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
        moves.set(table, (moves.get(table) ?? 0) + 1);
        await pause(AGAIN);
      }
    }
  };
  const play = async (table: number, number: number): Promise<void> => {
    const line = lines[number] ?? `correct: Ana has ${number % 7} points`;
    const playId = `p${number}`;
    const sentAt = performance.now();
    const { status, body } = await sendUntilAnswered(table, { playId, line });
    // 200: it had been recorded before its answer was lost.
    if (status !== 201 && status !== 200) note(`${status} ${body.code ?? ''}`);
    else
      acknowledged.push({
        table,
        playId,
        from: body.from ?? 0,
        to: body.to ?? 0,
        sentAt,
        answeredAt: performance.now(),
      });
  };
  const sitAt = async (table: number): Promise<void> => {
    await pause((table / tables) * every * 1000);
    for (let number = 0; performance.now() < until; number++) {
      const begun = performance.now();
      await play(table, number).catch((error: unknown) => note(error instanceof Error ? error.message : 'failed'));
      await pause(Math.max(0, begun + every * 1000 - performance.now()));
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, at) => sitAt(at + 1)));
  agent.destroy();
  return { acknowledged, refused };
};
