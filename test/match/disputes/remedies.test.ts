import { auditTape } from '#audit';
import { project, timeline } from '#projections';
import { riftbound } from '#rulesets/riftbound';
import { noughts } from '../../support/noughts.js';
import { openTape } from '../../support/open-tape.js';
import { answerOf, numberOf, tableAt } from './table.js';

const RESOLVED = 'Ben: resolves: channel 2 exhausted';

/** A call is open; orders are about it. */
const called = (...at: Parameters<typeof tableAt>) => {
  const tape = tableAt(...at);
  tape.judge(': called by Ana');
  return tape;
};

const DEEP = {
  rule: 'tournament.rewind-deep',
  message: 'More than the last action is undone: only the head judge orders that, at high levels an appeals judge too.',
};

describe('a rewind', () => {
  it('of the last action with its passes and answers is simple: any judge orders it', () => {
    const tape = called(RESOLVED, 'competitive');
    const spell = numberOf(tape.state, 'PlayCard');
    expect(answerOf(tape.judge(`: rewind to play ${spell} by judge Kim: three runes`))).toBe('accepted');
    const facts = tape.events.slice(tape.events.findIndex(({ type }) => type === 'RemedyOrdered'));
    const [remedy, rewound] = facts;
    expect([remedy, rewound]).toMatchObject([
      {
        because: ['tournament.rewind-simple-judge'],
        data: { dispute: 1, remedy: { kind: 'simple-rewind', to: spell }, words: 'three runes' },
      },
      { type: 'MatchRewound', data: { to: spell, by: { role: 'judge', name: 'Kim' }, dispute: 1 } },
    ]);
    expect(tape.state.disputes[0]?.remedies).toEqual([{ kind: 'simple-rewind', to: spell }]);
    tape.lines('Ben: plays Catalyst of Aeons');
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('of less than the last action, which is in progress, is simple too', () => {
    const tape = called('Ben: passes', 'competitive');
    expect(answerOf(tape.judge(`: rewind to play ${tape.state.plays} by judge Kim`))).toBe('accepted');
  });

  it('of one decision of the set-up is simple, of those of both players complex', () => {
    const tape = called('Ben: keeps', 'competitive');
    const mulligans = tape.events.flatMap((event) =>
      event.type === 'PlayRecorded' && event.data.play.play === 'Mulligan' ? [event.data.number] : [],
    );
    expect(mulligans).toHaveLength(2);
    const [first, last] = mulligans;
    expect(answerOf(tape.judge(`: rewind to play ${String(first)} by judge Kim`))).toEqual(DEEP);
    expect(answerOf(tape.judge(`: rewind to play ${String(last)} by judge Kim`))).toBe('accepted');
  });

  it.each<[string, 'casual' | 'competitive', unknown]>([
    ['judge Kim', 'competitive', DEEP],
    ['appeals judge Mo', 'casual', DEEP],
    ['appeals judge Mo', 'competitive', 'accepted'],
    ['head judge Lee', 'casual', 'accepted'],
    ['scorekeeper Lou', 'competitive', DEEP],
  ])('of more is complex; ordered by the %s at %s level', (who, level, answer) => {
    const tape = called(RESOLVED, level);
    const turn = numberOf(tape.state, 'EndTurn');
    expect(answerOf(tape.judge(`: rewind to play ${turn} by ${who}`))).toEqual(answer);
  });

  it('to a play that does not stand is none, and nothing is written', () => {
    const tape = called(RESOLVED);
    const before = tape.envelopes.length;
    expect(answerOf(tape.judge(': rewind to play 999 by head judge Lee'))).toBe('rewind/no-such-play');
    expect(tape.envelopes).toHaveLength(before);
  });

  it('leaves the dispute, and what was said in it, standing', () => {
    const tape = called(RESOLVED, 'competitive');
    tape.judge(': ruled illegal by head judge Lee');
    tape.judge(`: rewind to play ${numberOf(tape.state, 'EndTurn')} by head judge Lee`);
    expect(tape.state.disputes[0]).toMatchObject({ closed: false, rulings: [{ ruling: 'illegal' }] });
    const entries = project(timeline, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(entries.filter(({ kind }) => kind === 'dispute').map(({ struckBy }) => struckBy)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(entries.at(-1)?.line).toMatch(
      /^The match is set back to before play \d+, by the head judge Lee, in dispute 1\.$/,
    );
  });

  it('outside of a dispute stays what it was', () => {
    const tape = tableAt(RESOLVED);
    tape.rewind(5);
    expect(tape.events.find(({ type }) => type === 'MatchRewound')?.data).not.toHaveProperty('dispute');
  });

  it('works past the end of a game, in a game without tournament rules', () => {
    const tape = openTape(noughts, { mode: 'single' });
    tape.lines('Ana: a1', 'Bo: b2', 'Ana: a2', 'Bo: c3', 'Ana: a3');
    tape.judge(': called about play 5 by Bo');
    expect(tape.judge(': rewind to play 4 by judge Kim')).toMatchObject({ problem: { code: 'dispute/not-theirs' } });
    expect(tape.judge(': rewind to play 5 by judge Kim').outcome).toBe('accepted');
    expect(noughts.result(tape.state.game)).toBeNull();
    expect(auditTape(noughts, tape.envelopes)).toEqual([]);
  });
});

describe("a player's own reversal", () => {
  it('takes back the last action, which was theirs', () => {
    const tape = called('Ben: plays Catalyst of Aeons', 'professional');
    expect(answerOf(tape.judge(': reversal by Ben: I meant to wait'))).toBe('accepted');
    expect(tape.events.findLast(({ type }) => type === 'MatchRewound')).toMatchObject({
      data: { by: { role: 'player', seat: 1 }, dispute: 1 },
    });
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('is for nobody else, and not after somebody else has acted', () => {
    const tape = called('Ben: plays Catalyst of Aeons', 'professional');
    expect(answerOf(tape.judge(': reversal by Ana'))).toMatchObject({ rule: 'tournament.take-back-high' });
    expect(answerOf(tape.judge(': reversal by judge Kim'))).toMatchObject({ rule: 'tournament.decisions-stand' });
  });

  it('at high levels comes before anybody has passed on it; at casual level only a new action is too late', () => {
    const late = {
      rule: 'tournament.take-back-high',
      message: 'Only the last action can be taken back, by the player who took it and before anybody answers.',
    };
    expect(answerOf(called(RESOLVED, 'competitive').judge(': reversal by Ben'))).toEqual(late);
    expect(answerOf(called(RESOLVED, 'casual').judge(': reversal by Ben'))).toBe('accepted');
    expect(answerOf(called('Ben: ends turn', 'casual').judge(': reversal by Ana'))).toMatchObject({
      rule: 'tournament.take-back-casual',
    });
  });
});

describe("a player's answer", () => {
  /** Ben has played a spell, all have passed, and he has told what it did: that was the last thing asked of him. */
  const told = (level: 'casual' | 'professional') => {
    const tape = called(RESOLVED, level);
    const { plays } = tape.state;
    return {
      tape,
      reverse: (number: number, who = 'Ben') => answerOf(tape.judge(`: reversal of play ${number} by ${who}`)),
      plays,
    };
  };

  it('is taken back alone, and what it answered is asked again (TR 509.3, 509.4.c)', () => {
    const { tape, reverse, plays } = told('professional');
    expect(reverse(plays)).toBe('accepted');
    expect(tape.state.disputes[0]?.remedies).toEqual([{ kind: 'reversal', to: plays }]);
    expect(tape.state.game.choice).toMatchObject({ kind: 'describe' });
    tape.lines(RESOLVED);
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('is nobody else’s, no pass, and none of an earlier action', () => {
    const { reverse, plays, tape } = told('casual');
    const late = { rule: 'tournament.take-back-casual' };
    expect(reverse(plays, 'Ana')).toMatchObject(late);
    expect(reverse(plays - 1)).toMatchObject(late);
    expect(reverse(numberOf(tape.state, 'EndTurn'))).toMatchObject(late);
    expect(reverse(plays, 'judge Kim')).toMatchObject({ rule: 'tournament.decisions-stand' });
    expect(reverse(numberOf(tape.state, 'PlayCard'))).toBe('accepted');
  });
});

describe('a correction', () => {
  it('puts the table right in the same batch', () => {
    const tape = called(RESOLVED);
    expect(answerOf(tape.judge(': correction {correct: Ana has 2 points} by judge Kim: scored twice'))).toBe(
      'accepted',
    );
    expect(tape.events.slice(-3).map(({ type }) => type)).toContain('PlayRecorded');
    expect(tape.state.game.seats[0]?.points).toBe(2);
    const causes = tape.envelopes.filter(({ type }) => ['RemedyOrdered', 'TableCorrected'].includes(type));
    expect(new Set(causes.map(({ cause }) => cause)).size).toBe(1);
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('that cannot be read names its place', () => {
    const answer = called(RESOLVED).judge(': correction {correct: Nobody has 2 points} by judge Kim');
    expect(answer).toMatchObject({
      outcome: 'impossible',
      problem: { message: expect.stringMatching(/^The line of the remedy, column \d+: /) as string },
    });
  });
});

describe('a missed trigger', () => {
  it('is resolved or stays missed as the opponent chooses', () => {
    const tape = called(RESOLVED);
    expect(answerOf(tape.judge(': missed trigger missed as Ana chooses by judge Kim'))).toBe('accepted');
    const line = ': missed trigger resolved as Ana chooses {correct: Ben has 1 point} by judge Kim';
    expect(answerOf(tape.judge(line))).toBe('accepted');
    expect(tape.state.game.seats[1]?.points).toBe(1);
    expect(tape.state.disputes[0]?.remedies).toEqual([
      { kind: 'missed-trigger', outcome: 'missed', chosenBy: 0, line: null },
      { kind: 'missed-trigger', outcome: 'resolved', chosenBy: 0, line: 'correct: Ben has 1 point' },
    ]);
  });

  it('is chosen about by the next opponent of whoever missed it, where that is told (TR 702.2.f.2)', () => {
    const settle = (line: string, level: 'casual' | 'competitive' = 'competitive') => {
      const tape = called(RESOLVED, level);
      const answer = answerOf(tape.judge(`: missed trigger ${line} by judge Kim`));
      return answer === 'accepted' ? tape.events.at(-1)?.because : (answer as { readonly rule: string }).rule;
    };
    const choice = 'tournament.missed-trigger-choice';
    expect(settle('of Ben resolved as Ana chooses')).toEqual(['tournament.judge-explains', choice]);
    expect(settle('of Ben missed as Ben chooses')).toBe(choice);
    expect(settle('of Ben missed')).toBe(choice);
    expect(settle('missed')).toEqual(['tournament.judge-explains']);
    expect(settle('of Ben missed', 'casual')).toEqual(['tournament.judge-explains', 'tournament.low-level-choice']);
  });

  it('of an earlier turn is nobody’s to choose about', () => {
    const tape = tableAt('Ben: ends turn', 'competitive');
    tape.judge(`: called about play ${numberOf(tape.state, 'PlayCard')} by Ben`);
    expect(answerOf(tape.judge(': missed trigger of Ben missed by judge Kim'))).toBe('accepted');
  });

  it('of an earlier turn is not resolved any more', () => {
    const tape = tableAt('Ben: ends turn');
    tape.judge(`: called about play ${numberOf(tape.state, 'PlayCard')} by Ben`);
    expect(answerOf(tape.judge(': missed trigger resolved by head judge Lee'))).toEqual({
      rule: 'tournament.missed-trigger-earlier',
      message: 'The trigger was missed in an earlier turn: play goes on without it.',
    });
    expect(answerOf(tape.judge(': missed trigger missed by judge Kim'))).toBe('accepted');
  });
});

it('a remedy that was cut off its consequence is told by who decides the tape again', () => {
  const tape = called(RESOLVED);
  tape.judge(`: rewind to play ${numberOf(tape.state, 'PlayCard')} by judge Kim`);
  const cut = tape.envelopes.filter(({ type }) => type !== 'MatchRewound');
  expect(auditTape(riftbound, cut.slice(0, cut.findIndex(({ type }) => type === 'RemedyOrdered') + 1))).toMatchObject([
    { message: 'The tape lacks the MatchRewound that was ordered here.' },
  ]);
});
