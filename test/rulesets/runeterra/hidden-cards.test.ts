import { runeterra, type RuneterraFact } from '#rulesets/runeterra';
import type { Viewer } from '#ruleset';
import { game, type Game } from './support/game.js';

/** The facts of the last play as a viewer is told them, each with the table before it. */
const told = (table: Game, before: Game['state'], viewer: Viewer): readonly RuneterraFact[] => {
  let state = before;
  return table.facts.map((fact) => {
    const seen = runeterra.redactFact(fact, state, viewer);
    state = runeterra.evolve(state, fact);
    return seen;
  });
};

const drawn = (facts: readonly RuneterraFact[]) =>
  facts.flatMap((fact) => (fact.type === 'CardsDrawn' ? [fact.data.cards] : []));

describe('what a viewer is told', () => {
  test('of cards that are drawn is their own', () => {
    const table = game({}).passes();
    const before = table.state;
    table.passes();
    expect(drawn(told(table, before, 0))).toEqual([[null], ['01NX012']]);
    expect(drawn(told(table, before, 1))).toEqual([['01NX012'], [null]]);
    expect(drawn(told(table, before, 'public'))).toEqual([[null], [null]]);
    expect(drawn(told(table, before, 'recorder'))).toEqual([['01NX012'], ['01NX012']]);
  });

  test('of a hand that the recorder sees is for its player', () => {
    const table = game({ hand: ['Garen'] });
    const piece = table.number('Garen');
    const reveal = { play: 'RevealCard', seat: 0, piece, card: '01DE012' } as const;
    const before = table.state;
    table.play(reveal);
    expect(told(table, before, 0)).toMatchObject([{ data: { card: '01DE012' } }]);
    expect(told(table, before, 1)).toMatchObject([{ data: { card: null } }]);
    expect(runeterra.redactPlay(reveal, before, 1)).toEqual({ ...reveal, card: null });
    expect(runeterra.redactPlay(reveal, before, 0)).toEqual(reveal);
  });

  test('of a card that is discarded is what it was, for who could not see it in the hand either', () => {
    const table = game({ hand: ['Garen'] }, { hand: ['Judgment'], bench: ['Foe 1/1'] });
    const piece = table.number('Garen');
    const before = table.state;
    const effects = [{ do: 'discard', to: { who: 'piece', piece } }] as const;
    const source = table.number('Foe');
    table.play({ play: 'AnnounceEffect', seat: 1, source, skill: false, targets: [], effects });
    const hidden = {
      ...before,
      pieces: before.pieces.map((each, at) => (at === piece ? { ...each, card: null } : each)),
    };
    const seen = told(table, before, 1).reduce(runeterra.evolve, hidden);
    expect(seen.pieces[piece]).toMatchObject({ card: '01DE012', place: 'graveyard' });
  });

  test('of a card that is taken out of a hand for good is nothing, and of one that comes onto a bench what it is', () => {
    const told = (to: 'gone' | 'bench') => {
      const table = game({ hand: ['Garen'] });
      const correction = { change: 'move', piece: table.number('Garen'), to } as const;
      return table.play({ play: 'Correct', correction, note: '' }).facts[0];
    };
    expect(told('gone')).toMatchObject({ type: 'TableCorrected', data: { card: null } });
    expect(told('bench')).toMatchObject({ type: 'TableCorrected', data: { card: '01DE012' } });
  });

  test('of a card that has left a hand for good is for its player, also as it comes back', () => {
    const table = game({ hand: ['Garen'] });
    const piece = table.number('Garen');
    table.play({ play: 'Correct', correction: { change: 'move', piece, to: 'gone' }, note: '' });
    const before = table.state;
    const named = { play: 'Correct', correction: { change: 'card', piece, card: '01DE012' }, note: '' } as const;
    expect(runeterra.redactPlay(named, before, 1)).toMatchObject({ correction: { card: null } });
    expect(runeterra.redactPlay(named, before, 0)).toEqual(named);
    const [back] = table.play({ play: 'Correct', correction: { change: 'move', piece, to: 'hand' }, note: '' }).facts;
    expect(runeterra.describeFact(back!, before, 1)).not.toContain('Garen');
    expect(runeterra.describeFact(back!, before, 0)).toContain('Garen');
  });

  test('of a deck is never its order', () => {
    const shuffle = { play: 'Shuffle', seat: 0, cards: ['01DE012'] } as const;
    const { state } = game({});
    expect(runeterra.redactPlay(shuffle, state, 0)).toEqual({ ...shuffle, cards: null });
    const fact = { type: 'DeckShuffled', data: { seat: 0, cards: ['01DE012'] }, because: [] } as const;
    expect(runeterra.redactFact(fact, state, 0)).toMatchObject({ data: { cards: [null] } });
  });

  test('of a card that comes into the open is what it is', () => {
    const table = game({ hand: ['Garen'] });
    const piece = table.number('Garen');
    const before = table.state;
    table.play({ play: 'Correct', correction: { change: 'move', piece, to: 'bench' }, note: '' });
    const hidden = { ...before, pieces: before.pieces.map((each) => ({ ...each, card: null })) };
    const seen = told(table, before, 1).reduce(runeterra.evolve, hidden);
    expect(seen.pieces[piece]).toMatchObject({ card: '01DE012', place: 'bench' });
  });
});
