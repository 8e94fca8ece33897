import type { Envelope } from '#kernel';
import { openMemoryStore } from '#event-store/memory';
import type { DisputeOrder } from '#match';
import { OpenMatch, OrderDispute, ReadTape } from '#recording';
import { type Desk, noughtsEntry, startDesk } from '../support/recording.js';

const BY = { role: 'judge', name: 'Kim' } as const;
const SAID = { by: BY, words: '', citing: null };

const order = (desk: Desk, playId: string, wish: DisputeOrder) =>
  desk.commands.execute(
    new OrderDispute({ matchId: 'one', playId, order: wish, expectedRevision: undefined, actor: 'Ada' }),
  );

const verdictOf = (events: readonly Envelope[], type: string, number?: number): unknown =>
  events.find(({ type: each, data }) => {
    const said = data as { readonly number?: number };
    return each === type && (number === undefined || said.number === number);
  })?.data;

it.each([1, 2, 3, 12, 39, 40])(
  'a ruling about play %i of fifty has that play and its verdict, for whoever reads it',
  async (about) => {
    const desk = await startDesk(await openMemoryStore());
    await desk.commands.execute(new OpenMatch('one', noughtsEntry({ mode: 'first-to-3' }), 'Ada'));
    // Ana plays whoever's turn it is, and the table clears the square, so that neighbours differ in their verdicts.
    for (let play = 1; play <= 50; play++)
      await desk.line('one', `p${play}`, play % 2 === 1 ? 'Ana: b2' : 'table: clears b2');
    await order(desk, 'call', { type: 'CallJudge', about, pauses: false, ...SAID });
    await order(desk, 'rule', { type: 'IssueRuling', dispute: 1, ruling: 'doubtful', ...SAID });
    for (const eyes of ['recorder', 'public', 0, 1] as const) {
      const { events } = await desk.queries.execute(new ReadTape('one', eyes, { from: 0, limit: 1000 }));
      const played = verdictOf(events, 'PlayRecorded', about) as { readonly verdict: unknown };
      expect(verdictOf(events, 'RulingIssued')).toMatchObject({ verdict: played.verdict });
    }
    await desk.close();
  },
);
