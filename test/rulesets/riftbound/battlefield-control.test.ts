import { game } from '../../support/riftbound/game.js';
import { duel, GROVE, WARRENS } from '../../support/riftbound/tables.js';

describe('contested', () => {
  test('by the unit that comes, not by one that comes after it', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] }, Ben: { base: ['Recruit'], hand: ['Flash'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: passes');
    table.play('Ben: plays Flash: move Recruit to Zaun Warrens').pass();
    expect(table.facts.filter(({ type }) => type === 'BattlefieldContested')).toHaveLength(1);
    expect(table.at(WARRENS)).toContain('contested by Ana');
  });

  test('not by a unit that joins its own at a battlefield its player controls', () => {
    const table = game(
      duel({
        Ana: { base: ['Pit Rookie'], hand: ['First Mate'] },
        warrens: { controller: 'Ana', units: { Ana: ['Recruit'] } },
      }),
    );
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: plays First Mate to Zaun Warrens');
    expect(table).not.toHaveLogged('BattlefieldContested');
    expect(table).toBeIn('neutral-open');
  });

  test('by a token that an effect creates there', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'] } }));
    table.play('Ana: plays Cleave: create 2 Recruit at Zaun Warrens').pass();
    expect(table).toHaveLogged(
      'TokensCreated Ana creates 2 Recruit at Zaun Warrens',
      'BattlefieldContested Ana',
      'ShowdownOpened',
    );
  });

  test('by a unit that changes hands there', () => {
    const table = game(
      duel({
        Ana: { hand: ['Cleave'] },
        warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie', 'First Mate'] } },
      }),
    );
    table.play('Ana: plays Cleave: Ana takes control of First Mate').pass();
    expect(table).toHaveLogged('ControlChanged', 'BattlefieldContested Ana', 'CombatOpened');
    expect(table.piece('First Mate').badges).toContain('attacker');
    expect(table.piece('Pit Rookie').badges).toContain('defender');
  });

  test('where the only unit changes hands, control is lost and a showdown decides', () => {
    const table = game(
      duel({ Ana: { hand: ['Cleave'] }, warrens: { controller: 'Ben', units: { Ben: ['First Mate'] } } }),
    );
    table.play('Ana: plays Cleave: Ana takes control of First Mate').pass();
    expect(table).toHaveLogged('ControlChanged', 'BattlefieldContested', 'ControlLost', 'ShowdownOpened');
    table.pass();
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });
});

test('gear attached to a unit stays with it at a battlefield; loose gear never does', () => {
  const table = game(
    duel({
      Ana: { hand: ['Cleave'] },
      warrens: { controller: 'Ana', units: { Ana: [{ card: 'Pit Rookie', attached: ["Doran's Blade"] }] } },
    }),
  );
  expect(table.where('Doran')).toBe(WARRENS);
  table.play("Ana: plays Cleave: detach Doran's Blade").pass();
  expect(table.where('Doran')).toBe("Ana's base");
  expect(table.where('Pit Rookie')).toBe(WARRENS);
});

describe('when control is lost', () => {
  test('in the cleanup after the last unit has gone, but not while a chain is open', () => {
    const table = game(
      duel({ Ana: { hand: ['Gust', 'Cleave'] }, warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } } }),
    );
    table.play('Ana: plays Cleave: draw 1', 'Ana: plays Gust -> Pit Rookie: return Pit Rookie').pass();
    expect(table.where('Pit Rookie')).toBe("Ben's hand");
    expect(table.at(WARRENS)).toEqual(['controlled by Ben']);
    table.pass();
    expect(table.at(WARRENS)).toEqual([]);
  });

  test('also during a showdown elsewhere, once its chain has closed', () => {
    const table = game(
      duel({
        Ana: { base: ['Wizened Elder'], hand: ['Gust'] },
        grove: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } },
      }),
    );
    table.play('Ana: moves Wizened Elder to Zaun Warrens');
    table.play('Ana: plays Gust -> Pit Rookie: return Pit Rookie').pass();
    expect(table).toBeIn('showdown-open');
    expect(table.at(GROVE)).toEqual([]);
    expect(table).toHaveLogged('ChainClosed', 'ControlLost Grove');
  });

  test('never where a showdown or a combat goes on, until that ends', () => {
    const table = game(
      duel({
        Ana: { base: ['Wizened Elder'], hand: ['Gust', 'Flash'] },
        warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] }, facedown: { by: 'Ben', card: 'Tideturner' } },
      }),
    );
    table.play('Ana: moves Wizened Elder to Zaun Warrens');
    table.play('Ana: plays Gust -> Pit Rookie: return Pit Rookie').pass();
    expect(table.at(WARRENS)).toContain('controlled by Ben');
    expect(table.where('Tideturner')).toBe('Facedown Zone of Zaun Warrens');
    table.pass();
    expect(table).toHaveLogged(
      'CombatResultDetermined',
      'ControlEstablished Ana',
      'PiecesTrashed Put into the trash: Tideturner',
      'CombatEnded',
    );
    expect(table.where('Tideturner')).toBe("Ben's trash");
  });

  test('a unit that leaves and comes back in one resolution was never missed', () => {
    const table = game(
      duel({ Ana: { hand: ['Flash'] }, warrens: { controller: 'Ana', units: { Ana: ['Pit Rookie'] } } }),
    );
    table.play('Ana: plays Flash: move Pit Rookie to base; move Pit Rookie to Zaun Warrens').pass();
    expect(table).not.toHaveLogged('ControlLost');
    expect(table).not.toHaveLogged('BattlefieldContested');
    expect(table.at(WARRENS)).toEqual(['controlled by Ana']);
  });

  test('what was lost and is taken again in the same turn scores if it was not scored yet', () => {
    const table = game(
      duel({
        turn: 'Ben',
        Ana: { hand: ['Ride the Wind'] },
        Ben: { base: ['First Mate'], hand: ['Charm'], points: 5 },
        warrens: { units: {} },
        grove: { controller: 'Ana', units: { Ana: ['Wizened Elder'] } },
      }),
    );
    table.play('Ben: plays Charm -> Wizened Elder: move Wizened Elder to Zaun Warrens').pass();
    expect(table).toHaveLogged('ChainClosed', 'ControlLost Grove', 'ShowdownOpened Zaun');
    expect(table.waiting).toEqual(['Ana: has focus']);
    table.play('Ana: plays Ride the Wind: move Wizened Elder to Grove of the God-Willow').pass();
    table.pass();
    expect(table).toHaveLogged('ShowdownEnded Zaun', 'ShowdownOpened Grove');
    table.pass();
    expect(table).toHaveLogged('BattlefieldConquered Grove');
    expect(table.points).toEqual({ Ana: 1, Ben: 5 });
  });
});
