import { riftbound } from '#rulesets/riftbound';
import { layTable } from './table.js';

const { notation } = riftbound;

const hand = { zone: 'hand', seat: 1 } as const;
const deck = { zone: 'main-deck', seat: 1 } as const;
const base = { zone: 'base', seat: 1 } as const;

describe('a player in front of a card', () => {
  const state = layTable([
    { name: 'Ride the Wind', place: deck, owner: 1 },
    { name: 'Ride the Wind', place: hand, owner: 1 },
    { name: 'Pit Rookie', place: base, owner: 1, buffs: 1 },
    { name: 'Pit Rookie', place: base, owner: 1 },
  ]);

  test('means the card in hand before the one in the deck', () => {
    const play = notation.parse("Ana: resolves: recycle Ben's Ride the Wind", state);
    expect(play).toMatchObject({ ok: true, value: { instructions: [{ verb: 'recycle', pieces: [1] }] } });
  });

  test('is told how to say which, where several fit', () => {
    const play = notation.parse("correct: Ben's Pit Rookie is ready", state);
    expect(play).toMatchObject({ ok: false, error: { code: 'notation/ambiguous-name', column: 10 } });
  });
});
