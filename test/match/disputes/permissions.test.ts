import { deskOf, may, policyOf, type Person } from '#match';
import { citationOf, isRuleKey } from '#rulebook';
import { LEVELS, OFFICIALS_ONLY, permissionFor, ROLES, WISHES, type Level, type Role, type Wish } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { openTape } from '../../support/open-tape.js';
import { answerOf, tableAt } from './table.js';

const { permissions } = policyOf(riftbound);
const person = (role: Role): Person => (role === 'player' ? { role, seat: 0 } : { role, name: '' });

const numbered = (rule: string | null): string => {
  if (rule === null || !isRuleKey(rule)) return '-';
  return `${rule} ${citationOf('tournament-2026-07-16', rule)?.rule ?? '?'}`;
};

/** What the table answers: the rule by its number where it is allowed, else the words of the refusal. */
const answered = (wish: Wish, role: Role, level: Level): string => {
  const row = permissionFor(permissions, { wish, role, level });
  if (row === undefined) return 'no row';
  const { rule, refusal } = row;
  if (typeof refusal === 'string') return `- ${refusal}`;
  return `${numbered(refusal?.rule ?? rule)} ${refusal?.message ?? 'yes'}`;
};

/** One line for each wish and answer: who gets it, and at which levels where not at all. */
const whole = (): readonly string[] =>
  WISHES.flatMap((wish) => {
    const by = new Map<string, string[]>();
    for (const role of ROLES) {
      const answers = LEVELS.map((level) => answered(wish, role, level));
      const same = new Set(answers).size === 1;
      for (const [at, answer] of answers.entries()) {
        if (same && at > 0) continue;
        by.set(answer, [...(by.get(answer) ?? []), same ? role : `${role} (${String(LEVELS[at])})`]);
      }
    }
    return [...by].map(([answer, roles]) => `${wish}: ${roles.join(', ')}: ${answer}`);
  });

describe('who may do what in a dispute, by the Tournament Rules', () => {
  it('is answered for every role at every level, by a rule and in words', () => {
    expect(whole()).toMatchSnapshot();
  });

  it('has no row that answers nothing', () => {
    const used = WISHES.flatMap((wish) =>
      ROLES.flatMap((role) => LEVELS.map((level) => permissionFor(permissions, { wish, role, level }))),
    );
    expect(permissions.filter((row) => !used.includes(row))).toEqual([]);
    expect(used).not.toContain(undefined);
  });

  it.each(permissions.flatMap((row) => row.wishes.map((wish) => [wish, row.roles?.[0] ?? 'all', row] as const)))(
    '%s, %s: the order is answered by the row',
    (wish, _, row) => {
      const fits = ROLES.flatMap((role) => LEVELS.map((level) => ({ wish, role, level }))).find(
        (asked) => permissionFor(permissions, asked) === row,
      );
      if (fits === undefined) throw new Error('No case meets this row.');
      const answer = may({ policy: policyOf(riftbound), level: fits.level }, person(fits.role), wish);
      if (row.refusal === null) expect(answer).toEqual({ ok: true, value: row.rule === null ? [] : [row.rule] });
      else if (typeof row.refusal === 'string')
        expect(answer).toMatchObject({ error: { outcome: 'impossible', problem: { message: row.refusal } } });
      else
        expect(answer).toEqual({
          ok: false,
          error: { outcome: 'refused', verdict: { status: 'illegal', findings: [row.refusal] } },
        });
    },
  );
});

describe('orders are refused with these words', () => {
  it.each<[string, Level, readonly string[], unknown]>([
    [
      'a spectator who asks for a pause at professional level',
      'professional',
      [': called by spectator Ed'],
      {
        rule: 'tournament.spectator-no-pause',
        message: 'At professional level a spectator may alert a judge, and play goes on meanwhile.',
      },
    ],
    ['one who only alerts a judge', 'professional', [': called without a pause by spectator Ed'], 'accepted'],
    ['a spectator who asks for a pause below that', 'competitive', [': called by spectator Ed'], 'accepted'],
    [
      'a player who takes a call',
      'casual',
      [': called by Ana', ' 1: claimed by Ben'],
      {
        rule: 'tournament.judges',
        message: 'Judges take and close calls: floor judges, appeals judges and the head judge.',
      },
    ],
    [
      'a scorekeeper who rules',
      'casual',
      [': called by Ana', ' 1: ruled legal by scorekeeper Lou'],
      { rule: 'tournament.judges', message: 'A ruling is given by a judge.' },
    ],
    ['a claim of a judge', 'casual', [': called by Ana', ' 1: claim by judge Kim: x'], 'dispute/not-theirs'],
  ])('%s', (_, level, lines, answer) => {
    const tape = tableAt('Ben: keeps', level);
    expect(lines.map((line) => answerOf(tape.judge(line))).at(-1)).toEqual(answer);
  });
});

describe('a game without tournament rules', () => {
  it('knows officials: every wish of every role is answered, and only the head judge decides appeals', () => {
    const used = WISHES.flatMap((wish) =>
      ROLES.map((role) => permissionFor(OFFICIALS_ONLY.permissions, { wish, role, level: 'casual' })),
    );
    expect(used).not.toContain(undefined);
    const deciding = ROLES.filter(
      (role) =>
        permissionFor(OFFICIALS_ONLY.permissions, { wish: 'decide-appeal', role, level: 'professional' })?.refusal ===
        null,
    );
    expect(deciding).toEqual(['head-judge']);
  });

  it('a match that names no level is held to the mildest one', () => {
    expect(deskOf(riftbound, openTape(riftbound).state).level).toBe('casual');
  });
});
