import fc from '../support/fast-check.js';
import { openMemoryStore } from '#event-store/memory';
import type { DisputeOrder, TakeBack } from '#match';
import { OpenMatch, OrderDispute, RewindMatch } from '#recording';
import { makeMemoryViews } from '#view-store/memory';
import { contentOf, lastPosition, rebuiltUpTo } from '../support/kept-views.js';
import { noughts } from '../support/noughts.js';
import { type Desk, noughtsEntry, startDesk } from '../support/recording.js';

const SQUARES = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'] as const;

/** What is done next at a table; `back`: how many of the last plays a judge sets it back by. */
type Step = { readonly line: string } | { readonly back: number } | 'take back' | 'call';

const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        line: fc.constantFrom(...SQUARES.map((at) => `Ana: ${at}`), ...SQUARES.map((at) => `Bo: ${at}`)),
      }),
    },
    { weight: 2, arbitrary: fc.record({ line: fc.constantFrom(...SQUARES.map((at) => `table: clears ${at}`)) }) },
    { weight: 2, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 5 }) }) },
    { weight: 1, arbitrary: fc.constantFrom('take back' as const, 'call' as const) },
  ),
  { minLength: 10, maxLength: 30 },
);

const BY = { role: 'judge', name: 'Kim' } as const;

/** Takes a step; one that the table refuses changes nothing. */
const take = async (desk: Desk, step: Step, at: number): Promise<void> => {
  const head = { matchId: 'one', playId: `p${String(at)}`, expectedRevision: undefined, actor: 'Ada' };
  const order = (wish: DisputeOrder | TakeBack) => desk.commands.execute(new OrderDispute({ ...head, order: wish }));
  if (step === 'take back') await order({ type: 'TakeBack', to: 'last', note: '' });
  else if (step === 'call')
    await order({ type: 'CallJudge', about: 1, pauses: false, by: BY, words: '', citing: null });
  else if ('line' in step) await desk.line('one', head.playId, step.line);
  else await desk.commands.execute(new RewindMatch({ ...head, to: Math.max(1, at - step.back), by: BY, note: '' }));
};

it('views that are written play by play are those that are folded of the whole tape, however far a match is set back', () =>
  fc.assert(
    fc.asyncProperty(steps, async (wished) => {
      const store = await openMemoryStore();
      const views = makeMemoryViews();
      const desk = await startDesk(store, { views });
      await desk.commands.execute(new OpenMatch('one', noughtsEntry({ mode: 'first-to-3' }), 'Ada'));
      let taken = 0;
      for (const step of wished) {
        await take(desk, step, taken).then(
          () => (taken += 1),
          () => undefined,
        );
        await desk.feed.reached(await lastPosition(store));
      }
      expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, await lastPosition(store), [noughts]));
      await desk.close();
    }),
    { numRuns: 8 },
  ));
