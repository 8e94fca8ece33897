// The clock of the round, who runs it, and the slip that is signed at the end (TR 204.7, TR 406.1.f, TR 408.1, TR 411.3).
import { makeRoundLine, parseRoundLine, parseTapeFile, recordTape } from '#match';
import { riftbound } from '#rulesets/riftbound';
import { answered, matchAt } from './table.js';

const STARTED = 'clock started with 50 minutes by judge Kim';

describe('the clock of the round', () => {
  test('is started, stopped, and runs on; each once at a time', () => {
    const table = matchAt().around(STARTED);
    expect(table.because('ClockStarted')).toEqual(['tournament.round-clock']);
    expect(answered(table.tape.around(STARTED))).toBe('round/clock');
    expect(answered(table.tape.around('clock runs on by judge Kim'))).toBe('round/clock');
    table.around('clock stopped by judge Kim');
    expect(table.tape.state.round).toMatchObject({ clock: 'paused', minutes: 50 });
    expect(answered(table.tape.around('clock stopped by judge Kim'))).toBe('round/clock');
    table.around('clock runs on by judge Kim');
    expect(table.tape.state.round.clock).toBe('running');
  });

  test('play waits for it: a clock that is started later says so (TR 406.1.f)', () => {
    const lateOf = (table: ReturnType<typeof matchAt>) =>
      table.around(STARTED).tape.events.flatMap((event) => (event.type === 'ClockStarted' ? [event.data.late] : []));
    expect(lateOf(matchAt())).toEqual([true]);
    expect(lateOf(matchAt('match', { isOpening: true }))).toEqual([false]);
  });

  test('is not a player, nor a spectator, to run (TR 204.7.b.3)', () => {
    for (const who of ['Ana', 'spectator Cleo'])
      expect(answered(matchAt().tape.around(`clock started with 50 minutes by ${who}`))).toEqual([
        'tournament.time-limits-kept',
      ]);
    expect(answered(matchAt().tape.around('time called by Ben'))).toEqual(['tournament.time-limits-kept']);
  });

  test('a judge gives more time for a deck check (TR 411.3.a), a scribe does not', () => {
    const table = matchAt().around('7 more minutes by judge Kim: deck check');
    expect(table.tape.state.round.lengthened).toBe(7);
    expect(table.because('RoundLengthened')).toEqual(['tournament.deck-check-time']);
    expect(answered(table.tape.around('7 more minutes by the scribe'))).toEqual(['tournament.judges']);
  });

  test('stands when the match is set back', () => {
    const table = matchAt().around(STARTED).turns(2);
    table.tape.rewind(table.tape.state.plays);
    expect(table.tape.state.round).toMatchObject({ clock: 'running', minutes: 50 });
  });
});

describe('the result slip (TR 408.1)', () => {
  const ended = () => matchAt().around('conceded by Ana');
  const SIGNED = 'result 0-1 for Ben signed by';

  test('is signed by players and officials, each for what it says', () => {
    const table = ended().around(`${SIGNED} Ana`, `${SIGNED} Ben`, `${SIGNED} judge Kim`);
    expect(table.tape.state.round.signed.map(({ by }) => by)).toEqual([
      { role: 'player', seat: 0 },
      { role: 'player', seat: 1 },
      { role: 'judge', name: 'Kim' },
    ]);
  });

  test('who signs again means the later one, and who says otherwise is kept beside it', () => {
    const table = ended().around('result 1-0 for Ana signed by Ana', `${SIGNED} Ben`, `${SIGNED} Ana`);
    expect(table.tape.state.round.signed.map(({ result }) => result.winners)).toEqual([[1], [1]]);
  });

  test('not by a spectator or the scribe, and not before the match has a result', () => {
    expect(answered(ended().tape.around(`${SIGNED} spectator Cleo`))).toEqual(['tournament.match-complete']);
    expect(answered(ended().tape.around(`${SIGNED} the scribe`))).toEqual(['tournament.match-complete']);
    expect(answered(matchAt().tape.around(`${SIGNED} Ana`))).toBe('round/no-result');
    expect(answered(ended().tape.around('result 0-1-0 for Ben signed by Ana'))).toBe('round/other-table');
  });

  test('what was signed of a result is void once the match is set back', () => {
    const table = ended().around(`${SIGNED} Ana`);
    table.tape.rewind(table.tape.state.plays);
    expect([table.tape.state.round.signed, table.result]).toEqual([[], null]);
  });
});

describe('lines of a tape file', () => {
  const PLAYERS = [{ name: 'Ana' }, { name: 'Ben' }];

  test.each([
    'match: clock started with 50 minutes by judge Kim',
    'match: clock started with 1 minute in a playoff by scorekeeper',
    'match: clock stopped by head judge Kim: fire alarm',
    'match: clock runs on by organiser',
    'match: 10 more minutes by judge Kim: deck check: Ana',
    'match: time called by judge Kim',
    'match: time called in turn 7 in a playoff by judge Kim',
    'match: conceded by Ana',
    'match: Ben refuses to play by judge Kim',
    'match: drawn as Ana and Ben agree by scribe',
    'match: result 2-1 for Ana signed by Ben',
    'match: result 1-1 with 1 drawn for nobody signed by judge Kim',
  ])('%s is read and written alike', (line) => {
    const order = parseRoundLine(line, PLAYERS);
    if (order?.ok !== true) throw new Error(JSON.stringify(order));
    expect(makeRoundLine(order.value, PLAYERS)).toBe(line);
  });

  test.each([
    ['match: conceded by judge Kim', 'match/form'],
    ['match: conceded by Cleo', 'match/person'],
    ['match: conceded', 'match/form'],
    ['match: drawn as Ana and Cleo agree by Ana', 'match/form'],
  ])('%s is answered with %s', (line, code) => {
    const answer = parseRoundLine(line, PLAYERS);
    expect(answer?.ok === false && answer.error.code).toBe(code);
  });

  test('a file records them, and what the rules refuse stops it at its line', () => {
    const text = 'game: riftbound\nmode: match\nplayer: Ana\ndeck: unknown\nplayer: Ben\ndeck: unknown\n\n';
    const recorded = (line: string) => {
      const file = parseTapeFile(`${text}${line}\n`);
      if (!file.ok) throw new Error(file.error.message);
      const { problem, state } = recordTape(riftbound, file.value, new Map());
      return [problem?.code ?? null, problem?.line ?? null, state.round.clock];
    };
    expect(recorded(`match: ${STARTED}`)).toEqual([null, null, 'running']);
    expect(recorded('match: clock started with 50 minutes by Ana')).toEqual(['dispute/refused', 8, 'unset']);
  });
});
