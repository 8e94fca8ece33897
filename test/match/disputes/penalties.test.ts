import { auditTape } from '#audit';
import { policyOf } from '#match';
import { disputes, infractionText, project } from '#projections';
import { isRuleKey } from '#rulebook';
import { OFFICIALS_ONLY, type Level } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { noughts } from '../../support/noughts.js';
import { openTape } from '../../support/open-tape.js';
import { answerOf, tableAt } from './table.js';

const calledAt = (...at: Parameters<typeof tableAt>) => {
  const tape = tableAt(...at);
  tape.judge(': called by Ana');
  return tape;
};

const called = (level?: Level) => calledAt('Ben: keeps', level);

/** In a match of three games, before the first one. */
const calledInMatch = () => calledAt(null, 'competitive', { mode: 'match' });

type Tape = ReturnType<typeof called>;

/** What the last penalty came to for its first player. */
const lastOf = ({ state: { disputes: all } }: Tape): unknown => {
  const part = all[0]?.penalties.at(-1)?.players[0];
  return part && [part.penalty, part.upgrade?.rule ?? null, part.upgrade?.count ?? 0];
};

/** Penalises Ana, and answers what it came to. */
const penalise = (tape: Tape, infraction: string, more = ''): unknown => {
  const answer = answerOf(tape.judge(`: penalty Ana${more} for ${infraction} by judge Kim`));
  return answer === 'accepted' ? lastOf(tape) : answer;
};

const several = (tape: Tape, ...infractions: readonly string[]): unknown =>
  infractions.map((each) => penalise(tape, each)).at(-1);

const WARNING = ['warning', null, 0];

describe('the upgrade path', () => {
  it('the third warning for the same game play error is a game loss, at every level', () => {
    for (const level of ['casual', 'competitive', 'professional'] as const) {
      const tape = called(level);
      expect(penalise(tape, 'mispaid')).toEqual(WARNING);
      expect(penalise(tape, 'mispaid')).toEqual(WARNING);
      expect(penalise(tape, 'mispaid')).toEqual(['game-loss', 'tournament.game-play-same', 3]);
    }
  });

  const FIVE = ['mispaid', 'mispaid', 'general-error', 'general-error', 'mulligan-error'] as const;

  it.each<[Level, readonly string[], unknown]>([
    ['professional', FIVE, ['game-loss', 'tournament.game-play-any-professional', 5]],
    ['competitive', FIVE, WARNING],
    ['competitive', [...FIVE, 'secret-seen'], ['game-loss', 'tournament.game-play-any-competitive', 6]],
    ['casual', [...FIVE, 'secret-seen'], WARNING],
  ])('at %s level, after %j', (level, infractions, outcome) => {
    expect(several(called(level), ...infractions)).toEqual(outcome);
  });

  it('what was no warning does not count, and no error of another section', () => {
    expect(several(called(), 'forgotten-draw', 'forgotten-draw', 'forgotten-draw')).toEqual(['none', null, 0]);
    expect(several(called('professional'), ...FIVE.slice(0, 4), 'slow-play')).toEqual(WARNING);
    expect(several(called(), 'slow-play', 'slow-play', 'slow-play')).toEqual([
      'game-loss',
      'tournament.tournament-same',
      3,
    ]);
  });

  it('failure to maintain the game state counts with others and is never upgraded itself', () => {
    const unmaintained = ['game-state-unmaintained', 'game-state-unmaintained', 'game-state-unmaintained'] as const;
    expect(several(called(), ...unmaintained)).toEqual(WARNING);
    expect(several(called('professional'), ...unmaintained, 'mispaid', 'mispaid')).toEqual([
      'game-loss',
      'tournament.game-play-any-professional',
      5,
    ]);
  });

  it('unsporting conduct is upgraded by the second warning', () => {
    expect(several(called(), 'angle-shooting', 'angle-shooting')).toEqual([
      'game-loss',
      'tournament.unsporting-again',
      2,
    ]);
  });

  it('counts the warnings of the event that were before this match', () => {
    expect(penalise(called(), 'mispaid', ' after 2 of 2')).toEqual(['game-loss', 'tournament.game-play-same', 3]);
    expect(penalise(called('professional'), 'mispaid', ' after 0 of 4')).toEqual([
      'game-loss',
      'tournament.game-play-any-professional',
      5,
    ]);
  });

  it('is each player of their own, and goes over all disputes of the match', () => {
    const tape = called();
    several(tape, 'mispaid', 'mispaid');
    expect(answerOf(tape.judge(': penalty Ben for mispaid by judge Kim'))).toBe('accepted');
    tape.judge(': closed by judge Kim');
    tape.judge(': called by Ben');
    tape.judge(': penalty Ana and Ben for mispaid by judge Kim');
    expect(tape.state.disputes[1]?.penalties[0]?.players.map(({ seat, penalty }) => [seat, penalty])).toEqual([
      [0, 'game-loss'],
      [1, 'warning'],
    ]);
  });
});

describe('a penalty that is given up', () => {
  const withdrawn = (who: string) => {
    const tape = called();
    several(tape, 'mispaid', 'mispaid');
    return { tape, answer: answerOf(tape.judge(`: penalty 1 withdrawn by ${who}: he had paid`)) };
  };

  it('counts no more: the next one is the second', () => {
    const { tape, answer } = withdrawn('head judge Lee');
    expect(answer).toBe('accepted');
    expect(tape.events.at(-1)).toMatchObject({ type: 'PenaltyWithdrawn', because: ['tournament.downgrade'] });
    expect(penalise(tape, 'mispaid')).toEqual(WARNING);
    expect(penalise(tape, 'mispaid')).toEqual(['game-loss', 'tournament.game-play-same', 3]);
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it("is the head judge's to give up, or a judge's own", () => {
    expect(withdrawn('judge Kim').answer).toBe('accepted');
    expect(withdrawn('judge Kim').tape.events.at(-1)?.because).toEqual(['tournament.own-mistakes']);
    const refused = {
      rule: 'tournament.downgrade',
      message: "The head judge gives up a penalty, or a judge one of a judge's own.",
    };
    expect(withdrawn('Ana').answer).toEqual(refused);
    const tape = called();
    tape.judge(': penalty Ana for mispaid by head judge Lee');
    expect(answerOf(tape.judge(': penalty withdrawn by judge Kim'))).toEqual(refused);
  });

  it('is one that stands', () => {
    const { tape } = withdrawn('judge Kim');
    expect(answerOf(tape.judge(': penalty 1 withdrawn by judge Kim'))).toBe('dispute/no-such-penalty');
    expect(answerOf(tape.judge(': penalty 9 withdrawn by judge Kim'))).toBe('dispute/no-such-penalty');
  });

  it('owes no game any more', () => {
    const tape = calledInMatch();
    tape.lines('Ben: concedes');
    tape.judge(': penalty Ana for decklist-error by head judge Lee');
    tape.judge(': penalty withdrawn by head judge Lee');
    const [read] = project(disputes, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(read).toMatchObject({ owed: [], reported: null });
  });
});

describe('another penalty than the usual one', () => {
  it("that the rule names for a case is any judge's to choose, where the level has it", () => {
    const tape = called('competitive');
    expect(answerOf(tape.judge(': penalty Ana for missed-trigger with warning by judge Kim'))).toBe('accepted');
    expect(tape.events.at(-1)).toMatchObject({
      because: ['tournament.penalties-applied', 'tournament.missed-trigger', 'tournament.missed-mandatory'],
      data: { penalty: 'warning', deviates: false },
    });
    expect(answerOf(tape.judge(': penalty Ben for late with game loss by judge Kim'))).toBe('accepted');
    expect(answerOf(called('casual').judge(': penalty Ben for late with game loss by judge Kim'))).toEqual({
      rule: 'tournament.deviation',
      message: 'Only the head judge gives another penalty than the rules come to.',
    });
  });

  it("is otherwise the head judge’s, milder ones at casual level any judge's", () => {
    const harder = ': penalty Ana for mispaid with game loss by';
    expect(answerOf(called().judge(`${harder} judge Kim`))).toMatchObject({ rule: 'tournament.deviation' });
    expect(answerOf(called().judge(`${harder} head judge Lee`))).toBe('accepted');
    const milder = ': penalty Ana for mispaid with no penalty by'.replace('no penalty', 'none');
    const casual = called('casual');
    expect(answerOf(casual.judge(`${milder} judge Kim`))).toBe('accepted');
    expect(casual.events.at(-1)?.because).toEqual([
      'tournament.penalties-applied',
      'tournament.low-level',
      'tournament.mispaid',
    ]);
    expect(answerOf(called('competitive').judge(`${milder} judge Kim`))).toMatchObject({
      rule: 'tournament.deviation',
    });
    expect(answerOf(called('competitive').judge(`${milder} head judge Lee`))).toBe('accepted');
  });

  it('is milder at casual level for errors in play and in procedure, not for unsporting conduct', () => {
    const tape = called('casual');
    expect(answerOf(tape.judge(': penalty Ana for decklist-error with warning by judge Kim'))).toBe('accepted');
    expect(tape.events.at(-1)?.because).toContain('tournament.low-level-procedure');
    const theft = ': penalty Ana for theft with warning by';
    expect(answerOf(tape.judge(`${theft} judge Kim`))).toMatchObject({ rule: 'tournament.deviation' });
    expect(answerOf(tape.judge(`${theft} head judge Lee`))).toBe('accepted');
  });

  it('rests on the rule that names it; where several name the same, on the one that the judge cites', () => {
    const because = (line: string, level: Level): unknown => {
      const tape = called(level);
      expect(answerOf(tape.judge(line))).toBe('accepted');
      return tape.events.find(({ type }) => type === 'PenaltyIssued')?.because.slice(1);
    };
    const deck = ': penalty Ana for deck-presentation with game loss by judge Kim';
    expect(because(deck, 'competitive')).toEqual(['tournament.deck-presentation']);
    expect(because(`${deck} citing TR 703.4.b.4`, 'competitive')).toEqual([
      'tournament.deck-presentation',
      'tournament.deck-not-restored',
    ]);
    const late = ': penalty Ana for late with game loss by head judge Lee';
    expect(because(late, 'competitive')).toEqual(['tournament.late', 'tournament.late-high']);
    expect(because(late, 'casual')).toEqual(['tournament.deviation', 'tournament.late']);
  });

  it('is the warning of a player who called a judge about advice; without that it costs the match', () => {
    const tape = called('competitive');
    expect(answerOf(tape.judge(': penalty Ana for outside-assistance with warning by judge Kim'))).toBe('accepted');
    expect(tape.events.at(-1)?.because).toContain('tournament.assistance-refused');
    expect(penalise(tape, 'outside-assistance')).toEqual(['match-loss', null, 0]);
  });

  it('leaves a warning a warning where the head judge says so', () => {
    const tape = called('competitive');
    several(tape, 'mispaid', 'mispaid');
    const line = ': penalty Ana for mispaid with warning instead by';
    expect(answerOf(tape.judge(`${line} judge Kim`))).toMatchObject({ rule: 'tournament.deviation' });
    expect(answerOf(tape.judge(`${line} head judge Lee`))).toBe('accepted');
    expect(tape.state.disputes[0]?.penalties.at(-1)?.players).toMatchObject([{ penalty: 'warning', upgrade: null }]);
  });

  it("cheating is the head judge's to find", () => {
    expect(penalise(called(), 'cheating')).toEqual({
      rule: 'tournament.cheating-penalty',
      message: 'Penalties for cheating are at the discretion of the head judge.',
    });
  });

  it('an infraction that there is not is answered with the nearest', () => {
    expect(called().judge(': penalty Ana for mispayed by judge Kim')).toMatchObject({
      problem: { code: 'dispute/no-such-infraction', remedy: expect.stringMatching(/^Name one: mispaid/) as string },
    });
  });
});

describe('the infractions of the Tournament Rules', () => {
  const { infractions, upgrades } = policyOf(riftbound);

  it('have the sections, numbers and penalties of the book', () => {
    expect(
      infractions.map(({ key, rule, section, penalty, others }) =>
        [
          section,
          key,
          infractionText(policyOf(riftbound), key),
          `${penalty} by ${rule}`,
          ...others.map((each) => [each.penalty, 'by', each.rule, ...(each.levels ?? [])].join(' ')),
        ].join(' | '),
      ),
    ).toMatchSnapshot();
  });

  it('cite rules that there are, by which penalties are named and upgraded', () => {
    expect(
      upgrades.map(({ section, of, from, levels = [], rule }) => [section, of, from, ...levels, rule].join(' | ')),
    ).toMatchSnapshot();
    const cited = [...infractions.flatMap(({ rule, others }) => [rule, ...others.map((each) => each.rule)])];
    expect([...cited, ...upgrades.map(({ rule }) => rule)].filter((rule) => !isRuleKey(rule))).toEqual([]);
  });

  it('are none in a game without tournament rules', () => {
    expect(policyOf(noughts)).toBe(OFFICIALS_ONLY);
    const tape = openTape(noughts);
    tape.judge(': called by Ana');
    expect(tape.judge(': penalty Ana for mispaid by head judge Lee')).toMatchObject({
      problem: { code: 'dispute/no-such-infraction' },
    });
  });
});
