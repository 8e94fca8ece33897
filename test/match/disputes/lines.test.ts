import { makeJudgeLine, parseJudgeLine, parseTapeFile, recordTape, type DisputeOrder } from '#match';
import { noughts } from '../../support/noughts.js';

const PLAYERS = [{ name: 'Ana' }, { name: 'Player Ana' }];
const ANA = { role: 'player', seat: 0 } as const;
const KIM = { role: 'judge', name: 'Kim' } as const;

const read = (line: string): DisputeOrder => {
  const order = parseJudgeLine(line, PLAYERS);
  if (order?.ok !== true) throw new Error(`"${line}": ${JSON.stringify(order)}`);
  return order.value;
};

describe('a step of a dispute as a line', () => {
  const said = { words: '', citing: null };

  it.each<[string, object]>([
    ['judge: called by Ana', { type: 'CallJudge', about: null, pauses: true, by: ANA, ...said }],
    [
      'judge: called about play 12 without a pause by spectator Ed: look: there',
      {
        ...said,
        type: 'CallJudge',
        about: 12,
        pauses: false,
        by: { role: 'spectator', name: 'Ed' },
        words: 'look: there',
      },
    ],
    ['judge 1: claimed by judge Kim', { type: 'ClaimCall', dispute: 1, by: KIM, ...said }],
    [
      'judge 1: at the table by head judge',
      { type: 'ReachTable', dispute: 1, by: { role: 'head-judge', name: '' }, ...said },
    ],
    [
      'judge 2: claim {Ben: plays X -> Vi: give -1 Might} by player Player Ana: I said so',
      {
        ...{ type: 'MakeClaim', dispute: 2, by: { role: 'player', seat: 1 }, words: 'I said so', citing: null },
        line: 'Ben: plays X -> Vi: give -1 Might',
      },
    ],
    [
      'judge 2: claim by Ana: it was mine',
      { type: 'MakeClaim', dispute: 2, line: null, by: ANA, ...said, words: 'it was mine' },
    ],
    [
      'judge 2: question by Ana: how?',
      { type: 'NoteDispute', kind: 'question', dispute: 2, by: ANA, ...said, words: 'how?' },
    ],
    [
      'judge 2: note by scribe Sam: three runes',
      {
        type: 'NoteDispute',
        kind: 'note',
        dispute: 2,
        by: { role: 'scribe', name: 'Sam' },
        ...said,
        words: 'three runes',
      },
    ],
    [
      'judge 3: ruled illegal by appeals judge Mo citing TR 702.9.b.2.a: four runes',
      {
        ...{ type: 'IssueRuling', ruling: 'illegal', dispute: 3, by: { role: 'appeals-judge', name: 'Mo' } },
        ...{ words: 'four runes', citing: { document: 'TR', rule: '702.9.b.2.a' } },
      },
    ],
    [
      'judge 3: let stand by judge Kim',
      { type: 'OrderRemedy', remedy: { kind: 'let-stand' }, dispute: 3, by: KIM, ...said },
    ],
    [
      'judge 3: rewind to play 7 by judge Kim',
      { type: 'OrderRemedy', remedy: { kind: 'rewind', to: 7 }, dispute: 3, by: KIM, ...said },
    ],
    [
      'judge 3: correction {correct: Vi has 2 damage} by judge Kim',
      {
        type: 'OrderRemedy',
        remedy: { kind: 'correction', line: 'correct: Vi has 2 damage' },
        dispute: 3,
        by: KIM,
        ...said,
      },
    ],
    [
      'judge 3: missed trigger resolved as Ana chooses {Ana: draws} by judge Kim',
      {
        ...{ type: 'OrderRemedy', dispute: 3, by: KIM, ...said },
        remedy: { kind: 'missed-trigger', outcome: 'resolved', chosenBy: 0, line: 'Ana: draws' },
      },
    ],
    [
      'judge 3: missed trigger missed by judge Kim',
      {
        ...{ type: 'OrderRemedy', dispute: 3, by: KIM, ...said },
        remedy: { kind: 'missed-trigger', outcome: 'missed', chosenBy: null, line: null },
      },
    ],
    [
      'judge 3: reversal by Ana',
      { type: 'OrderRemedy', remedy: { kind: 'reversal', to: null }, dispute: 3, by: ANA, ...said },
    ],
    [
      'judge 3: reversal of play 12 by Ana',
      { type: 'OrderRemedy', remedy: { kind: 'reversal', to: 12 }, dispute: 3, by: ANA, ...said },
    ],
    [
      'judge 3: missed trigger of Player Ana resolved as Ana chooses by judge Kim',
      {
        type: 'OrderRemedy',
        remedy: { kind: 'missed-trigger', outcome: 'resolved', missedBy: 1, chosenBy: 0, line: null },
        ...{ dispute: 3, by: KIM, ...said },
      },
    ],
    [
      'judge 3: ruled legal on video by judge Kim',
      { type: 'IssueRuling', ruling: 'legal', video: true, dispute: 3, by: KIM, ...said },
    ],
    [
      'judge 3: penalty Ana after 1 of 4 and Player Ana for mispaid with game loss instead by head judge Lee',
      {
        ...{ type: 'IssuePenalty', infraction: 'mispaid', penalty: 'game-loss', deviates: true, dispute: 3, ...said },
        by: { role: 'head-judge', name: 'Lee' },
        players: [
          { seat: 0, earlier: { same: 1, any: 4 } },
          { seat: 1, earlier: { same: 0, any: 0 } },
        ],
      },
    ],
    [
      'judge 3: penalty 2 withdrawn by judge Kim',
      { type: 'WithdrawPenalty', penalty: 2, dispute: 3, by: KIM, ...said },
    ],
    [
      'judge 3: penalty withdrawn by judge Kim',
      { type: 'WithdrawPenalty', penalty: null, dispute: 3, by: KIM, ...said },
    ],
    ['judge 3: appealed by Ana', { type: 'AppealRuling', dispute: 3, by: ANA, ...said }],
    ['judge 3: time 1 minute by judge Kim', { type: 'ExtendTime', minutes: 1, dispute: 3, by: KIM, ...said }],
    [
      'judge 3: closed by judge Kim citing CR 471.1',
      { type: 'CloseDispute', dispute: 3, by: KIM, words: '', citing: { document: 'CR', rule: '471.1' } },
    ],
    ['judge: closed by judge Kim', { type: 'CloseDispute', dispute: null, by: KIM, ...said }],
  ])('"%s" is written as it is read', (line, order) => {
    expect(read(line)).toEqual(order);
    expect(makeJudgeLine(read(line), PLAYERS)).toBe(line);
  });

  it('is read in any case, with an article, and with spaces', () => {
    expect(read('Judge 1 :  Ruled LEGAL  by the Judge Kim')).toEqual(read('judge 1: ruled legal by judge Kim'));
  });

  it.each([
    ['judge: shrugs by Ana', 'judge/form', 8],
    ['judge 1: closed', 'judge/form', 10],
    ['judge 1: ruled legal by Nobody', 'judge/person', 25],
    ['judge 1: missed trigger missed as Nobody chooses by judge Kim', 'judge/form', 10],
  ])('"%s" is told what is written there', (line, code, column) => {
    const answer = parseJudgeLine(line, PLAYERS);
    expect(answer).toMatchObject({ ok: false, error: { code, column } });
    expect(answer?.ok === false && answer.error.expected.length).toBeGreaterThan(3);
  });

  it('that begins otherwise is none', () => {
    expect(parseJudgeLine('judges: called by Ana', PLAYERS)).toBeNull();
    expect(parseJudgeLine('Ana: judge: called', PLAYERS)).toBeNull();
  });
});

describe('in a tape file', () => {
  const record = (...lines: readonly string[]) => {
    const text = `game: noughts\nmode: first-to-3\nlevel: competitive\nfirst: Ana\nplayer: Ana\nplayer: Bo\n\n${lines.join('\n')}\n`;
    const file = parseTapeFile(text);
    if (!file.ok) throw new Error(file.error.message);
    return recordTape(noughts, file.value, new Map());
  };

  it('steps of a dispute stand among the plays, at the level that the file names', () => {
    const { state, problem } = record(
      'Ana: a1',
      'Bo: b2',
      'judge: called about play 2 by Ana: not there',
      'judge: rewind to play 2 by judge Kim',
      'Bo: c3',
      'judge: closed by judge Kim',
    );
    expect(problem).toBeNull();
    expect(state).toMatchObject({
      plays: 4,
      options: { level: 'competitive' },
      disputes: [{ about: 2, closed: true }],
    });
  });

  it('a step that is refused stops the recording at its line', () => {
    expect(record('Ana: a1', 'judge: called by Ana', 'judge: closed by Bo').problem).toMatchObject({
      code: 'dispute/not-theirs',
      line: 10,
    });
  });

  it('a level that there is not is told which there are', () => {
    const file = parseTapeFile('game: noughts\nlevel: friendly\nplayer: Ana\n\n');
    expect(file).toMatchObject({
      error: { code: 'tape/level', line: 2, column: 8, remedy: 'Write one of: casual, competitive, professional.' },
    });
  });
});
