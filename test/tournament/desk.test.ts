import {
  callStatus,
  differsElsewhere,
  previewImport,
  proposedMinutes,
  resultOf,
  roundTimeLeft,
  roundTiming,
  seenTournament,
  tableOf,
  tapeIdOf,
  idFromTitle,
  type DeskTable,
} from '#tournament';
import { ANA, BEN, KIM, LEE, lost, paired, TestDesk, won } from './desk.js';

const desk = (): TestDesk => {
  const made = new TestDesk();
  made.pair(1, paired(1, 'ana', 'ben'), paired(2, 'cleo', 'dan'), paired(null, 'eve'));
  return made;
};

const table = ({ state }: TestDesk, number = 1): DeskTable => tableOf(state, 1, number)!;

const report = (made: TestDesk, seat: number | null, result = won, by = LEE) =>
  made.order({ type: 'ReportResult', by, round: 1, table: 1, seat, result });

describe('pairings', () => {
  test('the same list a second time changes nothing', () => {
    const made = desk();
    expect(made.pair(1, paired(1, 'ana', 'ben'), paired(2, 'cleo', 'dan'), paired(null, 'eve'))).toEqual([]);
    expect(made.state.rounds[0]).toMatchObject({ byes: ['eve'], tables: [{ table: 1 }, { table: 2 }] });
  });

  test('a later list moves who has not begun, takes tables out, and leaves what was begun, and says so before', () => {
    const made = desk();
    made.order({ type: 'OpenTable', by: KIM, round: 1, table: 1, match: 'tape' });
    const list = [paired(1, 'ana', 'fay'), paired(3, 'cleo', 'dan')];
    expect(previewImport(made.state, 1, list)).toMatchObject({
      added: [{ table: 3 }],
      changed: [],
      removed: [2],
      left: [{ table: 1, why: 'its tape is opened' }],
      players: [{ id: 'fay' }],
    });
    expect(made.pair(1, ...list)).toEqual(['PairingsImported']);
    expect(made.state.rounds[0]?.tables).toMatchObject([
      { table: 1, players: ['ana', 'ben'], match: 'tape' },
      { table: 3, players: ['cleo', 'dan'] },
    ]);
  });

  test('a list that seats somebody twice, or away from a table that was begun, is refused whole', () => {
    const made = desk();
    expect(made.pair(2, paired(1, 'ana', 'ben'), paired(2, 'ana', 'cleo'))).toBe('tournament/player-twice');
    expect(made.pair(2, paired(1, 'ana', 'ben'), paired(1, 'dan', 'cleo'))).toBe('tournament/table-twice');
    report(made, 0);
    expect(made.pair(1, paired(1, 'cleo', 'dan'), paired(2, 'ana', 'ben'))).toBe('tournament/player-begun');
    expect(table(made)).toMatchObject({ players: ['ana', 'ben'], reports: [{ seat: 0 }] });
  });

  test('ids of tapes and tournaments are made of what they name', () => {
    expect(idFromTitle('  Été: Summer Open 2026! ')).toBe('ete-summer-open-2026');
    expect(tapeIdOf({ tournament: 'open', round: 2, table: 14 })).toBe('open.r2.t14');
  });
});

describe('results', () => {
  test('what one side reports waits for the other, who confirms it', () => {
    const made = desk();
    expect(resultOf(table(made))).toMatchObject({ status: 'none', result: null });
    report(made, 0, won, ANA);
    expect(resultOf(table(made))).toMatchObject({ status: 'reported', result: null, missing: [1] });
    expect(made.order({ type: 'ConfirmResult', by: BEN, round: 1, table: 1, seat: 1 })).toEqual(['ResultReported']);
    expect(resultOf(table(made))).toMatchObject({ status: 'agreed', result: won, missing: [] });
  });

  test('sides that say different things are a conflict until an official settles it, and what they said stays', () => {
    const made = desk();
    report(made, 0, won, ANA);
    report(made, 1, lost, BEN);
    expect(resultOf(table(made))).toMatchObject({ status: 'conflict', result: null });
    report(made, null, lost, LEE);
    expect(resultOf(table(made))).toMatchObject({
      status: 'settled',
      result: lost,
      dissent: [{ seat: 0, result: won }],
    });
  });

  test('a player reports for their own side alone, and settles nothing', () => {
    const made = desk();
    expect(report(made, 1, won, ANA)).toBe('tournament/not-yours');
    expect(report(made, null, won, ANA)).toBe('tournament/not-yours');
    expect(made.order({ type: 'ConfirmResult', by: BEN, round: 1, table: 1, seat: 1 })).toBe(
      'tournament/nothing-to-confirm',
    );
  });

  test.each([
    ['a draw by agreement has no winner', { wins: [2, 0], drawn: 0, ending: 'intentional-draw' }],
    ['a double loss has no won games', { wins: [1, 0], drawn: 0, ending: 'double-loss' }],
    ['a no-show has a winner', { wins: [0, 0], drawn: 0, ending: 'no-show' }],
    ['both sides are counted', { wins: [2], drawn: 0, ending: 'played' }],
  ] as const)('%s', (_, result) => {
    expect(report(desk(), null, result)).toBe('tournament/bad-result');
  });

  test('another result in the pairing system is told, and counts for nothing here', () => {
    const made = desk();
    made.pair(
      1,
      { ...paired(1, 'ana', 'ben'), result: { winner: 1, wins: null } },
      paired(2, 'cleo', 'dan'),
      paired(null, 'eve'),
    );
    expect(differsElsewhere(table(made))).toBe(false);
    report(made, null, won);
    expect(differsElsewhere(table(made))).toBe(true);
    report(made, null, lost);
    expect(differsElsewhere(table(made))).toBe(false);
  });

  test('a round is closed once every table has a result; a closed one is settled anew by officials alone', () => {
    const made = desk();
    made.order({ type: 'BeginRound', by: LEE, round: 1, minutes: null });
    report(made, null);
    expect(made.order({ type: 'CloseRound', by: LEE, round: 1 })).toBe('tournament/results-missing');
    made.order({ type: 'ReportResult', by: LEE, round: 1, table: 2, seat: null, result: won });
    expect(made.order({ type: 'CloseRound', by: LEE, round: 1 })).toEqual(['RoundClosed']);
    expect(report(made, 0, lost)).toBe('tournament/round-closed');
    expect(report(made, null, lost)).toEqual(['ResultReported']);
  });
});

describe('the clock of a round', () => {
  const left = (made: TestDesk, given = 0): number =>
    roundTimeLeft(made.state.rounds[0]!.clock, given, made.now)! / 60_000;

  test('it stands while the round is paused, and a table that was given minutes has more', () => {
    const made = desk();
    expect(made.order({ type: 'PauseRound', by: LEE, round: 1, words: '' })).toBe('tournament/round-not-begun');
    made.order({ type: 'BeginRound', by: LEE, round: 1, minutes: null });
    made.wait(10);
    made.order({ type: 'PauseRound', by: LEE, round: 1, words: 'fire alarm' });
    made.wait(20);
    expect(left(made)).toBe(40);
    made.order({ type: 'ResumeRound', by: LEE, round: 1 });
    made.wait(45);
    expect([left(made), left(made, 8)]).toEqual([-5, 3]);
    expect(made.order({ type: 'CallRoundTime', by: LEE, round: 1 })).toEqual(['RoundTimeCalled']);
    expect(made.order({ type: 'CallRoundTime', by: LEE, round: 1 })).toBe('tournament/time-called');
  });

  test('the timing report says which table the round waited for, and what held it up', () => {
    const made = desk();
    made.wait(5);
    made.order({ type: 'BeginRound', by: LEE, round: 1, minutes: 50 });
    made.order({ type: 'BeginDeckCheck', by: KIM, round: 1, table: 1, players: [] });
    made.wait(6);
    made.order({
      type: 'EndDeckCheck',
      by: KIM,
      check: 1,
      found: ['ana', 'ben'].map((player) => ({ player, isFine: true, words: '' })),
    });
    made.order({
      type: 'ExtendTable',
      by: KIM,
      round: 1,
      table: 1,
      minutes: 6,
      words: 'deck check',
      call: null,
      check: 1,
    });
    made.order({ type: 'ReportResult', by: LEE, round: 1, table: 2, seat: null, result: won });
    made.wait(50);
    report(made, null);
    const timing = roundTiming(made.state, 1, made.now);
    expect(timing).toMatchObject({
      postedAt: '2026-05-01T09:00:00.000Z',
      begunAt: '2026-05-01T09:05:00.000Z',
      lastAt: '2026-05-01T10:01:00.000Z',
      open: 0,
      tables: [
        { table: 1, checkedFor: 6 * 60_000, given: 6 },
        { table: 2, given: 0 },
      ],
    });
  });
});

describe('calls', () => {
  test('a call is taken, reached, ruled and closed; a judge at the table has ruled nothing', () => {
    const made = desk();
    made.order({ type: 'CallToTable', by: ANA, round: 1, table: 1, words: 'missed trigger' });
    const status = () => callStatus(made.state.calls[0]!);
    const step = (type: 'ClaimCall' | 'ReachCall' | 'RuleCall' | 'EscalateCall' | 'CloseCall', by = KIM, words = '') =>
      made.order({ type, by, call: 1, words });
    expect(status()).toBe('waiting');
    expect(step('ClaimCall', ANA)).toBe('tournament/officials-only');
    step('ClaimCall');
    step('ReachCall');
    expect(status()).toBe('at-table');
    expect(step('RuleCall')).toBe('tournament/no-words');
    step('EscalateCall');
    expect(status()).toBe('escalated');
    step('RuleCall', LEE, 'The trigger is put on the chain.');
    expect(status()).toBe('ruled');
    step('CloseCall');
    expect(step('ClaimCall')).toBe('tournament/call-step');
    expect(made.state.calls[0]?.steps.map(({ what }) => what)).toEqual([
      'claimed',
      'reached',
      'escalated',
      'ruled',
      'closed',
    ]);
  });

  test('time is proposed for a call of more than a minute, by the whole of it', () => {
    const made = desk();
    made.order({ type: 'CallToTable', by: ANA, round: 1, table: 1, words: '' });
    made.wait(1);
    expect(proposedMinutes(made.state.calls[0]!, made.now)).toBe(0);
    made.wait(2.5);
    made.order({ type: 'RuleCall', by: KIM, call: 1, words: 'Play on.' });
    made.wait(10);
    expect(proposedMinutes(made.state.calls[0]!, made.now)).toBe(4);
  });

  test('nobody calls a judge to a table where they do not sit', () => {
    expect(desk().order({ type: 'CallToTable', by: ANA, round: 1, table: 2, words: '' })).toBe('tournament/not-there');
  });
});

describe('deck checks and drops', () => {
  test('a deck check is a stretch of time that says something of each player', () => {
    const made = desk();
    made.order({ type: 'BeginDeckCheck', by: KIM, round: 1, table: 1, players: [] });
    expect(made.order({ type: 'BeginDeckCheck', by: KIM, round: 1, table: 1, players: [] })).toBe(
      'tournament/check-begun',
    );
    const found = [{ player: 'ana', isFine: true, words: '' }];
    expect(made.order({ type: 'EndDeckCheck', by: KIM, check: 1, found })).toBe('tournament/check-open');
    expect(made.order({ type: 'BeginDeckCheck', by: KIM, round: 1, table: 2, players: ['ana'] })).toBe(
      'tournament/not-there',
    );
  });

  test('a drop is asked for once, and may be taken back', () => {
    const made = desk();
    const ask = () => made.order({ type: 'AskToDrop', by: ANA, player: 'ana' });
    expect([ask(), ask()]).toEqual([['DropAsked'], []]);
    expect(made.state.drops).toMatchObject([{ player: 'ana', round: 1 }]);
    made.order({ type: 'WithdrawDrop', by: ANA, player: 'ana' });
    expect(made.state.drops).toEqual([]);
  });
});

test('everybody sees tables and clocks, and neither deck lists, results of an open round, words of calls nor names of officials', () => {
  const made = desk();
  made.order({ type: 'RegisterDeck', by: ANA, player: 'ana', list: 'secret list', findings: [] });
  made.order({ type: 'AskToDrop', by: ANA, player: 'ben' });
  made.order({ type: 'CallToTable', by: KIM, round: 1, table: 1, words: 'cheating?' });
  made.order({ type: 'ClaimCall', by: LEE, call: 1, words: 'mine' });
  report(made, 0, lost, ANA);
  const seen = JSON.stringify(seenTournament(made.state, 'public'));
  expect(seen).toContain('Cleo');
  expect(seen).not.toMatch(/secret|f00d|cheating|mine|Kim|Lee|"wins"|drops":\[\{/);
  expect(JSON.stringify(seenTournament(made.state, 'desk'))).not.toContain('f00d');
});
