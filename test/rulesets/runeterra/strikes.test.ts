import { game, type Game } from './support/game.js';

/** One attacker each against one blocker each, or nobody: the strikes are over. */
const fight = (attacker: string, blocker: string | null = null): Game => {
  const table = game({ bench: [attacker] }, { bench: blocker === null ? [] : [blocker] });
  const name = (text: string): string => text.split(' ')[0] ?? '';
  table.attacks([name(attacker)]);
  return blocker === null ? table.passes() : table.blocks({ [name(blocker)]: name(attacker) }).passes();
};

/** Whose strikes there were, in order, with their power. */
const strikes = (table: Game): readonly string[] =>
  table.facts.flatMap((fact) =>
    fact.type === 'UnitStruck'
      ? [`${table.nameOf(table.state.pieces[fact.data.by]?.card ?? null)} ${fact.data.amount}`]
      : [],
  );

describe('strikes', () => {
  test('attacker and blocker strike at the same time', () => {
    const table = fight('Brute 3/2', 'Guard 2/3');
    expect(strikes(table)).toEqual(['Brute 3', 'Guard 2']);
    expect([table.place('Brute'), table.place('Guard')]).toEqual(['graveyard', 'graveyard']);
    expect(table.types.filter((type) => type === 'UnitDied')).toHaveLength(1);
  });

  test('who is not blocked strikes the nexus', () => {
    const table = fight('Brute 3/2');
    expect(table.nexuses).toEqual([20, 17]);
  });

  test('lanes strike from left to right, then survivors return and the other player has the turn', () => {
    const table = game({ bench: ['Brute 3/3', 'Runt 1/1', 'Ogre 4/4'] }, { bench: ['Guard 1/4'] })
      .attacks(['Ogre', 'Runt', 'Brute'])
      .blocks({ Guard: 'Brute' })
      .passes();
    expect(strikes(table)).toEqual(['Ogre 4', 'Runt 1', 'Brute 3', 'Guard 1']);
    expect(table.state.seats[0]?.bench.map((piece) => table.nameOf(table.state.pieces[piece]?.card ?? null))).toEqual([
      'Ogre',
      'Runt',
      'Brute',
    ]);
    expect(table.state.combat).toBeNull();
    expect(table.state.toAct).toBe(1);
    expect([table.damage('Brute'), table.damage('Guard')]).toEqual([1, 3]);
  });

  test('a unit without power does not strike', () => {
    expect(strikes(fight('Statue 0/2', 'Wall 0/5'))).toEqual([]);
  });

  test('a blow that empties the nexus ends the game before the lanes to the right strike', () => {
    const table = game({ bench: ['Ogre 4/4', 'Brute 3/3'] }, { nexus: 4 })
      .attacks(['Ogre', 'Brute'])
      .passes();
    expect(strikes(table)).toEqual(['Ogre 4']);
    expect(table.state.result).toMatchObject({ winners: [0] });
  });
});

describe('keywords of strikes', () => {
  test('Quick Attack strikes before its blocker', () => {
    const table = fight('Duelist 3/1 Quick Attack', 'Guard 2/3');
    expect(strikes(table)).toEqual(['Duelist 3']);
    expect(table.place('Duelist')).toBe('bench');
    expect(strikes(fight('Duelist 2/1 Quick Attack', 'Guard 2/3'))).toEqual(['Duelist 2', 'Guard 2']);
  });

  test('Quick Attack does nothing for a blocker', () => {
    expect(strikes(fight('Brute 3/2', 'Duelist 2/1 Quick Attack'))).toEqual(['Brute 3', 'Duelist 2']);
  });

  test('Double Attack strikes before its blocker and again with it', () => {
    const table = fight('Master 2/3 Double Attack', 'Guard 2/5');
    expect(strikes(table)).toEqual(['Master 2', 'Master 2', 'Guard 2']);
    expect(table.damage('Guard')).toBe(4);
  });

  test('Double Attack against a nexus strikes once, and the verdict says that it is open', () => {
    const table = game({ bench: ['Master 2/3 Double Attack'] }).attacks(['Master']);
    const decision = table.decide({ play: 'Pass', seat: 1 });
    expect(decision.outcome === 'accepted' && decision.verdict.status).toBe('doubtful');
    expect(table.passes().nexuses).toEqual([20, 18]);
  });

  test('Overwhelm passes on what is beyond the health of the blocker', () => {
    const table = fight('Rex 7/4 Overwhelm', 'Guard 1/3');
    expect(table.nexuses).toEqual([20, 16]);
  });

  test('Overwhelm counts what Tough takes off', () => {
    expect(fight('Rex 7/4 Overwhelm', 'Guard 1/3 Tough').nexuses).toEqual([20, 17]);
  });

  test('Overwhelm goes past Barrier by what it would without it', () => {
    const table = game({ bench: ['Rex 7/4 Overwhelm'] }, { bench: ['Guard 1/3 Barrier'] })
      .attacks(['Rex'])
      .blocks({ Guard: 'Rex' });
    const decision = table.decide({ play: 'Pass', seat: 0 });
    expect(decision.outcome === 'accepted' && decision.verdict.findings).toEqual([]);
    table.passes();
    expect(table.nexuses).toEqual([20, 16]);
    expect(table.damage('Guard')).toBe(0);
  });

  test('Quick Attack with Overwhelm strikes once', () => {
    const table = fight('Rex 7/1 Quick Attack, Overwhelm', 'Guard 1/3');
    expect(strikes(table)).toEqual(['Rex 7']);
    expect(table.nexuses).toEqual([20, 16]);
  });

  test('Barrier negates the next damage and is used up', () => {
    const table = fight('Brute 3/2 Barrier', 'Guard 5/5');
    expect(table.place('Brute')).toBe('bench');
    expect(table.named('KeywordSpent')).toEqual(['Brute']);
    expect(table.state.pieces[table.number('Brute')]?.spent).toEqual(['Barrier']);
  });

  test('Tough takes one off', () => {
    expect(fight('Brute 3/2', 'Guard 0/4 Tough').damage('Guard')).toBe(2);
  });

  test('Lifesteal heals the nexus by what was dealt, up to 20', () => {
    const table = game({ bench: ['Leech 3/3 Lifesteal'], nexus: 15 })
      .attacks(['Leech'])
      .passes();
    expect(table.nexuses).toEqual([18, 17]);
    expect(
      game({ bench: ['Leech 3/3 Lifesteal'], nexus: 19 })
        .attacks(['Leech'])
        .passes().nexuses,
    ).toEqual([20, 17]);
  });

  test('Ephemeral dies after it strikes, and not where it does not', () => {
    expect(fight('Shade 3/3 Ephemeral').place('Shade')).toBe('graveyard');
    const weak = fight('Shade 0/3 Ephemeral');
    expect(weak.place('Shade')).toBe('bench');
  });

  test('Impact deals one to the nexus as it strikes attacking', () => {
    expect(fight('Ram 2/4 Impact', 'Wall 0/5').nexuses).toEqual([20, 19]);
  });
});

describe('who has left the battlefield', () => {
  /** Ana's Brute is blocked by a unit that her spell then kills. */
  const blockerShot = (keywords = ''): Game =>
    game({ bench: [`Brute 3/3${keywords}`], hand: ['Mystic Shot'] }, { bench: ['Guard 2/2'] })
      .attacks(['Brute'])
      .blocks({ Guard: 'Brute' })
      .commits({ spell: 'Mystic Shot', at: ['Guard'] })
      .passes();

  test('whose blocker is gone does not strike', () => {
    const table = blockerShot();
    expect(strikes(table)).toEqual([]);
    expect(table.nexuses).toEqual([20, 20]);
  });

  test('with Overwhelm it strikes the nexus', () => {
    expect(blockerShot(' Overwhelm').nexuses).toEqual([20, 17]);
  });

  test('a stunned attacker is out of combat and back on the bench', () => {
    const table = game({ bench: ['Brute 3/3'] }, { bench: ['Guard 0/4'] })
      .attacks(['Brute'])
      .play({
        play: 'AnnounceEffect',
        seat: 1,
        source: 1,
        skill: false,
        targets: [],
        effects: [{ do: 'stun', to: { who: 'piece', piece: 0 } }],
      });
    expect(table.lanes).toEqual(['- : -']);
    expect(table.place('Brute')).toBe('bench');
    table.passes();
    expect(table.nexuses).toEqual([20, 20]);
  });
});

describe('a full bench after combat', () => {
  test('who finds no place is obliterated, which is an open point', () => {
    const table = game({ bench: ['Brute 3/3'] }).attacks(['Brute']);
    const summon = { do: 'summon', card: '01DE012', count: 6, attacking: false, side: 'ally' } as const;
    table.play(
      { play: 'AnnounceEffect', seat: 0, source: 0, skill: false, targets: [], effects: [summon] },
      'as-played',
    );
    const decision = table.decide({ play: 'Pass', seat: 1 });
    expect(decision.outcome === 'accepted' && decision.verdict.status).toBe('doubtful');
    table.passes();
    expect(table.named('PieceObliterated')).toEqual(['Brute']);
  });
});

describe('keywords that units grow by', () => {
  test('Fury: one power and one health for each unit that it kills', () => {
    const table = fight('Drake 3/3 Fury', 'Guard 1/3');
    expect(table.state.pieces[table.number('Drake')]?.grants).toMatchObject([{ power: 1, health: 1, until: 'always' }]);
    expect(fight('Drake 3/3 Fury', 'Wall 1/4').types).not.toContain('UnitGrew');
  });

  test('Impact counts each time the unit has it', () => {
    const table = game({ bench: ['Ram 2/4 Impact'] }, { bench: ['Wall 0/5'] });
    const grant = { do: 'grant', keyword: 'Impact', to: { who: 'piece', piece: 0 }, until: 'always' } as const;
    table.play({ play: 'AnnounceEffect', seat: 0, source: 0, skill: false, targets: [], effects: [grant] });
    expect(table.attacks(['Ram']).blocks({ Wall: 'Ram' }).passes().nexuses).toEqual([20, 18]);
  });

  test('Augment: one power as a created card is played', () => {
    const table = game({ bench: ['Engine 1/4 Augment'], hand: ['Radiant Strike'] });
    table.casts({ spell: 'Radiant Strike', at: ['Engine'] });
    expect(table.state.pieces[0]?.grants).toHaveLength(1);
    const create = { do: 'create', card: '01DE018', count: 1, where: 'hand', fleeting: false, side: 'ally' } as const;
    table.play({ play: 'AnnounceEffect', seat: 0, source: 0, skill: false, targets: [], effects: [create] });
    const piece = table.state.seats[0]?.hand[0] ?? 0;
    const targets = [{ kind: 'piece', piece: 0 }] as const;
    table.play({ play: 'CastSpell', seat: 0, spell: { piece, card: '01DE018', targets, effects: null } });
    expect(table.state.pieces[0]?.grants.map(({ power, health }) => [power, health])).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
  });
});
