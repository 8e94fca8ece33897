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

const send = (url: string, agent: Agent | undefined, body: object): Promise<Sent> =>
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
  readonly every: number;
  readonly until: number;
}

/** How many plays a table has behind it when the load begins, at most: tables of a round are never at the same play. */
const MOST_AHEAD = 24;

/** Coprime to it, so that neighbours are far apart. */
const APART = 7;

/** Tables that are brought so far at a time. */
const AT_ONCE = 8;

const aheadOf = (table: number): number => (table * APART) % MOST_AHEAD;

/**
 * The scribes of all tables, each with a line of its own that stays open between plays, as a scribe's page keeps it. They play one game, and beyond its
 * last line corrections. Where a node is gone, its tables go on at the next with the play that was not answered.
 */
export const seatScribes = ({ urlOf }: Pick<Nodes, 'urlOf'>, lines: readonly string[], tables: number) => {
  const agents = Array.from({ length: tables + 1 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<string, number>();
  const note = (why: string): void => void refused.set(why, (refused.get(why) ?? 0) + 1);
  const moves = new Map<number, number>();
  const sendUntilAnswered = async (table: number, body: object): Promise<Sent> => {
    for (let tries = 1; ; tries++) {
      const url = urlOf(table, moves.get(table) ?? 0);
      try {
        return await send(`${url}matches/${tapeOf(table)}/plays`, agents[table], body);
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
  const playOrNote = (table: number, number: number): Promise<void> =>
    play(table, number).catch((error: unknown) => note(error instanceof Error ? error.message : 'failed'));
  const sitAt = async (table: number, { every, until }: Pace): Promise<void> => {
    await pause((table / tables) * every * 1000);
    for (let number = aheadOf(table); performance.now() < until; number++) {
      const begun = performance.now();
      await playOrNote(table, number);
      await pause(Math.max(0, begun + every * 1000 - performance.now()));
    }
  };
  return {
    /** Brings each table as far as it is when the load begins, one play after the other. */
    begin: async (): Promise<void> => {
      let next = 1;
      const beginSome = async (): Promise<void> => {
        for (let table = next++; table <= tables; table = next++)
          for (let number = 0; number < aheadOf(table); number++) await playOrNote(table, number);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, beginSome));
    },
    /** A play each so many seconds at each table, all of them out of step. Answers what came of all plays. */
    play: async (pace: Pace): Promise<Recorded> => {
      await Promise.all(Array.from({ length: tables }, (_, at) => sitAt(at + 1, pace)));
      for (const agent of agents) agent.destroy();
      return { acknowledged, refused };
    },
  };
};
