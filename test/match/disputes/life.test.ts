import { auditTape } from '#audit';
import { matchDecider } from '#match';
import { disputes, project, timeline } from '#projections';
import { riftbound } from '#rulesets/riftbound';
import { noughts } from '../../support/noughts.js';
import { openTape } from '../../support/open-tape.js';
import { answerOf, numberOf, tableAt } from './table.js';

const RESOLVED = 'Ben: resolves: channel 2 exhausted';

describe('a dispute', () => {
  const whole = () => {
    const tape = tableAt(RESOLVED, 'competitive');
    const spell = numberOf(tape.state, 'PlayCard');
    for (const line of [
      `: called about play ${spell} by Ana: was it paid?`,
      ' 1: claimed by judge Kim',
      ' 1: at the table by judge Kim',
      ' 1: claim {Ben: plays Catalyst of Aeons} by Ben: I exhausted four',
      ' 1: question by Ana: what does it cost?',
      ' 1: note by judge Kim: four runes are exhausted',
      ' 1: ruled legal by judge Kim citing TR 702.9: it was',
      ' 1: appealed by Ana: I counted three',
      ' 1: ruled doubtful by head judge Lee',
      ' 1: let stand by head judge Lee',
      ' 1: time 4 minutes by head judge Lee',
      ' 1: closed by judge Kim',
    ])
      expect([line, answerOf(tape.judge(line))]).toEqual([line, 'accepted']);
    return { tape, spell };
  };

  it('stands in the match as plain data, and as sentences in its timeline', () => {
    const { tape, spell } = whole();
    expect(tape.state.disputes).toEqual([
      {
        ...{ number: 1, caller: { role: 'player', seat: 0 }, about: spell, pauses: true },
        claimedBy: [{ role: 'judge', name: 'Kim' }],
        atTable: [{ role: 'judge', name: 'Kim' }],
        ...{ claims: 1, notes: 2, minutes: 4, closed: true, appealed: false, penalties: [] },
        rulings: [
          { by: { role: 'judge', name: 'Kim' }, ruling: 'legal', onAppeal: false },
          { by: { role: 'head-judge', name: 'Lee' }, ruling: 'doubtful', onAppeal: true },
        ],
        remedies: [{ kind: 'let-stand' }],
        appeals: [{ role: 'player', seat: 0 }],
      },
    ]);
    const entries = project(timeline, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(entries.filter(({ kind }) => kind === 'dispute').map(({ line }) => line)).toEqual([
      `Dispute 1: a judge is called about play ${spell}, by Ana: was it paid?`,
      'Dispute 1: the call is taken, by the judge Kim.',
      'Dispute 1: a judge is at the table, by the judge Kim.',
      'Dispute 1: a claim (Ben: plays Catalyst of Aeons), by Ben: I exhausted four',
      'Dispute 1: a question, by Ana: what does it cost?',
      'Dispute 1: a note, by the judge Kim: four runes are exhausted',
      'Dispute 1: ruled legal, by the judge Kim (Tournament Rules of 2026-07-16, 702.9): it was',
      'Dispute 1: the ruling is appealed, by Ana: I counted three',
      'Dispute 1: ruled doubtful on appeal, by the head judge Lee.',
      'Dispute 1: remedy: what happened stands, by the head judge Lee.',
      'Dispute 1: 4 more minutes, by the head judge Lee.',
      'Dispute 1: closed, by the judge Kim.',
    ]);
  });

  it('keeps the rules that it rests on, and what the engine had said beside the ruling, which does not follow it', () => {
    const { tape } = whole();
    const rulings = tape.events.filter(({ type }) => type === 'RulingIssued');
    expect(rulings).toMatchObject([
      {
        because: ['tournament.judge-rulings', 'tournament.mispaid'],
        data: { citing: { edition: 'tournament-2026-07-16', rule: '702.9' }, verdict: { status: 'legal' } },
      },
      { because: ['tournament.appeal'], data: { ruling: 'doubtful', onAppeal: true, verdict: { status: 'legal' } } },
    ]);
    expect(tape.events.find(({ type }) => type === 'ClaimMade')).toMatchObject({
      data: { line: 'Ben: plays Catalyst of Aeons', verdict: { status: 'legal' } },
    });
  });

  it('folds from its events to what it was live, and is decided so again', () => {
    const { tape } = whole();
    const { initial, evolve } = matchDecider(riftbound);
    expect(tape.events.reduce(evolve, initial).disputes).toEqual(tape.state.disputes);
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('proposes the time that it took, where that was more than a minute', () => {
    const { tape } = whole();
    const later = tape.envelopes.map((each) =>
      each.type === 'DisputeClosed' ? { ...each, at: new Date(Date.parse(each.at) + 200_000).toISOString() } : each,
    );
    const read = (of: typeof later) => project(disputes, { ruleset: riftbound, viewer: 'recorder' }, of)[0];
    expect(read(later)).toMatchObject({
      time: { milliseconds: 211_000, proposed: 4, given: 4, rule: 'tournament.time-extension' },
      ...{ attended: true, ruled: true, reported: null, owed: [] },
    });
    expect(read([...tape.envelopes])?.time).toMatchObject({ milliseconds: 11_000, proposed: 0 });
  });

  it('is told as attended before it is ruled, and ruled where nobody came', () => {
    const tape = tableAt(RESOLVED);
    tape.judge(': called by Ana');
    tape.judge(' 1: at the table by judge Kim');
    tape.judge(': called by Ben');
    tape.judge(' 2: ruled legal by judge Kim');
    const read = project(disputes, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(read.map(({ attended, ruled }) => [attended, ruled])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('several disputes', () => {
  it('are open at once, and an order without a number is about the only open one', () => {
    const tape = tableAt(RESOLVED);
    tape.judge(': called about play 3 by Ana');
    expect(answerOf(tape.judge(': claimed by judge Kim'))).toBe('accepted');
    tape.judge(': called by Ben');
    expect(answerOf(tape.judge(': claimed by judge Kim'))).toBe('dispute/unknown');
    expect(answerOf(tape.judge(' 2: ruled legal by judge Kim'))).toBe('accepted');
    expect(answerOf(tape.judge(' 1: closed by judge Kim'))).toBe('accepted');
    expect(answerOf(tape.judge(' 1: note by judge Kim: late'))).toBe('dispute/closed');
    expect(answerOf(tape.judge(': note by judge Kim: still open'))).toBe('accepted');
    expect(answerOf(tape.judge(' 3: note by judge Kim: none'))).toBe('dispute/unknown');
    expect(tape.state.disputes.map(({ closed, notes }) => [closed, notes])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });

  it('may be about a play long past, also one that was undone; not about one that never was', () => {
    const tape = openTape(noughts, { mode: 'first-to-3' });
    tape.lines('Ana: a1', 'Ana: b2', 'Bo: a2');
    tape.rewind(2);
    expect(tape.judge(': called about play 2 by Ana').outcome).toBe('accepted');
    expect(tape.judge(' 1: ruled illegal by judge Kim')).toMatchObject({ outcome: 'accepted' });
    expect(tape.events.at(-1)).toMatchObject({ data: { verdict: { status: 'illegal' } } });
    expect(tape.judge(' 1: claim {Bo: c3} by Bo')).toMatchObject({ problem: { code: 'dispute/undone' } });
    expect(tape.judge(': called about play 9 by Ana')).toMatchObject({ problem: { code: 'dispute/no-such-play' } });
  });
});

describe('a tape', () => {
  it('takes disputes after the last point, and is not closed while one is open', () => {
    const tape = openTape(noughts, { mode: 'single' });
    tape.lines('Ana: a1', 'Bo: b2', 'Ana: a2', 'Bo: c3', 'Ana: a3');
    expect(noughts.result(tape.state.game)).not.toBeNull();
    expect(tape.judge(': called about play 5 by Bo: a3 was mine').outcome).toBe('accepted');
    expect(() => {
      tape.close();
    }).toThrow('match/disputed');
    expect(tape.judge(': closed by judge Kim').outcome).toBe('accepted');
    tape.close();
    expect(tape.judge(': called by Bo')).toMatchObject({ problem: { code: 'match/closed' } });
  });
});

describe('an appeal', () => {
  const ruledBy = (who: string) => {
    const tape = tableAt(RESOLVED, 'professional');
    tape.judge(': called by Ana');
    tape.judge(`: ruled legal by ${who}`);
    return tape;
  };

  it('comes after a ruling', () => {
    const tape = tableAt(RESOLVED);
    tape.judge(': called by Ana');
    expect(answerOf(tape.judge(': appealed by Ana'))).toEqual({
      rule: 'tournament.appeal-after-ruling',
      message: 'There is no full ruling yet that could be appealed.',
    });
  });

  it.each(['head judge Lee', 'appeals judge Mo'])('is not made of a ruling of the %s', (who) => {
    expect(answerOf(ruledBy(who).judge(': appealed by Ana'))).toEqual({
      rule: 'tournament.appeal-final',
      message: 'A ruling of the head judge or of an appeals judge is not appealed.',
    });
  });

  it('waits for the head judge or an appeals judge, keeps the dispute open, and is decided once', () => {
    const tape = ruledBy('judge Kim');
    expect(answerOf(tape.judge(': appealed by Ben'))).toBe('accepted');
    expect(answerOf(tape.judge(': appealed by Ana'))).toBe('dispute/appealed');
    expect(answerOf(tape.judge(': closed by judge Kim'))).toBe('dispute/appealed');
    expect(answerOf(tape.judge(': ruled legal by judge Kim'))).toEqual({
      rule: 'tournament.appeal',
      message: 'An appeal is heard by the head judge.',
    });
    expect(answerOf(tape.judge(': ruled illegal by appeals judge Mo'))).toBe('accepted');
    expect(answerOf(tape.judge(': appealed by Ana'))).toMatchObject({ rule: 'tournament.appeal-final' });
    expect(answerOf(tape.judge(': ruled legal by judge Kim'))).toMatchObject({ rule: 'tournament.appeal-final' });
    expect(answerOf(tape.judge(': ruled doubtful by appeals judge Mo: I was mistaken'))).toBe('accepted');
    expect(tape.events.at(-1)?.because).toEqual(['tournament.judge-rulings', 'tournament.own-mistakes']);
    expect(answerOf(tape.judge(': ruled legal by head judge Lee'))).toBe('accepted');
    expect(tape.events.at(-1)?.because).toEqual(['tournament.judge-rulings', 'tournament.head-judge']);
    expect(answerOf(tape.judge(': ruled illegal by appeals judge Mo'))).toMatchObject({
      rule: 'tournament.appeal-final',
    });
  });

  it('is made of a ruling of an appeals judge at casual level, which knows none', () => {
    const tape = tableAt(RESOLVED, 'casual');
    for (const line of [': called by Ana', ': ruled legal by appeals judge Mo']) tape.judge(line);
    expect(answerOf(tape.judge(': appealed by Ana'))).toBe('accepted');
  });

  it('at casual level is not for an appeals judge to hear', () => {
    const tape = tableAt(RESOLVED, 'casual');
    for (const line of [': called by Ana', ': ruled legal by judge Kim', ': appealed by Ana']) tape.judge(line);
    expect(answerOf(tape.judge(': ruled legal by appeals judge Mo'))).toEqual({
      rule: 'tournament.appeals-judge',
      message: 'Appeals judges are designated at high levels only; here the head judge hears the appeal.',
    });
  });
});
