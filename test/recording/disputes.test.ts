import { auditTape, checkEnvelopes } from '#audit';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { parseJudgeLine, type DisputeOrder } from '#match';
import { project, timeline } from '#projections';
import { OpenMatch, OrderDispute, ReadDisputes, ReadTape, ReadView, type Receipt } from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { openingOf, parseTapeFile } from '#match';
import { readFileSync } from 'node:fs';
import { atRoot } from '../support/root.js';
import { type Desk, startDesk } from '../support/recording.js';

const PLAYERS = [{ name: 'Ana' }, { name: 'Ben' }];

let store: EventStore;
let desk: Desk;
let seconds = 0;

const orderIn = (line: string): DisputeOrder => {
  const order = parseJudgeLine(`judge${line}`, PLAYERS);
  if (order?.ok !== true) throw new Error(`"${line}": ${JSON.stringify(order)}`);
  return order.value;
};

const judge = (playId: string, line: string, expectedRevision?: number): Promise<Receipt> =>
  desk.commands.execute(
    new OrderDispute({ matchId: 'one', playId, order: orderIn(line), expectedRevision, actor: 'judge' }),
  );

const tape = async () => (await desk.queries.execute(new ReadTape('one', 'recorder', { from: 0, limit: 1000 }))).events;

/** The recorded game of Ana against Ben, a few turns in, at an event of competitive level. */
const begin = async (): Promise<void> => {
  const file = parseTapeFile(readFileSync(atRoot('test/games/riftbound/annie-against-master-yi.tape'), 'utf8'));
  if (!file.ok) throw new Error(file.error.message);
  const opening = openingOf(riftbound, file.value, new Map());
  if (!opening.ok) throw new Error(opening.error.message);
  const { type: _, ruleset, recording, options } = opening.value;
  const entry = { ruleset, recording, options: { ...options, level: 'competitive' as const } };
  await desk.commands.execute(new OpenMatch('one', entry as never, 'scorekeeper'));
  for (const [number, { text }] of file.value.lines.slice(0, 17).entries()) await desk.line('one', `p${number}`, text);
};

beforeEach(async () => {
  seconds = 0;
  store = await openMemoryStore();
  const clock = (): string => new Date(Date.UTC(2026, 4, 1, 18) + 1000 * seconds++).toISOString();
  desk = await startDesk(store, { rulesets: [riftbound], clock });
  await begin();
});

afterEach(async () => {
  await desk.close();
  await store.close();
});

it('an order is recorded once, however often it is sent', async () => {
  const first = await judge('call', ': called about play 9 by Ana: unpaid');
  expect(first).toMatchObject({ repeated: false, verdict: { status: 'legal' } });
  expect(await judge('call', ': called about play 9 by Ana: unpaid')).toEqual({ ...first, repeated: true });
  await expect(judge('call', ': called about play 8 by Ana: unpaid')).rejects.toMatchObject({ code: 'play/id-taken' });
  await expect(judge('call', ' 1: closed by judge Kim')).rejects.toMatchObject({ code: 'play/id-taken' });
  const penalty = await judge('penalty', ': penalty Ana for mispaid by judge Kim');
  expect(await judge('penalty', ': penalty Ana for mispaid by judge Kim')).toEqual({ ...penalty, repeated: true });
  expect((await tape()).filter(({ type }) => type === 'PenaltyIssued')).toHaveLength(1);
});

it('a remedy and what it does are one batch, and the receipt has the verdict of what was played', async () => {
  await judge('call', ': called by Ana');
  const { from, to, verdict } = await judge('mend', ': correction {correct: Ana has 2 points} by judge Kim');
  const batch = (await tape()).slice(from, to + 1);
  expect(batch.map(({ type }) => type).slice(0, 2)).toEqual(['RemedyOrdered', 'PlayRecorded']);
  expect(new Set(batch.map(({ cause, at }) => `${cause} ${at}`)).size).toBe(1);
  expect(verdict).toEqual((batch[1]?.data as { readonly verdict?: unknown }).verdict);
  const back = await judge('back', ': rewind to play 5 by head judge Lee');
  expect((await tape()).slice(back.from, back.from + 2).map(({ type }) => type)).toEqual([
    'RemedyOrdered',
    'MatchRewound',
  ]);
});

it.each<[string, string, object]>([
  ['who may not', ': closed by Ana', { code: 'dispute/refused', facts: { verdict: { status: 'illegal' } } }],
  ['a dispute that there is not', ' 7: closed by judge Kim', { code: 'dispute/unknown' }],
  ['a play that does not stand', ': rewind to play 99 by head judge Lee', { code: 'rewind/no-such-play' }],
])('%s: nothing is written', async (_what, line, problem) => {
  await judge('call', ': called by Ana');
  const { length } = await tape();
  await expect(judge('order', line)).rejects.toMatchObject(problem);
  expect(await tape()).toHaveLength(length);
});

it('a closed dispute, and a revision that has passed, are conflicts', async () => {
  await judge('call', ': called by Ana');
  await judge('close', ': closed by judge Kim');
  await expect(judge('late', ' 1: note by judge Kim: x')).rejects.toMatchObject({
    kind: 'conflict',
    code: 'dispute/closed',
  });
  await expect(judge('stale', ': called by Ana', 3)).rejects.toMatchObject({ code: 'match/wrong-revision' });
});

it('the tape is as the recorder writes it, and is decided so again', async () => {
  for (const [id, line] of [
    ': called about play 9 by Ana: unpaid',
    ': at the table by judge Kim',
    ': ruled illegal by judge Kim citing TR 702.9',
    ': appealed by Ben',
    ': ruled legal by head judge Lee',
    ': rewind to play 12 by head judge Lee',
    ': penalty Ana and Ben for slow-play by judge Kim',
    ': penalty Ana for decklist-error by head judge Lee',
    ': time 2 minutes by judge Kim',
    ': closed by judge Kim',
  ].entries())
    await judge(`step-${id}`, line);
  const events = await tape();
  expect(checkEnvelopes(events)).toEqual([]);
  expect(auditTape(riftbound, events)).toEqual([]);
  const kept = await desk.queries.execute(new ReadView('one', 'recorder', 'timeline'));
  expect(kept.view).toEqual(project(timeline, { ruleset: riftbound, viewer: 'recorder' }, events));
});

it('the times of calls come from the tape: what took more than a minute is owed, rounded up', async () => {
  await judge('call', ': called by Ana');
  seconds += 130;
  await judge('close', ': closed by judge Kim');
  const { disputes } = await desk.queries.execute(new ReadDisputes('one', 'recorder'));
  expect(disputes).toMatchObject([
    {
      number: 1,
      closed: true,
      time: { milliseconds: 131_000, proposed: 3, given: 0, rule: 'tournament.time-extension' },
    },
  ]);
});
