import { game } from './support/game.js';

describe('what an attack sets off, in the order of the page', () => {
  test('units join from hand for their own cost, challenging the strongest enemy', () => {
    const table = game(
      { bench: ['Brute 3/2'], hand: ['Jarvan IV'], mana: 8 },
      { bench: ['Runt 1/1', 'Giant 5/5', 'Guard 0/4'] },
    ).attacks(['Brute']);
    expect(table.lanes).toEqual(['Brute : -', 'Jarvan IV : Giant']);
    expect(table.state.seats[0]?.mana).toBe(2);
    expect(table.types.slice(0, 4)).toEqual(['AttackCommitted', 'AttackTokenLost', 'ManaPaid', 'UnitSummoned']);
  });

  test('mana that just covers the cost is an open point', () => {
    const table = game({ bench: ['Brute 3/2'], hand: ['Jarvan IV'], mana: 6 });
    const decision = table.decide(table.attack(['Brute']));
    expect(decision.outcome === 'accepted' && decision.verdict).toMatchObject({
      status: 'doubtful',
      findings: [{ rule: 'runeterra.play-unit.mana' }, { rule: 'runeterra.attack.from-hand' }],
    });
    expect(table.attacks(['Brute']).lanes).toContain('Jarvan IV : -');
  });

  test('spell mana does not pay for them, and a full battlefield keeps them in hand', () => {
    const poor = game({ bench: ['Brute 3/2'], hand: ['Jarvan IV'], mana: 5, spellMana: 3 }).attacks(['Brute']);
    expect(poor.place('Jarvan IV')).toBe('hand');
    const six = ['A 1/1', 'B 1/1', 'C 1/1', 'D 1/1', 'E 1/1', 'F 1/1'];
    const full = game({ bench: six, hand: ['Jarvan IV'] }).attacks(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(full.place('Jarvan IV')).toBe('hand');
    expect(full.state.seats[0]?.mana).toBe(10);
  });

  test('allies act on the battlefield from left to right, then on the bench', () => {
    const table = game({ bench: ['Crackshot Corsair', 'Miss Fortune', 'Brute 3/2'] }, { bench: ['Guard 0/4'] });
    table.attacks(['Brute', 'Miss Fortune']);
    const cards = table.facts.flatMap((fact) => (fact.type === 'ItemStacked' ? [fact.data.item.source] : []));
    expect(cards).toEqual([table.number('Miss Fortune'), table.number('Crackshot Corsair')]);
  });

  test('units are summoned attacking, up to six', () => {
    const five = ['A 1/1', 'B 1/1', 'C 1/1', 'D 1/1', 'E 1/1'];
    const table = game({ bench: [...five, 'Azir'] }).attacks(['A', 'B', 'C', 'D', 'E']);
    expect(table.lanes).toHaveLength(6);
    expect(table.lanes[5]).toBe('Sand Soldier : -');
    const full = game({ bench: [...five, 'Azir'] }).attacks(['A', 'B', 'C', 'D', 'E', 'Azir']);
    expect(full.state.combat?.lanes.filter(({ attacker }) => attacker !== null)).toHaveLength(6);
    expect(full.types).toContain('PieceObliterated');
  });

  test('then each unit from left to right: challenge, attack, support', () => {
    const table = game({ bench: ['Shen', 'Renekton', 'Fiora 3/3 Challenger'] }, { bench: ['Prey 1/1 Vulnerable'] });
    table.attacks(['Shen', 'Renekton', 'Fiora'], { Renekton: 'Prey' });
    const grown = table.facts.flatMap((fact) => (fact.type === 'UnitGrew' ? [fact.data.grant] : []));
    expect(grown).toEqual([
      { power: 0, health: 0, keyword: 'Barrier', until: 'round' },
      { power: 2, health: 1, keyword: null, until: 'round' },
    ]);
    expect(table.named('UnitGrew')).toEqual(['Renekton', 'Renekton']);
  });

  test('a supporter at the right end supports nobody', () => {
    const table = game({ bench: ['Shen', 'Brute 3/2'] }).attacks(['Brute', 'Shen']);
    expect(table.types).not.toContain('UnitGrew');
  });

  test('units that wait return with an Ephemeral attacker, as long as there is room', () => {
    const table = game({ bench: ['Shade 2/2 Ephemeral'], waiting: ['Shark Chariot'] }).attacks(['Shade']);
    expect(table.lanes).toEqual(['Shade : -', 'Shark Chariot : -']);
    expect(table.state.seats[0]?.waitingToReturn).toEqual([]);
    const without = game({ bench: ['Brute 3/2'], waiting: ['Shark Chariot'] }).attacks(['Brute']);
    expect(without.place('Shark Chariot')).toBe('graveyard');
    const six = ['A 1/1 Ephemeral', 'B 1/1', 'C 1/1', 'D 1/1', 'E 1/1', 'F 1/1'];
    const full = game({ bench: six, waiting: ['Shark Chariot'] }).attacks(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(full.place('Shark Chariot')).toBe('graveyard');
  });

  test('a unit that dies with such a text waits for the next Ephemeral attacker', () => {
    const table = game({ bench: ['Shark Chariot'] })
      .attacks(['Shark Chariot'])
      .passes();
    expect(table.place('Shark Chariot')).toBe('graveyard');
    expect(table.state.seats[0]?.waitingToReturn).toEqual([table.number('Shark Chariot')]);
  });

  test('that Scouts are joined by others leaves the verdict open', () => {
    const table = game({ bench: ['Ranger 2/2 Scout'], hand: ['Jarvan IV'] });
    const decision = table.decide(table.attack(['Ranger']));
    expect(decision.outcome === 'accepted' && decision.verdict.findings.map(({ rule }) => rule)).toEqual([
      'runeterra.attack.scout',
      'runeterra.keyword.scout',
    ]);
    expect(table.attacks(['Ranger']).state.seats[0]?.token).toBe(true);
  });
});

describe('fast spells with an attack', () => {
  test('begin the stack; slow ones are not played in that turn', () => {
    const table = game({ bench: ['Brute 3/2'], hand: ['Mystic Shot', 'Relentless Pursuit'] }, { bench: ['Guard 0/4'] });
    expect(table.judge(table.attack(['Brute'], {}, [{ spell: 'Relentless Pursuit' }]))).toContain(
      'illegal runeterra.two-actions.slow-and-attack',
    );
    table.attacks(['Brute'], {}, [{ spell: 'Mystic Shot', at: ['Guard'] }]);
    expect(table.state.stack).toHaveLength(1);
    expect(table.state.toAct).toBe(1);
  });

  test('nobody attacks over a stack', () => {
    const table = game({ bench: ['Brute 3/2'], hand: ['Mystic Shot'] }, { bench: ['Guard 0/4'] });
    table.commits({ spell: 'Mystic Shot', at: ['Guard'] });
    expect(table.judge(table.attack(['Brute']))).toContain('illegal runeterra.attack.empty-stack');
  });
});

describe('a free attack', () => {
  const table = () =>
    game({ bench: ['Brute 3/3'], hand: ['Cataclysm'] }, { bench: ['Guard 0/4', 'Wall 0/5'] })
      .commits({ spell: 'Cataclysm', at: ['Brute', 'Guard'] })
      .passes();

  test('needs no token and takes none, and the defender gets the chance to block', () => {
    const attacked = table();
    expect(attacked.lanes).toEqual(['Brute : Guard']);
    expect(attacked.state.combat).toMatchObject({ free: true, step: 'defence' });
    expect(attacked.state.seats[0]?.token).toBe(true);
    expect(attacked.state.toAct).toBe(1);
  });

  test('is followed by the turn of the other player', () => {
    const fought = table().passes();
    expect(fought.damage('Guard')).toBe(3);
    expect(fought.state.combat).toBeNull();
    expect(fought.state.toAct).toBe(1);
  });
});

test('a unit that joins challenges the strongest enemy that nobody challenges yet', () => {
  const table = game(
    { bench: ['Fiora 3/3 Challenger'], hand: ['Jarvan IV'] },
    { bench: ['Giant 5/5', 'Guard 2/4', 'Runt 1/1'] },
  ).attacks(['Fiora'], { Fiora: 'Giant' });
  expect(table.lanes).toEqual(['Fiora : Giant', 'Jarvan IV : Guard']);
});
