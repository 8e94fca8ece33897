import { game } from './support/game.js';

describe('turns', () => {
  test('alternate, and a pass is one', () => {
    const table = game({});
    expect(table.passes().state).toMatchObject({ toAct: 1, turn: 2, passes: 1, round: 9 });
  });

  test('end the round when both have passed in a row', () => {
    const table = game({}).passes(2);
    expect(table.state).toMatchObject({ round: 10, toAct: 1, passes: 0, phase: 'actions' });
  });

  test('go on for who has passed, once the other one acts', () => {
    const table = game({}, { hand: ['Decimate'] }).passes();
    table.commits({ spell: 'Decimate' }).passes();
    expect(table.state).toMatchObject({ round: 9, toAct: 0, passes: 0 });
    expect(table.passes().state).toMatchObject({ round: 9, toAct: 1, passes: 1 });
  });

  test('leave open whether a burst spell parts two passes', () => {
    const table = game({}, { hand: ['Warning Shot'] })
      .passes()
      .casts({ spell: 'Warning Shot' });
    expect(table.judge({ play: 'Pass', seat: 1 })).toEqual([
      'doubtful runeterra.turn.both-pass',
      'doubtful runeterra.turn.pass',
    ]);
    expect(table.passes().state.round).toBe(10);
  });

  test('are not taken out of turn', () => {
    const table = game({}).passes();
    expect(table.judge({ play: 'Pass', seat: 0 })).toEqual(['illegal runeterra.turn.own']);
  });
});

describe('a round that starts', () => {
  test('gives the other player the token, a gem and mana to both, and a card to each', () => {
    const table = game({ mana: 0 }, { mana: 0 });
    table.play({ play: 'Correct', correction: { change: 'gems', seat: 0, gems: 4 }, note: '' });
    table.passes(2);
    expect(table.state.seats).toMatchObject([
      { gems: 5, mana: 5, token: false },
      { gems: 10, mana: 10, token: true },
    ]);
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([1, 1]);
    const order = table.types.slice(table.types.indexOf('RoundStarted'));
    expect(order).toEqual([
      'RoundStarted',
      'AttackTokenGained',
      'ManaGemGained',
      'ManaRefilled',
      'ManaRefilled',
      'CardsDrawn',
      'CardsDrawn',
      'PhaseBegan',
      'PhaseBegan',
      'TurnBegan',
    ]);
    expect(table.facts.find(({ type }) => type === 'CardsDrawn')?.data).toMatchObject({ seat: 1 });
  });

  test('acts by texts of its start before the first turn', () => {
    const table = game({ bench: ['Lounging Lizard'] }).passes(2);
    expect(table.types.indexOf('NexusDamaged') + table.types.indexOf('DamageDealt')).toBeGreaterThan(0);
    expect(table.types.at(-1)).toBe('TurnBegan');
  });

  test('loses a card that is drawn beyond ten', () => {
    const hand = Array.from({ length: 10 }, () => 'Garen');
    const table = game({ hand }).passes(2);
    expect(table.types).toContain('DrawLost');
    expect(table.state.seats[0]).toMatchObject({ hand: { length: 10 }, deck: { length: 2 } });
  });

  test('is lost by who has no card to draw', () => {
    const table = game({ deck: [] }).passes(2);
    expect(table.state.result).toMatchObject({ winners: [1], because: ['runeterra.deck.empty'] });
  });

  test('with two empty decks is open: the token holder draws first by one reading', () => {
    const table = game({ deck: [] }, { deck: [] }).passes();
    expect(table.judge({ play: 'Pass', seat: 1 })).toEqual([
      'doubtful runeterra.deck.empty',
      'doubtful runeterra.nexus.draw',
    ]);
    expect(table.passes().state.result?.winners).toEqual([0]);
  });
});

describe('a round that ends', () => {
  test('keeps what mana is left as spell mana, three at most', () => {
    const table = game({ mana: 2 }, { mana: 9, spellMana: 2 }).passes(2);
    expect(table.state.seats).toMatchObject([{ spellMana: 2 }, { spellMana: 3 }]);
  });

  test('takes an attack token that nobody used', () => {
    const table = game({}).passes(2);
    const lost = table.facts.flatMap((fact) => (fact.type === 'AttackTokenLost' ? [fact.data] : []));
    expect(lost).toEqual([{ seat: 0, by: 'round-end' }]);
  });

  test('ends what lasts for it, and stuns', () => {
    const table = game({ hand: ['Radiant Strike'], bench: ['Brute 3/2', { unit: 'Slow 1/1', stunned: true }] })
      .casts({ spell: 'Radiant Strike', at: ['Brute'] })
      .passes(2);
    expect(table.state.pieces[table.number('Brute')]?.grants).toEqual([]);
    expect(table.state.pieces[table.number('Slow')]?.stunned).toBe(false);
  });

  test('lets Ephemeral units die and Regeneration heal', () => {
    const hurt = { unit: 'Troll 3/5 Regeneration', damage: 4 };
    const table = game({ bench: ['Ghost 2/2 Ephemeral', hurt, { unit: 'Brute 3/5', damage: 4 }] }).passes(2);
    expect(['Ghost', 'Troll', 'Brute'].map((name) => table.damage(name))).toEqual([0, 0, 4]);
    expect(table.place('Ghost')).toBe('graveyard');
  });

  test('discards Fleeting cards', () => {
    const table = game({ hand: ['Radiant Strike'] });
    const piece = table.number('Radiant Strike');
    const grant = { power: 0, health: 0, keyword: 'Fleeting', until: 'always' } as const;
    table.state = {
      ...table.state,
      pieces: table.state.pieces.with(piece, { ...table.state.pieces[piece]!, grants: [grant] }),
    };
    table.passes(2);
    expect(table.place('Radiant Strike')).toBe('graveyard');
  });

  test('is open where a unit lives by what lasts for it and by Regeneration', () => {
    const table = game({ hand: ['Radiant Strike'], bench: ['Troll 3/1 Regeneration'] }).casts({
      spell: 'Radiant Strike',
      at: ['Troll'],
    });
    const troll = table.number('Troll');
    table.play({ play: 'Correct', correction: { change: 'damage', piece: troll, amount: 1 }, note: '' });
    table.passes();
    expect(table.judge({ play: 'Pass', seat: 1 })).toEqual([
      'doubtful runeterra.round.this-round',
      'doubtful runeterra.keyword.regeneration',
    ]);
    expect(table.passes().place('Troll')).toBe('graveyard');
  });
});

describe('a nexus', () => {
  test('at 0 loses', () => {
    const table = game({ hand: ['Mystic Shot'] }, { nexus: 2 });
    table.commits({ spell: 'Mystic Shot', at: ["Ben's nexus"] }).passes();
    expect(table.state.result).toMatchObject({ winners: [0], because: ['runeterra.nexus.zero'] });
    expect(table.judge({ play: 'Pass', seat: 1 })).toEqual(['impossible runeterra/match-over']);
  });

  test('emptied first loses, whatever lies below on the stack', () => {
    const table = game({ hand: ['Mystic Shot'], nexus: 1 }, { nexus: 2, hand: ["Blade's Edge"] });
    table.commits({ spell: 'Mystic Shot', at: ["Ben's nexus"] });
    table.commits({ spell: "Blade's Edge", at: ["Ana's nexus"] }).passes();
    expect(table.state.result?.winners).toEqual([1]);
  });
});
