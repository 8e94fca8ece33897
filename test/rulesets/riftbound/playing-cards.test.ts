import { game } from '../../support/riftbound/game.js';
import { playOf } from '../../support/riftbound/play-of.js';
import { duel } from '../../support/riftbound/tables.js';

const hand = (...names: readonly string[]) => ({ hand: names });
const heldBy = (name: string, ...units: readonly string[]) => ({ controller: name, units: { [name]: units } });

describe('where a card is played from', () => {
  test.each([
    ['hand', { hand: ['Wizened Elder'] }],
    ['the champion zone', { champion: 'Wizened Elder' }],
  ])('from %s by default', (_, Ana) => {
    expect(game(duel({ Ana })).attempt('Ana: plays Wizened Elder')).toBeLegal();
  });

  test('from the trash only an effect could allow it: the verdict stays open', () => {
    const table = game(duel({ Ana: { trash: ['Wizened Elder'] } }));
    const { strict, findings } = table.attempt({ ...playOf(table, 'Wizened Elder') });
    expect(strict.outcome).toBe('accepted');
    expect(findings).toMatchObject([{ rule: 'action.play-from', severity: 'doubtful' }]);
  });

  test('a card that lies on the board cannot be played', () => {
    const table = game(duel({ Ana: { base: ['Wizened Elder'] } }));
    expect(table.attempt(playOf(table, 'Wizened Elder'))).toBeImpossible('wrong-zone');
  });
});

describe('where a unit is played to', () => {
  const laid = duel({
    Ana: hand('Wizened Elder'),
    warrens: heldBy('Ana', 'First Mate'),
    grove: heldBy('Ben', 'Pit Rookie'),
  });

  test("its player's base, or a battlefield that its player controls", () => {
    const table = game(laid);
    expect(table.attempt('Ana: plays Wizened Elder to base')).toBeLegal();
    expect(table.attempt('Ana: plays Wizened Elder to Zaun Warrens')).toBeLegal();
    expect(table.attempt('Ana: plays Wizened Elder to Grove')).toBeRefusedBecause('play.unit-location-default');
    expect(table).not.toOffer('Ana: plays Wizened Elder to Grove');
  });

  test('it enters exhausted and contests nothing that its player controls', () => {
    const table = game(laid).play('Ana: plays Wizened Elder to Zaun Warrens');
    expect(table.piece('Wizened Elder').exhausted).toBe(true);
    expect(table.log.join()).not.toMatch('Contested');
  });

  test("never another player's base: recorded as played, it is recalled to where it belongs", () => {
    const table = game(laid);
    const there = { ...playOf(table, 'Wizened Elder'), to: { zone: 'base', seat: 1 } } as const;
    expect(table.attempt(there)).toBeRefusedBecause('play.unit-location-default');
    table.playAnyway(there);
    expect(table).toHaveLogged('PermanentEntered', 'PiecesRecalled Recalled to base: Wizened Elder');
    expect(table.where('Wizened Elder')).toBe("Ana's base");
  });

  test('as played to an enemy battlefield it contests it, and the combat takes its course', () => {
    const table = game(laid);
    table.playAnyway('Ana: plays Wizened Elder to Grove');
    expect(table).toHaveLogged('PermanentEntered', 'BattlefieldContested Grove', 'CombatOpened Grove');
  });

  test('a place that is not there, and a place for a spell, cannot be recorded', () => {
    const table = game(duel({ Ana: hand('Wizened Elder', 'Cleave') }));
    expect(table.attempt({ ...playOf(table, 'Wizened Elder'), to: { zone: 'battlefield', at: 2 } })).toBeImpossible(
      'no-such-battlefield',
    );
    expect(table.attempt({ ...playOf(table, 'Wizened Elder'), to: { zone: 'base', seat: 3 } })).toBeImpossible(
      'no-such-player',
    );
    expect(table.attempt({ ...playOf(table, 'Cleave'), to: { zone: 'base', seat: 0 } })).toBeImpossible(
      'spell-without-place',
    );
  });

  test('nor can a place for a token that is not there', () => {
    const encoded = duel({
      Ana: { runes: 'enough', hand: ['Recruit the Vanguard'] },
      warrens: { controller: 'Ana', units: { Ana: ['Pit Rookie'] } },
    });
    const table = game({ ...encoded, texts: 'encoded' });
    table.play('Ana: plays Recruit the Vanguard').pass();
    expect(table.attempt({ play: 'ChoosePlace', seat: 0, to: { zone: 'base', seat: 3 } })).toBeImpossible(
      'no-such-place',
    );
    const there = { zone: 'battlefield', at: 2 } as const;
    expect(table.attempt({ play: 'ChoosePlace', seat: 0, to: there })).toBeImpossible('no-such-place');
  });

  test('gear goes ready to the base, not to a battlefield', () => {
    const table = game({ ...laid, players: { ...laid.players, Ana: { runes: 'enough', hand: ['Iron Ballista'] } } });
    expect(table.attempt('Ana: plays Iron Ballista to Zaun Warrens')).toBeRefusedBecause('objects.gear-to-base');
    table.play('Ana: plays Iron Ballista');
    expect(table.piece('Iron Ballista').exhausted).toBe(false);
  });

  test('gear played to a battlefield all the same is recalled in the next cleanup', () => {
    const table = game({ ...laid, players: { ...laid.players, Ana: { runes: 'enough', hand: ['Iron Ballista'] } } });
    table.playAnyway('Ana: plays Iron Ballista to Zaun Warrens');
    expect(table).toHaveLogged('PermanentEntered Warrens', 'PiecesRecalled Recalled to base: Iron Ballista');
  });
});

describe('the steps of playing a card', () => {
  test('chain first, then the cost, then finalized; a permanent enters and nobody gets priority in between', () => {
    const table = game(duel({ Ana: hand('Wizened Elder') })).play('Ana: plays Wizened Elder');
    expect(table).toHaveLogged(
      'ItemPutOnChain',
      'CostPaid Ana pays 4 energy',
      'ChainItemFinalized',
      'PermanentEntered',
      'ChainItemResolved',
      'PriorityGained Ana',
    );
    expect(table.log.filter((entry) => entry.startsWith('Priority'))).toHaveLength(1);
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('a spell stays on the chain and its controller has priority', () => {
    const table = game(duel({ Ana: hand('Hextech Ray') })).play('Ana: plays Hextech Ray');
    expect(table).toBeIn('neutral-closed');
    expect(table.waiting).toEqual(['Ana: has priority']);
    expect(table.table.stack).toHaveLength(1);
  });

  test('a play that fails changes nothing in strict mode', () => {
    const table = game(duel({ Ana: { ...hand('Wizened Elder'), runes: { Calm: 1 } } }));
    const before = JSON.stringify(table.state);
    expect(table.attempt('Ana: plays Wizened Elder')).toBeRefusedBecause('play.costs-paid');
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('costs that are game actions are paid after energy and power, and count as costs', () => {
    const table = game(duel({ Ana: { ...hand('Wizened Elder'), base: ['First Mate'] } }));
    table.play('Ana: plays Wizened Elder (2 energy; kill First Mate)');
    expect(table).toHaveLogged(
      'ItemPutOnChain',
      'CostPaid Ana pays 2 energy',
      'PiecesKilled Killed: First Mate',
      'ChainItemFinalized',
      'PermanentEntered',
    );
    expect(table.facts.find(({ type }) => type === 'PiecesKilled')?.data).toMatchObject({ by: 'cost' });
  });

  test('a unit that dies as a cost leaves its battlefield controlled while the chain is open, so the new one may enter there', () => {
    const table = game(duel({ Ana: hand('Wizened Elder'), warrens: heldBy('Ana', 'First Mate') }));
    table.play('Ana: plays Wizened Elder to Zaun Warrens (2 energy; kill First Mate)');
    expect(table.where('Wizened Elder')).toBe('Zaun Warrens');
    expect(table.at('Zaun Warrens').join()).toMatch(/Ana/);
    expect(table.log.join()).not.toMatch(/ControlLost|BattlefieldContested/);
  });

  test('the Deathknell of a unit that dies as a cost is finalized after the card', () => {
    const table = game(duel({ Ana: { ...hand('Wizened Elder'), base: ['Watchful Sentry'] } }));
    table.play('Ana: plays Wizened Elder (1 energy; kill Watchful Sentry)');
    expect(table).toHaveLogged(
      'PiecesKilled Killed: Watchful Sentry',
      'ItemPutOnChain Deathknell',
      'ChainItemFinalized Elder',
      'PermanentEntered',
      'ChainItemFinalized Deathknell',
    );
  });

  test('a unit that dies alone keeps its battlefield for what its Deathknell puts there', () => {
    const table = game(
      duel({
        Ana: { hand: ['Cleave'], trash: ['Wizened Elder'] },
        warrens: heldBy('Ana', 'Watchful Sentry'),
      }),
    );
    table.play('Ana: plays Cleave: kill Watchful Sentry').pass().pass();
    table.play('Ana: resolves: put Wizened Elder@trash to Zaun Warrens');
    expect(table.where('Wizened Elder')).toBe('Zaun Warrens');
    expect(table.log.join()).not.toMatch(/ControlLost|BattlefieldContested/);
  });

  test('a discard may be a cost, of cards in hand only', () => {
    const table = game(duel({ Ana: { ...hand('Wizened Elder', 'Cleave'), base: ['First Mate'] } }));
    table.play('Ana: plays Wizened Elder (1 energy; discard Cleave)');
    expect(table).toHaveLogged('CostPaid Ana pays 1 energy', 'CardsDiscarded Ana discards Cleave', 'PermanentEntered');
  });
});

describe('timing', () => {
  const showdown = () =>
    game(
      duel({
        Ana: { base: ['First Mate'], ...hand('Cleave', 'Wizened Elder', 'Shakedown') },
        Ben: hand('Cleave', 'Defy'),
      }),
    ).play('Ana: moves First Mate to Zaun Warrens');

  test('by default in one’s own Main Phase, in a Neutral Open State', () => {
    const table = game(duel({ Ana: hand('Wizened Elder'), Ben: hand('Wizened Elder') }));
    expect(table).toOffer('Ana: plays Wizened Elder');
    expect(table.attempt({ ...playOf(table, "Ben's Wizened Elder"), seat: 1 })).toBeRefusedBecause(
      'state.default-permission',
    );
  });

  test('in a showdown only Action and Reaction, by the player with focus', () => {
    const table = showdown();
    expect(table.attempt('Ana: plays Wizened Elder')).toBeRefusedBecause('state.showdown-permission');
    expect(table).toOffer('Ana: plays Cleave');
    expect(table).toOffer('Ana: plays Shakedown');
    expect(table.attempt('Ben: plays Cleave')).toBeRefusedBecause('focus.right');
  });

  test('on a chain only Reaction', () => {
    const table = showdown().play('Ana: plays Cleave', 'Ana: passes');
    expect(table.attempt('Ben: plays Cleave')).toBeRefusedBecause('state.closed-permission');
    expect(table).toOffer('Ben: plays Defy');
  });

  test('a unit with Reaction enters in answer to a spell, which then still resolves', () => {
    const table = game(duel({ Ana: hand('Hextech Ray'), Ben: hand('Janna, Savior') }));
    table.play('Ana: plays Hextech Ray', 'Ana: passes', 'Ben: plays Janna to base');
    expect(table.where('Janna')).toBe("Ben's base");
    expect(table.waiting).toEqual(['Ana: has priority']);
    table.pass();
    expect(table.waiting).toEqual(['Ana: What does Hextech Ray do?']);
  });
});

describe('Accelerate', () => {
  test('one energy and one power of its own domain more, and it enters ready', () => {
    const table = game(duel({ Ana: hand('Legion Rearguard') })).play('Ana: plays Legion Rearguard accelerated');
    expect(table.piece('Legion Rearguard').exhausted).toBe(false);
    expect(table.facts.find(({ type }) => type === 'CostPaid')?.data).toMatchObject({ energy: 3, power: ['Fury'] });
    expect(table.log.join()).not.toMatch('PiecesReadied');
  });

  test('the power must be of one of its domains', () => {
    const table = game(duel({ Ana: { ...hand('Legion Rearguard'), runes: { Calm: 6 } } }));
    expect(table.attempt('Ana: plays Legion Rearguard accelerated')).toBeRefusedBecause('play.costs-paid');
    expect(table.attempt('Ana: plays Legion Rearguard')).toBeLegal();
  });

  test('a unit without it cannot be accelerated', () => {
    const table = game(duel({ Ana: hand('Wizened Elder') }));
    expect(table.attempt('Ana: plays Wizened Elder accelerated')).toBeRefusedBecause('keyword.accelerate');
  });
});

describe('Ambush', () => {
  const laid = duel({
    turn: 'Ben',
    Ana: hand('Grim Apothecary'),
    Ben: { base: ['Pit Rookie'] },
    warrens: { units: { Ana: ['First Mate'] }, controller: 'Ana' },
  });

  test('into a showdown, to a battlefield where one has units', () => {
    const table = game(laid).play('Ben: moves Pit Rookie to Zaun Warrens', 'Ben: passes');
    expect(table.attempt('Ana: plays Grim Apothecary')).toBeRefusedBecause('state.showdown-permission');
    table.play('Ana: plays Grim Apothecary to Zaun Warrens');
    expect(table.piece('Grim Apothecary').badges).toContain('defender');
  });

  test('to a battlefield that another player controls, beside own units', () => {
    const table = game(
      duel({
        Ana: { ...hand('Grim Apothecary'), base: ['First Mate'] },
        Ben: hand('Defy'),
        warrens: heldBy('Ben', 'Pit Rookie'),
      }),
    );
    expect(table.attempt('Ana: plays Grim Apothecary to Zaun Warrens')).toBeRefusedBecause('keyword.ambush-still-true');
    table.play('Ana: moves First Mate to Zaun Warrens');
    expect(table.attempt('Ana: plays Grim Apothecary to Zaun Warrens')).toBeLegal();
  });

  test('not where the only unit is what the cost takes away', () => {
    const table = game(
      duel({ Ana: { ...hand('Grim Apothecary'), base: ['First Mate'] }, warrens: heldBy('Ben', 'Pit Rookie') }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens');
    expect(table.attempt('Ana: plays Grim Apothecary to Zaun Warrens (1 energy; kill First Mate)')).toBeRefusedBecause(
      'keyword.ambush-still-true',
    );
    const stunned = table.attempt('Ana: plays Grim Apothecary to Zaun Warrens (1 energy; stun First Mate)');
    expect(stunned.strict.outcome).toBe('accepted');
  });
});

describe('Deflect', () => {
  const laid = (runes: object) =>
    game(duel({ Ana: { ...hand('Cleave'), runes }, Ben: { base: ['Volibear, Furious', 'Pouty Poro'] } }));

  test('power of any domain for each time an enemy chooses it', () => {
    const table = laid({ Fury: 1, Calm: 3 }).play('Ana: plays Cleave -> Volibear');
    expect(table.facts.find(({ type }) => type === 'CostPaid')?.data).toMatchObject({
      energy: 1,
      power: { length: 2 },
    });
  });

  test('it adds up over targets, and an unpaid one forbids the play', () => {
    expect(laid({ Fury: 2 }).attempt('Ana: plays Cleave -> Volibear, Pouty Poro')).toBeRefusedBecause(
      'play.costs-paid',
    );
    expect(laid({ Fury: 3 }).attempt('Ana: plays Cleave -> Volibear, Pouty Poro')).toBeLegal();
  });

  test("its own controller pays nothing, and an enemy's triggered ability pays too", () => {
    const table = game(
      duel({ Ana: { base: ['First Mate'], runes: {} }, Ben: { base: ['Pouty Poro'], hand: ['Cleave'] }, turn: 'Ben' }),
    );
    table.play('Ben: plays Cleave -> Pouty Poro');
    expect(table.facts.find(({ type }) => type === 'CostPaid')?.data).toMatchObject({ energy: 1, power: [] });
    expect(table.attempt('Ana: triggers First Mate -> Pouty Poro')).toBeRefusedBecause('play.costs-paid');
  });
});
