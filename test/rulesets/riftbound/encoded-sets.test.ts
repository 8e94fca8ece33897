import { game, type Game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

/** Cards of the later sets, acting by their encoded texts. */
const table = (layout: Parameters<typeof duel>[0]): Game => game({ ...duel(layout), texts: 'encoded' });

const ORDER = { Order: 12 };

const counter = (match: Game, seat: number, label: string) =>
  match.table.players[seat]?.counters.find((each) => each.label === label)?.value ?? 0;

const might = (match: Game, name: string) => match.piece(name).numbers.find((each) => each.label === 'Might')?.value;

describe('another', () => {
  test('the second unit of a spell has to be another one', () => {
    const match = table({ Ana: { hand: ['Defiant Dance'], base: ['Mega-Mech'] }, Ben: { base: ['Pit Rookie'] } });
    expect(match.attempt('Ana: plays Defiant Dance -> Mega-Mech, Mega-Mech')).toBeRefusedBecause('target.restrictions');
    match.play('Ana: plays Defiant Dance -> Mega-Mech, Pit Rookie').pass();
    expect(match.where('Pit Rookie')).toBe("Ben's base");
  });

  test('an enemy unit at the chosen friendly unit is one at its location', () => {
    const match = table({
      Ana: { hand: ['Heroic Charge'], base: ['Pit Rookie'] },
      Ben: { base: ['Recruit'] },
      warrens: { controller: 'Ben', units: { Ben: ['Mega-Mech'] } },
    });
    expect(match.attempt('Ana: plays Heroic Charge -> Pit Rookie, Mega-Mech')).toBeRefusedBecause(
      'target.restrictions',
    );
  });
});

describe('deaths', () => {
  test('who dies with them does not see the others die', () => {
    const match = table({
      Ana: { hand: ['The Ruination'], base: ['Pit Rookie', 'Recruit', 'Vicious Snapjaws'], runes: ORDER },
    });
    match.play('Ana: plays The Ruination').pass();
    expect(counter(match, 0, 'XP')).toBe(0);
  });

  test('a poro that dies alone draws, one that dies with a friend there does not', () => {
    const alone = table({ Ana: { hand: ['The Ruination'], base: ['Lonely Poro'], runes: ORDER } });
    alone.play('Ana: plays The Ruination').pass().pass();
    expect(alone).toHaveLogged('CardsDrawn Ana draws a card');
    const together = table({ Ana: { hand: ['The Ruination'], base: ['Lonely Poro', 'Recruit'], runes: ORDER } });
    together.play('Ana: plays The Ruination').pass();
    expect(together).not.toHaveLogged('CardsDrawn');
  });
});

describe('tokens', () => {
  test('a token is played: what waits for a unit to be played sees it', () => {
    const match = table({ Ana: { hand: ['Frisky Hunter'], legend: 'Pridestalker', runes: 'enough' } });
    match.play('Ana: plays Frisky Hunter');
    expect(match.waiting[0]).toMatch(/^Ana: In what order .*: trigger of Pridestalker, trigger of Frisky Hunter\?$/);
  });

  test('Gold enters exhausted; ready, it is killed for one power of any domain', () => {
    const match = table({
      Ana: { hand: ['Factory Recall'], base: ['Gold'], runes: 'enough' },
      Ben: { base: ['Brutalizer'] },
    });
    match.play('Ana: uses Gold ability 1');
    expect(match).toHaveLogged('PiecesKilled Killed: Gold', 'ResourcesAdded Ana adds 1 universal power');
  });
});

describe('if you do', () => {
  test('a gear killed is followed by Gold, a gear that has gone is not', () => {
    const match = table({ Ana: { hand: ['Pickpocket'] }, Ben: { base: ['Cloth Armor'] } });
    match.play('Ana: plays Pickpocket', 'Ana: answers -> Cloth Armor').pass();
    expect(match.where('Gold')).toBe("Ana's base");
    const gone = table({ Ana: { hand: ['Pickpocket'] }, Ben: { base: ['Gold'] } });
    gone.play('Ana: plays Pickpocket', 'Ana: answers -> Gold', 'Ana: passes', 'Ben: uses Gold ability 1').pass();
    expect(gone).not.toHaveLogged('TokensCreated');
  });
});

describe('level', () => {
  test('an effect with a level is another one once the experience is there', () => {
    const low = table({ Ana: { hand: ['Combat Experience'], base: ['Pit Rookie'], xp: 5 } });
    low.play('Ana: plays Combat Experience -> Pit Rookie').pass();
    expect(might(low, 'Pit Rookie')).toBe(3);
    const high = table({ Ana: { hand: ['Combat Experience'], base: ['Pit Rookie'], xp: 6 } });
    high.play('Ana: plays Combat Experience -> Pit Rookie').pass();
    expect(might(high, 'Pit Rookie')).toBe(5);
  });

  test('experience that is not there cannot be spent', () => {
    const match = table({ Ana: { base: ['Crowd Favorite'], xp: 1 } });
    expect(match.attempt('Ana: uses Crowd Favorite ability 1')).toBeRefusedBecause('ability.pay');
  });
});

describe('battlefields', () => {
  test('a card is drawn for each battlefield that one controls', () => {
    const match = table({
      Ana: { hand: ['Right of Conquest'] },
      warrens: { controller: 'Ana', units: { Ana: ['Recruit'] } },
    });
    match.play('Ana: plays Right of Conquest').pass();
    expect(match.facts.filter(({ type }) => type === 'CardsDrawn')).toHaveLength(2);
  });

  test('a spell played from the hand knows that it was', () => {
    const match = table({ Ana: { hand: ['Back Off'] }, Ben: { base: ['Mega-Mech'] } });
    match.play('Ana: plays Back Off -> Mega-Mech').pass();
    expect(match).toHaveLogged('UnitsStunned Stunned: Mega-Mech', 'CardsDrawn Ana draws a card');
  });

  test('an enemy is moved to where the unit had moved', () => {
    const match = table({
      Ana: { base: ['Irresistible Faefolk'] },
      Ben: { base: ['Mega-Mech'] },
      warrens: { controller: 'Ana', units: { Ana: ['Recruit'] } },
    });
    match.play('Ana: moves Irresistible Faefolk to Zaun Warrens', 'Ana: answers -> Mega-Mech').pass();
    expect(match.where('Mega-Mech')).toBe('Zaun Warrens');
  });
});

describe('Legion', () => {
  test('the card itself is no other card', () => {
    const match = table({ Ana: { hand: ['Trifarian Gloryseeker'] } });
    match.play('Ana: plays Trifarian Gloryseeker');
    expect(match.waiting).toEqual(['Ana: has priority']);
    expect(might(match, 'Trifarian Gloryseeker')).toBe(2);
  });

  test('another card finalized this turn is enough', () => {
    const match = table({ Ana: { hand: ['Premonition', 'Trifarian Gloryseeker'], runes: { Mind: 8, Order: 4 } } });
    match.play('Ana: plays Premonition').pass().play('Ana: plays Trifarian Gloryseeker').pass();
    expect(might(match, 'Trifarian Gloryseeker')).toBe(3);
  });

  test('a card of an earlier turn asks for one card, not for two', () => {
    const match = table({ Ana: { hand: ['Noxus Hopeful'], played: 1, runes: { Fury: 2 } } });
    match.play('Ana: plays Noxus Hopeful');
    expect(match.where('Noxus Hopeful')).toBe("Ana's base");
  });

  test('without another card it costs all of it', () => {
    const match = table({ Ana: { hand: ['Noxus Hopeful'], runes: { Fury: 2 } } });
    expect(match.attempt('Ana: plays Noxus Hopeful')).toBeRefusedBecause('play.costs-paid');
  });
});

describe('what is always so', () => {
  test('a unit with a level has its Might and enters ready once the experience is there', () => {
    const match = table({ Ana: { hand: ['Scorchclaw'], xp: 3 } });
    match.play('Ana: plays Scorchclaw');
    expect(might(match, 'Scorchclaw')).toBe(4);
    expect(match).not.toHaveLogged('PiecesReadied');
    expect(match.piece('Scorchclaw').badges).not.toContain('exhausted');
  });

  test('the third card in the hand is the one too many', () => {
    const match = table({ Ana: { hand: ['Dunebreaker', 'Premonition', 'Premonition', 'Premonition'] } });
    match.play('Ana: plays Dunebreaker');
    expect(match.table.pieces.find(({ name }) => name === 'Dunebreaker')?.exhausted).toBe(true);
  });

  test('a spell costs less where its condition holds', () => {
    const runes = { Mind: 2 };
    const mech = table({ Ana: { hand: ['Production Surge'], base: ['Mega-Mech'], runes } });
    mech.play('Ana: plays Production Surge').pass();
    expect(mech).toHaveLogged(
      'CardsDrawn Ana draws a card',
      "TokensCreated Ana creates 1 Mech at Ana's base, exhausted",
    );
    const none = table({ Ana: { hand: ['Production Surge'], runes } });
    expect(none.attempt('Ana: plays Production Surge')).toBeRefusedBecause('play.costs-paid');
  });

  test('the higher level takes the place of the lower one', () => {
    const match = table({ Ana: { hand: ['Concentrate'], xp: 11, runes: { Body: 1 } } });
    match.play('Ana: plays Concentrate').pass();
    expect(match).toHaveLogged('CardsDrawn Ana draws 2 cards');
    const lower = table({ Ana: { hand: ['Concentrate'], xp: 6, runes: { Body: 2 } } });
    expect(lower.attempt('Ana: plays Concentrate')).toBeRefusedBecause('play.costs-paid');
  });
});
