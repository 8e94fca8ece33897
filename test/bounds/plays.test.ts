import type { Json } from '#kernel';
import { MOST_STEPS, type AnyRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { crowdedRiftbound, crowdedRuneterra } from './crowded.js';
import fc from '../support/fast-check.js';

/** Lines with a number in every slot that takes one: `N` is where it stands. */
const NUMBERED: readonly (readonly [ruleset: AnyRuleset, table: unknown, line: string])[] = [
  ...[
    'deal N to Mega-Mech',
    'Mega-Mech deals N to Mega-Mech',
    'split N to Mega-Mech',
    'draw N',
    'burn N',
    'channel N',
    'score N',
    'gain N XP',
    'add N energy',
    'add N Fury',
    'pay N energy',
    "create N Recruit at Ana's base",
    'give +N Might to Mega-Mech',
    'set the Might of Mega-Mech to N',
    'give Assault N to Mega-Mech',
    'look at the top N',
    'reveal the top N',
    'predict N',
    'kill N Ravenbloom Student',
    'counter item N',
    'kill piece N',
  ].map((told) => [riftbound, crowdedRiftbound(), `Ana: triggers Mega-Mech: ${told}`] as const),
  ...[
    'Ana has N points',
    'Ana has N energy',
    'Ana has N Fury power',
    'Mega-Mech has N damage',
    'Mega-Mech has N buffs',
    'Mega-Mech is Empowered N times',
    'remove item N from the chain',
  ].map((change) => [riftbound, crowdedRiftbound(), `correct: ${change}`] as const),
  ...[
    'deal N to Garen',
    "deal N to Ben's nexus",
    "heal Ben's nexus by N",
    'heal Garen by N',
    'give +N|+1 to Garen',
    'give +1|+N to Garen',
    'draw N',
    'refill N mana',
    'refill N spell mana',
    'create N Garen in hand',
    'create N Garen in the deck',
    'summon N Garen',
  ].map((told) => [runeterra, crowdedRuneterra(), `Ana: announces Garen: ${told}`] as const),
  ...['Ana has N health', 'Ana has N mana', 'Ana has N spell mana', 'Garen has N damage'].map(
    (change) => [runeterra, crowdedRuneterra(), `correct: ${change}`] as const,
  ),
];

const number = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map(String),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
  fc.constantFrom('999', '1000', '1000000', '-1', '1e9', '0.5', 'NaN', 'Infinity', '9'.repeat(400)),
);

const CASES = NUMBERED.map(([ruleset, table, line]) => ({ ruleset, table, line }));

describe.each(CASES)('$line', ({ ruleset, table, line }) => {
  test('a number in reason is read', () => {
    const ones = ['1', '2', '5'].map((typed) => ruleset.notation.parse(line.replace('N', typed), table));
    expect(ones.filter(({ ok }) => ok)).not.toEqual([]);
  });

  test('any number is a play within the bounds, or is told where it is not', () => {
    fc.assert(
      fc.property(number, (typed) => {
        const written = line.replace('N', typed);
        const read = ruleset.notation.parse(written, table);
        if (!read.ok) {
          expect(read.error.column).toBeLessThanOrEqual(written.length + 1);
          return;
        }
        expect(ruleset.parsePlay(read.value as Json)).toMatchObject({ ok: true });
        expect(['accepted', 'refused', 'impossible']).toContain(ruleset.decide(table, read.value, 'as-played').outcome);
      }),
      { numRuns: 12 },
    );
  });
});

test('a number beyond its bound is told with the bound, and with the column where it stands', () => {
  const read = riftbound.notation.parse('Ana: triggers Mega-Mech: draw 1; score 1000000000000', crowdedRiftbound());
  expect(read).toMatchObject({
    ok: false,
    error: {
      code: 'notation/out-of-bounds',
      column: 40,
      message: expect.stringMatching(/1000000000000.*0 to 999/) as string,
    },
  });
});

test('a play whose lists within lists are too many is refused, though each list is within its bound', () => {
  const pieces = Array.from({ length: 60 }, (_, piece) => piece);
  const instructions = Array.from({ length: 60 }, () => ({ verb: 'ready', pieces }));
  expect(riftbound.parsePlay({ play: 'DescribeEffect', seat: 0, instructions })).toMatchObject({
    ok: false,
    error: { code: 'riftbound/not-a-play', remedy: expect.stringMatching(/at most 1000 parts/) as string },
  });
});

test('a property called __proto__ is refused as any other that a play does not have', () => {
  for (const ruleset of [riftbound, runeterra] as readonly AnyRuleset[]) {
    const play = JSON.parse('{"play":"Pass","seat":0,"__proto__":{"seat":1}}') as Json;
    expect(ruleset.parsePlay(play)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/__proto__/) as string },
    });
  }
});

const toldHere = (table: typeof runeterra.initial, line: string) => {
  const read = runeterra.notation.parse(line, table);
  if (!read.ok) throw new Error(read.error.message);
  return runeterra.decide(table, read.value, 'as-played');
};

test('a play that would set off more than a play may is impossible, and says how to mend it', () => {
  const effects = Array.from({ length: 40 }, () => 'summon 60 Garen').join('; ');
  expect(toldHere(crowdedRuneterra(), `Ana: announces Garen: ${effects}`)).toMatchObject({
    outcome: 'impossible',
    problem: {
      code: 'play/too-much',
      message: expect.stringContaining(String(MOST_STEPS)) as string,
      remedy: expect.stringMatching(/Split/) as string,
    },
  });
});

test('small plays cannot make a table grow without end', () => {
  let table = crowdedRuneterra();
  let decision = toldHere(table, 'Ana: announces Garen: summon 60 Garen');
  let plays = 0;
  for (; decision.outcome === 'accepted' && plays < 100; plays++) {
    table = decision.facts.reduce(runeterra.evolve, table);
    decision = toldHere(table, 'Ana: announces Garen: summon 60 Garen');
  }
  expect(plays).toBeGreaterThan(3);
  expect(decision).toMatchObject({
    outcome: 'impossible',
    problem: { code: expect.stringMatching(/^(table\/too-large|play\/too-much)$/) as string },
  });
});
