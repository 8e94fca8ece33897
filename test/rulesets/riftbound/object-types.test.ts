import type { Instruction } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { playOf } from '../../support/riftbound/play-of.js';
import { duel } from '../../support/riftbound/tables.js';

const resolving = (Ana: object, rest: object = {}): Game =>
  game(duel({ Ana: { hand: ['Cleave'], ...Ana }, ...rest }))
    .play('Ana: plays Cleave')
    .pass();

const told = (table: Game, effects: string): Game => table.play(`Ana: resolves: ${effects}`);

describe('units', () => {
  test('damage below Might stays marked until the turn ends, damage of its Might kills', () => {
    const table = told(resolving({}, { Ben: { base: ['Wizened Elder', 'First Mate'] } }), 'deal 3 to Wizened Elder');
    expect(table.state.pieces[table.number('Wizened Elder')]?.damage).toBe(3);
    table.play('Ana: ends turn');
    expect(table.state.pieces[table.number('Wizened Elder')]?.damage).toBe(0);
  });

  test.each([
    [4, "Ben's trash"],
    [3, "Ben's base"],
  ])('%i damage on four Might: %s', (amount, place) => {
    const table = told(resolving({}, { Ben: { base: ['Wizened Elder'] } }), `deal ${String(amount)} to Wizened Elder`);
    expect(table.where('Wizened Elder')).toBe(place);
  });

  test('Might that falls to the damage marked kills in the next cleanup', () => {
    const layout = { Ben: { base: [{ card: 'Wizened Elder', damage: 2 }] } };
    expect(told(resolving({}, layout), 'give -2 Might to Wizened Elder').where('Wizened Elder')).toBe("Ben's trash");
  });

  test('without any damage no Might is too low to live', () => {
    const table = told(resolving({}, { Ben: { base: ['Wizened Elder'] } }), 'give -6 Might to Wizened Elder');
    expect(table.where('Wizened Elder')).toBe("Ben's base");
    expect(table.piece('Wizened Elder').numbers).toContainEqual(expect.objectContaining({ label: 'Might', value: -2 }));
  });

  test('one buff each, and a Might more', () => {
    const table = told(
      resolving({ base: [{ card: 'Wizened Elder', buffs: 1 }, 'First Mate'] }),
      'buff Wizened Elder, First Mate',
    );
    expect(table.facts.find(({ type }) => type === 'UnitsBuffed')?.data).toMatchObject({
      units: [table.number('First Mate')],
    });
  });

  test('a stunned unit is not stunned again, and may be chosen all the same', () => {
    const table = told(
      resolving({}, { Ben: { base: [{ card: 'Wizened Elder', stunned: true }] } }),
      'stun Wizened Elder',
    );
    expect(table.log.join()).not.toMatch('UnitsStunned');
  });
});

describe('what is no permanent', () => {
  const kill = (piece: number): Instruction => ({ verb: 'kill', pieces: [piece] });
  const deal = (piece: number): Instruction => ({ verb: 'deal', amount: 2, to: [piece] });
  const move = (piece: number): Instruction => ({ verb: 'move', pieces: [piece], to: { zone: 'battlefield', at: 1 } });

  test.each([
    ['a legend is not killed', { legend: 'Dark Child - Starter' }, 'Dark Child', kill],
    ['a legend is not moved', { legend: 'Dark Child - Starter' }, 'Dark Child', move],
    ['a rune is not killed', { runes: { Fury: 2 } }, 'Fury Rune', kill],
    ['a gear takes no damage', { base: ['Iron Ballista'] }, 'Iron Ballista', deal],
    ['a rune does not move', { runes: { Fury: 2 } }, 'Fury Rune', move],
    ['a card in a trash is not killed', { trash: ['First Mate'] }, 'First Mate', kill],
  ])('%s', (_, Ana, name, instruction) => {
    const table = resolving(Ana);
    const instructions = [instruction(table.number(name))];
    expect(table.attempt({ play: 'DescribeEffect', seat: 0, instructions })).toBeImpossible('bad-instruction');
  });

  test.each<[string, (unit: number, gone: number) => Instruction]>([
    ['a strike', (unit, gone) => ({ verb: 'strike', by: gone, amount: 2, to: [unit] })],
    ['what is struck', (unit, gone) => ({ verb: 'strike', by: unit, amount: 2, to: [gone] })],
    ['who splits damage', (unit, gone) => ({ verb: 'split', by: gone, shares: [{ unit, amount: 2 }] })],
    ['who is dealt a share', (unit, gone) => ({ verb: 'split', by: unit, shares: [{ unit: gone, amount: 2 }] })],
    ['what is attached', (unit, gone) => ({ verb: 'attach', piece: gone, to: unit })],
    ['what it is attached to', (unit, gone) => ({ verb: 'attach', piece: unit, to: gone })],
    ['what is copied', (unit, gone) => ({ verb: 'copy', pieces: [unit], of: gone })],
    ['what becomes a copy', (unit, gone) => ({ verb: 'copy', pieces: [gone], of: unit })],
  ])('%s is nothing that has left the board', (_, instruction) => {
    const table = resolving({ base: ['Wizened Elder'], trash: ['First Mate'] });
    const [unit, gone] = [table.number('Wizened Elder'), table.number('First Mate')];
    const attempt = (instructions: readonly Instruction[]): ReturnType<Game['attempt']> =>
      table.attempt({ play: 'DescribeEffect', seat: 0, instructions });
    expect(attempt([instruction(unit, gone)])).toBeImpossible('bad-instruction');
    expect(attempt([instruction(unit, unit)]).strict.outcome).not.toBe('impossible');
  });

  test.each<[string, (unit: number, amount: number) => Instruction]>([
    ['what is dealt', (unit, amount) => ({ verb: 'deal', amount, to: [unit] })],
    ['what a unit deals', (unit, amount) => ({ verb: 'strike', by: unit, amount, to: [unit] })],
    ['how many are drawn', (_, amount) => ({ verb: 'draw', seat: 0, count: amount })],
  ])('%s is at least 1, and no more than 99', (_, instruction) => {
    const table = resolving({ base: ['Wizened Elder'] });
    const outcome = (amount: number): string =>
      table.attempt({
        play: 'DescribeEffect',
        seat: 0,
        instructions: [instruction(table.number('Wizened Elder'), amount)],
      }).strict.outcome;
    expect([0, 1, 99, 100].map(outcome)).toEqual(['impossible', 'accepted', 'accepted', 'impossible']);
  });

  test('nobody is given control of what is not on the chain, nor is it countered', () => {
    const table = resolving({});
    const [item = { id: -1 }] = table.state.chain;
    const outcome = (instruction: Instruction): string =>
      table.attempt({ play: 'DescribeEffect', seat: 0, instructions: [instruction] }).strict.outcome;
    const outcomes = [item.id, item.id + 1].flatMap((id) => [
      outcome({ verb: 'counter', item: id }),
      outcome({ verb: 'take-item', item: id, seat: 1 }),
    ]);
    expect(outcomes).toEqual(['accepted', 'accepted', 'impossible', 'impossible']);
  });

  test('nothing is given a keyword that the book does not have', () => {
    const table = resolving({ base: ['Wizened Elder'] });
    const given = (keyword: string): Instruction => ({
      verb: 'keyword',
      pieces: [table.number('Wizened Elder')],
      keyword,
      value: 1,
      until: 'turn',
    });
    const attempt = (keyword: string): ReturnType<Game['attempt']> =>
      table.attempt({ play: 'DescribeEffect', seat: 0, instructions: [given(keyword)] });
    expect(attempt('Flying')).toBeImpossible('bad-instruction');
    expect(attempt('Tank').strict.outcome).toBe('accepted');
  });

  test('a gear may be moved, and does not stay at a battlefield', () => {
    const table = told(resolving({ base: ['Iron Ballista'] }), 'move Iron Ballista to Zaun Warrens');
    expect(table).toHaveLogged(
      'UnitsMoved Moved to Zaun Warrens: Iron Ballista',
      'PiecesRecalled Recalled to base: Iron Ballista',
    );
    expect(table.where('Iron Ballista')).toBe("Ana's base");
  });

  test('an attached gear goes nowhere by itself', () => {
    const base = [{ card: 'Wizened Elder', attached: ['Long Sword'] }];
    const table = told(resolving({ base }), 'move Long Sword to Zaun Warrens');
    expect(table.log.join()).not.toMatch('UnitsMoved');
  });

  test('a legend may be exhausted and readied', () => {
    const table = told(resolving({ legend: 'Dark Child - Starter' }), 'exhaust Dark Child');
    expect(table.piece('Dark Child').exhausted).toBe(true);
    table.play('Ana: ends turn', 'Ben: ends turn');
    expect(table.piece('Dark Child').exhausted).toBe(false);
  });

  test.each(['Dark Child - Starter', 'Zaun Warrens', 'Fury Rune'])('%s is never played', (name) => {
    const table = game(duel({ Ana: { legend: 'Dark Child - Starter' } }));
    expect(table.attempt(playOf(table, name))).toBeImpossible('not-playable');
  });
});

describe('runes', () => {
  test('both abilities of one rune may be used in a turn', () => {
    const table = game(duel({ Ana: { runes: { Fury: 1 } } }));
    table.play('Ana: exhausts Fury Rune', 'Ana: recycles Fury Rune for Fury');
    expect(table.state.seats[0]?.pool).toMatchObject({ energy: 1, power: { Fury: 1 } });
  });

  test('they ready in the Awaken Phase, and as many are channeled as there are', () => {
    const table = game(duel({ turn: 'Ben', Ana: { runes: { Fury: { exhausted: 11 } } } }));
    table.play('Ben: ends turn');
    expect(table).toHaveLogged('PiecesReadied Readied: Fury Rune (11)', 'RunesChanneled Ana channels a rune');
    const channeled = table.facts.find(({ type }) => type === 'RunesChanneled');
    expect(channeled?.data).toMatchObject({ seat: 0, pieces: { length: 1 } });
  });

  test('a rune channeled by an effect enters as the effect says', () => {
    const table = told(resolving({ runes: { Fury: 1 } }), 'channel 1 exhausted');
    expect(table.facts.find(({ type }) => type === 'RunesChanneled')?.data).toMatchObject({ exhausted: true });
  });
});

describe('spells', () => {
  test('they resolve top to bottom and go to their owner’s trash', () => {
    const table = told(resolving({ base: ['First Mate'] }), 'kill First Mate; draw 1');
    expect(table).toHaveLogged(
      'PiecesKilled Killed: First Mate',
      'CardsDrawn Ana draws a card',
      'ChainItemResolved Cleave',
    );
    expect(table.where('Cleave')).toBe("Ana's trash");
  });

  test('one that does nothing is played all the same', () => {
    const table = told(resolving({}), 'nothing');
    expect(table.state.seats[0]?.played).toBe(1);
    expect(table.where('Cleave')).toBe("Ana's trash");
  });

  test('a countered spell goes to the trash, nothing is refunded, and it counts as played', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'], runes: { Fury: 1 } }, Ben: { hand: ['Defy'] } }));
    table.play('Ana: plays Cleave', 'Ana: passes', 'Ben: plays Defy: counter Cleave').pass();
    expect(table).toHaveLogged('ChainItemCountered Cleave', 'ChainItemResolved Defy');
    expect(table.where('Cleave')).toBe("Ana's trash");
    expect(table.state.seats[0]).toMatchObject({ played: 1, pool: { energy: 0 } });
  });
});
