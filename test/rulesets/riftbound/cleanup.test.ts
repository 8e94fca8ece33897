import { game } from '../../support/riftbound/game.js';
import { duel, GROVE, WARRENS } from '../../support/riftbound/tables.js';

describe('the order of a cleanup', () => {
  test('points decide before anything dies of its damage', () => {
    const table = game(
      duel({ Ana: { points: 7, hand: ['Hextech Ray'], base: ['Pit Rookie'] }, Ben: { base: ['Watchful Sentry'] } }),
    );
    table.play('Ana: plays Hextech Ray -> Watchful Sentry: deal 3 to Watchful Sentry; Ana scores 1').pass();
    expect(table).toHaveLogged(
      'DamageDealt Hextech Ray: 3 damage to Watchful Sentry',
      'PointsGained Ana gains 1 point (Hextech Ray) and has 8',
      'GameEnded',
      'MatchEnded',
    );
    expect(table).not.toHaveLogged('PiecesKilled');
  });

  test('everything with lethal damage dies at once, whoever controls it', () => {
    const table = game(duel({ Ana: { hand: ['Hextech Ray'], base: ['Pit Rookie'] }, Ben: { base: ['First Mate'] } }));
    table.play('Ana: plays Hextech Ray: deal 2 to Pit Rookie; deal 3 to First Mate').pass();
    expect(table.facts.filter(({ type }) => type === 'PiecesKilled')).toHaveLength(1);
    expect([table.where('Pit Rookie'), table.where('First Mate')]).toEqual(["Ana's trash", "Ben's trash"]);
  });

  test('damage equal to the Might is lethal, no damage never is', () => {
    const table = game(
      duel({ Ana: { hand: ['Stupefy'], base: ['Cithria of Cloudfield', { card: 'Pit Rookie', damage: 1 }] } }),
    );
    table.play('Ana: plays Stupefy: give -1 Might to Cithria this turn; give -1 Might to Pit Rookie this turn').pass();
    expect(table.where('Cithria of Cloudfield')).toBe("Ana's base");
    expect(table.where('Pit Rookie')).toBe("Ana's trash");
  });

  test('a Deathknell closes the state, so control of the place is lost only once it has resolved', () => {
    const table = game(
      duel({ Ana: { hand: ['Hextech Ray'] }, warrens: { controller: 'Ben', units: { Ben: ['Watchful Sentry'] } } }),
    );
    table.play('Ana: plays Hextech Ray -> Watchful Sentry: deal 3 to Watchful Sentry').pass();
    expect(table).toBeIn('neutral-closed');
    expect(table.at(WARRENS)).toEqual(['controlled by Ben']);
    table.pass().play('Ben: resolves: create 1 Recruit at Zaun Warrens');
    expect(table.at(WARRENS)).toEqual(['controlled by Ben']);
    expect(table).not.toHaveLogged('ControlLost');
  });

  test('and what is staged waits for it as well', () => {
    const table = game(duel({ Ana: { hand: ['Flash'], base: ['Pit Rookie', 'Watchful Sentry'] } }));
    table.play('Ana: plays Flash: move Pit Rookie to Zaun Warrens; deal 1 to Watchful Sentry').pass();
    expect(table).toBeIn('neutral-closed');
    expect(table.at(WARRENS)).toEqual(['contested by Ana', 'staged showdown']);
    table.pass().play('Ana: resolves: draw 1');
    expect(table).toBeIn('showdown-open');
  });

  test('a lost battlefield gives up the hidden card there in the same cleanup', () => {
    const table = game(
      duel({
        Ana: { hand: ['Gust'] },
        warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] }, facedown: { by: 'Ben', card: 'Tideturner' } },
      }),
    );
    table.play('Ana: plays Gust -> Pit Rookie: return Pit Rookie');
    expect(table.where('Tideturner')).toBe('Facedown Zone of Zaun Warrens');
    table.pass();
    expect(table).toHaveLogged('ChainClosed', 'ControlLost', 'PiecesTrashed Put into the trash: Tideturner');
    expect(table.where('Tideturner')).toBe("Ben's trash");
  });

  test('loose gear at a battlefield and pieces in a foreign base go to their controller', () => {
    const table = game(
      duel({
        Ana: { hand: ['Hextech Ray'] },
        Ben: { base: ['First Mate'] },
        warrens: { controller: 'Ben', units: { Ben: [{ card: 'Pit Rookie', attached: ["Doran's Blade"] }] } },
      }),
    );
    table.play('Ana: plays Hextech Ray: kill Pit Rookie; Ana takes control of First Mate').pass();
    expect(table.where('Doran')).toBe("Ben's base");
    expect(table.where('First Mate')).toBe("Ana's base");
    expect(table).not.toHaveLogged('UnitsMoved');
  });
});

describe('what is staged', () => {
  test('of two contested battlefields the turn player picks the first, and the other follows', () => {
    const table = game(duel({ Ana: { hand: ['Flash'], base: ['Pit Rookie', 'First Mate'] } }));
    table.play('Ana: plays Flash: move Pit Rookie to Zaun Warrens; move First Mate to Grove of the God-Willow').pass();
    expect(table.waiting[0]).toMatch(/^Ana: Where does the next showdown begin/);
    expect(table.attempt({ play: 'ChooseShowdown', seat: 1, at: 1 })).toBeImpossible('not-your-choice');
    table.play('Ana: chooses Grove of the God-Willow').pass();
    expect(table).toHaveLogged('BattlefieldConquered Grove', 'ShowdownOpened Zaun');
    expect(table).toBeIn('showdown-open');
    table.pass();
    expect(table.points).toEqual({ Ana: 2, Ben: 0 });
  });

  test('plain showdowns begin before combats', () => {
    const table = game(
      duel({
        Ana: { hand: ['Flash'], base: ['Wizened Elder', 'First Mate'] },
        warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } },
      }),
    );
    table
      .play('Ana: plays Flash: move Wizened Elder to Zaun Warrens; move First Mate to Grove of the God-Willow')
      .pass();
    expect(table.at(GROVE)).toContain('showdown');
    expect(table.at(WARRENS)).toContain('staged combat');
    table.pass();
    expect(table).toHaveLogged('ShowdownEnded Grove', 'CombatOpened Zaun');
  });

  test('of two combats the turn player picks the first', () => {
    const table = game(
      duel({
        Ana: { hand: ['Flash'], base: ['Wizened Elder', 'First Mate'] },
        warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } },
        grove: { controller: 'Ben', units: { Ben: ['Recruit'] } },
      }),
    );
    table
      .play('Ana: plays Flash: move Wizened Elder to Zaun Warrens; move First Mate to Grove of the God-Willow')
      .pass();
    table.play('Ana: chooses Grove of the God-Willow').pass();
    expect(table).toHaveLogged('CombatEnded Grove', 'CombatOpened Zaun');
    table.pass();
    expect(table.points).toEqual({ Ana: 2, Ben: 0 });
  });

  test('a combat that lost a side before it opened is staged no longer', () => {
    const table = game(
      duel({
        Ana: { hand: ['Flash'], base: ['Pit Rookie', 'First Mate'] },
        Ben: { hand: ['Gust'] },
        warrens: { controller: 'Ben', units: { Ben: ['Wizened Elder'] } },
      }),
    );
    table.play('Ana: plays Flash: move Pit Rookie to Zaun Warrens; move First Mate to Grove of the God-Willow').pass();
    expect(table.at(WARRENS)).toContain('staged combat');
    table.play('Ana: passes', 'Ben: plays Gust -> Pit Rookie: return Pit Rookie').pass();
    expect(table).toHaveLogged(
      'PiecesReturned Returned to hand: Pit Rookie',
      'ShowdownStaged',
      'CombatStaged',
      'ContestedCleared',
    );
    expect(table.at(WARRENS)).toEqual(['controlled by Ben']);
    table.pass();
    expect(table).toBeIn('neutral-open');
  });

  test('who stays where the contester has gone contests anew, and has focus then', () => {
    const table = game(
      duel({
        Ana: { hand: ['Flash'], base: ['Pit Rookie', 'First Mate'] },
        Ben: { hand: ['Ride the Wind', 'Gust'], base: ['Wizened Elder'] },
      }),
    );
    table.play('Ana: plays Flash: move Pit Rookie to Zaun Warrens; move First Mate to Grove of the God-Willow').pass();
    table.play('Ana: chooses Grove of the God-Willow', 'Ana: passes');
    table.play('Ben: plays Ride the Wind: move Wizened Elder to Zaun Warrens').pass();
    expect(table.at(WARRENS)).toEqual(['contested by Ana', 'staged showdown', 'staged combat']);
    table.play('Ana: passes', 'Ben: plays Gust -> Pit Rookie: return Pit Rookie').pass();
    expect(table).toHaveLogged('ContestedCleared Zaun', 'BattlefieldContested Ben', 'ShowdownStaged');
    table.pass();
    expect(table.waiting).toEqual(['Ben: has focus']);
    table.pass();
    expect(table.points).toEqual({ Ana: 1, Ben: 1 });
    expect(table.at(WARRENS)).toEqual(['controlled by Ben', 'scored by Ben this turn']);
  });
});

test('during a resolution there is no cleanup: what is healed in time lives', () => {
  const table = game(duel({ Ana: { hand: ['Hextech Ray'], base: ['Pit Rookie'] } }));
  table.play('Ana: plays Hextech Ray -> Pit Rookie: deal 3 to Pit Rookie; heal Pit Rookie').pass();
  expect(table.where('Pit Rookie')).toBe("Ana's base");
});
