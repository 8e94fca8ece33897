import type { TableLayout } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

/** A table on which encoded cards act by their texts. */
const table = (layout: Parameters<typeof duel>[0]): Game =>
  game({ ...duel(layout), texts: 'encoded' } satisfies TableLayout);

/** The same at other battlefields. */
const tableAt = (battlefields: TableLayout['battlefields'], layout: Parameters<typeof duel>[0] = {}): Game =>
  game({ ...duel(layout), texts: 'encoded', battlefields });

const might = (match: Game, name: string): number | undefined =>
  match.piece(name).numbers.find(({ label }) => label === 'Might')?.value;

describe('Might and keywords given', () => {
  test('other friendly units at the same place have more Might, the source and units elsewhere do not', () => {
    const match = table({
      Ana: { base: ['Mega-Mech'] },
      warrens: { controller: 'Ana', units: { Ana: ['Garen, Commander', 'Pit Rookie'] } },
    });
    expect(might(match, 'Pit Rookie')).toBe(3);
    expect(might(match, 'Garen, Commander')).toBe(5);
    expect(might(match, 'Mega-Mech')).toBe(8);
  });

  test('what it gives is gone with its source', () => {
    const match = table({
      Ana: { hand: ['Vengeance'] },
      warrens: { controller: 'Ana', units: { Ana: ['Garen, Commander', 'Pit Rookie'] } },
    });
    match.play('Ana: plays Vengeance -> Garen, Commander').pass();
    expect(might(match, 'Pit Rookie')).toBe(2);
  });

  test('where texts are told at the table, nothing is given', () => {
    const match = game(duel({ warrens: { controller: 'Ana', units: { Ana: ['Garen, Commander', 'Pit Rookie'] } } }));
    expect(might(match, 'Pit Rookie')).toBe(2);
  });

  test('a battlefield gives Might to the units of both players there', () => {
    const match = tableAt([
      { card: 'Trifarian War Camp', controller: 'Ben', units: { Ben: ['Pit Rookie'] } },
      { card: 'Zaun Warrens' },
    ]);
    expect(might(match, 'Pit Rookie')).toBe(3);
  });

  test('a unit is stronger by the points of its controller', () => {
    const match = table({ Ana: { points: 4, base: ['Draven, Showboat'] } });
    expect(might(match, 'Draven, Showboat')).toBe(7);
  });

  test('a decrease stops at its floor', () => {
    const match = table({
      warrens: { controller: 'Ana', units: { Ana: ['Leona, Zealot'], Ben: [{ card: 'Mega-Mech', stunned: true }] } },
    });
    expect(might(match, 'Mega-Mech')).toBe(1);
  });

  test('units at a battlefield that gives Ganking move on to the other', () => {
    const battlefields = [
      { card: 'Windswept Hillock', controller: 'Ana', units: { Ana: ['Pit Rookie'] } },
      { card: 'Zaun Warrens' },
    ];
    const match = tableAt(battlefields);
    match.play('Ana: moves Pit Rookie to Zaun');
    expect(match.where('Pit Rookie')).toBe('Zaun Warrens');
  });
});

describe('entering', () => {
  test('a unit that enters ready does so by its own text', () => {
    const match = table({ Ana: { hand: ['Vanguard Attendant', 'Stalwart Poro'] } });
    match.play('Ana: plays Vanguard Attendant').play('Ana: plays Stalwart Poro');
    expect(match.piece('Vanguard Attendant').exhausted).toBe(false);
    expect(match.piece('Stalwart Poro').exhausted).toBe(true);
  });

  test('other units enter ready beside it, it does not itself; opposing units do not', () => {
    const match = table({ Ana: { hand: ['Magma Wurm', 'Stalwart Poro'] } });
    match.play('Ana: plays Magma Wurm').play('Ana: plays Stalwart Poro');
    expect(match.piece('Magma Wurm').exhausted).toBe(true);
    expect(match.piece('Stalwart Poro').exhausted).toBe(false);
  });

  test('a gear may enter exhausted', () => {
    const match = table({ Ana: { hand: ['Iron Ballista'] } });
    match.play('Ana: plays Iron Ballista');
    expect(match.piece('Iron Ballista').exhausted).toBe(true);
  });
});

describe('moving', () => {
  const kept = (layout: Parameters<typeof duel>[0] = {}): Game =>
    tableAt(
      [{ card: "Vilemaw's Lair", controller: 'Ana', units: { Ana: ['Pit Rookie'] } }, { card: 'Zaun Warrens' }],
      layout,
    );

  test('no unit makes a Standard Move from there to its base', () => {
    expect(kept().attempt('Ana: moves Pit Rookie to base')).toBeRefusedBecause('reading.forbid-beats-permit');
  });

  test('a spell does not move it either, and the rest of the spell is done', () => {
    const match = kept({ Ana: { hand: ['Flash'] } });
    match.play('Ana: plays Flash -> Pit Rookie').pass();
    expect(match.where('Pit Rookie')).toBe("Vilemaw's Lair");
  });
});

describe('where units are played', () => {
  test('to an open battlefield, and only to an open one', () => {
    const match = table({
      Ana: { hand: ['Sneaky Deckhand', 'Mega-Mech'] },
      grove: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } },
    });
    expect(match.attempt('Ana: plays Sneaky Deckhand to Grove')).toBeRefusedBecause('play.unit-location-default');
    expect(match.attempt('Ana: plays Mega-Mech to Zaun')).toBeRefusedBecause('play.unit-location-default');
    match.play('Ana: plays Sneaky Deckhand to Zaun');
    expect(match.where('Sneaky Deckhand')).toBe('Zaun Warrens');
  });

  test('to a battlefield that an enemy holds with units: a combat follows', () => {
    const match = table({
      Ana: { hand: ['Deadbloom Predator'] },
      grove: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } },
    });
    expect(match.attempt('Ana: plays Deadbloom Predator to Zaun')).toBeRefusedBecause('play.unit-location-default');
    match.play('Ana: plays Deadbloom Predator to Grove');
    expect(match).toHaveLogged('ShowdownOpened');
  });
});

describe('costs', () => {
  const runes = (count: number) => ({ Body: count });

  test('a spell costs less while an opponent is near the Victory Score', () => {
    const near = table({ Ana: { hand: ['Find Your Center'], runes: runes(1) }, Ben: { points: 5 } });
    expect(near.attempt('Ana: plays Find Your Center')).toBeLegal();
    const far = table({ Ana: { hand: ['Find Your Center'], runes: runes(1) }, Ben: { points: 4 } });
    expect(far.attempt('Ana: plays Find Your Center')).toBeRefusedBecause('play.costs-paid');
  });

  test('a discount does not go below its own floor', () => {
    const layout = { warrens: { controller: 'Ana', units: { Ana: ['Eager Apprentice'] } } } as const;
    const none = table({ Ana: { hand: ['Incinerate', 'Flurry of Blades'], runes: runes(0) }, ...layout });
    expect(none.attempt('Ana: plays Flurry of Blades')).toBeRefusedBecause('play.costs-paid');
    const one = table({ Ana: { hand: ['Incinerate'], runes: runes(1) }, ...layout });
    expect(one.attempt('Ana: plays Incinerate -> Eager Apprentice')).toBeLegal();
  });
});
