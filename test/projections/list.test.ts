import { checkList, chooseMatches, isOfRecorder, type ListWish, type MatchSummary } from '#projections';

const match = (id: string, more: Partial<MatchSummary> = {}): MatchSummary => ({
  ...{ id, ruleset: 'noughts', mode: 'single', edition: 'club-1', recording: 'as-played', isDigital: false },
  ...{ dealtBy: 'paper', status: 'open', plays: 1, findings: 0, told: 0, disputes: 0, calls: [], result: null },
  ...{ event: null, table: null, players: ['Ana', 'Bo'], brought: [] },
  openedAt: '2026-05-01T12:00:00.000Z',
  lastAt: '2026-05-01T12:00:00.000Z',
  ...more,
});

/** The one opened last first, as a list is given. */
const MATCHES: readonly MatchSummary[] = [
  match('four', { players: ['Zoë', 'bo'], event: 'Club Night', table: '10', findings: 2, plays: 9 }),
  match('three', { event: 'Club Night', table: '9', result: { winners: [1], reason: { kind: 'score' }, because: [] } }),
  match('two', {
    brought: [
      { seat: 0, kind: 'Legend', card: 'Viktor, Herald' },
      { seat: 1, kind: 'Legend', card: 'Jinx, Loose Cannon' },
    ],
    lastAt: '2026-05-09T12:00:00.000Z',
  }),
  match('one', {
    openedAt: '2026-04-30T12:00:00.000Z',
    result: { winners: [], reason: { kind: 'full' }, because: [] },
  }),
];

const ids = (wish: ListWish): readonly string[] => chooseMatches(MATCHES, wish).map(({ id }) => id);

describe('a list of matches', () => {
  test.each<[ListWish, readonly string[]]>([
    [{}, ['four', 'three', 'two', 'one']],
    [{ words: 'zoe NIGHT' }, ['four']],
    [{ words: 'viktor' }, ['two']],
    [{ words: 'viktor night' }, []],
    [{ words: 'one' }, ['one']],
    [{ player: 'ana', brought: 'viktor' }, ['two']],
    [{ player: 'ana', brought: 'jinx' }, []],
    [{ event: 'club' }, ['four', 'three']],
    [{ result: 'open' }, ['four', 'two']],
    [{ result: 'draw' }, ['one']],
    [{ player: 'bo', result: 'win' }, ['three']],
    [{ until: '2026-04-30' }, ['one']],
    [{ findings: 'some' }, ['four']],
    [{ findings: 'none', event: 'club' }, ['three']],
  ])('%j shows %j', (wish, shown) => expect(ids(wish)).toEqual(shown));

  test.each<[ListWish['sort'], readonly string[]]>([
    ['oldest', ['one', 'two', 'three', 'four']],
    ['latest', ['two', 'four', 'three', 'one']],
    ['players', ['three', 'two', 'one', 'four']],
    ['event', ['three', 'four', 'two', 'one']],
    ['plays', ['four', 'three', 'two', 'one']],
    ['findings', ['four', 'three', 'two', 'one']],
  ])('by %s comes as %j, what is alike with the newest first', (sort, shown) =>
    expect(ids(sort === undefined ? {} : { sort })).toEqual(shown),
  );

  test.each([
    [[['sort', 'size']], 'Matches are put in no order "size".'],
    [[['findings', 'many']], '"many" is no choice of findings.'],
    [[['result', 'maybe']], '"maybe" is no result to look for.'],
    [[['card', '']], '"card:" says nothing.'],
  ] as const)('%j is answered with what is wrong', (entries, message) =>
    expect(checkList(entries)).toMatchObject({ ok: false, error: { message } }),
  );

  test('what the rules said of plays is for who knows every play, as a choice and as an order', () => {
    expect(
      [{ findings: 'none' }, { sort: 'findings' }, { sort: 'plays', words: 'x' }].map((wish) =>
        isOfRecorder(wish as ListWish),
      ),
    ).toEqual([true, true, false]);
  });
});
