// A best of one that is begun like a match (TR 406.1.g): battlefields, the first player, sideboards, then decks and 110-118.
import '../../../support/riftbound/matchers.js';
import type { Json } from '#kernel';
import type { MatchOptions } from '#ruleset';
import { cardOf, parseDeck, riftbound, type Play } from '#rulesets/riftbound';
import { ANNIE, deckText, MASTER_YI } from '../../../support/duel.js';
import { deckOf, opening, type Opening } from '../../../support/riftbound/opening.js';

/** Ana's deck, with another champion of her legend in the sideboard. */
const annie = (): Json => {
  const deck = parseDeck(deckText(ANNIE).replace('2 Gust', '1 Gust\n1 Annie, Fiery'));
  if (!deck.ok) throw new Error(deck.error.message);
  return deck.value;
};

const bestOfOne = (more: Partial<MatchOptions> = {}): Opening =>
  opening({
    mode: 'match1',
    firstPlayer: null,
    players: [
      { name: 'Ana', deck: annie() },
      { name: 'Ben', deck: deckOf(MASTER_YI) },
    ],
    ...more,
  } as Partial<MatchOptions>);

/** Each player's first battlefield is drawn. */
const drawn = (table: Opening): Opening =>
  [0, 1].reduce(
    (so, seat) =>
      so.play({ play: 'ChooseBattlefield', seat, card: so.state.seats[seat]?.deck?.battlefields[0] ?? null }),
    table,
  );

/** Up to the sideboards: battlefields drawn, Ben chosen to go first. */
const atSideboards = (more: Partial<MatchOptions> = {}): Opening =>
  drawn(bestOfOne(more)).play({ play: 'ChooseFirstPlayer', first: 1 });

const keeps = (seat: number): Play => ({ play: 'Sideboard', seat, out: [], in: [] });

const idOf = (table: Opening, name: string): string => {
  const { main = [], sideboard = [] } = table.state.seats[0]?.deck ?? {};
  return [...main, ...sideboard].find(({ card }) => cardOf(card).name === name)?.card ?? '';
};

describe('the start of a best of one', () => {
  test('battlefields at random, who goes first, sideboards in turn order, then the decks and what follows', () => {
    const table = bestOfOne();
    expect(table.waiting).toEqual(['the table: Which battlefield does Ana get at random?']);
    drawn(table);
    expect(table.waiting).toEqual(['the table: Who takes the first turn?']);
    table.play({ play: 'ChooseFirstPlayer', first: 1 });
    expect(table.waiting).toEqual(['Ben: Which cards are exchanged with the sideboard?']);
    table.play(keeps(1));
    expect(table.waiting).toEqual(['Ana: Which cards are exchanged with the sideboard?']);
    expect(table.facts.map(({ type }) => type)).not.toContain('DecksPresented');
    table.play(keeps(0)).deal();
    expect(table.facts.find(({ type }) => type === 'DecksPresented')?.because).toContain(
      'tournament.best-of-one-start',
    );
    expect(table.waiting).toEqual(['Ben: Which cards are set aside, up to two?']);
    expect([table.hand(0).length, table.hand(1).length]).toEqual([4, 4]);
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });

  test('the Chosen Champion is separated after sideboarding, and may be another one then (TR 406.1.g.6, 403.4.a)', () => {
    const table = atSideboards().play(keeps(1));
    const [stubborn, fiery] = [table.state.seats[0]?.deck?.champion ?? '', idOf(table, 'Annie, Fiery')];
    expect(table.state.seats[0]?.champion).toBeNull();
    table.play({ play: 'Sideboard', seat: 0, out: [stubborn], in: [fiery], champion: fiery }).deal();
    expect(table.state.seats[0]?.champion).toBe(fiery);
    expect(table.state.pieces.filter(({ card }) => card === fiery)).toHaveLength(1);
    expect(table.state.pieces.filter(({ card }) => card === stubborn)).toEqual([]);
  });

  test('an exchange is not held against anybody, though it is the first game (TR 406.1.g.5)', () => {
    const table = atSideboards().play(keeps(1));
    const { main = [], sideboard = [] } = table.state.seats[0]?.deck ?? {};
    const swap: Play = { play: 'Sideboard', seat: 0, out: [main[0]?.card ?? ''], in: [sideboard[0]?.card ?? ''] };
    expect(table.attempt(swap)).toBeLegal();
    expect(table.attempt({ ...swap, in: [] })).toBeRefusedBecause('tournament.sideboarding');
  });

  test('each player is asked in turn, and nobody once the decks are laid out', () => {
    const table = atSideboards();
    expect(table.attempt(keeps(0))).toBeImpossible('not-your-choice');
    table.play(keeps(1), keeps(0));
    expect(table.attempt(keeps(0))).toBeImpossible('not-between-games');
  });

  test('what is exchanged is seen by nobody else, and not whether anything is', () => {
    const typesSeen = (play: Play): readonly string[] => {
      const table = atSideboards().play(keeps(1));
      const [before, so] = [table.state, table.facts.length];
      table.play(play);
      return table.facts.slice(so).flatMap((fact) => JSON.stringify(riftbound.redactFact(fact, before, 1)));
    };
    const at = atSideboards();
    const { main = [], sideboard = [] } = at.state.seats[0]?.deck ?? {};
    const swap: Play = { play: 'Sideboard', seat: 0, out: [main[0]?.card ?? ''], in: [sideboard[0]?.card ?? ''] };
    expect(typesSeen(swap)).toEqual(typesSeen(keeps(0)));
  });

  test('decks that nobody knows are laid out whole without a question', () => {
    const unknown = {
      seed: null,
      players: [
        { name: 'Ana', deck: null },
        { name: 'Ben', deck: null },
      ],
    };
    const table = bestOfOne(unknown).play('Ana: picks Grove', 'Ben: picks Minefield', 'first player: Ben');
    expect(table.waiting).toEqual(['Ben: Which cards are set aside, up to two?']);
    expect(table.state.pieces).toHaveLength(2 * (1 + 1 + 39 + 12) + 2);
  });

  test('one game decides it, and a drawn one draws the match', () => {
    const begun = (): Opening => {
      const table = atSideboards().play(keeps(1), keeps(0)).deal();
      return table.play({ play: 'Mulligan', seat: 1, pieces: [] }, { play: 'Mulligan', seat: 0, pieces: [] });
    };
    expect(begun().play('Ana: concedes').state.result).toMatchObject({ winners: [1] });
    expect(begun().play({ play: 'AgreeDraw' }).state.result).toMatchObject({ winners: [] });
  });
});

test('Chosen Champions are seen by all as soon as they are separated, cards of the decks by nobody', () => {
  const table = atSideboards().play(keeps(1), keeps(0));
  const fact = table.facts.find(({ type }) => type === 'DecksPresented');
  if (fact?.type !== 'DecksPresented') throw new Error('No decks were laid out.');
  const told = riftbound.redactFact(fact, table.state, 'public');
  if (told.type !== 'DecksPresented') throw new Error('It is told as another fact.');
  const known = told.data.pieces.filter(({ card }) => card !== null).map(({ zone }) => zone);
  expect(known).toEqual(['champion', 'champion']);
});
