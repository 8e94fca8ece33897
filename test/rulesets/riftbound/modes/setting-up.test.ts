import '../../../support/riftbound/matchers.js';
import { riftbound } from '#rulesets/riftbound';
import type { PlayerEntry } from '#ruleset';
import { opening, options, type Opening } from '../../../support/riftbound/opening.js';
import { FOUR, seated, THREE } from '../../../support/riftbound/seated.js';

/** Everybody keeps the hand, in the order in which they are asked. */
const keepAll = (table: Opening): readonly number[] => {
  const asked: number[] = [];
  for (let { choice } = table.state; choice?.kind === 'mulligan'; { choice } = table.state) {
    asked.push(choice.seat);
    table.play({ play: 'Mulligan', seat: choice.seat, pieces: [] });
  }
  return asked;
};

const battlefieldOwners = ({ state }: Opening): readonly (number | undefined)[] =>
  state.battlefields.map(({ piece }) => state.pieces[piece]?.owner);

const openingOf = (mode: string, firstPlayer: number): Opening =>
  opening({ ...seated(mode, mode === 'ffa3' ? THREE : FOUR), firstPlayer });

describe('battlefields', () => {
  test.each([
    ['ffa3', 1, [0, 1, 2]],
    ['ffa4', 0, [1, 2, 3]],
    ['ffa4', 2, [0, 1, 3]],
    ['2v2', 1, [0, 2, 3]],
  ])('in %s with first player %d they come, at random, from seats %j', (mode, first, owners) => {
    const table = openingOf(mode, first);
    expect(table.waiting[0]).toMatch(/^the table: Which battlefield does \w+ get at random/);
    table.deal();
    expect(battlefieldOwners(table)).toEqual(owners);
  });

  test('the first player of four brings none', () => {
    const table = openingOf('ffa4', 0);
    const card = table.state.seats[0]?.deck?.battlefields[0] ?? '';
    const { strict } = table.attempt({ play: 'ChooseBattlefield', seat: 0, card });
    expect(strict).toMatchObject({ outcome: 'impossible', problem: { code: 'riftbound/not-your-choice' } });
  });

  test('a teammate has another one', () => {
    const players = FOUR.map((name) => ({ name, deck: null }));
    const table = opening({ mode: '2v2', players, firstPlayer: 3, seed: null });
    table.play('Ana: picks Zaun Warrens');
    expect(table.attempt('Cleo: picks Zaun Warrens')).toBeRefusedBecause('mode.teams.battlefields-differ');
    expect(table.attempt('Ben: picks Zaun Warrens')).toBeLegal();
  });
});

describe('turn order', () => {
  test.each([
    ['ffa3', 1, [1, 2, 0]],
    ['ffa4', 3, [3, 0, 1, 2]],
    ['2v2', 2, [2, 3, 0, 1]],
  ])('in %s from player %d the mulligans go %j, and the first turn is theirs', (mode, first, order) => {
    const table = openingOf(mode, first).deal();
    expect(keepAll(table)).toEqual(order);
    expect(table.state.turn).toMatchObject({ number: 1, seat: first, step: 'main' });
    expect(table.hand(first)).toHaveLength(4);
  });
});

describe('the first turns where somebody has left the game before them', () => {
  const begun = (mode: string, leaves: number): Opening => {
    const table = openingOf(mode, 0).deal().play({ play: 'Concede', seat: leaves });
    keepAll(table);
    return table;
  };
  const runes = ({ facts }: Opening, of: number): readonly number[] =>
    facts.flatMap((fact) => (fact.type === 'RunesChanneled' && fact.data.seat === of ? [fact.data.pieces.length] : []));

  test('who becomes the Turn Player first does not draw', () => {
    const table = begun('ffa3', 0);
    expect(table.state.turn).toMatchObject({ number: 1, seat: 1, step: 'main' });
    expect(table.hand(1)).toHaveLength(4);
    table.play('Ben: ends turn');
    expect(table.hand(2)).toHaveLength(5);
    expect(runes(table, 2)).toEqual([3]);
  });

  test('who goes last of those who are left channels the third rune', () => {
    const table = begun('ffa4', 3).play('Ana: ends turn');
    expect(runes(table, 1)).toEqual([2]);
    table.play('Ben: ends turn');
    expect(runes(table, 2)).toEqual([3]);
  });
});

describe('who can be seated', () => {
  const problems = (players: readonly PlayerEntry[], mode = '2v2'): readonly string[] => {
    const opened = riftbound.setUp(options({ mode, players, seed: null }));
    return opened.ok ? [] : opened.error.map(({ code }) => code);
  };
  const unknown = (teams: readonly (string | undefined)[]): readonly PlayerEntry[] =>
    FOUR.map((name, seat) => {
      const team = teams[seat];
      return { name, deck: null, ...(team === undefined ? {} : { team }) };
    });

  test('as many as the mode seats', () => {
    expect(problems(unknown([]).slice(0, 3))).toEqual(['riftbound/players']);
    expect(problems(unknown([]).slice(0, 3), 'ffa4')).toEqual(['riftbound/players']);
    expect(problems(unknown([]).slice(0, 3), 'ffa3')).toEqual([]);
  });

  test('teams alternate in turn order', () => {
    expect(problems(unknown(['red', 'blue', 'red', 'blue']))).toEqual([]);
    expect(problems(unknown(['red', 'red', 'blue', 'blue']))).toEqual(['riftbound/teams']);
    expect(problems(unknown(['red', 'blue', 'red']))).toEqual(['riftbound/teams']);
    expect(problems(unknown(['red', 'red', 'red', 'red']))).toEqual(['riftbound/teams']);
  });

  test('teammates use different legends and different battlefields (O059)', () => {
    const { players } = seated('2v2', FOUR);
    const [one, two, , four] = players;
    if (!one || !two || !four) throw new Error('There are four players.');
    const alike = riftbound.setUp(options({ mode: '2v2', players: [one, two, { ...one, name: 'Cleo' }, four] }));
    const messages = alike.ok ? [] : alike.error.map(({ message }) => message);
    expect(messages).toHaveLength(4);
    expect(messages[0]).toMatch(/^Ana and Cleo are teammates and both use /);
    const opponents = riftbound.setUp(options({ mode: 'ffa4', players: [one, two, { ...one, name: 'Cleo' }, four] }));
    expect(opponents.ok).toBe(true);
  });

  test('a team is seen by its name, or by those who are in it', () => {
    const team = (players: readonly PlayerEntry[]): readonly (string | undefined)[] =>
      riftbound.view(opening({ mode: '2v2', players, seed: null }).state, 'public').players.map((each) => each.team);
    expect(team(unknown(['red', 'blue', 'red', 'blue']))).toEqual(['red', 'blue', 'red', 'blue']);
    expect(team(unknown([]))).toEqual(['Ana and Cleo', 'Ben and Dan', 'Ana and Cleo', 'Ben and Dan']);
  });
});
