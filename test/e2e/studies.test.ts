import { createHash } from 'node:crypto';
import type { Envelope } from '#kernel';
import type { Study } from '#study';
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';

let api: RunningApi;
let events: readonly Envelope[];

const tapeHash = async (): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify((await api.request('/matches/final/tape')).body))
    .digest('hex');

const pinAt = (revision: number) => ({ event: events[revision]?.id ?? '', revision });
const placeAt = (revision: number) => ({ at: pinAt(revision) });

let orders = 0;
const order = async (what: object, author = 'Ada', orderId = `o${String(++orders)}`) =>
  api.post('/matches/final/studies/tour/orders', { orderId, author, order: what });

/** The study that an order leaves. */
const left = async (...what: Parameters<typeof order>): Promise<Study> => (await order(...what)).body as Study;

const note = (id: string, more: object = {}): object => ({
  type: 'WriteNote',
  id,
  place: placeAt(4),
  about: 'event',
  words: 'The middle first.',
  isPrivate: false,
  ...more,
});

const branch = (more: object = {}): object => ({
  type: 'MakeBranch',
  path: '1',
  name: 'The other corner',
  base: pinAt(5),
  viewer: 'public',
  chance: { by: 'hand' },
  plays: [{ by: 'hand', play: { type: 'mark', seat: 1, square: 'c3' } }],
  ...more,
});

describe('studies over HTTP', () => {
  beforeAll(async () => {
    api = await startApi();
    await api.post('/matches', noughtsMatch('final', { mode: 'first-to-3', recording: 'strict' }));
    for (const [number, line] of ['Ana: b2', 'Bo: seals c3', 'Bo: a1'].entries())
      await api.post('/matches/final/plays', { playId: `p${String(number)}`, line });
    events = ((await api.request('/matches/final/events')).body as { readonly events: readonly Envelope[] }).events;
  });

  afterAll(() => api.close());

  it('are kept beside the tape: notes, glyphs and branches are written, and the tape stays as it was, byte for byte', async () => {
    const before = await tapeHash();
    const opened = await api.post('/matches/final/studies', { id: 'tour', title: 'A tour', author: 'Ada' });
    expect(opened).toMatchObject({ status: 201, body: { id: 'tour', match: 'final', author: 'Ada', isShared: false } });
    expect(await order(note('n1'))).toMatchObject({ status: 200 });
    expect(await order({ type: 'SetGlyph', place: placeAt(4), on: 'play', glyph: '!' })).toMatchObject({ status: 200 });
    const study = await left(branch());
    expect(study.branches[0]).toMatchObject({ path: '1', author: 'Ada', plays: [{ play: { square: 'c3' } }] });
    expect(study.notes[0]).toMatchObject({
      author: 'Ada',
      place: { at: pinAt(4), branch: null },
    });
    expect(await tapeHash()).toBe(before);
  });

  it('take the same order once, and tell another one under its id', async () => {
    const sent = note('n2', { words: 'Twice?' });
    await order(sent, 'Ada', 'again');
    const { notes } = await left(sent, 'Ada', 'again');
    expect(notes.filter(({ id }) => id === 'n2')).toHaveLength(1);
    expect(await order({ type: 'RenameStudy', title: 'Other' }, 'Ada', 'again')).toMatchObject({
      status: 409,
      body: { code: 'study/order-taken' },
    });
  });

  it('let a branch be played on under the rules alone, from where it ends', async () => {
    const grow = (seat: number, square: string, after = 1): object => ({
      ...{ type: 'GrowBranch', path: '1', after },
      plays: [{ by: 'hand', play: { type: 'mark', seat, square } }],
    });
    expect(await order(grow(1, 'a2'))).toMatchObject({ status: 422, body: { code: 'play/refused' } });
    expect(await order(grow(0, 'c3'))).toMatchObject({ status: 422, body: { code: 'noughts/taken' } });
    expect(await order(grow(0, 'a2', 0))).toMatchObject({ status: 409, body: { code: 'study/branch-moved' } });
    const { branches } = await left(grow(0, 'a2'));
    expect(branches[0]?.plays).toHaveLength(2);
  });

  it.each<readonly [string, () => object, number, string]>([
    [
      'a pin to no event of the tape',
      () => note('n9', { place: { at: { event: 'e9', revision: 2 } } }),
      404,
      'study/broken-pin',
    ],
    ['a field that is not known', () => note('n9', { loud: true }), 400, 'request/invalid'],
    ['words that are none', () => note('n9', { words: 7 }), 400, 'request/invalid'],
    ['an order nobody knows', () => ({ type: 'Burn' }), 400, 'request/invalid'],
    ['a branch from the middle of a play', () => branch({ path: '9', base: pinAt(4) }), 422, 'branch/mid-play'],
    ['a second branch of the same path', () => branch(), 409, 'study/branch-taken'],
    ['a note that is not there', () => ({ type: 'StrikeNote', note: 'n9' }), 404, 'study/no-note'],
  ])('refuse %s, and write nothing', async (_what, wrong, status, code) => {
    const before = (await api.request('/matches/final/studies/tour')).body as Study;
    expect(await order(wrong())).toMatchObject({ status, body: { code } });
    expect((await api.request('/matches/final/studies/tour')).body).toEqual(before);
  });

  it("let nobody change another's note", async () => {
    expect(await order({ type: 'StrikeNote', note: 'n1' }, 'Ben')).toMatchObject({
      status: 403,
      body: { code: 'study/not-yours' },
    });
  });

  it('are read by the public once they are shared, without what is private or was made by who sees more', async () => {
    await order(note('n3', { words: 'For judges.', isPrivate: true }));
    await order(branch({ path: '2', viewer: 'recorder' }));
    expect((await api.ask('/matches/final/studies')).body).toEqual([]);
    expect(await api.ask('/matches/final/studies/tour')).toMatchObject({
      status: 404,
      body: { code: 'study/unknown' },
    });
    await order({ type: 'ShareStudy', isShared: true });
    expect((await api.ask('/matches/final/studies')).body).toMatchObject([{ id: 'tour', notes: 2, branches: 1 }]);
    const seen = (await api.ask('/matches/final/studies/tour')).body as Study;
    expect(seen.notes.map(({ id }) => id)).toEqual(['n1', 'n2']);
    expect(seen.branches.map(({ path }) => path)).toEqual(['1']);
    expect(JSON.stringify(seen)).not.toContain('"hash"');
    const headers = { 'content-type': 'application/json' };
    const asked = await api.ask('/matches/final/studies/tour/orders', { method: 'POST', headers, body: '{}' });
    expect(asked).toMatchObject({ status: 401 });
  });

  it('are found below their own match alone', async () => {
    await api.post('/matches', noughtsMatch('other', {}));
    expect(await api.request('/matches/other/studies/tour')).toMatchObject({
      status: 404,
      body: { code: 'study/unknown' },
    });
  });

  it('begin with what a document says, and tell where one cannot be read', async () => {
    const study = (await api.request('/matches/final/studies/tour')).body as Study;
    const document = { matchtapeStudy: 1, ...study };
    const copied = await api.post('/matches/final/studies', { id: 'copy', author: 'Ben', document });
    expect(copied).toMatchObject({ status: 201, body: { id: 'copy', title: 'A tour', notes: study.notes } });
    const wrong = await api.post('/matches/final/studies', { document: { ...document, notes: 'none' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
    expect((wrong.body as { readonly detail: string }).detail).toContain('notes: ');
  });

  it('are of a match that is there, and leave the list of matches alone', async () => {
    expect(await api.post('/matches/nowhere/studies', {})).toMatchObject({
      status: 404,
      body: { code: 'match/unknown' },
    });
    expect(await api.request('/matches/nowhere/studies')).toMatchObject({ status: 404 });
    expect((await api.request('/matches')).body).toHaveLength(2);
  });
});
