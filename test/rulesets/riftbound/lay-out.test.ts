import { layOut, layOutFacts, LayOutError, riftbound, type TableLayout } from '#rulesets/riftbound';
import { isSeatZone } from '../../../libs/rulesets/riftbound/src/state/zones.js';
import { game } from '../../support/riftbound/game.js';
import { duel, WARRENS } from '../../support/riftbound/tables.js';

const full: TableLayout = {
  mode: 'match',
  turn: 'Ben',
  turnNumber: 8,
  players: {
    Ana: {
      points: 6,
      xp: 2,
      wins: 1,
      played: 2,
      legend: 'Dark Child',
      champion: 'Annie, Fiery',
      hand: ['Cleave', null, 'OGN-004'],
      base: ['First Mate', { card: 'Pit Rookie', exhausted: true, damage: 1, buffs: 1, attached: ["Doran's Blade"] }],
      trash: ['Falling Star'],
      banished: ['Gust'],
      deck: ['Stupefy', 'Flash'],
      deckSize: 5,
      runes: { Fury: { ready: 2, exhausted: 1 }, Mind: 3 },
      runeDeck: ['Fury Rune'],
    },
    Ben: { hand: 4, runes: 'enough', energy: 2, power: ['Mind', 'any'] },
  },
  battlefields: [
    {
      card: WARRENS,
      controller: 'Ana',
      units: {
        Ana: ['Recruit', { card: 'Wizened Elder', owner: 'Ben', stunned: true, might: -2, keywords: { Tank: 1 } }],
      },
      facedown: { by: 'Ana', card: 'Tideturner', turn: 5 },
      scoredBy: ['Ana'],
    },
    { card: 'Grove of the God-Willow', owner: 'Ana' },
  ],
};

test('everything stands where the literal says, and the rules have run to the first choice', () => {
  const table = game(full);
  expect(table.waiting).toEqual(['Ben: has priority']);
  expect(table.table.clock).toMatchObject({ turn: 8, seat: 1, phase: 'Main' });
  expect(table.points).toEqual({ Ana: 6, Ben: 0 });
  expect(table.state.seats[0]).toMatchObject({ xp: 2, wins: 1, played: 2 });
  expect(table.state.seats[1]?.pool).toMatchObject({ energy: 2, power: { Mind: 1, any: 1 } });
  expect(table.where('Annie')).toBe("Ana's Champion Zone");
  expect(table.where('Falling Star')).toBe("Ana's trash");
  expect(table.piece('Pit Rookie')).toMatchObject({ exhausted: true });
  expect(table.piece('Doran').attachedTo).toBe(table.piece('Pit Rookie').id);
  expect(table.piece('Wizened Elder')).toMatchObject({ owner: 1, controller: 0 });
  expect(table.piece('Wizened Elder').badges).toEqual(expect.arrayContaining(['stunned', 'Tank']));
  expect(table.piece('Wizened Elder').numbers).toEqual([{ label: 'Might', value: 2, base: 4 }]);
  expect(table.at(WARRENS)).toEqual(['controlled by Ana', 'scored by Ana this turn']);
  expect(table.state.pieces[table.number('Tideturner')]).toMatchObject({ faceDown: true, hiddenOn: 5 });
  expect(table.table.zones.find(({ name }) => name === "Ana's Main Deck")?.pieces).toHaveLength(5);
  expect(table.table.zones.find(({ name }) => name === "Ben's hand")?.pieces).toHaveLength(4);
});

test('a small deck has its size, and what it has fewer lies in no zone', () => {
  const { state } = game(duel({ Ana: { hand: ['Gust'], trash: ['Cleave'], deck: ['Flash'], deckSize: 3 } }));
  const own = state.pieces.filter(({ owner, rune, token }) => owner === 0 && !rune && !token);
  const lying = (zone: 'main-deck' | 'hand' | 'trash' | 'banishment'): number =>
    own.filter((piece) => isSeatZone(piece.zone, zone)).length;
  expect([lying('main-deck'), lying('hand'), lying('trash'), lying('banishment')]).toEqual([3, 1, 1, 0]);
});

test('who held a battlefield in the Scoring Step is noted, and who controls it now', () => {
  const [first, ...others] = duel().battlefields;
  const layout = { ...duel(), battlefields: first ? [{ ...first, heldAtScoring: 'Ben' }, ...others] : others };
  const [place, other] = layOut(layout).battlefields;
  expect([place?.heldAtScoring, other?.heldAtScoring]).toEqual([1, null]);
  expect(place?.controller).toBe(layOut(duel()).battlefields[0]?.controller);
});

test('cards played this turn are as many as it says', () => {
  expect(layOut(duel({ Ana: { played: 2 } })).seats.map(({ played }) => played)).toEqual([2, 0]);
});

test('the top of a deck is drawn in the order named', () => {
  const table = game(full).play('Ben: ends turn');
  expect(table.where('Stupefy')).toBe("Ana's hand");
});

test.each([full, duel(), duel({ phase: 'beginning' }), duel({ Ana: { points: 7 }, phase: 'draw' })])(
  'table %# keeps the laws of the state and is a tape: its facts fold to it, for every viewer',
  (layout) => {
    const facts = layOutFacts(layout);
    expect(facts.reduce(riftbound.evolve, riftbound.initial)).toEqual(layOut(layout));
    expect(riftbound.brokenInvariants(layOut(layout))).toEqual([]);
    for (const viewer of [0, 1, 'public'] as const) {
      let state = riftbound.initial;
      let seen = riftbound.initial;
      for (const fact of facts) {
        seen = riftbound.evolve(seen, riftbound.redactFact(fact, state, viewer));
        state = riftbound.evolve(state, fact);
      }
      expect(riftbound.view(seen, viewer)).toEqual(riftbound.view(state, viewer));
    }
  },
);

test.each<readonly [string, TableLayout, string]>([
  ['an unknown card', duel({ Ana: { hand: ['Clave'] } }), 'Ana, hand: There is no card "Clave". Perhaps Cleave?'],
  ['a name of several', duel({ Ana: { base: ['Doran'] } }), 'Ana, base: "Doran" is the name of several cards.'],
  ['a stranger', duel({ turn: 'Cleo' }), 'turn: there is no player "Cleo". Name one of: Ana, Ben.'],
  ['no battlefields', { ...duel(), battlefields: [] }, 'battlefields: none is named.'],
  [
    'a deck that is too small for its cards',
    duel({ Ana: { deck: ['Gust', 'Flash'], deckSize: 1 } }),
    'Ana, cards of the deck: 2 are named, and there are 1.',
  ],
  ['too many runes', duel({ Ana: { runes: { Fury: 13 } } }), 'Ana, runes: 13 are named, and there are 12.'],
])('%s is told with its place and its remedy', (_, layout, message) => {
  expect(() => layOutFacts(layout)).toThrow(LayOutError);
  expect(() => layOutFacts(layout)).toThrow(message);
});

test('copies are laid out, and said again as they were', () => {
  const base = [
    { card: 'Reflection', copyOf: 'Mega-Mech' },
    { card: 'Pit Rookie', attached: [{ card: 'Shady Spectacles', bearerCopyOf: 'Mountain Drake' }] },
    { card: 'Pouty Poro', copyOf: 'Mega-Mech', attached: [{ card: 'Shady Spectacles', bearerCopyOf: 'Pit Rookie' }] },
  ];
  const { state } = game({
    players: { Ana: { base }, Ben: {} },
    battlefields: [{ card: 'Void Gate' }, { card: 'Bandle Tree' }],
  });
  const said = riftbound.toLiteral?.(state, 'recorder');
  const { literal, unsaid } = said?.ok ? said.value : { literal: null, unsaid: null };
  expect(literal).toMatchObject({ players: { Ana: { base } } });
  expect(unsaid).not.toContain('what is a copy of something');
});
