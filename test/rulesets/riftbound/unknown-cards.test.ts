import { riftbound, type PlayOf } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { opening } from '../../support/riftbound/opening.js';
import { piecesIn, playOf } from '../../support/riftbound/play-of.js';
import { duel } from '../../support/riftbound/tables.js';

const handOf = (table: Game, name: string): readonly number[] => piecesIn(table, `${name}'s hand`);

const idOf = (name: string): string => {
  const table = game(duel({ Ana: { trash: [name] } }));
  return table.state.pieces[table.number(name)]?.card ?? '';
};

/** Ana plays the first card of her unknown hand as the card named. */
const playing = (table: Game, name: string): PlayOf<'PlayCard'> => ({
  ...playOf(game(duel({ Ana: { trash: [name] } })), name),
  piece: handOf(table, 'Ana')[0] ?? -1,
});

describe('cards that nobody has named', () => {
  test('a card from an unknown hand is known once it is played, for everybody', () => {
    const table = game(duel({ Ana: { hand: 3 } }));
    table.play(playing(table, 'Wizened Elder'));
    expect(table.where('Wizened Elder')).toBe("Ana's base");
    expect(handOf(table, 'Ana')).toHaveLength(2);
    expect(riftbound.view(table.state, 1).pieces.some(({ name }) => name === 'Wizened Elder')).toBe(true);
  });

  test('as a line, the name is enough', () => {
    const table = game(duel({ Ana: { hand: 2 } })).play('Ana: plays Cleave');
    expect(table.table.stack).toHaveLength(1);
  });

  test('it has to be paid for as the card it is', () => {
    const table = game(duel({ Ana: { hand: 1, runes: { Calm: 1 } } }));
    expect(table.attempt(playing(table, 'Wizened Elder'))).toBeRefusedBecause('play.costs-paid');
  });

  test('in the Champion Zone it is a champion unit with a tag of the legend, within its domains', () => {
    const table = game(duel({ Ana: { legend: 'Loose Cannon', hand: 0 } }));
    const piece = piecesIn(table, "Ana's Champion Zone")[0] ?? -1;
    expect(table.attempt({ ...playing(table, 'Mega-Mech'), piece })).toBeImpossible('other-kind');
    expect(table.attempt({ ...playing(table, 'Yasuo, Remorseful'), piece })).toBeImpossible('other-kind');
    expect(table.attempt({ ...playing(table, 'Jinx, Rebel'), piece }).strict.outcome).toBe('accepted');
  });

  test('a card drawn from an unknown deck is unknown', () => {
    const table = game(duel({ phase: 'draw' }));
    const [drawn] = handOf(table, 'Ana');
    expect(table.state.pieces[drawn ?? -1]?.card).toBeNull();
    table.play({ play: 'RevealCard', seat: 0, piece: drawn ?? -1, card: idOf('Cleave') });
    expect(table.state.pieces[drawn ?? -1]?.card).toBe(idOf('Cleave'));
  });

  test('a card is revealed as one that there is', () => {
    const table = game(duel({ phase: 'draw' }));
    const [drawn = -1] = handOf(table, 'Ana');
    expect(table.attempt({ play: 'RevealCard', seat: 0, piece: drawn, card: 'OGN-999' })).toBeImpossible(
      'unknown-card',
    );
  });

  test('a card that is known cannot be revealed as another; a correction names it anew', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'] } }));
    const piece = table.number('Cleave');
    expect(table.attempt({ play: 'RevealCard', seat: 0, piece, card: idOf('Defy') })).toBeImpossible('other-card');
    table.play({ play: 'Correct', correction: { change: 'card', piece, card: idOf('Defy') }, note: 'misread' });
    expect(table.state.pieces[piece]?.card).toBe(idOf('Defy'));
  });

  test('a card in hand is no rune and no battlefield', () => {
    const table = game(duel({ Ana: { hand: 1 } }));
    const piece = handOf(table, 'Ana')[0] ?? -1;
    for (const name of ['Fury Rune', 'Zaun Warrens']) {
      expect(table.attempt({ play: 'RevealCard', seat: 0, piece, card: idOf2(name) })).toBeImpossible('other-kind');
    }
  });

  test('a discarded unknown card stays unknown until somebody says what it was', () => {
    const table = game(duel({ Ana: { hand: ['Cleave', null] } }));
    const unknown = handOf(table, 'Ana')[1] ?? -1;
    table.play('Ana: plays Cleave').pass();
    table.play({ play: 'DescribeEffect', seat: 0, instructions: [{ verb: 'discard', pieces: [unknown] }] });
    expect(table.state.pieces[unknown]?.card).toBeNull();
    table.play({ play: 'RevealCard', seat: 0, piece: unknown, card: idOf('Defy') });
    expect(table.where('Defy')).toBe("Ana's trash");
  });

  test('an effect may name the card that it puts into play', () => {
    const table = game(duel({ Ana: { hand: ['Cleave'] } }))
      .play('Ana: plays Cleave')
      .pass();
    const [top = -1] = piecesIn(table, "Ana's Main Deck");
    table.play({
      play: 'DescribeEffect',
      seat: 0,
      instructions: [{ verb: 'put', piece: top, card: idOf('Wizened Elder'), to: { zone: 'base', seat: 0 } }],
    });
    expect(table).toHaveLogged('CardRevealed', 'PiecePut');
    expect(table.where('Wizened Elder')).toBe("Ana's base");
  });
});

const idOf2 = (name: string): string => {
  const { state } = game(duel());
  const found = riftbound.view(state, 'recorder').pieces.find((piece) => piece.name === name);
  return state.pieces[Number(/\d+/.exec(found?.id ?? '')?.[0])]?.card ?? '';
};

describe('a paper match with a known deck', () => {
  test('what is drawn is unknown until it is played; the deck stays a secret', () => {
    const table = opening({ seed: null });
    const { battlefields = [] } = table.state.seats[0]?.deck ?? {};
    const others = table.state.seats[1]?.deck?.battlefields ?? [];
    table.play(
      { play: 'ChooseBattlefield', seat: 0, card: battlefields[0] ?? '' },
      { play: 'ChooseBattlefield', seat: 1, card: others[0] ?? '' },
    );
    table.play(
      { play: 'Mulligan', seat: 0, pieces: table.hand(0).slice(0, 2) },
      { play: 'Mulligan', seat: 1, pieces: [] },
    );
    expect(table.state.turn.step).toBe('main');
    expect(table.hand(0).map((piece) => table.state.pieces[piece]?.card)).toEqual([null, null, null, null, null]);
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });
});
