import { type Checkpoint, START, type ViewRow, type ViewStore } from '#view-store';

/** Opens a fresh place for views, as often as asked: each time what was kept there before. */
export type OpenAgain = () => Promise<ViewStore>;

export const at = (position: number): Checkpoint => ({
  position,
  stream: 'match-a',
  revision: position - 1,
  id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
});

export const row = (subject: string, value: string, part = 0): ViewRow => ({ view: 'list', subject, part, value });

/** Puts an empty first set in place. */
export const begin = async (views: ViewStore): Promise<void> => {
  const rebuild = await views.rebuild();
  expect(await rebuild.finish(START, false)).toBe('in-place');
};

const valuesOf = async (views: ViewStore): Promise<readonly unknown[]> =>
  (await views.list('list')).map(({ value }) => value);

/** What every view store keeps to. */
export const viewStoreCases = (fresh: () => Promise<ViewStore>): void => {
  let views: ViewStore;
  beforeEach(async () => {
    views = await fresh();
  });
  afterEach(() => views.close());

  test('there is nothing before a set is in place, and nothing can be committed', async () => {
    expect(await views.checkpoint()).toBeUndefined();
    expect(await views.list('list')).toEqual([]);
    await expect(views.commit({ base: 0, checkpoint: at(1), rows: [] })).rejects.toMatchObject({ code: 'views-moved' });
  });

  test('rows come with their checkpoint, subjects in the order they came, parts in theirs', async () => {
    await begin(views);
    await views.commit({ base: 0, checkpoint: at(2), rows: [row('b', 'b0'), row('a', 'a0'), row('a', 'a1', 1)] });
    await views.commit({ base: 2, checkpoint: at(3), rows: [row('b', 'b0 anew'), row('a', 'a2', 2)] });
    expect(await views.checkpoint()).toEqual(at(3));
    expect(await valuesOf(views)).toEqual(['b0 anew', 'a0']);
    expect((await views.read('a', ['list'])).map(({ value }) => value)).toEqual(['a0', 'a1', 'a2']);
    expect(await views.read('c', ['list'])).toEqual([]);
  });

  test('subjects come in pages, the newest first, each page before the last of the one before', async () => {
    await begin(views);
    const names = ['a', 'b', 'c', 'd', 'e'];
    await views.commit({ base: 0, checkpoint: at(5), rows: names.map((name) => row(name, `${name}0`)) });
    await views.commit({ base: 5, checkpoint: at(6), rows: [row('a', 'a0 anew'), row('a', 'a1', 1)] });
    const page = async (before: string | null, limit = 2): Promise<readonly unknown[]> =>
      (await views.page('list', { before, limit })).map(({ value }) => value);
    expect(await page(null)).toEqual(['e0', 'd0']);
    expect(await page('d')).toEqual(['c0', 'b0']);
    expect(await page('b')).toEqual(['a0 anew']);
    expect(await page('a')).toEqual([]);
    expect(await page('nobody')).toEqual([]);
    expect(await page(null, 9)).toHaveLength(5);
    expect(await views.count('list')).toBe(5);
    expect(await views.count('none')).toBe(0);
  });

  test('several views of a subject come in the order they were asked for', async () => {
    await begin(views);
    const rows = ['one', 'two'].map((view) => ({ view, subject: 'a', part: 0, value: view }));
    await views.commit({ base: 0, checkpoint: at(1), rows });
    expect((await views.read('a', ['two', 'one'])).map(({ view }) => view)).toEqual(['two', 'one']);
    expect((await views.read('a', ['one'])).map(({ view }) => view)).toEqual(['one']);
  });

  test('what another process has committed is not committed again', async () => {
    await begin(views);
    await views.commit({ base: 0, checkpoint: at(5), rows: [row('a', 'theirs')] });
    await views.commit({ base: 0, checkpoint: at(4), rows: [row('a', 'ours')] });
    expect(await views.checkpoint()).toEqual(at(5));
    expect(await valuesOf(views)).toEqual(['theirs']);
  });

  test('a commit that leaves events out is refused, and nothing of it is written', async () => {
    await begin(views);
    await expect(views.commit({ base: 3, checkpoint: at(4), rows: [row('a', 'a')] })).rejects.toMatchObject({
      code: 'views-moved',
    });
    expect(await views.checkpoint()).toEqual(START);
    expect(await valuesOf(views)).toEqual([]);
  });

  test('a set is built beside the one in use, which answers and goes on meanwhile', async () => {
    await begin(views);
    await views.commit({ base: 0, checkpoint: at(2), rows: [row('a', 'old')] });
    const rebuild = await views.rebuild();
    await rebuild.write([row('a', 'new')]);
    expect(await valuesOf(views)).toEqual(['old']);
    await views.commit({ base: 2, checkpoint: at(3), rows: [row('a', 'old 3')] });
    expect(await rebuild.finish(at(2), false)).toBe('behind');
    expect(await valuesOf(views)).toEqual(['old 3']);
    await rebuild.write([row('a', 'new 3')]);
    expect(await rebuild.finish(at(3), false)).toBe('in-place');
    expect(await valuesOf(views)).toEqual(['new 3']);
    expect(await views.checkpoint()).toEqual(at(3));
  });

  test('a set read from another log takes the place of one that is further on', async () => {
    await begin(views);
    await views.commit({ base: 0, checkpoint: at(9), rows: [row('a', 'old')] });
    const rebuild = await views.rebuild();
    await rebuild.write([row('b', 'new')]);
    expect(await rebuild.finish(at(2), true)).toBe('in-place');
    expect(await views.checkpoint()).toEqual(at(2));
    expect(await valuesOf(views)).toEqual(['new']);
  });

  test('a set that is given up leaves no trace', async () => {
    await begin(views);
    const rebuild = await views.rebuild();
    await rebuild.write([row('a', 'never')]);
    await rebuild.abandon();
    expect(await valuesOf(views)).toEqual([]);
    expect(await views.checkpoint()).toEqual(START);
  });
};
