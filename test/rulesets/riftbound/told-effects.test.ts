import { game, type Game } from '../../support/riftbound/game.js';
import { playOf } from '../../support/riftbound/play-of.js';
import { duel } from '../../support/riftbound/tables.js';

type Tables = NonNullable<Parameters<typeof duel>[0]>;

/** A table where encoded texts act by themselves. */
const encoded = (tables: Tables): Game => game(duel({ texts: 'encoded', ...tables }));

/** A table where every text is told. */
const described = (tables: Tables): Game => game(duel({ texts: 'described', ...tables }));

/** What strict recording answers, and the rules and severities that it names. */
const judged = (table: Game, play: string): readonly string[] => {
  const { strict } = table.attempt(play);
  if (strict.outcome === 'impossible') return [strict.problem.code];
  const { status, findings } = strict.verdict;
  return [strict.outcome, status, ...findings.map(({ rule, severity }) => `${severity} ${rule}`)];
};

describe('what is encoded cannot be told otherwise', () => {
  test('a legend whose text is known has no trigger that the table makes up', () => {
    const table = encoded({ Ana: { legend: 'Dark Child - Starter' } });
    expect(table.attempt('Ana: triggers Dark Child: score 8')).toBeRefusedBecause('trigger.words');
    const decision = table.playAnyway('Ana: triggers Dark Child: score 8');
    expect(decision).toMatchObject({ outcome: 'accepted', verdict: { status: 'illegal' } });
    const messages = decision.outcome === 'accepted' ? decision.verdict.findings.map(({ message }) => message) : [];
    expect(messages.join(' ')).not.toContain('not encoded');
    expect(messages).toContain('What Dark Child - Starter does is told at the table.');
  });

  test('a unit with an ability of its own has that one and no other', () => {
    const table = encoded({
      Ana: { base: ['Iron Ballista'] },
      warrens: { controller: 'Ben', units: { Ben: ['Mountain Drake'] } },
    });
    expect(table.attempt('Ana: uses Iron Ballista (exhaust): score 8')).toBeRefusedBecause('ability.activated');
    expect(judged(table, 'Ana: uses Iron Ballista -> Mountain Drake')).toEqual(['accepted', 'legal']);
    expect(table.attempt('Ana: uses Iron Ballista ability 2 -> Mountain Drake: score 8')).toBeImpossible(
      'ability-is-known',
    );
  });

  test('a card in hand has no ability to use and no trigger', () => {
    const known = encoded({ Ana: { hand: ["Kai'Sa, Survivor"] } });
    expect(known.attempt("Ana: uses Kai'Sa@hand (exhaust): score 8")).toBeRefusedBecause('ability.activated');
    const table = described({ Ana: { hand: ['Shady Spectacles'] } });
    expect(table.attempt('Ana: uses Shady Spectacles@hand (exhaust): draw 1')).toBeRefusedBecause(
      'ability.activated-on-board',
    );
    expect(table.attempt('Ana: triggers Shady Spectacles@hand: score 8')).toBeRefusedBecause('trigger.on-board');
  });

  test('a card that was drawn has no trigger, however new it is to the hand', () => {
    const table = described({ turn: 'Ben', Ana: { deck: ['Shady Spectacles'] } }).play('Ben: ends turn');
    expect(table.where('Shady Spectacles')).toBe("Ana's hand");
    expect(table.attempt('Ana: triggers Shady Spectacles@hand: score 8')).toBeRefusedBecause('trigger.on-board');
  });

  test('a spell does what it says, whatever is told with it', () => {
    const table = encoded({ Ana: { hand: ['Stupefy'] }, Ben: { base: ['Mega-Mech'] } });
    const scoring = table.attempt('Ana: plays Stupefy -> Mega-Mech: score 8');
    expect(scoring).toBeRefusedBecause('resolve.top-to-bottom');
    expect(scoring.findings).toContainEqual(
      expect.objectContaining({ rule: 'ability.kinds', message: 'What Stupefy does is told at the table.' }),
    );
    expect(judged(table, 'Ana: plays Stupefy -> Mega-Mech')).toEqual(['accepted', 'legal']);
  });

  test('a card that says nothing has no trigger and no ability, in matches told at the table either', () => {
    for (const texts of ['encoded', 'described'] as const) {
      const table = game(duel({ texts, Ana: { base: ['Recruit', 'Pit Rookie'] } }));
      expect(table.attempt('Ana: triggers Recruit: draw 1')).toBeRefusedBecause('trigger.words');
      expect(table.attempt('Ana: uses Recruit: draw 1')).toBeRefusedBecause('ability.activated');
      expect(table.attempt('Ana: triggers Fury Rune: draw 1')).toBeRefusedBecause('trigger.words');
    }
  });

  test('a unit does nothing as it is played', () => {
    const table = encoded({ Ana: { hand: ['Pit Rookie'] } });
    expect(table.attempt('Ana: plays Pit Rookie: score 8')).toBeImpossible('does-nothing-as-played');
  });

  test('a cost is the engine’s where every text that could change it is known', () => {
    const table = encoded({ Ana: { hand: ['Mega-Mech'] } });
    expect(table.attempt('Ana: plays Mega-Mech (nothing)')).toBeRefusedBecause('cost.total-changes');
    const told = described({ Ana: { hand: ['Mega-Mech'], base: ['Shady Spectacles'] } });
    expect(judged(told, 'Ana: plays Mega-Mech (nothing)')).toEqual(['accepted', 'told', 'told cost.total-changes']);
  });
});

describe('what is told is marked', () => {
  test('an ability of a card on the board, with the reason', () => {
    const table = described({ Ana: { base: ['Shady Spectacles'] } });
    expect(judged(table, 'Ana: uses Shady Spectacles (exhaust): draw 1')).toEqual([
      'accepted',
      'told',
      'told ability.kinds',
    ]);
    const [finding] = table.attempt('Ana: uses Shady Spectacles (exhaust): draw 1').findings;
    expect(finding?.message).toBe('What Shady Spectacles does is told at the table, as all texts of this match.');
  });

  test('a spell as it is played, or as it resolves', () => {
    const table = described({ Ana: { hand: ['Dancing Grenade'] }, Ben: { base: ['Mega-Mech'] } });
    expect(judged(table, 'Ana: plays Dancing Grenade -> Mega-Mech: deal 6 to Mega-Mech')).toEqual([
      'accepted',
      'told',
      'told ability.kinds',
    ]);
    expect(judged(table, 'Ana: plays Dancing Grenade -> Mega-Mech')).toEqual(['accepted', 'legal']);
    table.play('Ana: plays Dancing Grenade -> Mega-Mech').pass();
    expect(judged(table, 'Ana: resolves: deal 6 to Mega-Mech')).toEqual(['accepted', 'told', 'told ability.kinds']);
  });

  test('with a note where it would do nothing as things are', () => {
    const table = described({ Ana: { base: ['Shady Spectacles', 'Pit Rookie'] } });
    expect(judged(table, 'Ana: triggers Shady Spectacles: ready Pit Rookie; draw 1')).toEqual([
      'accepted',
      'told',
      'note reading.do-what-you-can',
      'told ability.kinds',
    ]);
  });

  test('every text of a match that is told at the table, and says so', () => {
    const table = game(duel({ Ana: { legend: 'Dark Child - Starter' } }));
    const [finding] = table.attempt('Ana: triggers Dark Child: score 1').findings;
    expect(finding).toMatchObject({
      severity: 'told',
      message: 'What Dark Child - Starter does is told at the table, as all texts of this match.',
    });
  });

  test('what a text says that an Equipment appends', () => {
    const bearer = { card: 'Mega-Mech', attached: ['Shady Spectacles'] };
    const table = described({ Ana: { base: [bearer] } });
    expect(judged(table, 'Ana: triggers Mega-Mech: draw 1')).toEqual(['accepted', 'told', 'told ability.kinds']);
  });

  test('of a card that left the board this turn, from where it has gone; of one that was never there, not at all', () => {
    const table = described({
      Ana: { hand: ['Dancing Grenade'], base: ['Void Hatchling', 'Shady Spectacles'] },
    });
    expect(table.attempt('Ana: triggers Dancing Grenade: draw 1')).toBeRefusedBecause('trigger.on-board');
    table.play('Ana: triggers Shady Spectacles: return Void Hatchling').pass();
    expect(judged(table, 'Ana: triggers Void Hatchling@hand: draw 1')).toEqual([
      'accepted',
      'told',
      'told ability.kinds',
    ]);
  });
});

test('of several abilities the one that is used has to be named', () => {
  const table = encoded({ Ana: { base: ['Honeyfruit'] } });
  expect(table.attempt('Ana: uses Honeyfruit')).toBeImpossible('which-ability');
  const { strict } = table.attempt('Ana: uses Honeyfruit');
  expect(strict.outcome === 'impossible' && strict.problem.remedy).toMatch(/ability 2 or ability 3/);
});

test('a card that nobody has named may be told of, and leaves it open', () => {
  const table = encoded({ Ana: { base: ['Pit Rookie'] } });
  table.play({
    play: 'Correct',
    correction: {
      change: 'move',
      piece: table.state.pieces.findIndex(({ card, rune }) => card === null && !rune),
      zone: 'trash',
      seat: 0,
    },
    note: 'as seen',
  });
  const unknown = table.state.pieces.findIndex(({ card, rune }) => card === null && !rune);
  const play = { play: 'AnnounceTrigger', seat: 0, source: unknown, targets: [], instructions: [] } as const;
  const { strict } = table.attempt(play);
  expect(strict).toMatchObject({ outcome: 'accepted', verdict: { status: 'doubtful' } });
});

describe('what is told of a piece is remarked on only where nothing of it happens', () => {
  type Base = NonNullable<NonNullable<Tables['Ana']>['base']>;
  const changed = { card: 'Wizened Elder', damage: 1, buffs: 1, empowered: 1, attached: ['Long Sword'] };
  const remarked = (base: Base, told: string): readonly string[] => {
    const table = described({ Ana: { hand: ['Cleave'], base } })
      .play('Ana: plays Cleave')
      .pass();
    return judged(table, `Ana: resolves: ${told}`).filter((said) => said.includes('do-what-you-can'));
  };

  test.each(['heal Wizened Elder', 'spend the buff on Wizened Elder', 'disempower Wizened Elder', 'detach Long Sword'])(
    '%s',
    (told) => {
      expect(remarked([changed], told)).toEqual([]);
      expect(remarked(['Wizened Elder', 'Long Sword'], told)).toEqual(['note reading.do-what-you-can']);
    },
  );
});

describe('of a spell that nobody has named, and that another player has taken', () => {
  /** Ana's spell on the chain, of which Ben may choose anew. */
  const taken = (modes: readonly number[]): Game => {
    const table = encoded({
      Ana: { base: ['Mega-Mech'] },
      Ben: { power: ['Calm'], hand: ['Mystic Reversal'], base: ['Orb of Regret'] },
    });
    const piece = table.state.pieces.findIndex(({ card, rune }) => card === null && !rune);
    const mech = table.number('Mega-Mech');
    const { object = -1 } = table.state.pieces[mech] ?? {};
    const item = {
      id: 1,
      kind: 'spell',
      controller: 0,
      piece,
      object: table.state.pieces[piece]?.object ?? -1,
      status: 'pending',
      targets: [{ kind: 'piece', piece: mech, object }],
      to: null,
      accelerated: false,
      instructions: null,
      label: null,
      adds: false,
      from: null,
      definition: null,
      it: [],
      declared: modes.length === 0 ? null : { modes, paid: [], repeats: [], banishes: false },
      here: null,
      attachment: null,
    } as const;
    table.happens(
      { type: 'ItemPutOnChain', data: { item, card: null, opens: 'play' }, because: [] },
      { type: 'ChainItemFinalized', data: { item: 1, controller: 0, countsAsPlayed: true }, because: [] },
      { type: 'PriorityGained', data: { seat: 1 }, because: [] },
    );
    const reversal = playOf(table, "Ben's Mystic Reversal", 1);
    return table.play({ ...reversal, targets: [{ kind: 'item', item: 1 }] }).pass();
  };
  const declaredNow = ({ state }: Game): unknown => state.chain[0]?.declared;

  test.each([[[0]], [[]]])('modes are chosen anew by number, with the targets that the table says: %j', (before) => {
    const table = taken(before);
    const anew = 'Ben: chooses anew -> Mega-Mech, Orb of Regret mode 2';
    expect(judged(table, anew)).toEqual(['accepted', 'told', 'told play.modes']);
    expect(declaredNow(table.play(anew))).toEqual({ modes: [1], paid: [], repeats: [], banishes: false });
    expect(table.state.chain[0]?.targets).toHaveLength(2);
  });

  test('in the mode that stays there are as many targets as there were', () => {
    const table = taken([]);
    expect(table.attempt('Ben: chooses anew -> Mega-Mech, Orb of Regret')).toBeRefusedBecause('new-choices.subset');
    expect(declaredNow(table.play('Ben: chooses anew -> Orb of Regret'))).toBeNull();
  });
});
