import type { Play, RiftboundFact } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

type Instruction = Extract<Play, { play: 'DescribeEffect' }>['instructions'][number];

const table = (): Game =>
  game(
    duel({
      texts: 'described',
      Ana: { base: ['First Mate', { card: 'Mega-Mech', buffs: 1, exhausted: true }, 'Pit Rookie', 'Orb of Regret'] },
      Ben: { base: [{ card: 'Pouty Poro', buffs: 1, exhausted: true, damage: 1 }] },
    }),
  );

/** What follows where First Mate does these one after the other. */
const caused = (now: Game, instructions: readonly Instruction[]): readonly RiftboundFact[] => {
  now.play({ play: 'AnnounceTrigger', seat: 0, source: now.number('First Mate'), targets: [], instructions });
  const before = now.facts.length;
  return now.pass().facts.slice(before);
};

describe('what an instruction before has taken off the board is done nothing to on it:', () => {
  const rows: readonly (readonly [string, (unit: number, other: number) => Instruction])[] = [
    ...(['kill', 'stun', 'ready', 'exhaust', 'recall', 'buff', 'empower', 'spend-buff', 'heal'] as const).map(
      (verb) => [verb, (unit: number): Instruction => ({ verb, pieces: [unit] })] as const,
    ),
    ['damage', (unit) => ({ verb: 'deal', amount: 1, to: [unit] })],
    ['a move', (unit) => ({ verb: 'move', pieces: [unit], to: { zone: 'battlefield', at: 0 } })],
    ['Might', (unit) => ({ verb: 'might', pieces: [unit], amount: 2, until: 'turn' })],
    ['set Might', (unit) => ({ verb: 'set-might', pieces: [unit], to: 2, until: 'turn' })],
    ['a keyword', (unit) => ({ verb: 'keyword', pieces: [unit], keyword: 'Temporary', value: 1, until: 'turn' })],
    ['control', (unit) => ({ verb: 'control', pieces: [unit], seat: 0, until: 'turn' })],
    ['a copy', (unit, other) => ({ verb: 'copy', pieces: [unit], of: other })],
  ];

  test.each(rows)('%s', (_, make) => {
    const now = table();
    const unit = now.number('Pouty Poro');
    const gone: Instruction = { verb: 'return', pieces: [unit] };
    const alone = caused(table(), [gone]);
    expect(alone.map(({ type }) => type)).toContain('PiecesReturned');
    const types = caused(now, [gone, make(unit, now.number('Mega-Mech'))]).map(({ type }) => type);
    expect(types).toEqual(alone.map(({ type }) => type));
  });

  test.each(rows)('on the board there is: %s', (_, make) => {
    const done = ['Pouty Poro', 'Pit Rookie'].map((name) => {
      const now = table();
      return caused(now, [make(now.number(name), now.number('Mega-Mech'))]).length;
    });
    expect(Math.max(...done)).toBeGreaterThan(caused(table(), [{ verb: 'score', seat: 0, points: 0 }]).length);
  });
});

describe('a buff is spent', () => {
  const spent = (...names: readonly string[]): unknown => {
    const now = table();
    const pieces = names.map((name) => now.number(name));
    const [fact] = caused(now, [{ verb: 'spend-buff', pieces }]).filter(({ type }) => type === 'BuffsSpent');
    return fact === undefined
      ? null
      : names.filter((name) => (fact.data as { units: number[] }).units.includes(now.number(name)));
  };

  test('of who has one', () => {
    expect(spent('Mega-Mech')).toEqual(['Mega-Mech']);
    expect(spent('Pit Rookie')).toBeNull();
  });

  test('as often as there is one, however often it is told', () => {
    const now = table();
    const mech = now.number('Mega-Mech');
    const facts = caused(now, [{ verb: 'spend-buff', pieces: [mech, mech] }]);
    expect(facts.flatMap((fact) => (fact.type === 'BuffsSpent' ? [fact.data.units] : []))).toEqual([[mech]]);
  });
});

test('of a number from 1 to 99', () => {
  const tried = (amount: number): string => {
    const now = table();
    const instructions = [{ verb: 'deal', amount, to: [now.number('Pit Rookie')] }] as const;
    const told: Play = {
      play: 'AnnounceTrigger',
      seat: 0,
      source: now.number('First Mate'),
      targets: [],
      instructions,
    };
    const { strict } = now.attempt(told);
    return strict.outcome === 'impossible' ? strict.problem.code : 'possible';
  };
  expect([0, 1, 99, 100].map(tried)).toEqual([
    'riftbound/bad-instruction',
    'possible',
    'possible',
    'riftbound/bad-instruction',
  ]);
});
