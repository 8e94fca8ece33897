import { checkSearch, parseSearch, ratesOf, ratesTable, wilson, type MatchFacts } from '#projections';

describe('a search', () => {
  test.each([
    ['card:Defy answers:"Void Seeker"', { card: 'Defy', answers: 'Void Seeker' }],
    ['Defy in answer to Void Seeker', { card: 'Defy', answers: 'Void Seeker' }],
    ['"Defy" in answer to "Void Seeker"', { card: 'Defy', answers: 'Void Seeker' }],
    ['Void Seeker player:Ana result:win', { card: 'Void Seeker', player: 'Ana', result: 'win' }],
    ['rule:346 finding:illegal since:2026-05-01', { rule: '346', finding: 'illegal', since: '2026-05-01' }],
  ])('%s', (line, wish) => expect(parseSearch(line)).toEqual({ ok: true, value: wish }));

  test.each([
    ['', 'Nothing is looked for.'],
    ['colour:red', 'Nothing is looked for by "colour".'],
    ['result:maybe', '"maybe" is no result to look for.'],
    ['card:Defy card:Charm', '"card:" stands there twice.'],
    ['card:""', '"card:" says nothing.'],
  ])('"%s" is answered with what is wrong', (line, message) => {
    expect(parseSearch(line)).toMatchObject({ ok: false, error: { message } });
  });

  test('nothing at all chooses every match', () => expect(checkSearch([])).toEqual({ ok: true, value: {} }));
});

describe('figures over matches', () => {
  const facts = (winner: 0 | 1 | null, more: Partial<MatchFacts> = {}): MatchFacts => ({
    ...{ ruleset: 'noughts', mode: 'single', edition: 'club-1', status: 'closed', plays: 5, event: null },
    ...{ table: null, events: 20, openedAt: '2026-05-01T12:00:00.000Z', lastAt: '2026-05-01T12:30:00.000Z' },
    players: [
      { name: 'Ana', brought: [{ kind: 'Legend', card: 'Viktor' }], mulligan: 2 },
      { name: 'Bo', brought: [{ kind: 'Legend', card: 'Jinx' }], mulligan: 0 },
    ],
    first: 0,
    winners: winner === null ? null : [winner],
    ...{ turns: 4, games: 1, minutes: 30, findings: 0, rules: {} },
    ...more,
  });

  test("the interval is Wilson's", () => {
    const { low, high } = wilson(7, 10);
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.3968', '0.8922']);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilson(5, 5).high).toBe(1);
  });

  test('count each seat of a decided match once, and tell lengths with their reach', () => {
    const rates = ratesOf([facts(0), facts(0, { turns: 6, rules: { 'x.y': 3 } }), facts(1), facts(null)], true);
    expect([rates.matches, rates.decided]).toEqual([4, 3]);
    const said = (list: readonly { name: string; count: number; of: number }[]) =>
      list.map(({ name, count, of }) => [name, count, of]);
    expect(said(rates.first)).toEqual([
      ['going first', 2, 3],
      ['not going first', 1, 3],
    ]);
    expect(said(rates.against)).toEqual([
      ['Jinx against Viktor', 1, 3],
      ['Viktor against Jinx', 2, 3],
    ]);
    expect(said(rates.mulligans)).toEqual([
      ['0 cards of the first hand', 1, 3],
      ['2 cards of the first hand', 2, 3],
    ]);
    expect(said(rates.findings!)).toEqual([['x.y', 1, 4]]);
    const [turns] = rates.lengths;
    expect([turns!.of, turns!.mean.toFixed(2)]).toEqual([3, '4.67']);
    // Nothing that is counted is less than nothing, however far apart a few matches lie.
    const apart = ratesOf([facts(0, { turns: 1 }), facts(0, { turns: 30 })], true);
    expect(apart.lengths[0]?.interval?.low).toBe(0);
    expect(ratesTable(rates)[1]).toEqual(['Wins', 'going first', '2', '3', '0.667', '0.208', '0.939']);
  });

  test("a draw is nobody's win, and without knowledge of plays no finding is told", () => {
    const rates = ratesOf([facts(null, { winners: [] })], false);
    expect([rates.decided, rates.first, rates.findings]).toEqual([0, [], undefined]);
  });
});
