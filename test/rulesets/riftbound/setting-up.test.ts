import '../../support/riftbound/matchers.js';
import { riftbound, type RiftboundFact } from '#rulesets/riftbound';
import { deckOf, opening, options, type Opening } from '../../support/riftbound/opening.js';

const KEEP = [
  { play: 'Mulligan', seat: 0, pieces: [] },
  { play: 'Mulligan', seat: 1, pieces: [] },
] as const;

const typesOf = (facts: readonly RiftboundFact[]): readonly string[] => facts.map(({ type }) => type);

const counts = (table: Opening, seat: number): Readonly<Record<string, number>> => {
  const name = table.state.seats[seat]?.name ?? '';
  return Object.fromEntries(
    riftbound
      .view(table.state, 'recorder')
      .zones.filter((zone) => zone.name.startsWith(`${name}'s `))
      .map((zone) => [zone.name.slice(name.length + 3), zone.pieces.length]),
  );
};

const channeled = (table: Opening): readonly (readonly [number, number])[] =>
  table.facts.flatMap((fact) =>
    fact.type === 'RunesChanneled' ? [[fact.data.seat, fact.data.pieces.length] as const] : [],
  );

describe('the order of setting up', () => {
  test('first player, battlefields, shuffles, hands of four, mulligans in turn order, the first turn', () => {
    const table = opening({ firstPlayer: null });
    expect(table.waiting).toEqual(['the table: Who takes the first turn?']);
    table.play({ play: 'ChooseFirstPlayer', first: 1 }).deal();
    expect(table.waiting).toEqual(['Ben: Which cards are set aside, up to two?']);
    table.play(KEEP[1]);
    expect(table.waiting).toEqual(['Ana: Which cards are set aside, up to two?']);
    table.play(KEEP[0]);
    expect(table.state.turn).toMatchObject({ number: 1, seat: 1, step: 'main' });
    const order = [
      'FirstPlayerChosen',
      'BattlefieldsPlaced',
      'DeckShuffled',
      'CardsDrawn',
      'MulliganTaken',
      'TurnBegan',
    ];
    const seen = typesOf(table.facts);
    expect(order.map((type) => seen.indexOf(type))).toEqual(
      [...order.map((type) => seen.indexOf(type))].sort((a, b) => a - b),
    );
    expect(order.every((type) => seen.includes(type))).toBe(true);
  });

  test('in a duel chance picks each battlefield, and they are placed together', () => {
    const table = opening();
    expect(table.waiting[0]).toMatch(/^the table: Which battlefield does Ana get at random/);
    table.deal();
    expect(typesOf(table.facts).filter((type) => type.startsWith('Battlefield'))).toEqual([
      'BattlefieldChosen',
      'BattlefieldChosen',
      'BattlefieldsPlaced',
    ]);
  });

  test('in a match each player picks, unseen by the other until both lie there', () => {
    const table = opening({ mode: 'match' });
    expect(table.waiting).toEqual(['Ana: Which battlefield?']);
    const [card] = table.state.seats[0]?.deck?.battlefields ?? [];
    const before = table.state;
    table.play({ play: 'ChooseBattlefield', seat: 0, card: card ?? '' });
    const chosen = table.facts.find(({ type }) => type === 'BattlefieldChosen');
    expect(chosen && riftbound.redactFact(chosen, before, 1).data).toMatchObject({ card: null });
    expect(table.waiting).toEqual(['Ben: Which battlefield?']);
  });

  test('as both pick at the same time, either pick may be recorded first, each once', () => {
    const table = opening({ mode: 'match' });
    const [ana = '', ben = ''] = [0, 1].map((seat) => table.state.seats[seat]?.deck?.battlefields[0] ?? '');
    table.play({ play: 'ChooseBattlefield', seat: 1, card: ben });
    expect(table.attempt({ play: 'ChooseBattlefield', seat: 1, card: ben })).toBeImpossible('not-your-choice');
    table.play({ play: 'ChooseBattlefield', seat: 0, card: ana });
    expect(table.state.battlefields.map(({ piece }) => table.state.pieces[piece]?.card)).toEqual([ana, ben]);
  });

  test('a battlefield that is not in the deck cannot be picked', () => {
    const table = opening({ mode: 'match' });
    const attempt = table.attempt({
      play: 'ChooseBattlefield',
      seat: 0,
      card: table.state.seats[1]?.deck?.battlefields[0] ?? '',
    });
    expect(attempt).toBeImpossible('battlefield-not-in-deck');
  });

  test('legend and champion lie open, 39 and 12 cards are shuffled, four are drawn', () => {
    const table = opening().deal();
    expect(counts(table, 0)).toMatchObject({ 'Main Deck': 35, 'Rune Deck': 12, hand: 4 });
    const open = riftbound.view(table.state, 'public').pieces.flatMap(({ name }) => name ?? []);
    expect(open).toEqual(expect.arrayContaining(['Dark Child - Starter', 'Annie, Stubborn', 'Yi, Honed']));
    expect(table.state.seats.map(({ points }) => points)).toEqual([0, 0]);
    expect(table.state.battlefields.map(({ controller }) => controller)).toEqual([null, null]);
  });
});

describe('the mulligan', () => {
  test('up to two cards go aside, as many are drawn, then those set aside go to the bottom in random order', () => {
    const table = opening().deal();
    const [first = -1, second = -1] = table.hand(0);
    table.play({ play: 'Mulligan', seat: 0, pieces: [first, second] });
    expect(typesOf(table.facts).slice(-4)).toEqual(['MulliganTaken', 'CardsSetAside', 'CardsDrawn', 'ChoiceAwaited']);
    expect(table.waiting).toEqual(['the table: In what random order are the cards recycled?']);
    table.deal();
    expect(counts(table, 0)).toMatchObject({ 'Main Deck': 35, hand: 4 });
    expect(table.waiting).toEqual(['Ben: Which cards are set aside, up to two?']);
  });

  test('a third card is one too many: strict refuses, the table as played records it', () => {
    const table = opening().deal();
    const pieces = table.hand(0).slice(0, 3);
    expect(table.attempt({ play: 'Mulligan', seat: 0, pieces })).toBeRefusedBecause('mulligan.set-aside');
    table.playAnyway({ play: 'Mulligan', seat: 0, pieces });
    table.deal();
    expect(counts(table, 0)).toMatchObject({ 'Main Deck': 35, hand: 4 });
  });

  test('nobody mulligans before their turn to, nor cards that are not in the hand', () => {
    const table = opening().deal();
    expect(table.attempt(KEEP[1])).toBeImpossible('not-your-choice');
    const other = { play: 'Mulligan', seat: 0, pieces: table.hand(1).slice(0, 1) } as const;
    expect(table.attempt(other)).toBeImpossible('not-in-hand');
  });
});

describe('the first turns', () => {
  test('the player who goes second channels three runes on the first turn and two from then on', () => {
    const table = opening({ firstPlayer: 1 }).deal().play(KEEP[1], KEEP[0]);
    for (const seat of [1, 0, 1, 0]) table.play({ play: 'EndTurn', seat });
    expect(channeled(table)).toEqual([
      [1, 2],
      [0, 3],
      [1, 2],
      [0, 2],
      [1, 2],
    ]);
  });

  test('the first player draws on the first turn too', () => {
    const table = opening()
      .deal()
      .play(...KEEP);
    expect(counts(table, 0)).toMatchObject({ hand: 5, 'Main Deck': 34, 'Rune Deck': 10 });
  });
});

describe('decks that are not known', () => {
  test.each([
    ['a unit', 'OGN-013'],
    ['a token', 'UNL-T01'],
    ['no card', 'OGN-999'],
  ])('%s is no battlefield to pick', (_, card) => {
    const players = ['Ana', 'Ben'].map((name) => ({ name, deck: null }));
    const table = opening({ seed: null, players });
    expect(table.attempt({ play: 'ChooseBattlefield', seat: 0, card })).toBeImpossible('no-battlefield');
  });

  test('a paper match lays out as many cards as a deck has, and asks nobody to shuffle', () => {
    const players = [
      { name: 'Ana', deck: null },
      { name: 'Ben', deck: null },
    ];
    const table = opening({ seed: null, players });
    table.play(
      { play: 'ChooseBattlefield', seat: 0, card: 'OGN-298' },
      { play: 'ChooseBattlefield', seat: 1, card: 'OGN-290' },
    );
    expect(counts(table, 0)).toMatchObject({ 'Main Deck': 35, 'Rune Deck': 12, hand: 4 });
    expect(table.hand(0).map((piece) => table.state.pieces[piece]?.card)).toEqual([null, null, null, null]);
    table.play(...KEEP);
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('a seed needs both decks', () => {
    const opened = riftbound.setUp(
      options({
        players: [
          { name: 'Ana', deck: null },
          { name: 'Ben', deck: null },
        ],
      }),
    );
    expect(opened).toMatchObject({ ok: false, error: [{ code: 'riftbound/seed-without-deck' }] });
  });
});

describe('decks that may not be played', () => {
  const opened = (change: object): ReturnType<typeof riftbound.setUp> => {
    const deck = { ...(deckOf('ogn-houston-1-annie') as object), ...change };
    return riftbound.setUp(
      options({
        players: [
          { name: 'Ana', deck },
          { name: 'Ben', deck: null },
        ],
        seed: null,
      }),
    );
  };

  test.each([
    ['eleven runes', { runes: [{ card: 'OGN-007', count: 11 }] }, /12 runes|exactly 12|rune/i],
    ['two battlefields', { battlefields: ['OGN-298', 'OGN-290'] }, /battlefield/i],
    ['no legend', { legend: 'OGN-007' }, /legend/i],
  ])('%s: the problem names the player, what is wrong and the remedy', (_, change, words) => {
    const result = opened(change);
    expect(result.ok).toBe(false);
    const [problem] = result.ok ? [] : result.error.filter(({ message }) => words.test(message));
    expect(problem?.message).toMatch(/^Ana/);
    expect(problem?.remedy).not.toBe('');
  });

  test.each([
    ['one player', { players: [{ name: 'Ana', deck: null }] }, 'riftbound/players'],
    [
      'twice the same name',
      {
        players: [
          { name: 'Ana', deck: null },
          { name: 'Ana', deck: null },
        ],
      },
      'riftbound/player-names',
    ],
    [
      'a name that differs from another by its capital alone',
      {
        players: [
          { name: 'Ana', deck: null },
          { name: 'ana', deck: null },
        ],
      },
      'riftbound/player-names',
    ],
    ['an unknown mode', { mode: 'skirmish' }, 'riftbound/mode'],
    ['an unknown edition', { edition: 'core-9' }, 'riftbound/edition'],
    ['a first player who is not there', { firstPlayer: 2 }, 'riftbound/first-player'],
  ])('%s is refused', (_, change, code) => {
    const result = riftbound.setUp(options({ seed: null, ...change }));
    expect(result.ok ? [] : result.error.map((problem) => problem.code)).toContain(code);
  });
});

describe('a dealt match', () => {
  const emptied = (): Opening => {
    const table = opening()
      .deal()
      .play(...KEEP);
    for (const piece of table.state.pieces.flatMap((each, number) =>
      inDeck(table, number) && each.owner === 1 ? [number] : [],
    )) {
      table.play({ play: 'Correct', correction: { change: 'move', piece, zone: 'trash', seat: 1 }, note: '' });
    }
    return table;
  };
  const inDeck = (table: Opening, piece: number): boolean =>
    riftbound
      .view(table.state, 'recorder')
      .zones.some(({ name, pieces }) => name === "Ben's Main Deck" && pieces.includes(String(piece)));

  test('a burn out shuffles the trash by chance, and no card comes or goes', () => {
    const table = emptied();
    expect(counts(table, 1)).toMatchObject({ 'Main Deck': 0, trash: 35, hand: 4 });
    table.play({ play: 'EndTurn', seat: 0 });
    expect(table.waiting).toEqual(["the table: In what order is Ben's Main Deck after shuffling?"]);
    table.deal();
    expect(counts(table, 1)).toMatchObject({ 'Main Deck': 34, trash: 0, hand: 5 });
    expect(table.state.seats[0]?.points).toBe(1);
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });

  test('the order has to name the very cards that are shuffled', () => {
    const table = emptied().play({ play: 'EndTurn', seat: 0 });
    const cards = Array.from({ length: 35 }, () => 'OGN-001');
    expect(table.attempt({ play: 'Shuffle', seat: 1, deck: 'main-deck', cards })).toBeImpossible('other-cards');
    expect(table.attempt({ play: 'Shuffle', seat: 0, deck: 'main-deck', cards })).toBeImpossible('other-shuffle');
  });
});
