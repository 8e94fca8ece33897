import '../../../support/riftbound/matchers.js';
import { opening, type Opening } from '../../../support/riftbound/opening.js';

/** A match on paper with decks nobody knows; `names` are the battlefields of one game. */
const game = (table: Opening, [ana, ben]: readonly [string, string]): Opening => {
  table.play(`Ana: picks ${ana}`, `Ben: picks ${ben}`);
  const first = table.state.firstPlayer ?? 0;
  return table.play({ play: 'Mulligan', seat: first, pieces: [] }, { play: 'Mulligan', seat: 1 - first, pieces: [] });
};

const matchOfFive = (): Opening =>
  opening({
    mode: 'match5',
    seed: null,
    players: [
      { name: 'Ana', deck: null },
      { name: 'Ben', deck: null },
    ],
  });

const BEN = ['Grove', "Targon's Peak", 'Minefield', 'Grove', "Targon's Peak"] as const;

/** Games with these battlefields of Ana's; the loser of each concedes. */
const played = (table: Opening, games: readonly (readonly [battlefield: string, loser: 'Ana' | 'Ben' | null])[]) => {
  for (const [battlefield, loser] of games) {
    game(table, [battlefield, BEN[table.state.game - 1] ?? '']).play(
      loser === null ? { play: 'AgreeDraw' } : `${loser}: concedes`,
    );
    if (table.state.result === null) table.play(`next game, Ana first`);
  }
  return table;
};

describe('a match of five', () => {
  test('is won by three games', () => {
    const table = played(matchOfFive(), [
      ['Zaun Warrens', 'Ben'],
      ['Void Gate', 'Ana'],
      ['Bandle Tree', 'Ben'],
    ]);
    expect(table.state.result).toBeNull();
    played(table, [['Zaun Warrens', 'Ben']]);
    expect(table.state.result).toMatchObject({ winners: [0] });
  });

  test('battlefields that are out come again in the fourth game, once all three have been presented', () => {
    const table = played(matchOfFive(), [
      ['Zaun Warrens', 'Ben'],
      ['Void Gate', 'Ana'],
    ]);
    expect(table.attempt('Ana: picks Zaun Warrens')).toBeRefusedBecause('mode.match.battlefield-choice');
    played(table, [['Bandle Tree', 'Ben']]);
    expect(table.state.game).toBe(4);
    expect(table.attempt('Ana: picks Zaun Warrens')).toBeLegal();
  });

  test('a battlefield of a drawn game may come again, and the third has still to be presented', () => {
    const table = played(matchOfFive(), [
      ['Zaun Warrens', 'Ben'],
      ['Void Gate', null],
      ['Void Gate', 'Ana'],
    ]);
    expect(table.attempt('Ana: picks Bandle Tree')).toBeLegal();
    expect(table.attempt('Ana: picks Zaun Warrens')).toBeRefusedBecause('mode.match.reuse-after-all');
  });

  test('none is presented more than twice', () => {
    const table = played(matchOfFive(), [
      ['Zaun Warrens', 'Ben'],
      ['Void Gate', 'Ana'],
      ['Bandle Tree', 'Ben'],
      ['Zaun Warrens', 'Ana'],
    ]);
    expect(table.state.game).toBe(5);
    expect(table.attempt('Ana: picks Zaun Warrens')).toBeRefusedBecause('mode.match.reuse-at-most-twice');
    expect(table.attempt('Ana: picks Void Gate')).toBeLegal();
  });
});
