import type { TableLayout } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

/** A table on which encoded cards act by their texts. */
const table = (layout: Parameters<typeof duel>[0]): Game =>
  game({ ...duel(layout), texts: 'encoded' } satisfies TableLayout);

const hand = (...cards: readonly string[]) => ({ hand: cards });

describe('spells', () => {
  test('a spell does what its text says, top to bottom, and asks nobody', () => {
    const match = table({
      Ana: hand('Void Seeker'),
      warrens: { controller: 'Ben', units: { Ben: ['Wizened Elder'] } },
    });
    match.play('Ana: plays Void Seeker -> Wizened Elder').pass();
    expect(match).toHaveLogged(
      'DamageDealt Void Seeker: 4 damage to Wizened Elder',
      'CardsDrawn Ana draws a card',
      'PiecesKilled Killed: Wizened Elder',
    );
  });

  test('where a minimum leaves nothing to take, zero is taken, which has no sign on a tape', () => {
    const match = table({ Ana: { ...hand('Smoke Screen'), base: [{ card: 'Pit Rookie', might: -2 }] } });
    match.play('Ana: plays Smoke Screen -> Pit Rookie').pass();
    expect(match.state.effects.map(({ might }) => might)).toEqual([-2, 0]);
  });

  test('targets are what the text asks for', () => {
    const match = table({ Ana: { ...hand('Void Seeker'), base: ['Pit Rookie'] }, Ben: { base: ['Recruit'] } });
    expect(match.attempt('Ana: plays Void Seeker -> Recruit')).toBeRefusedBecause('target.restrictions');
    expect(match.attempt('Ana: plays Void Seeker')).toBeRefusedBecause('target.needed');
  });

  test('a target that has left is not affected; the rest is done', () => {
    const match = table({
      Ana: hand('Void Seeker'),
      Ben: hand('Fight or Flight', 'Retreat'),
      warrens: { controller: 'Ben', units: { Ben: ['Wizened Elder'] } },
    });
    match.play('Ana: plays Void Seeker -> Wizened Elder', 'Ana: passes', 'Ben: plays Retreat -> Wizened Elder').pass();
    expect(match.where('Wizened Elder')).toBe("Ben's hand");
    match.pass();
    expect(match).not.toHaveLogged('DamageDealt');
    expect(match).toHaveLogged('CardsDrawn Ana draws a card');
  });

  test('two units deal damage equal to their Might to each other', () => {
    const match = table({ Ana: { ...hand('Challenge'), base: ['Mega-Mech'] }, Ben: { base: ['Pit Rookie'] } });
    match.play('Ana: plays Challenge -> Mega-Mech, Pit Rookie').pass();
    expect(match.where('Pit Rookie')).toBe("Ben's trash");
    expect(match.piece('Mega-Mech').numbers).toContainEqual(expect.objectContaining({ label: 'damage', value: 2 }));
  });

  test('a stunned unit still deals its Might with Challenge', () => {
    const match = table({
      Ana: { ...hand('Challenge'), base: [{ card: 'Mega-Mech', stunned: true }] },
      Ben: { base: ['Pit Rookie'] },
    });
    match.play('Ana: plays Challenge -> Mega-Mech, Pit Rookie').pass();
    expect(match.where('Pit Rookie')).toBe("Ben's trash");
  });

  test('a counter reaches only what its restriction allows', () => {
    const match = table({
      Ana: hand('Singularity'),
      Ben: hand('Defy'),
      warrens: { controller: 'Ben', units: { Ben: ['Wizened Elder'] } },
    });
    match.play('Ana: plays Singularity -> Wizened Elder', 'Ana: passes');
    expect(match.attempt('Ben: plays Defy -> Singularity on the chain')).toBeRefusedBecause('target.restrictions');
  });

  test('each player kills one of their own units, chosen as the spell resolves', () => {
    const match = table({
      Ana: { ...hand('Cull the Weak'), base: ['Pit Rookie', 'Recruit'] },
      Ben: { base: ['Mega-Mech'] },
    });
    match.play('Ana: plays Cull the Weak').pass();
    expect(match.waiting).toEqual(['Ana: What is chosen, for Cull the Weak?']);
    match.play('Ana: chooses cards Recruit');
    expect(match.where('Mega-Mech')).toBe("Ben's trash");
    expect(match.where('Pit Rookie')).toBe("Ana's base");
  });
});

describe('triggers', () => {
  test('an attack trigger goes on the combat chain, with a target chosen as it is finalized', () => {
    const match = table({
      Ana: { base: ['Leona, Determined'] },
      warrens: { controller: 'Ben', units: { Ben: ['Mega-Mech', 'Pit Rookie'] } },
    });
    match.play('Ana: moves Leona to Zaun Warrens');
    expect(match.waiting).toEqual(['Ana: Is trigger of Leona, Determined used, and how?']);
    expect(match.attempt('Ana: answers -> Leona')).toBeRefusedBecause('target.restrictions');
    match.play('Ana: answers -> Mega-Mech').pass();
    expect(match.piece('Mega-Mech').badges).toContain('stunned');
  });

  test('a play trigger waits until the permanent is on the board', () => {
    const match = table({
      Ana: { ...hand('Blitzcrank, Impassive'), runes: 'enough' },
      Ben: { base: ['Pit Rookie'] },
      warrens: { controller: 'Ana', units: { Ana: ['Recruit'] } },
    });
    match.play('Ana: plays Blitzcrank to Zaun Warrens');
    expect(match.where('Blitzcrank')).toBe('Zaun Warrens');
    match.play('Ana: answers -> Pit Rookie').pass();
    expect(match.where('Pit Rookie')).toBe('Zaun Warrens');
    expect(match).toHaveLogged('BattlefieldContested');
  });

  test('a trigger that may be declined counts for nothing then', () => {
    const match = table({
      Ana: hand('Blitzcrank, Impassive'),
      Ben: { base: ['Pit Rookie'] },
      warrens: { controller: 'Ana', units: { Ana: ['Recruit'] } },
    });
    match.play('Ana: plays Blitzcrank to Zaun Warrens', 'Ana: declines');
    expect(match.waiting).toEqual(['Ana: has priority']);
  });

  test('a trigger without anything to choose is removed', () => {
    const match = table({
      Ana: hand('Blitzcrank, Impassive'),
      warrens: { controller: 'Ana', units: { Ana: ['Recruit'] } },
    });
    match.play('Ana: plays Blitzcrank to Zaun Warrens');
    expect(match).toHaveLogged('ChainItemRemoved');
    expect(match.waiting).toEqual(['Ana: has priority']);
  });

  test('at the end of the turn its triggers are answered before the turn passes', () => {
    const match = table({ Ana: { legend: 'Dark Child - Starter', runes: { Fury: { exhausted: 3 } } } });
    match.play('Ana: ends turn');
    expect(match.waiting).toEqual(['Ana: Is trigger of Dark Child - Starter used, and how?']);
  });
});

describe('activated abilities', () => {
  test('a seal adds its power at once, in answer to anything', () => {
    const match = table({ Ana: { base: ['Seal of Rage'] } });
    match.play('Ana: uses Seal of Rage');
    expect(match.table.players[0]?.counters).toContainEqual({ label: 'Fury power', value: 1 });
    expect(match.attempt('Ana: uses Seal of Rage ability 1')).toBeRefusedBecause('ability.pay');
  });
});

describe('Origins', () => {
  test('a unit token is played to a battlefield only where its player controls it', () => {
    const match = table({ Ana: hand('Sprite Call'), grove: { controller: 'Ana', units: { Ana: ['Stalwart Poro'] } } });
    match.play('Ana: plays Sprite Call').pass();
    expect(match.attempt('Ana: places the token at Zaun')).toBeRefusedBecause('play.unit-location-default');
    match.play('Ana: places the token at Grove');
    const created = match.facts.flatMap(({ type, data }) => (type === 'TokensCreated' ? [data.to] : []));
    expect(created).toEqual([{ zone: 'battlefield', at: 1 }]);
  });

  test('a card that is discarded is seen by its own ability', () => {
    const match = table({
      Ana: hand('Scrapheap'),
      warrens: { controller: 'Ben', units: { Ben: ['Recruit'] } },
      grove: { controller: 'Ana', units: { Ana: ['Traveling Merchant'] } },
    });
    match.play('Ana: moves Traveling Merchant to base');
    match.pass();
    expect(match.where('Scrapheap')).toBe("Ana's trash");
    match.pass();
    expect(match.facts.filter(({ type }) => type === 'CardsDrawn')).toHaveLength(2);
  });

  test('where no rune can be channeled, a card is drawn instead', () => {
    const match = table({ Ana: hand('Catalyst of Aeons') });
    match.play('Ana: plays Catalyst of Aeons').pass();
    expect(match).toHaveLogged('CardsDrawn Ana draws a card');
  });

  test('a unit taken over is recalled to the base of who controls it now', () => {
    const match = table({
      Ana: { ...hand('Possession'), runes: { Chaos: 8 } },
      warrens: { controller: 'Ben', units: { Ben: ['Mega-Mech'] } },
    });
    match.play('Ana: plays Possession -> Mega-Mech').pass();
    expect(match.where('Mega-Mech')).toBe("Ana's base");
  });

  test('an attack alone strengthens the one unit that attacks', () => {
    const match = table({
      Ana: { base: ['Mask of Foresight', 'Stalwart Poro'] },
      warrens: { controller: 'Ben', units: { Ben: ['Mega-Mech'] } },
    });
    match.play('Ana: moves Stalwart Poro to Zaun').pass();
    expect(match.piece('Stalwart Poro').numbers).toContainEqual(expect.objectContaining({ label: 'Might', value: 3 }));
  });

  test('a unit that dies deals its damage at the battlefield where it died', () => {
    const match = table({
      Ana: hand('Vengeance'),
      warrens: { controller: 'Ben', units: { Ben: ["Kog'Maw, Caustic", 'Stalwart Poro'] } },
    });
    match.play("Ana: plays Vengeance -> Kog'Maw, Caustic").pass();
    match.pass();
    expect(match.where('Stalwart Poro')).toBe("Ben's trash");
  });
});
