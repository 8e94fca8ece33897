/**
 * What a tape says of an ability stays what it said, whatever becomes of the order of a definition: here that of Honeyfruit is
 * turned round, and stood otherwise as the tapes were recorded that number its abilities.
 * @jest-environment-options {"alone": true}
 */
import { DEFINITIONS } from '../../../libs/rulesets/riftbound/src/cards/definitions/index.js';
import { riftbound, type Play } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

const HONEYFRUIT = 'UNL-049';

(DEFINITIONS[HONEYFRUIT]?.abilities as unknown[]).reverse();

const table = (): Game => game(duel({ texts: 'encoded', Ana: { base: ['Honeyfruit', "Doran's Blade", 'Mega-Mech'] } }));

const NOTHING_TOLD = {
  cost: { energy: 0, power: [], exhaustSource: false, instructions: [] },
  to: null,
  targets: [],
  declared: null,
  instructions: null,
  payment: null,
};

/** Ana uses an ability, as a tape says which. */
const uses = (on: Game, source: string, ability: unknown): Play =>
  ({ play: 'ActivateAbility', seat: 0, source: on.number(source), ability, ...NOTHING_TOLD }) as Play;

/** The ability by which what was put on the chain resolves. */
const resolvesBy = ({ lastFacts }: Game): unknown =>
  lastFacts.flatMap((fact) => (fact.type === 'ItemPutOnChain' ? [fact.data.item.definition] : []));

const ADD = { card: HONEYFRUIT, ability: 'add' };
const LEVEL_6 = { card: HONEYFRUIT, ability: 'level 6' };

test('the abilities stand in another order than they did', () => {
  const [first] = DEFINITIONS[HONEYFRUIT]?.abilities ?? [];
  expect(first).toMatchObject({ called: 'level 6' });
});

describe.each([
  ['by its number, as tapes once did', 1, 2],
  ['by its name', ADD, LEVEL_6],
])('a tape that names an ability %s', (_, add, level6) => {
  test('has the one used that it named', () => {
    const on = table();
    expect(resolvesBy(on.play(uses(on, 'Honeyfruit', add)))).toEqual([ADD]);
  });

  test('and of another the same rules hold', () => {
    const on = table();
    expect(on.attempt(uses(on, 'Honeyfruit', level6))).toBeRefusedBecause('ability.use-condition');
  });
});

test('an ability that the object has not is told by its number, or as none such', () => {
  const on = table();
  const told = (ability: unknown): unknown => {
    const { strict } = on.attempt(uses(on, 'Honeyfruit', ability));
    return strict.outcome === 'impossible' ? [strict.problem.message, strict.problem.remedy] : strict.outcome;
  };
  const remedy = 'It has: ability 3, ability 2.';
  expect(told(0)).toEqual(['Honeyfruit has no ability 1 to activate.', remedy]);
  expect(told(9)).toEqual(['Honeyfruit has no ability 10 to activate.', remedy]);
  expect(told({ card: 'OGN-001', ability: 'add' })).toEqual(['Honeyfruit has no such ability to activate.', remedy]);
  expect(told({ ...ADD, attachment: on.number('Mega-Mech') })).toEqual([
    'Honeyfruit has no such ability to activate.',
    remedy,
  ]);
});

test('a line counts them as it did, and is written so; the play that is recorded has the name', () => {
  const on = table();
  const { parse, make } = riftbound.notation;
  const named = uses(on, 'Honeyfruit', ADD);
  expect(parse('Ana: uses Honeyfruit ability 2', on.state)).toEqual({ ok: true, value: named });
  expect(make(named, on.state)).toBe('Ana: uses Honeyfruit ability 2');
  expect(make(uses(on, 'Honeyfruit', 1), on.state)).toBe('Ana: uses Honeyfruit ability 2');
});

test('the only ability there is needs no number, and is named all the same', () => {
  const on = table();
  const { parse, make } = riftbound.notation;
  const equip = uses(on, "Doran's Blade", { card: 'SFD-009', ability: 'activated', text: 'Equip' });
  const read = parse("Ana: uses Doran's Blade", on.state);
  expect(read).toEqual({
    ok: true,
    value: { ...equip, ability: expect.objectContaining({ text: 'Equip' }) as unknown },
  });
  expect(read.ok && make(read.value, on.state)).toBe("Ana: uses Doran's Blade");
  expect(parse("Ana: uses Doran's Blade ability 1", on.state)).toEqual(read);
});

test('plays from outside name it: a number is no name', () => {
  const on = table();
  const named = uses(on, 'Honeyfruit', { ...ADD, attachment: 3 });
  const json = (play: Play): never => JSON.parse(JSON.stringify(play)) as never;
  expect(riftbound.parsePlay(json(named))).toEqual({ ok: true, value: named });
  expect(riftbound.parsePlay(json(uses(on, 'Honeyfruit', 1)))).toMatchObject({
    ok: false,
    error: { message: 'The play is not well formed at /ability.' },
  });
});
