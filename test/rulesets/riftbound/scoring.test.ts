import { game, type Game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

const by = (controller: string, unit = 'Wizened Elder') => ({ controller, units: { [controller]: [unit] } });

/** Moves units to a battlefield and lets everybody pass until it is over. */
const conquers = (table: Game, unit: string, place: string): Game =>
  table.play(`Ana: moves ${unit} to ${place}`).pass();

describe('the final point by conquest needs every battlefield scored this turn', () => {
  interface Row {
    readonly before: number;
    readonly scored?: readonly ('warrens' | 'grove')[];
    readonly conquers: readonly string[];
    readonly after: number;
    readonly drew: number;
    readonly wins: boolean;
  }

  const rows: readonly Row[] = [
    { before: 5, conquers: ['Zaun Warrens'], after: 6, drew: 0, wins: false },
    { before: 6, conquers: ['Zaun Warrens'], after: 7, drew: 0, wins: false },
    { before: 6, conquers: ['Zaun Warrens', 'Grove of the God-Willow'], after: 8, drew: 0, wins: true },
    { before: 7, conquers: ['Zaun Warrens'], after: 7, drew: 1, wins: false },
    { before: 7, conquers: ['Zaun Warrens', 'Grove of the God-Willow'], after: 8, drew: 1, wins: true },
    { before: 7, scored: ['grove'], conquers: ['Zaun Warrens'], after: 8, drew: 0, wins: true },
    { before: 6, scored: ['warrens'], conquers: ['Zaun Warrens'], after: 6, drew: 0, wins: false },
    { before: 7, scored: ['warrens'], conquers: ['Zaun Warrens'], after: 7, drew: 0, wins: false },
  ];

  test.each(rows)('$before points, scored $scored, conquers $conquers: $after points, $drew drawn', (row) => {
    const scored = (name: 'warrens' | 'grove') => (row.scored?.includes(name) ? { scoredBy: ['Ana'] } : {});
    const table = game(
      duel({
        Ana: { points: row.before, base: ['First Mate', 'Pit Rookie'] },
        warrens: scored('warrens'),
        grove: scored('grove'),
      }),
    );
    const units = ['First Mate', 'Pit Rookie'];
    row.conquers.forEach((place, index) => conquers(table, units[index] ?? '', place));
    expect(table.points['Ana']).toBe(row.after);
    expect(table.facts.filter(({ type }) => type === 'FinalPointDenied')).toHaveLength(row.drew);
    expect(table.facts.filter(({ type }) => type === 'CardsDrawn')).toHaveLength(row.drew);
    expect(table.state.result?.winners ?? []).toEqual(row.wins ? [0] : []);
  });

  test('points beyond the Victory Score are final points as well', () => {
    const table = game(duel({ Ana: { points: 8, base: ['First Mate'] }, Ben: { points: 8 } }));
    conquers(table, 'First Mate', 'Zaun Warrens');
    expect(table).toHaveLogged('BattlefieldConquered', 'FinalPointDenied', 'CardsDrawn Ana draws a card');
    expect(table.points).toEqual({ Ana: 8, Ben: 8 });
    expect(table.state.result).toBeNull();
  });

  test("a conquest on the opponent's turn scores, and is held to the same", () => {
    const table = game(
      duel({ turn: 'Ben', Ana: { points: 7, base: ['First Mate'], hand: ['Flash'] }, Ben: { base: ['Pit Rookie'] } }),
    );
    table.play('Ben: moves Pit Rookie to Grove', 'Ben: passes');
    table.play('Ana: plays Flash -> First Mate: move First Mate to Zaun Warrens').pass().pass();
    expect(table).toHaveLogged('BattlefieldConquered Ben Grove', 'ShowdownOpened Warrens');
    table.pass();
    expect(table).toHaveLogged('BattlefieldConquered Ana Warrens', 'FinalPointDenied Ana');
    expect(table.points).toEqual({ Ana: 7, Ben: 1 });
  });
});

describe('holding', () => {
  test('each battlefield held is a point, and the game is won in the cleanup after the seventh', () => {
    const table = game(duel({ turn: 'Ana', phase: 'beginning', Ana: { points: 7 }, warrens: by('Ana') }));
    expect(table.state.result).toMatchObject({ winners: [0], reason: { kind: 'points', points: 8 } });
    expect(table.state.result?.because).toContain('cleanup.win-check');
  });

  test('two held at once are two points, past the Victory Score: the win is looked at afterwards', () => {
    const table = game(
      duel({ phase: 'beginning', Ana: { points: 7 }, warrens: by('Ana'), grove: by('Ana', 'First Mate') }),
    );
    expect(table.points['Ana']).toBe(9);
    expect(table.state.result).toMatchObject({ winners: [0] });
  });

  test('six points and one hold: seven, and a conquest of the other battlefield wins', () => {
    const table = game(duel({ phase: 'beginning', Ana: { points: 6, base: ['Pit Rookie'] }, warrens: by('Ana') }));
    expect(table.points['Ana']).toBe(7);
    conquers(table, 'Pit Rookie', 'Grove of the God-Willow');
    expect(table.state.result).toMatchObject({ winners: [0] });
  });

  test('a battlefield is scored once a turn by one player, held or conquered', () => {
    const table = game(duel({ phase: 'beginning', Ana: { base: ['Pit Rookie'] }, warrens: by('Ana') }));
    expect(table.points['Ana']).toBe(1);
    table.play('Ana: moves Wizened Elder to base');
    expect(table).toHaveLogged('ControlLost Warrens');
    conquers(table, 'Pit Rookie', 'Zaun Warrens');
    expect(table).toHaveLogged('ControlEstablished Ana Warrens');
    expect(table.points['Ana']).toBe(1);
  });

  test('only the turn player holds', () => {
    const table = game(duel({ phase: 'beginning', warrens: by('Ben') }));
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
  });

  test('a Temporary unit is gone before the scoring step, and with it the hold', () => {
    const unit = { card: 'Wizened Elder', keywords: { Temporary: 1 } };
    const table = game(duel({ phase: 'awaken', warrens: { controller: 'Ana', units: { Ana: [unit] } } }));
    table.pass();
    expect(table).toHaveLogged('PiecesKilled Killed: Wizened Elder', 'ControlLost Warrens');
    expect(table.points['Ana']).toBe(0);
  });
});

describe('winning', () => {
  test('equal leaders play on until one has more', () => {
    const table = game(duel({ turn: 'Ben', Ana: { points: 8 }, Ben: { points: 8 }, warrens: by('Ana') }));
    expect(table.state.result).toBeNull();
    table.play('Ben: ends turn');
    expect(table.state.result).toMatchObject({ winners: [0] });
    expect(table.points).toEqual({ Ana: 9, Ben: 8 });
  });

  test('a point from an effect knows no final-point restriction', () => {
    const table = game(duel({ Ana: { points: 7, hand: ['Cleave'] } }));
    table.play('Ana: plays Cleave').pass();
    table.play('Ana: resolves: score 1');
    expect(table.state.result).toMatchObject({ winners: [0] });
  });

  test('the win is found in the next cleanup, not while the item still resolves', () => {
    const table = game(duel({ Ana: { points: 7, hand: ['Cleave'] } }));
    table.play('Ana: plays Cleave').pass();
    table.play('Ana: resolves: score 1; Ben scores 8; draw 1');
    expect(table).toHaveLogged(
      'PointsGained Ana gains 1 point (Cleave) and has 8',
      'PointsGained Ben gains 8 points (Cleave) and has 8',
      'CardsDrawn Ana draws a card',
    );
    expect(table.points).toEqual({ Ana: 8, Ben: 8 });
    expect(table.state.result).toBeNull();
  });

  test('a higher Victory Score is not reached by eight', () => {
    const table = game(duel({ victoryScore: 11, phase: 'beginning', Ana: { points: 8 }, warrens: by('Ana') }));
    expect(table.state.result).toBeNull();
  });
});

describe('burning out', () => {
  const drawing = (count: number) => `Ana: resolves: draw ${String(count)}`;

  const resolving = (ana: object): Game => {
    const table = game(duel({ Ana: { hand: ['Cleave'], ...ana } }));
    table.play('Ana: plays Cleave').pass();
    return table;
  };

  test('what there is is drawn, the trash becomes the deck, the opponent gains a point, the rest is drawn', () => {
    const table = resolving({ deckSize: 1, trash: ['First Mate', 'Pit Rookie'] });
    table.play(drawing(2));
    expect(table).toHaveLogged(
      'CardsDrawn Ana draws a card',
      'BurnedOut',
      'PointsGained Ben gains 1 point (Burn Out) and has 1',
      'CardsDrawn Ana draws a card',
      'ChainItemResolved',
    );
    expect(table.points).toEqual({ Ana: 0, Ben: 1 });
  });

  test('drawing the last card is no burn out', () => {
    const table = resolving({ deckSize: 1, trash: ['First Mate'] });
    table.play(drawing(1));
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
  });

  test('burning more cards than there are burns out too', () => {
    const table = resolving({ deckSize: 1, trash: ['First Mate', 'Pit Rookie'] });
    table.play('Ana: resolves: burn 2');
    expect(table).toHaveLogged(
      'CardsBurned Ana burns a card',
      'BurnedOut',
      'PointsGained Ben gains 1 point (Burn Out) and has 1',
      'CardsBurned Ana burns a card',
    );
  });

  test('with an empty trash it repeats, and a later point wins at once', () => {
    const table = resolving({ deckSize: 0, trash: [] });
    table.play('Ana: resolves: draw 1');
    expect(table.points).toEqual({ Ana: 0, Ben: 8 });
    expect(table.state.result).toMatchObject({ winners: [1] });
    expect(table.state.result?.because).toContain('burn-out.immediate-win');
  });

  test('the first point of a sequence wins in a cleanup only', () => {
    const table = game(duel({ Ana: { deckSize: 0, trash: ['First Mate'], hand: ['Cleave'] }, Ben: { points: 7 } }));
    table.play('Ana: plays Cleave').pass();
    table.play('Ana: resolves: draw 1; score 8');
    expect(table.points).toEqual({ Ana: 8, Ben: 8 });
    expect(table.state.result).toBeNull();
  });

  test('an empty deck at the draw of the turn: burned out, and the card still drawn', () => {
    const table = game(duel({ phase: 'draw', Ana: { deckSize: 0, trash: ['First Mate'] } }));
    expect(table.points).toEqual({ Ana: 0, Ben: 1 });
    expect(table.where('First Mate')).toBe("Ana's hand");
  });
});
