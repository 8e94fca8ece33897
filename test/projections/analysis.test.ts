import { analyseEnvelopes, analysisTable, csvOf, tapeSeenBy, type MatchAnalysis } from '#projections';
import type { AnyRuleset, Viewer } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { envelopesOf, readGames } from '../games/recorded-game.js';
import { noughts } from '../support/noughts.js';
import { openTape } from '../support/open-tape.js';

const total = ({ turns }: MatchAnalysis, id: string): readonly number[] =>
  turns.reduce<readonly number[]>(
    (sum, { values }) => (values[id] ?? []).map((value, seat) => value + (sum[seat] ?? 0)),
    [],
  );

const analysed = <State, Play>(ruleset: AnyRuleset, tape: ReturnType<typeof openTape<State, Play, never>>) =>
  analyseEnvelopes({ ruleset, viewer: 'recorder' }, tape.envelopes);

describe('of any game', () => {
  test('a turn ends with the levels its last play left; a play that ends a turn is a part of both', () => {
    const tape = openTape(noughts, { mode: 'first-to-3' });
    tape.lines('Ana: b2', 'Bo: a1', 'Ana: a2', 'Bo: b1', 'Ana: c2', 'Bo: a1');
    const { measures, turns, plays, players } = analysed(noughts, tape as never);
    expect(players).toEqual(['Ana', 'Bo']);
    expect(measures.map(({ id, label }) => [id, label])).toEqual([
      ['score', 'Points'],
      ['hand', 'Cards in hand'],
    ]);
    expect(turns.map(({ game, turn }) => [game, turn])).toEqual([
      ...[1, 2, 3, 4, 5].map((turn) => [1, turn]),
      [2, 6],
      [2, 7],
    ]);
    expect(turns.find(({ game }) => game === 2)?.values['score']).toEqual([1, 0]);
    expect(plays.filter(({ number }) => number === 1).map(({ turn }) => turn)).toEqual([1, 2]);
    const [first, second] = plays.filter(({ number }) => number === 2);
    expect([first?.thought, second?.thought]).toEqual([4000, null]);
  });

  test('what was taken back and what a rewind undid is in no figure', () => {
    const plain = openTape(noughts);
    plain.lines('Ana: b2', 'Bo: a1');
    const corrected = openTape(noughts);
    corrected.lines('Ana: b2', 'Bo: c1');
    corrected.takeBack('last');
    corrected.lines('Bo: c3');
    corrected.rewind(4);
    corrected.lines('Bo: a1');
    const numbersOf = (analysis: MatchAnalysis) => ({
      turns: analysis.turns.map(({ turn, values }) => [turn, values]),
      lines: analysis.plays.map(({ line }) => line),
      chains: analysis.chains.map(({ items, deepest }) => [items, deepest]),
    });
    expect(numbersOf(analysed(noughts, corrected as never))).toEqual(numbersOf(analysed(noughts, plain as never)));
    expect(analysed(noughts, corrected as never).chains.map(({ items }) => items)).toEqual([['mark b2'], ['mark a1']]);
  });

  test('the moments are facts: the first finding that stands, and a thought of ten seconds or more', () => {
    const tape = openTape(noughts);
    tape.lines('Ana: b2', 'Ana: a1', 'Bo: b1');
    const late = tape.envelopes.map((each) =>
      each.revision < tape.envelopes.length - 4 ? each : { ...each, at: '2026-08-01T12:02:30.000Z' },
    );
    const { moments } = analyseEnvelopes({ ruleset: noughts, viewer: 'recorder' }, late);
    expect(moments.map(({ kind, number }) => [kind, number])).toEqual([
      ['finding', 2],
      ['think', 3],
    ]);
    expect(moments[1]?.sentence).toMatch(/^Bo took 2 min \d+ s before: Bo: b1$/);
  });

  test('figures are written as a table that a spreadsheet reads', () => {
    const tape = openTape(noughts);
    tape.lines('Ana: b2', 'Bo: a1');
    expect(csvOf(analysisTable(analysed(noughts, tape as never), 'chains')).split('\r\n')).toEqual([
      'From,To,Game,Turn,Turn of,Items,At one time,What was on it',
      '3,3,1,1,Ana,1,1,mark b2',
      '7,7,1,2,Bo,1,1,mark a1',
      '',
    ]);
  });
});

describe.each([
  ['riftbound', riftbound as AnyRuleset, ['conquest', 'hold', 'other'] as const],
  ['runeterra', runeterra as AnyRuleset, [] as const],
])('of recorded games of %s', (_, ruleset, sources) => {
  const games = readGames(ruleset);

  test.each(games.map((game) => [game.name, game] as const))('%s: figures agree with the tables', (__, game) => {
    const envelopes = envelopesOf(game);
    const analysis = analyseEnvelopes({ ruleset, viewer: 'recorder' }, envelopes);
    for (const { values } of [...analysis.turns, ...analysis.plays]) {
      expect(Object.keys(values).sort()).toEqual(analysis.measures.map(({ id }) => id).sort());
    }
    if (sources.length > 0 && !envelopes.some(({ type }) => type === 'TableCorrected')) {
      const gained = sources.map((source) => total(analysis, source));
      const sums = analysis.players.map((___, seat) => gained.reduce((sum, each) => sum + (each[seat] ?? 0), 0));
      const games = analysis.turns.filter((turn, at) => analysis.turns[at + 1]?.game !== turn.game);
      const scores = analysis.players.map((___, seat) =>
        games.reduce((sum, { values }) => sum + (values['score']?.[seat] ?? 0), 0),
      );
      expect(sums).toEqual(scores);
    }
    expect(analysis.chains.length).toBeGreaterThan(0);
  });

  test('public figures and hands by size are the same for everybody', () => {
    const [shortest] = games.map(envelopesOf).toSorted((one, other) => one.length - other.length);
    const whole = shortest!;
    const seenBy = (viewer: Viewer) =>
      analyseEnvelopes({ ruleset, viewer }, tapeSeenBy(ruleset, viewer, whole).envelopes).turns.map(
        ({ values }) => values,
      );
    expect(seenBy('public')).toEqual(seenBy('recorder'));
  });
});
