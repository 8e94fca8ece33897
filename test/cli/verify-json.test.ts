import { readFileSync, writeFileSync } from 'node:fs';
import { linkOn, startOf } from '#event-store/chain';
import type { TapeEvent } from '#audit';
import { cli, temporaryFolder } from './run.js';
import { closeMatch, openDuel, OPENING, playLines, recording } from './forging.js';

const at = temporaryFolder();

type Chained = TapeEvent & { readonly created: number; readonly hash: string; readonly seal?: object };

interface Document {
  readonly matchtape: number;
  readonly chain?: { readonly hash: string; readonly head: { stream: string; revision: number; hash: string } };
  readonly events: readonly Chained[];
}

let whole: Document;

beforeAll(async () => {
  await recording(at('data'), async (desk) => {
    await openDuel(desk, 'final');
    await playLines(desk, 'final', [...OPENING, 'Ana: ends turn']);
    await closeMatch(desk, 'final', 'Time.');
  });
  await cli(['export', 'final', '--data', at('data'), '--out', at('final.json')]);
  whole = JSON.parse(readFileSync(at('final.json'), 'utf8')) as Document;
});

let copies = 0;

const written = (document: object): string => {
  const path = at(`copy-${String(++copies)}.json`);
  writeFileSync(path, JSON.stringify(document));
  return path;
};

/** A document whose events are in the open, and have their links made anew, as somebody does who knows how. */
const relinked = (events: readonly Chained[]): Document => {
  let reached = startOf(events[0]?.stream ?? '');
  const linked = events.map(({ seal: _, ...event }) => {
    reached = linkOn(reached, event);
    return { ...event, hash: reached.hash };
  });
  const head = { stream: events[0]?.stream ?? '', ...reached };
  return { matchtape: 2, chain: { hash: 'sha-256', head }, events: linked };
};

const last = (): Chained => whole.events.at(-1) as Chained;

/** A closing that says another winner, behind the end of the match. */
const anotherWinner = (): Chained => ({
  ...last(),
  revision: last().revision + 1,
  data: { note: '', result: { winners: [0], reason: 'Ben gave up' } },
});

test('an export carries its chain: the same head as the store prints', async () => {
  const { out } = await cli(['verify', '--data', at('data'), '--heads']);
  const { revision, hash } = whole.chain?.head ?? { revision: 0, hash: '' };
  expect(out).toContain(`final:${String(revision)}:${hash}\n`);
  const said = await cli(['verify', at('final.json'), '--head', `final:${String(revision)}:${hash}`]);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect((await cli(['verify', at('final.json'), '--heads'])).out).toContain(`final:${String(revision)}:${hash}\n`);
});

test('an export of a tape file carries a chain as well', async () => {
  writeFileSync(at('a.tape'), `game: riftbound\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n${OPENING.join('\n')}\n`);
  await cli(['record', at('a.tape'), '--out', at('a.json')]);
  expect(await cli(['verify', at('a.json')])).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(readFileSync(at('a.json'), 'utf8'))).toMatchObject({
    matchtape: 2,
    chain: { head: { stream: 'match-a' } },
  });
});

const FORGED: readonly (readonly [string, () => object, RegExp])[] = [
  [
    'another winner appended',
    () => ({ ...whole, events: [...whole.events, anotherWinner()] }),
    /event \d+: it is not what was written[^]*the tape does not end where its head says/,
  ],
  [
    'another winner appended, and the chain made anew',
    () => relinked([...whole.events, anotherWinner()]),
    /The recorder would not write this here: This match is closed; its tape takes no more plays\./,
  ],
  [
    'an unknown event appended, and the chain made anew',
    () => relinked([...whole.events, { ...anotherWinner(), type: 'MatchWon', schema: 1 }]),
    /The tape has MatchWon, which the rules do not bring about\./,
  ],
  [
    'its last event cut',
    () => ({ ...whole, events: whole.events.slice(0, -1) }),
    /the tape does not end where its head says/,
  ],
  [
    'one event changed',
    () => ({
      ...whole,
      events: whole.events.map((event, place) => (place === 3 ? { ...event, actor: 'Ben' } : event)),
    }),
    /event 3: what opens it is that of another event/,
  ],
  ['its chain taken away', () => ({ matchtape: 2, events: whole.events }), /does not end where its head says/],
  [
    'the links of its events taken away',
    () => ({ ...whole, events: whole.events.map(({ hash: _, ...event }) => event) }),
    /event 0: it has no link of the chain/,
  ],
  [
    'a word beside an event',
    () => ({ ...whole, events: whole.events.map((event) => ({ ...event, winner: 'Ana' })) }),
    /no chain covers its field events\[0\]\.winner/,
  ],
  [
    'of the first form, with another winner appended',
    () => ({ matchtape: 1, events: [...whole.events, anotherWinner()] }),
    /has no chain[^]*|The recorder would not write this here/,
  ],
];

test.each(FORGED)('an export with %s is told', async (_deed, forged, told) => {
  const said = await cli(['verify', written(forged())]);
  expect(said.out).toMatch(told);
  expect(said.code).toBe(3);
});

test('a head on a slip tells an export that was rewritten throughout', async () => {
  const { revision, hash } = whole.chain?.head ?? { revision: 0, hash: '' };
  const forged = written(relinked(whole.events.map((event) => ({ ...event, actor: 'judge Ada' }))));
  expect((await cli(['verify', forged])).code).toBe(0);
  const said = await cli(['verify', forged, '--head', `final:${String(revision)}:${hash}`]);
  expect(said.code).toBe(3);
  expect(said.out).toContain('final is not the match that was seen');
  const other = await cli(['verify', forged, '--head', `semi:${String(revision)}:${hash}`]);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('of which no head is given') as string });
});

test('an export whose chain is broken is shown by no command', async () => {
  const forged = written({ ...whole, events: [...whole.events, anotherWinner()] });
  const said = await cli(['show', forged]);
  expect(said.code).toBe(3);
  expect(said.err).toContain('is not as it was written: event');
});

test('an export of the first form is read, with a note that it has no chain', async () => {
  const events = whole.events.map(({ hash: _, created: __, ...event }) => event);
  const old = written({ matchtape: 1, events });
  expect((await cli(['show', old])).code).toBe(0);
  const said = await cli(['verify', old]);
  expect(said.code).toBe(0);
  expect(said.out).toContain('The file is of the first form, which has no chain');
});

describe.each(['public', 'Ana', 'Ben'])('an export for %s', (viewer) => {
  const exported = async (): Promise<{ readonly path: string; readonly document: Document }> => {
    const path = at(`${viewer}.json`);
    await cli(['export', 'final', '--data', at('data'), '--viewer', viewer, '--out', path]);
    return { path, document: JSON.parse(readFileSync(path, 'utf8')) as Document };
  };

  test('comes to the head of the whole, is shown as any other, and says what cannot be checked', async () => {
    const { path, document } = await exported();
    expect(document).toMatchObject({ matchtape: 3, chain: { head: whole.chain?.head } });
    expect((await cli(['show', path])).code).toBe(0);
    const { revision, hash } = whole.chain?.head ?? { revision: 0, hash: '' };
    const said = await cli(['verify', path, '--head', `final:${String(revision)}:${hash}`]);
    expect(said.code).toBe(1);
    expect(said.out).toContain('This tape is as a viewer may know it: its plays');
    expect(said.out).toContain('Of 1 matches seen before 1 are as they were');
  });

  test('holds nothing that opens what others are shown', async () => {
    const { path } = await exported();
    const text = readFileSync(path, 'utf8');
    const file = JSON.parse(readFileSync(at('final.json'), 'utf8')) as { events: { seal: { key: string } }[] };
    expect(file.events.length).toBeGreaterThan(0);
    for (const { seal } of file.events) expect(text).not.toContain(seal.key);
    expect(text).not.toContain('Time.');
  });

  test.each<[string, (event: Record<string, unknown>) => object]>([
    ['another play shown', (event) => ({ ...event, data: { number: 1 } })],
    ['another rule shown', (event) => ({ ...event, because: ['forged'] })],
    ['what opens another event', (event) => ({ ...event, id: '00000000-0000-4000-8000-000000000009' })],
    ['no seal', ({ seal: _, ...event }) => event],
    ['another slot', (event) => ({ ...event, seal: { ...(event['seal'] as object), slots: [] } })],
    ['an opening of nothing', (event) => ({ ...event, seal: { ...(event['seal'] as object), opening: {} } })],
  ])('with %s is told, at its first event that does not fit', async (_name, change) => {
    const { document } = await exported();
    const events = document.events.map((event, place) => (place === 7 ? change({ ...event }) : event));
    const said = await cli(['verify', written({ ...document, events })]);
    expect(said.out).toMatch(/^ {2}event 7: /m);
    expect(said.out).not.toMatch(/^ {2}event [0-6]: /m);
    expect(said.code).toBe(3);
  });

  test('is not opened by the slots of another viewer', async () => {
    const { document } = await exported();
    const other = viewer === 'public' ? 0 : 'public';
    const said = await cli(['verify', written({ ...document, viewer: other })]);
    expect(said.out).toContain('event 0: what opens it is not its own');
    expect(said.code).toBe(3);
  });
});

test('an export for a viewer of a match in the open has no chain, since its hash could be tried card by card', async () => {
  const path = at('open.json');
  const open = written(relinked(whole.events));
  await cli(['export', open, '--viewer', 'public', '--out', path]);
  const text = readFileSync(path, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ matchtape: 2, viewer: 'public', chain: null });
  expect(text).not.toContain('"hash"');
  expect((await cli(['show', path])).code).toBe(0);
  const said = await cli(['verify', path]);
  expect(said.code).toBe(1);
  expect(said.out).toContain('This tape is as a viewer may know it: it has no chain');
});
