import { behind, delayText, type Behind, type Delay } from '#access';
import type { RecordedEvent } from '#event-store';
import { foldTournament, unopened } from '#tournament/keeping';
import {
  delayAt,
  isDelayed,
  parseDelay,
  parseTournamentOrder,
  shownTournament,
  type DelayPlace,
  type SeenTournament,
  type ShownAt,
  type TournamentOrder,
} from '#tournament';
import { ANA, LEE, lost, paired, TestDesk, won } from './desk.js';

const desk = (): TestDesk => {
  const made = new TestDesk();
  made.pair(1, paired(1, 'ana', 'ben'), paired(2, 'cleo', 'dan'));
  return made;
};

type Delayed = Extract<TournamentOrder, { type: 'SetDelay' }>['delay'];

const settle = (made: TestDesk, round: number | null, table: number | null, delay: Delayed) =>
  made.order({ type: 'SetDelay', by: LEE, round, table, delay });

describe('the narrowest delay that is settled counts', () => {
  const made = desk();
  const at = (round: number | null, table: number | null) => delayAt(made.state, { round, table });

  test('of the event, where nothing narrower is', () => {
    expect([isDelayed(made.state), at(1, 1)]).toEqual([false, 0]);
    expect(settle(made, null, null, 5)).toEqual(['DelaySet']);
    expect([isDelayed(made.state), at(1, 1), at(9, 9), at(null, null)]).toEqual([true, 5, 5, 5]);
  });

  test('of a round over that of the event, of a table over that of the round, of a table in one round over all', () => {
    settle(made, 1, null, 10);
    expect([at(1, 1), at(2, 1), at(1, null)]).toEqual([10, 5, 10]);
    settle(made, null, 1, 'after-game');
    expect([at(1, 1), at(1, 2), at(2, 1), at(null, 1)]).toEqual(['after-game', 10, 'after-game', 'after-game']);
    settle(made, 1, 1, 0);
    expect([at(1, 1), at(2, 1)]).toEqual([0, 'after-game']);
  });

  test('what is taken back leaves what is settled more widely; the same again is nothing new', () => {
    expect(settle(made, 1, 1, 0)).toEqual([]);
    expect(settle(made, 1, 1, null)).toEqual(['DelaySet']);
    expect(settle(made, 1, 1, null)).toEqual([]);
    expect(at(1, 1)).toBe('after-game');
    settle(made, null, 1, null);
    settle(made, 1, null, null);
    settle(made, null, null, null);
    expect([at(1, 1), isDelayed(made.state)]).toEqual([0, false]);
  });
});

test('a delay is minutes up to four hours, seconds where they are said, or after the game', () => {
  expect(['0', '240', 'after-game'].map(parseDelay)).toEqual([0, 240, 'after-game']);
  expect(['90 s', '90s', ' 90 sec ', '1 min 30 s', '1m30s', '90 Seconds'].map(parseDelay)).toEqual(
    Array(6).fill('90 s'),
  );
  expect(['0 s', '60 s', '2 min', '120 seconds', '14400 s'].map(parseDelay)).toEqual([0, 1, 2, 2, 240]);
  const none = ['241', '14401 s', '240 min 1 s', '-1', '1.5', 'soon', '', 's', '5 x', '1 30', '90 s s'];
  expect(none.map(parseDelay)).toEqual(none.map(() => undefined));
  const read = (delay: unknown) => parseTournamentOrder({ type: 'SetDelay', by: LEE, table: 1, delay });
  expect(read('after-game')).toMatchObject({ ok: true, order: { round: null, table: 1, delay: 'after-game' } });
  expect([read(5), read('120 s'), read('75s')]).toMatchObject(
    [5, 2, '75 s'].map((delay) => ({ ok: true, order: { delay } })),
  );
  expect([read(241), read('soon'), read(1.5), read(undefined)]).toMatchObject(Array(4).fill({ ok: false }));
});

test('seconds count as minutes do: the narrowest first, told in plain words', () => {
  const made = desk();
  settle(made, null, null, 2);
  settle(made, 1, 1, '90 s');
  expect([1, 2].map((table) => delayAt(made.state, { round: 1, table }))).toEqual(['90 s', 2]);
  expect(isDelayed(made.state)).toBe(true);
  expect(behind('90 s', '2026-05-01T18:02:00.000Z')).toEqual({ until: Date.UTC(2026, 4, 1, 18, 0, 30) });
  expect(behind(parseDelay('0 s') ?? 9, '2026-05-01T18:02:00.000Z')).toBeNull();
  const told = (['90 s', '1 s', 1, 2, 0, 'after-game'] as const).map(delayText);
  expect(told.slice(0, 4)).toEqual(['90 seconds behind', '1 second behind', '1 minute behind', '2 minutes behind']);
  expect(told.slice(4)).toEqual(['as it is played', 'after the game']);
});

test('events of before there were seconds read as they did, and one of a newer shape is refused, not taken for none', () => {
  const event = (schema: number, delay: Delay): RecordedEvent => ({
    ...{ stream: 'tournament-x', revision: 0, position: 1, created: 0, id: 'e0', type: 'DelaySet', schema },
    ...{ at: '2026-05-01T18:00:00.000Z', actor: 'desk', cause: 'o0', because: [] },
    data: { round: 1, table: null, delay, by: { role: 'judge', name: 'Kim' } },
  });
  const at = (schema: number, delay: Delay) =>
    delayAt(foldTournament(unopened('x'), event(schema, delay)).state, { round: 1, table: 3 });
  expect([at(1, 5), at(1, 'after-game'), at(2, '90 s')]).toEqual([5, 'after-game', '90 s']);
  expect(() => at(3, 5)).toThrow('has schema 3');
});

describe('after the game', () => {
  test('nothing is due before it is over, and everything afterwards', () => {
    expect(behind('after-game', '2026-05-01T18:00:00.000Z')).toEqual({ until: -Infinity });
    expect(behind('after-game', '2026-05-01T18:00:00.000Z', true)).toBeNull();
  });
});

describe('a desk whose tables are shown at different times', () => {
  const NOTHING: Behind = { until: -Infinity };
  const lateAt =
    (late: number): ShownAt =>
    ({ table }: DelayPlace) =>
      table === late ? NOTHING : null;
  const made = desk();
  made.order({ type: 'BeginRound', by: LEE, round: 1, minutes: 50 });
  for (const table of [1, 2]) {
    made.order({ type: 'OpenTable', by: LEE, round: 1, table, match: `tape${table}` });
    made.order({ type: 'CallToTable', by: LEE, round: 1, table, words: '' });
    made.order({ type: 'ExtendTable', by: LEE, round: 1, table, minutes: 3, words: '', call: null, check: null });
    made.order({ type: 'BeginDeckCheck', by: ANA, round: 1, table, players: [] });
    made.order({ type: 'ReportResult', by: LEE, round: 1, table, seat: null, result: table === 1 ? won : lost });
  }

  test('tells of each table what is due there', () => {
    const seen = shownTournament(made.state, 'public', lateAt(2));
    const [one, two] = seen.rounds[0]?.tables ?? [];
    expect(one).toMatchObject({ match: 'tape1', extensions: [{ minutes: 3 }] });
    expect(two).toMatchObject({ match: null, openedAt: null, extensions: [], reports: [] });
    expect([seen.calls, seen.checks]).toMatchObject([[{ table: 1 }], [{ table: 1 }]]);
    expect(JSON.stringify(shownTournament(made.state, 'desk', lateAt(2)))).toContain('tape2');
  });

  test('tells what is of all games (that a round is closed, its results, standings) once it is due at every table', () => {
    made.order({ type: 'CloseRound', by: LEE, round: 1 });
    const lines = [{ rank: 1, id: 'ana', name: 'Ana', points: '3', dropped: false }];
    made.order({ type: 'ImportStandings', by: LEE, lines });
    const told = ({ rounds: [round], standings }: SeenTournament) => [
      round?.closedAt === null,
      standings === null,
      round?.tables.map(({ reports }) => reports.length),
    ];
    expect(told(shownTournament(made.state, 'public', lateAt(2)))).toEqual([true, true, [0, 0]]);
    expect(told(shownTournament(made.state, 'public', lateAt(9)))).toEqual([false, false, [1, 1]]);
  });
});
