import { game } from '../../support/riftbound/game.js';
import { duel, WARRENS } from '../../support/riftbound/tables.js';

describe('the start of a turn', () => {
  test('goes through its steps in order, and nobody can act until the Main Phase', () => {
    const table = game(
      duel({ warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } }, Ben: { runes: { Fury: 1 } } }),
    );
    table.play('Ana: ends turn');
    expect(table).toHaveLogged(
      'StepBegan Ending',
      'StepBegan Expiration',
      'TurnBegan',
      'StepBegan Awaken',
      'StepBegan Beginning',
      'StepBegan Scoring',
      'BattlefieldHeld',
      'PointsGained Ben gains 1 point (Hold of Zaun Warrens) and has 1',
      'StepBegan Channel',
      'RunesChanneled Ben channels 2 runes',
      'StepBegan Draw',
      'CardsDrawn Ben draws a card',
      'StepBegan Main',
      'PriorityGained Ben',
    );
    expect(table.facts.filter(({ type }) => type === 'PriorityGained')).toHaveLength(1);
    expect(table.points).toEqual({ Ana: 0, Ben: 1 });
  });

  test("the turn player's things are readied, the opponent's are not", () => {
    const exhausted = (card: string) => ({ card, exhausted: true });
    const table = game(
      duel({
        Ana: { base: [exhausted('Pit Rookie')], runes: { Fury: { exhausted: 2 } } },
        Ben: { base: [exhausted('First Mate'), exhausted('Seal of Rage')], runes: { Mind: { exhausted: 1 } } },
      }),
    );
    table.play('Ana: ends turn');
    expect(table.piece('Pit Rookie').exhausted).toBe(true);
    expect(table.piece('Fury Rune').exhausted).toBe(true);
    expect(table.piece('First Mate').exhausted).toBe(false);
    expect(table.piece('Seal of Rage').exhausted).toBe(false);
    expect(table.piece('Mind Rune').exhausted).toBe(false);
  });

  test('Temporary dies before the scoring step: what it alone held is not held', () => {
    const table = game(duel({ warrens: { controller: 'Ben', units: { Ben: ['Sprite'] } } }));
    table.play('Ana: ends turn');
    expect(table).toBeIn('neutral-closed');
    expect(table.table.clock.phase).toBe('Beginning');
    expect(table.waiting).toEqual(['Ben: has priority']);
    table.pass();
    expect(table).toHaveLogged('PiecesKilled Killed: Sprite', 'ControlLost', 'StepBegan Scoring', 'StepBegan Channel');
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
  });

  test('Temporary on a unit that has become another object meanwhile finds nothing to kill', () => {
    const table = game(
      duel({
        Ben: { base: ['Keeper of Masks'], hand: ['Flash', 'Gust'] },
        warrens: { controller: 'Ben', units: { Ben: ['Recruit'] } },
      }),
    );
    table.play('Ana: ends turn', 'Ben: plays Flash: return Keeper of Masks').pass();
    table.play('Ben: plays Gust: put Keeper of Masks to base').pass().pass();
    expect(table.where('Keeper of Masks')).toBe("Ben's base");
  });

  test('where the Rune Deck runs short, what there is is channeled', () => {
    const table = game(duel({ Ben: { runes: { Fury: 5, Mind: 6 } } }));
    table.play('Ana: ends turn');
    expect(table.lastFacts.find(({ type }) => type === 'RunesChanneled')?.data).toMatchObject({
      seat: 1,
      pieces: [expect.any(Number)],
    });
    const none = game(duel()).play('Ana: ends turn');
    expect(none).not.toHaveLogged('RunesChanneled');
  });

  test('an empty deck burns out, and then still a card is drawn', () => {
    const table = game(duel({ Ben: { deckSize: 0, trash: ['Cleave', 'Gust'] } }));
    table.play('Ana: ends turn');
    expect(table).toHaveLogged(
      'StepBegan Draw',
      'BurnedOut',
      'PointsGained Ana gains 1 point (Burn Out) and has 1',
      'CardsDrawn Ben draws a card',
      'StepBegan Main',
    );
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });

  test('a point at the start of the turn wins before anything is channeled', () => {
    const table = game(duel({ Ben: { points: 7 }, warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } } }));
    table.play('Ana: ends turn');
    expect(table).toHaveLogged('BattlefieldHeld', 'MatchEnded Ben');
    expect(table).not.toHaveLogged('RunesChanneled');
  });
});

describe('the end of a turn', () => {
  test('only the turn player ends it, with nothing going on', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] } }));
    expect(table.attempt('Ben: ends turn')).toBeImpossible('not-your-turn');
    table.play('Ana: moves Pit Rookie to Zaun Warrens');
    expect(table.attempt('Ana: ends turn')).toBeImpossible('turn-not-free');
  });

  test('units heal before the effects of the turn end: who lived by one lives on', () => {
    const table = game(
      duel({
        Ana: { base: [{ card: 'Pit Rookie', might: 3, damage: 4 }] },
        Ben: { base: [{ card: 'Recruit', stunned: true }] },
      }),
    );
    table.play('Ana: ends turn');
    expect(table).toHaveLogged('StepBegan Expiration', 'UnitsHealed', 'EffectsEnded', 'TurnBegan');
    expect(table.where('Pit Rookie')).toBe("Ana's base");
    expect(table.piece('Pit Rookie').numbers).toEqual([{ label: 'Might', value: 2, base: 2 }]);
    expect(table.piece('Recruit').badges).not.toContain('stunned');
  });

  test('pools empty as the Main Phase begins and as the turn ends, for everybody', () => {
    const table = game(duel({ Ana: { energy: 2 }, Ben: { power: ['Fury'] } }));
    table.play('Ana: exhausts Fury Rune', 'Ana: ends turn');
    expect(table).toHaveLogged('StepBegan Expiration', 'PoolsEmptied', 'TurnBegan');
    const again = game(duel({ phase: 'channel', Ana: { energy: 2 } }));
    expect(again.state.seats.map(({ pool }) => pool.energy)).toEqual([0, 0]);
  });

  test('the expiration step comes again as long as something went through the chain in it', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] } }));
    table.happens({ type: 'StepBegan', data: { phase: 'ending', step: 'expiration', seat: 0 }, because: [] });
    table.play('Ana: triggers Pit Rookie: give +1 Might to Pit Rookie this turn; stun Pit Rookie').pass();
    expect(table).toHaveLogged('EffectsBegan', 'ChainClosed', 'StepBegan Expiration', 'EffectsEnded', 'TurnBegan');
    expect(table.piece('Pit Rookie')).toMatchObject({ badges: [], numbers: [{ label: 'Might', value: 2, base: 2 }] });
  });

  test('what was scored this turn may be scored again in the next', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens').pass().play('Ana: ends turn', 'Ben: ends turn');
    expect(table.points).toEqual({ Ana: 2, Ben: 0 });
    expect(table.at(WARRENS)).toEqual(['controlled by Ana', 'scored by Ana this turn']);
  });
});
