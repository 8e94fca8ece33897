import { game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

describe('finalize, execute, pass, resolve', () => {
  test('the newest item resolves first, and the controller of the newest left gets priority', () => {
    const table = game(duel({ Ana: { hand: ['Cleave', 'En Garde', 'Flash'] }, Ben: { hand: ['Stupefy'] } }));
    table.play('Ana: plays Cleave: draw 1', 'Ana: passes', 'Ben: plays Stupefy: draw 1', 'Ben: passes');
    table.play('Ana: plays En Garde: draw 1').pass();
    expect(table).toHaveLogged('ChainItemResolved Garde', 'PriorityGained Ben');
    expect(table.waiting).toEqual(['Ben: has priority']);
    table.play('Ben: passes', 'Ana: plays Flash: draw 1').pass();
    expect(table.waiting).toEqual(['Ben: has priority']);
    table.pass();
    expect(table.waiting).toEqual(['Ana: has priority']);
    table.pass();
    expect(table).toHaveLogged('ChainItemResolved Stupefy', 'ChainItemResolved Cleave', 'ChainClosed');
    expect(table).toBeIn('neutral-open');
  });

  test('an item added between two passes asks everybody again', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'] }, Ben: { hand: ['Stupefy'] } }));
    table.play('Ana: plays Cleave: draw 1', 'Ana: passes', 'Ben: plays Stupefy: draw 1', 'Ben: passes');
    expect(table.table.stack).toHaveLength(2);
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('units and gear resolve as soon as they are finalized; nobody can answer', () => {
    const table = game(duel({ Ana: { hand: ['First Mate', 'Iron Ballista'] }, Ben: { hand: ['Stupefy'] } }));
    table.play('Ana: plays First Mate to base', 'Ana: plays Iron Ballista');
    expect(table.where('First Mate')).toBe("Ana's base");
    expect(table.piece('First Mate').exhausted).toBe(true);
    expect(table.piece('Iron Ballista').exhausted).toBe(false);
    expect(table.facts.filter(({ type }) => type === 'PriorityPassed')).toEqual([]);
    expect(table).toBeIn('neutral-open');
  });

  test('a unit played in reaction enters before what it answers, and the older item is asked for again', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'] }, Ben: { hand: ['Rengar, Pouncing'], base: ['Recruit'] } }));
    table.play('Ana: plays Cleave: draw 1', 'Ana: passes', 'Ben: plays Rengar to base');
    expect(table.where('Rengar')).toBe("Ben's base");
    expect(table.table.stack).toHaveLength(1);
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('an ability that only adds resolves at once, in reaction as well, and priority stays', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'] }, Ben: { base: ['Seal of Rage'] } }));
    table.play('Ana: plays Cleave: draw 1', 'Ana: passes', 'Ben: uses Seal of Rage (exhaust): add 1 Fury');
    expect(table.table.stack).toHaveLength(1);
    expect(table).toHaveLogged(
      'ChainItemResolving Seal',
      'ResourcesAdded Ben adds 1 Fury power',
      'ChainItemResolved Seal',
    );
    expect(table.waiting).toEqual(['Ben: has priority']);
    table.play('Ben: passes', 'Ana: passes');
    expect(table).toBeIn('neutral-open');
  });

  test('what is countered leaves without effect, its card to the trash, nothing paid back', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'] }, Ben: { hand: ['Defy'] } }));
    table
      .play('Ana: plays Cleave: draw 1', 'Ana: passes', 'Ben: plays Defy -> Cleave on the chain: counter Cleave')
      .pass();
    expect(table).toHaveLogged('ChainItemCountered Cleave', 'ChainItemResolved Defy', 'ChainClosed');
    expect(table).not.toHaveLogged('CardsDrawn');
    expect([table.where('Cleave'), table.where('Defy')]).toEqual(["Ana's trash", "Ben's trash"]);
    expect(table.waiting).toEqual(['Ana: has priority']);
  });
});

describe('triggers on the chain', () => {
  test('a trigger waits until the item has resolved and the cleanup is done, then its controller has priority', () => {
    const table = game(duel({ Ana: { hand: ['Hextech Ray'] }, Ben: { base: ['Watchful Sentry', 'Pit Rookie'] } }));
    table.play('Ana: plays Hextech Ray: kill Watchful Sentry; deal 2 to Pit Rookie').pass();
    expect(table).toHaveLogged(
      'PiecesKilled Killed: Watchful Sentry',
      'ItemPutOnChain Deathknell',
      'DamageDealt Hextech Ray: 2 damage to Pit Rookie',
      'ChainItemResolved Ray',
      'PiecesKilled Killed: Pit Rookie',
      'ChainItemFinalized',
      'PriorityGained Ben',
    );
  });

  test("of two players' triggers the turn player's goes on first, so the opponent's resolves first", () => {
    const table = game(
      duel({ Ana: { hand: ['Hextech Ray'], base: ['Watchful Sentry'] }, Ben: { base: ['Soaring Scout'] } }),
    );
    table.play('Ana: plays Hextech Ray: deal 1 to Watchful Sentry; deal 1 to Soaring Scout').pass();
    expect(table.table.stack.map(({ controller }) => controller)).toEqual(expect.arrayContaining([0, 1]));
    expect(table.waiting).toEqual(['Ben: has priority']);
    table.pass();
    expect(table.waiting[0]).toMatch(/^Ben: What does Deathknell of Soaring Scout do/);
    table.play('Ben: resolves: channel 1 exhausted').pass();
    expect(table.waiting[0]).toMatch(/^Ana: What does Deathknell of Watchful Sentry do/);
  });

  test('a trigger opens the chain on any turn, and can be answered', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] }, Ben: { base: ['Watchful Sentry'], hand: ['Stupefy'] } }));
    table.play('Ben: triggers Watchful Sentry: draw 1');
    expect(table).toBeIn('neutral-closed');
    expect(table.waiting).toEqual(['Ben: has priority']);
    expect(table.attempt('Ben: plays Stupefy')).toBeLegal();
    table.pass();
    expect(table).toBeIn('neutral-open');
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('while an item is being told nothing else happens, except what is always possible', () => {
    const table = game(duel({ Ana: { hand: ['Cleave', 'En Garde'], base: ['Pit Rookie'] } }));
    table.play('Ana: plays Cleave').pass();
    expect(table.waiting[0]).toMatch(/^Ana: What does Cleave do/);
    expect(table.attempt('Ana: plays En Garde')).toBeImpossible('choice-awaited');
    expect(table.attempt('Ana: passes')).toBeImpossible('choice-awaited');
    expect(table.attempt('Ben: resolves: draw 1')).toBeImpossible('not-your-choice');
    expect(table.attempt('correct: Pit Rookie is exhausted').strict.outcome).toBe('accepted');
    table.play('Ana: resolves: nothing');
    expect(table).toBeIn('neutral-open');
  });

  test('killed as a cost, what dies triggers behind the card it paid for, and resolves before it', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'], base: ['Watchful Sentry', 'Pit Rookie'] } }));
    table.play('Ana: plays Cleave (1 energy; kill Watchful Sentry): buff Pit Rookie');
    expect(table).toHaveLogged(
      'PiecesKilled Killed: Watchful Sentry',
      'ItemPutOnChain Deathknell',
      'ChainItemFinalized Cleave',
      'ChainItemFinalized Sentry',
    );
    table.pass().play('Ana: resolves: draw 1');
    expect(table).not.toHaveLogged('UnitsBuffed');
    table.pass();
    expect(table).toHaveLogged('CardsDrawn Ana draws a card', 'UnitsBuffed Buffed: Pit Rookie', 'ChainClosed');
  });

  test('the unit that was paid for so enters before the trigger is finalized', () => {
    const table = game(duel({ Ana: { hand: ['First Mate'], base: ['Watchful Sentry'] } }));
    table.play('Ana: plays First Mate to base (3 energy; kill Watchful Sentry)');
    expect(table).toHaveLogged(
      'ItemPutOnChain Deathknell',
      'PermanentEntered Mate',
      'ChainItemFinalized Sentry',
      'PriorityGained',
    );
    expect(table).toBeIn('neutral-closed');
  });
});
