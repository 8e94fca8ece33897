import { LayOutError, type TableLayout } from '#rulesets/riftbound';
import { game } from '../../support/riftbound/game.js';

const middle: TableLayout = {
  turn: 'Ana',
  players: {
    Ana: { runes: 'enough', hand: ['Hextech Ray'] },
    Ben: { runes: 'enough', hand: ['Discipline', 'Rebuke'] },
  },
  battlefields: [
    {
      card: 'Void Gate',
      controller: 'Ben',
      contestedBy: 'Ana',
      units: { Ana: ['Mega-Mech'], Ben: ['Playful Phantom'] },
      showdown: { focus: 'Ben', passed: ['Ana'] },
    },
    { card: 'Bandle Tree' },
  ],
};

const wrongLayout = (layout: TableLayout): LayOutError => {
  try {
    game(layout);
  } catch (error) {
    if (error instanceof LayOutError) return error;
    throw error;
  }
  throw new Error('The table was laid out.');
};

test('a showdown in its middle: focus where it is said, and one more pass ends it', () => {
  const table = game(middle);
  expect(table.waiting).toEqual(['Ben: has focus']);
  table.play('Ben: passes');
  expect(table.state.showdown).toBeNull();
});

test('where the player before has not passed, the showdown goes round once more', () => {
  const [place, other] = middle.battlefields;
  if (!place || !other) throw new Error('Two battlefields are laid out.');
  const table = game({ ...middle, battlefields: [{ ...place, showdown: { focus: 'Ben' } }, other] });
  table.play('Ben: passes');
  expect(table.waiting).toEqual(['Ana: has focus']);
});

test('an item on the chain costs nothing and is judged by nothing: the card is played already', () => {
  const table = game({ ...middle, chain: ['Ben: plays Rebuke -> Mega-Mech'], priority: 'Ana' });
  expect(table.waiting).toEqual(['Ana: has priority']);
  expect(table.where('Rebuke')).toBe('Chain');
  expect(table.state.seats[1]?.played).toBe(1);
  table.play('Ana: passes');
  expect(table.where('Mega-Mech')).toBe("Ana's hand");
});

test.each<[string, Partial<TableLayout>, string, readonly (string | number)[]]>([
  ['a line that is no play', { chain: ['Ben: plays Nothing'] }, 'Nothing', ['chain', 0]],
  ['a play without an item', { chain: ['Ana: passes'] }, 'puts nothing on the chain', ['chain', 0]],
  ['priority on no chain', { priority: 'Ana' }, 'the chain is empty', []],
])('%s is told with its place', (_, change, words, path) => {
  const error = wrongLayout({ ...middle, ...change });
  expect(error.message).toContain(words);
  expect(error.path).toEqual(path);
});

test('a showdown that nobody brought, and a second one, are told', () => {
  const quiet = { card: 'Void Gate', showdown: {} };
  expect(wrongLayout({ ...middle, battlefields: [quiet, { card: 'Bandle Tree' }] }).message).toContain('contestedBy');
  const both = middle.battlefields.map((each) => ({ ...each, contestedBy: 'Ana', showdown: {} }));
  expect(wrongLayout({ ...middle, battlefields: both }).message).toContain('there is a showdown already');
});
