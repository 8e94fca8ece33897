import { riftbound, type Correction } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { opening } from '../../support/riftbound/opening.js';
import { duel } from '../../support/riftbound/tables.js';

const laid = () =>
  game(
    duel({
      Ana: { hand: ['Cleave', 'Wizened Elder'], base: ['First Mate'], trash: ['Disintegrate'] },
      Ben: { base: ['Pit Rookie'], hand: ['Defy'] },
      warrens: { controller: 'Ben', units: { Ben: ['Janna, Savior'] } },
    }),
  );

const correcting = (correction: Correction, note = '') => ({ play: 'Correct', correction, note }) as const;

describe('every kind of correction, as a line', () => {
  const rows: readonly (readonly [string, (table: Game) => unknown, unknown])[] = [
    ["move Disintegrate to Ana's hand", (table) => table.where('Disintegrate'), "Ana's hand"],
    ['move First Mate to Grove', (table) => table.where('First Mate'), 'Grove of the God-Willow'],
    ['First Mate has 1 damage', (table) => table.state.pieces[table.number('First Mate')]?.damage, 1],
    ['First Mate has 2 buffs', (table) => table.state.pieces[table.number('First Mate')]?.buffs, 2],
    ['First Mate is exhausted', (table) => table.piece('First Mate').exhausted, true],
    ['First Mate is stunned', (table) => table.state.pieces[table.number('First Mate')]?.stunned, true],
    ['Janna is controlled by Ana', (table) => table.state.pieces[table.number('Janna')]?.controller, 0],
    ['First Mate is Pit Rookie', (table) => table.piece("Ana's Pit Rookie").name, 'Pit Rookie'],
    ['Ana has 3 points', (table) => table.points['Ana'], 3],
    ['Ana has 2 energy', (table) => table.state.seats[0]?.pool.energy, 2],
    ['Ana has 1 Fury power', (table) => table.state.seats[0]?.pool.power.Fury, 1],
    ['Zaun Warrens is controlled by nobody', (table) => table.state.battlefields[0]?.controller, null],
  ];

  test.each(rows)('%s', (line, read, expected) => {
    const table = laid();
    table.play(`correct: ${line}`);
    expect(read(table)).toEqual(expected);
    expect(table.facts[0]).toMatchObject({ type: 'TableCorrected' });
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
    expect(riftbound.waitingFor(table.state)).toHaveLength(1);
  });

  test('it is no rule that is broken: the verdict is legal and notes it', () => {
    const { strict, findings } = laid().attempt('correct: Ana has 3 points');
    expect(strict).toMatchObject({ outcome: 'accepted', verdict: { status: 'legal' } });
    expect(findings).toMatchObject([{ rule: 'tournament.deviation', severity: 'note' }]);
  });
});

describe('the table goes on by the rules', () => {
  test('eight points win in the cleanup', () => {
    const table = laid().play('correct: Ana has 8 points');
    expect(table.state.result).toMatchObject({ winners: [0], reason: { kind: 'points', points: 8 } });
  });

  test('a wrong eighth point ends nothing once it is taken back: who had priority has it', () => {
    const table = laid().play('correct: Ana has 8 points', 'correct: Ana has 7 points');
    expect(table.state).toMatchObject({ result: null, lastGame: null, seats: [{ wins: 0 }, { wins: 0 }] });
    expect(table.waiting).toEqual(['Ana: has priority']);
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
    expect(table.play('Ana: plays Cleave').table.stack).toHaveLength(1);
  });

  test('nor does it in a showdown, where the focus stays with who had it', () => {
    const table = laid().play('Ana: moves First Mate to Zaun Warrens', 'Ana: passes');
    table.play('correct: Ana has 8 points', 'correct: Ana has 7 points');
    expect(table.waiting).toEqual(['Ben: has focus']);
    table.play('Ben: passes');
    expect(table).toHaveLogged('CombatEnded');
  });

  test('a turn that was cut short by a wrong point is played to its end', () => {
    const table = laid().play('correct: Ben has 7 points', 'Ana: ends the turn');
    expect(table.state.result).toMatchObject({ winners: [1] });
    table.play('correct: Ben has 7 points');
    expect(table.points['Ben']).toBe(7);
    expect(table).toHaveLogged('GameResumed', 'StepBegan The Channel Phase', 'StepBegan The Main Phase');
    expect(table.waiting).toEqual(['Ben: has priority']);
  });

  test('tasks that the end left undone are taken up again', () => {
    // Where the Victory Score wins at once, it does so in the middle of what resolves.
    const table = game({ ...duel({ Ana: { hand: ['Cleave'] } }), edition: 'core-1.2' });
    table.play('correct: Ana has 7 points', 'Ana: plays Cleave').pass();
    table.play('Ana: resolves: score 1; draw 1');
    expect(table.state.result).toMatchObject({ winners: [0] });
    expect(table).toHaveLogged('TasksPutAside', 'GameEnded');
    table.play('correct: Ana has 7 points');
    expect(table).toHaveLogged('GameResumed', 'ChainItemResolved');
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('the points of the other player may end it anew', () => {
    const table = laid().play('correct: Ben has 7 points', 'correct: Ana has 8 points', 'correct: Ben has 9 points');
    expect(table.state.result).toMatchObject({ winners: [1], reason: { points: 9 } });
    expect(table.state.seats.map(({ wins }) => wins)).toEqual([0, 1]);
  });

  test('a correction of something else leaves it won, and one of points does not bring back who gave up', () => {
    const won = laid().play('correct: Ana has 8 points', 'correct: First Mate has 1 damage');
    expect(won.state.result).toMatchObject({ winners: [0] });
    const conceded = laid().play('Ben: concedes', 'correct: Ana has 2 points');
    expect(conceded.state.result).toMatchObject({ winners: [0], reason: { kind: 'concession' } });
  });

  test('nor does one of points bring back a game of a match that was conceded', () => {
    const table = game({ ...duel({ Ana: { hand: ['Cleave'] } }), mode: 'match' });
    table.play('Ben: concedes', 'correct: Ana has 2 points');
    expect(table.state.lastGame).toMatchObject({ winners: [0], reason: { kind: 'concession' } });
  });

  test('lethal damage kills', () => {
    const table = laid().play('correct: First Mate has 9 damage');
    expect(table).toHaveLogged('TableCorrected', 'PiecesKilled Killed: First Mate');
  });

  test('a unit put among enemies contests, and the combat begins', () => {
    const table = laid().play('correct: move First Mate to Zaun Warrens');
    expect(table).toHaveLogged('TableCorrected', 'BattlefieldContested Ana Warrens', 'CombatOpened');
  });

  test('a unit that changes hands at a battlefield contests it as well', () => {
    const table = laid().play('correct: Janna is controlled by Ana');
    expect(table).toHaveLogged('TableCorrected', 'BattlefieldContested Ana', 'ShowdownOpened');
  });

  test('a unit taken out of a combat leaves no combat behind', () => {
    const table = laid().play('Ana: moves First Mate to Zaun Warrens', "correct: move First Mate to Ana's base");
    table.pass();
    expect(table).toHaveLogged('CombatEnded');
    expect(table).toBeIn('neutral-open');
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });
});

describe('the chain', () => {
  test('an item taken off leaves its card where it was played from, and the turn goes on', () => {
    const table = laid().play('Ana: plays Cleave', 'correct: remove Cleave from the chain');
    expect(table.where('Cleave')).toBe("Ana's hand");
    expect(table).toBeIn('neutral-open');
    expect(table.waiting).toEqual(['Ana: has priority']);
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });

  test('a hidden card taken off lies face down again, as one that was hidden the turn before', () => {
    const facedown = { by: 'Ana', card: 'Consult the Past' };
    const table = game(duel({ warrens: { controller: 'Ana', units: { Ana: ['First Mate'] }, facedown } }));
    const there = table.state.pieces[table.number('Consult the Past')];
    table.play('Ana: plays Consult the Past', 'correct: remove Consult the Past from the chain');
    const { zone, faceDown, hiddenOn } = table.state.pieces[table.number('Consult the Past')] ?? {};
    expect({ zone, faceDown }).toEqual({ zone: there?.zone, faceDown: true });
    expect(hiddenOn).toBe(table.state.turn.number - 1);
    expect(table).toOffer('Ana: plays Consult the Past');
  });

  test('a trigger taken off leaves the unit, of whose play it was, where that is', () => {
    const table = game({ ...duel({ Ana: { hand: ['Pit Rookie'], base: ['First Mate'] } }), texts: 'encoded' });
    table.play('Ana: plays Pit Rookie to base', 'Ana: answers -> First Mate');
    expect(table.table.stack).toHaveLength(1);
    table.play('correct: remove Pit Rookie from the chain');
    expect(table.table.stack).toHaveLength(0);
    expect(table.where('Pit Rookie')).toBe("Ana's base");
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });

  test('in a showdown the focus stays where it is', () => {
    const table = laid().play(
      'Ana: moves First Mate to Zaun Warrens',
      'Ana: plays Cleave',
      'correct: remove Cleave from the chain',
    );
    expect(table.waiting).toEqual(['Ana: has focus']);
  });

  test('a card moved away takes its item along', () => {
    const table = laid().play('Ana: plays Cleave', "correct: move Cleave to Ana's trash");
    expect(table).toHaveLogged('TableCorrected', 'ChainItemRemoved', 'ChainClosed');
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });

  test('the item below goes on', () => {
    const table = laid().play(
      'Ana: plays Cleave',
      'Ana: passes',
      'Ben: plays Defy',
      'correct: remove Defy from the chain',
    );
    expect(table.table.stack).toHaveLength(1);
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('in a showdown with an empty chain, giving priority gives focus', () => {
    const table = laid().play('Ana: moves First Mate to Zaun Warrens', 'correct: Ben has priority');
    expect(table.waiting).toEqual(['Ben: has focus']);
    expect(table).toOffer('Ben: passes');
  });

  test('priority may be given to the other player', () => {
    const table = laid().play('Ana: plays Cleave', 'correct: Ben has priority');
    expect(table.waiting).toEqual(['Ben: has priority']);
  });
});

describe('in the middle of a choice', () => {
  test('the question stands, and the answer still fits', () => {
    const table = laid().play('Ana: plays Cleave').pass();
    table.play('correct: Ana has 3 points');
    expect(table.facts.at(-1)).toMatchObject({ type: 'TableCorrected' });
    expect(table.waiting).toEqual(['Ana: What does Cleave do?']);
    table.play('Ana: resolves: draw 1');
    expect(table.points['Ana']).toBe(3);
    expect(table).toBeIn('neutral-open');
  });

  test('a question about an item that is gone is not asked any longer', () => {
    const table = laid().play('Ana: plays Cleave').pass();
    table.play('correct: remove Cleave from the chain');
    expect(table.waiting).toEqual(['Ana: has priority']);
    expect(table.where('Cleave')).toBe("Ana's hand");
  });

  test('nor where an item is left below it', () => {
    const table = laid().play('Ana: plays Cleave', 'Ana: passes', 'Ben: plays Defy').pass();
    expect(table.waiting).toEqual(['Ben: What does Defy do?']);
    table.play('correct: remove Defy from the chain');
    expect(table.waiting).toEqual(['Ana: has priority']);
    expect(table.table.stack).toHaveLength(1);
  });

  test('damage is assigned anew on the table as it is then', () => {
    const table = game(
      duel({
        Ana: { base: ['Wizened Elder'] },
        warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie', 'First Mate'] } },
      }),
    );
    table.play('Ana: moves Wizened Elder to Zaun Warrens').pass();
    expect(table.waiting).toEqual(['Ana: How is combat damage assigned?']);
    table.play("correct: move First Mate to Ben's base");
    expect(table).toHaveLogged(
      'TableCorrected',
      'DamageAssigned Ana assigns 4 damage to Pit Rookie',
      'DamageDealt Combat: 4 against 2: 4 damage to Pit Rookie and 2 damage to Wizened Elder',
    );
  });

  test('a mulligan is still asked for', () => {
    const table = opening().deal();
    table.play(correcting({ change: 'points', seat: 1, points: 2 }));
    expect(table.waiting).toEqual(['Ana: Which cards are set aside, up to two?']);
    table.play({ play: 'Mulligan', seat: 0, pieces: [] }, { play: 'Mulligan', seat: 1, pieces: [] });
    expect(table.state.seats[1]?.points).toBe(2);
  });
});

describe('what is not there cannot be changed', () => {
  const rows: readonly (readonly [string, Correction, string])[] = [
    ['a card', { change: 'damage', piece: 999, amount: 1 }, 'no-such-card'],
    ['a battlefield', { change: 'battlefield-controller', at: 2, seat: 0 }, 'no-such-battlefield'],
    ['a player', { change: 'points', seat: 3, points: 1 }, 'no-such-player'],
    ['a chain item', { change: 'remove-item', item: 7 }, 'no-such-chain-item'],
    ['less than no energy', { change: 'energy', seat: 0, energy: -1 }, 'negative'],
    ['less than no points', { change: 'points', seat: 0, points: -1 }, 'negative'],
    ['points that nobody comes to', { change: 'points', seat: 0, points: 88 }, 'too-many-points'],
    ['a card nobody knows of', { change: 'card', piece: 2, card: 'OGN-999' }, 'unknown-card'],
    ['a unit that would be a rune', { change: 'card', piece: 2, card: 'OGN-007' }, 'other-kind'],
  ];

  test.each(rows)('%s: %j', (_, correction, code) => {
    const table = laid();
    const attempt = table.attempt(correcting(correction));
    expect(attempt).toBeImpossible(code);
    expect(attempt.strict).toMatchObject({ problem: { remedy: expect.stringMatching(/\w/) as string } });
  });

  test('a card of another kind, which is said', () => {
    const table = laid();
    const piece = table.number('First Mate');
    expect(table.attempt(correcting({ change: 'card', piece, card: 'OGN-007' })).strict).toMatchObject({
      problem: {
        message: 'Fury Rune is a rune, and that piece is a Main Deck card.',
        remedy: 'Name a Main Deck card.',
      },
    });
  });

  test('priority that nobody can have now', () => {
    const table = laid();
    const giving = correcting({ change: 'priority', seat: 1 });
    expect(table.attempt(giving)).toBeImpossible('turn-players-priority');
    table.play('Ana: plays Cleave').pass();
    expect(table.attempt(giving)).toBeImpossible('choice-awaited');
  });

  test('priority once the match is over', () => {
    const table = laid();
    table.play(correcting({ change: 'points', seat: 0, points: 8 }));
    expect(table.state.result).toMatchObject({ winners: [0] });
    for (const seat of [0, 1])
      expect(table.attempt(correcting({ change: 'priority', seat }))).toBeImpossible('match-over');
  });

  test('a spell at a battlefield', () => {
    const table = laid();
    expect(table.attempt('correct: move Cleave to Zaun Warrens')).toBeImpossible('no-permanent');
  });

  test('damage on a card in hand, and a battlefield that walks away', () => {
    const table = laid();
    expect(table.attempt(correcting({ change: 'damage', piece: table.number('Cleave'), amount: 1 }))).toBeImpossible(
      'not-on-board',
    );
    const battlefield = table.state.battlefields[0]?.piece ?? -1;
    expect(table.attempt(correcting({ change: 'move', piece: battlefield, zone: 'trash', seat: 0 }))).toBeImpossible(
      'battlefield-stays',
    );
    expect(table.attempt(correcting({ change: 'move-to-battlefield', piece: battlefield, at: 1 }))).toBeImpossible(
      'battlefield-stays',
    );
  });
});
