import { riftbound } from '#rulesets/riftbound';
import { game } from '../../support/riftbound/game.js';
import { piecesIn } from '../../support/riftbound/play-of.js';
import { duel } from '../../support/riftbound/tables.js';
import fc from '../../support/fast-check.js';

type Kind = 'Fury' | 'Calm' | 'Mind' | 'any';

const hand = (...names: readonly string[]) => ({ hand: names });

describe('energy and power', () => {
  test('one rune gives energy and power in one payment: exhausted first, then recycled', () => {
    const table = game(duel({ Ana: { ...hand('Hextech Ray'), runes: { Fury: 1 } } }));
    table.play('Ana: plays Hextech Ray');
    expect(table).toHaveLogged(
      'RunesExhausted Ana exhausts Fury Rune for 1 energy',
      'RuneRecycled Fury',
      'CostPaid Ana pays 1 energy and 1 Fury power',
    );
    expect(table.state.seats[0]?.pool).toMatchObject({ energy: 0, power: { Fury: 0 } });
  });

  test('an exhausted rune is recycled rather than a ready one, so that energy stays', () => {
    const table = game(duel({ Ana: { ...hand('Hextech Ray'), runes: { Fury: { ready: 1, exhausted: 1 } } } }));
    table.play('Ana: plays Hextech Ray');
    const recycled = table.facts.flatMap((fact) => (fact.type === 'RuneRecycled' ? [fact.data.rune] : []));
    const exhausted = table.facts.flatMap((fact) => (fact.type === 'RunesExhausted' ? fact.data.runes : []));
    expect(recycled).toHaveLength(1);
    expect(exhausted).not.toEqual(recycled);
  });

  test('power of another domain does not pay', () => {
    const table = game(duel({ Ana: { ...hand('Hextech Ray'), runes: { Calm: 3 } } }));
    const attempt = table.attempt('Ana: plays Hextech Ray');
    expect(attempt).toBeRefusedBecause('play.costs-paid');
    expect(attempt.findings.map(({ message }) => message)).toContain(
      'Ana lacks 1 Fury power; the cost is 1 energy and 1 Fury power.',
    );
  });

  test.each([
    ['Fury', { Fury: 1, Order: 3 }],
    ['Order', { Order: 4 }],
  ])('a card of two domains takes power of either: %s', (_, runes) => {
    const table = game(duel({ Ana: { ...hand('Noxian Guillotine'), runes } }));
    expect(table.attempt('Ana: plays Noxian Guillotine')).toBeLegal();
  });

  test('universal power pays for any domain, and is not wasted on a symbol that something else pays', () => {
    const table = game(duel({ Ana: { ...hand('Cleave'), power: ['any'], runes: { Fury: 1 } } }));
    table.play('Ana: plays Cleave (1 Fury, 1 Calm)');
    expect(table).toHaveLogged('RuneRecycled Fury', 'CostPaid Ana pays 1 Fury power and 1 universal power');
  });

  test('tokens and cards without a cost are free', () => {
    const table = game(duel({ Ana: { ...hand('Seal of Rage'), runes: {} } }));
    expect(table.attempt('Ana: plays Seal of Rage')).toBeRefusedBecause('play.costs-paid');
    expect(table.attempt('Ana: plays Seal of Rage (nothing)')).toBeLegal();
  });
});

describe('payments that the player names', () => {
  const laid = duel({ Ana: { ...hand('Hextech Ray'), runes: { Fury: { ready: 2, exhausted: 1 }, Calm: 1 } } });

  test('the runes named are the ones used', () => {
    const table = game(laid);
    table.play('Ana: plays Hextech Ray exhausting Calm Rune recycling Fury Rune for Fury');
    expect(table).toHaveLogged('RunesExhausted Ana exhausts Calm Rune for 1 energy', 'RuneRecycled Fury');
    expect(table.state.seats[0]?.pool.energy).toBe(0);
  });

  test('what is paid too much stays in the pool and is gone at the end of the turn', () => {
    const table = game(laid);
    table.play('Ana: plays Hextech Ray exhausting 2 Fury Rune recycling Fury Rune for Fury');
    expect(table.state.seats[0]?.pool.energy).toBe(1);
    table.pass();
    table.play('Ana: resolves: nothing', 'Ana: ends turn');
    expect(table).toHaveLogged('PoolsEmptied');
    expect(table.state.seats[0]?.pool.energy).toBe(0);
  });

  test('what the named runes do not cover stays unpaid: strict refuses, the table as played records it', () => {
    const table = game(laid);
    const play = 'Ana: plays Hextech Ray exhausting Calm Rune';
    expect(table.attempt(play)).toBeRefusedBecause('play.costs-paid');
    table.playAnyway(play);
    expect(table).toHaveLogged(
      'ItemPutOnChain Hextech',
      'CostPaid Ana pays 1 energy; 1 of the cost stays unpaid',
      'ChainItemFinalized',
    );
  });

  test.each([
    ['a rune that is exhausted already', { exhaust: [2], recycle: [] }, 'rune-exhausted'],
    ['a rune named twice', { exhaust: [0, 0], recycle: [] }, 'rune-twice'],
    ['a rune of the other player', { exhaust: [9], recycle: [] }, 'no-such-rune'],
    [
      'a domain that the rune does not give',
      { exhaust: [], recycle: [{ rune: 0, domain: 'Calm' as const }] },
      'other-domain',
    ],
  ])('%s cannot be used', (_, { exhaust, recycle }, code) => {
    const table = game({ ...laid, players: { ...laid.players, Ben: { runes: { Fury: 1 } } } });
    const runes = table.state.pieces.flatMap((piece, number) =>
      piece.rune && table.state.zones[piece.zone]?.includes(number) && piece.card !== null ? [number] : [],
    );
    const ana = runes.filter((rune) => table.state.pieces[rune]?.owner === 0);
    const ben = runes.find((rune) => table.state.pieces[rune]?.owner === 1) ?? -1;
    const numbered = (index: number): number => ana[index] ?? ben;
    const payment = {
      exhaust: exhaust.map(numbered),
      recycle: recycle.map((each) => ({ ...each, rune: numbered(each.rune) })),
    };
    expect(table.attempt({ play: 'UseRunes', seat: 0, payment })).toBeImpossible(code);
  });
});

describe('resources that wait in the pool', () => {
  test('energy floats through the Main Phase and pays later', () => {
    const table = game(duel({ Ana: { ...hand('Cleave'), runes: { Fury: 1 } } }));
    table.play('Ana: exhausts Fury Rune');
    expect(table.state.seats[0]?.pool.energy).toBe(1);
    table.play('Ana: plays Cleave');
    expect(table.state.seats[0]?.pool.energy).toBe(0);
    expect(table.facts.filter(({ type }) => type === 'RunesExhausted')).toHaveLength(1);
  });

  test('every pool empties as the Main Phase begins, that of the other player as well', () => {
    const table = game(duel({ phase: 'draw', Ana: { energy: 2 }, Ben: { power: ['Calm', 'any'] } }));
    expect(table.state.turn.step).toBe('main');
    expect(table.state.seats.map(({ pool }) => [pool.energy, pool.power.Calm, pool.power.any])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('runes are used with priority only, and that gives priority to nobody', () => {
    const table = game(duel({ Ana: hand('Cleave'), Ben: { runes: { Calm: 1 } } }));
    expect(table.attempt('Ben: exhausts Calm Rune')).toBeRefusedBecause('priority.right');
    table.play('Ana: plays Cleave', 'Ana: passes', 'Ben: exhausts Calm Rune');
    expect(table.waiting).toEqual(['Ben: has priority']);
    expect(table).toBeIn('neutral-closed');
  });

  test('a Seal adds in reaction: at once, without priority passing, and the focus stays', () => {
    const table = game(duel({ Ana: { base: ['First Mate'] }, Ben: { base: ['Seal of Focus'] } }));
    table.play('Ana: moves First Mate to Zaun Warrens', 'Ana: passes');
    table.play('Ben: uses Seal of Focus (exhaust): add 1 Calm');
    expect(table.state.seats[1]?.pool.power.Calm).toBe(1);
    expect(table.waiting).toEqual(['Ben: has focus']);
    expect(table.attempt('Ben: uses Seal of Focus (exhaust): add 1 Calm')).toBeRefusedBecause('action.exhaust-cost');
  });

  test('a cost within an instruction is paid as the item resolves', () => {
    const table = game(duel({ Ana: { ...hand('Cleave'), runes: { Fury: 3 } } }));
    table.play('Ana: plays Cleave').pass();
    table.play('Ana: resolves: pay 1 energy, 1 Fury; draw 1');
    expect(table).toHaveLogged(
      'ChainItemResolving',
      'CostPaid Ana pays 1 energy and 1 Fury power',
      'CardsDrawn Ana draws a card',
    );
  });

  test('and where it cannot be paid, strict refuses the telling', () => {
    const table = game(duel({ Ana: { ...hand('Cleave'), runes: { Fury: 1 } } }));
    table.play('Ana: plays Cleave').pass();
    expect(table.attempt('Ana: resolves: pay 3 energy; draw 1')).toBeRefusedBecause('play.costs-paid');
  });
});

describe('runes that nobody has named', () => {
  const unknown = duel({ Ana: { ...hand('Hextech Ray', 'Cleave'), runes: {} } });

  test('one is known by the domain that it had to give', () => {
    const table = game({ ...unknown, phase: 'channel' });
    table.play('Ana: plays Hextech Ray');
    expect(table).toHaveLogged('RuneRecycled Fury Rune', 'CostPaid Ana pays 1 energy and 1 Fury power');
  });

  test('power of any domain tells nothing about the rune', () => {
    const table = game({ ...unknown, phase: 'channel' });
    table.play('Ana: plays Cleave (1 any)');
    const recycled = table.facts.find(({ type }) => type === 'RuneRecycled');
    expect(recycled?.data).toMatchObject({ card: null, domain: 'any' });
    expect(table.state.seats[0]?.pool.power.any).toBe(0);
  });
});

test('power that stays in the pool has a domain, so an unnamed rune needs one said', () => {
  const table = game(duel({ phase: 'channel', Ana: { runes: {} } }));
  const piece = piecesIn(table, "Ana's base").find((number) => table.state.pieces[number]?.rune) ?? -1;
  const using = (domain: 'Mind' | null) =>
    ({ play: 'UseRunes', seat: 0, payment: { exhaust: [], recycle: [{ rune: piece, domain }] } }) as const;
  expect(table.attempt(using(null))).toBeImpossible('unnamed-rune');
  expect(table.play(using('Mind')).state.seats[0]?.pool.power.Mind).toBe(1);
});

/** Whether the symbols can be paid one source each, tried in every way there is. */
const payable = (sources: readonly Kind[], symbols: readonly Kind[]): boolean => {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return true;
  return sources.some(
    (source, index) =>
      (source === 'any' || symbol === 'any' || source === symbol) &&
      payable([...sources.slice(0, index), ...sources.slice(index + 1)], rest),
  );
};

const kind = fc.constantFrom<Kind>('Fury', 'Calm', 'Mind', 'any');
const runes = fc.record({ ready: fc.nat(2), exhausted: fc.nat(1) });

test('a payment is found whenever there is one, and never where there is none', () => {
  fc.assert(
    fc.property(
      fc.record({ Fury: runes, Calm: runes, Mind: runes }),
      fc.record({ energy: fc.nat(2), power: fc.array(kind, { maxLength: 3 }) }),
      fc.record({ energy: fc.nat(6), power: fc.array(kind, { maxLength: 4 }) }),
      (laid, pool, { energy, power }) => {
        const table = game(duel({ Ana: { ...hand('Cleave'), ...pool, runes: laid } }));
        const onBoard = (['Fury', 'Calm', 'Mind'] as const).flatMap((domain) =>
          Array.from({ length: laid[domain].ready + laid[domain].exhausted }, () => domain),
        );
        const ready = laid.Fury.ready + laid.Calm.ready + laid.Mind.ready;
        const expected = pool.energy + ready >= energy && payable([...pool.power, ...onBoard], power);
        const piece = table.number('Cleave');
        const { strict } = table.attempt({
          play: 'PlayCard',
          seat: 0,
          piece,
          card: table.state.pieces[piece]?.card ?? '',
          to: null,
          targets: [],
          accelerate: false,
          declared: null,
          cost: { energy, power, exhaustSource: false, instructions: [] },
          instructions: null,
          payment: null,
        });
        expect(strict.outcome).toBe(expected ? 'accepted' : 'refused');
      },
    ),
    { numRuns: 150 },
  );
});

describe('an amount that is up to the payer', () => {
  const amounts = (power: number): readonly string[] => {
    const Ana = {
      ...hand('Bullet Time'),
      runes: {},
      energy: 1,
      power: Array.from({ length: power }, () => 'any' as const),
    };
    const table = game(duel({ texts: 'encoded', Ana, warrens: { controller: 'Ben', units: { Ben: ['Mega-Mech'] } } }));
    table.play('Ana: plays Bullet Time -> Zaun Warrens').pass();
    const agreed = riftbound.legalPlays(table.state, 0).find(({ label }) => label === 'Do it');
    return agreed?.slots.flatMap(({ options }) => options.map(({ label }) => label)) ?? [];
  };

  test('is offered from the most that can be paid down to nothing, and not asked for where that is all', () => {
    expect(amounts(3)).toEqual(['3', '2', '1', '0']);
    expect(amounts(0)).toEqual([]);
    expect(amounts(30)).toHaveLength(25);
  });
});
