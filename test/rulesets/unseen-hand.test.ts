import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { game } from '../support/riftbound/game.js';
import { duel } from '../support/riftbound/tables.js';

describe('a card in a hand that nobody has told', () => {
  const table = game({ ...duel({ Ana: { hand: 2 } }), texts: 'encoded' });
  const named = (name: string) => riftbound.unseenHand?.cards(table.state, 0).find((each) => each.name === name);

  test('is offered by no name, and may be any of those that a Main Deck may hold', () => {
    const offered = riftbound.legalPlays(table.state, 0).filter(({ label }) => label.startsWith('Play '));
    expect(offered).toEqual([]);
    expect(named('Pouty Poro')).toMatchObject({ name: 'Pouty Poro' });
    expect(named('Fury Rune')).toBeUndefined();
    expect(riftbound.unseenHand?.cards(game(duel({ Ana: { hand: ['Defy'] } })).state, 0)).toEqual([]);
  });

  test('is played as the card that it is said to be, as any known one', () => {
    const [offer] = riftbound.unseenHand?.playsOf(table.state, 0, named('Pouty Poro')?.card ?? '') ?? [];
    expect(offer).toMatchObject({ label: 'Play Pouty Poro' });
    if (offer === undefined) throw new Error('Pouty Poro is not offered.');
    table.play(offer.play);
    expect(table).toHaveLogged('ItemPutOnChain Ana plays Pouty Poro');
  });

  test('is not offered where the card could not be played now', () => {
    const defy = named('Defy')?.card ?? '';
    expect(riftbound.unseenHand?.playsOf(table.state, 1, defy)).toEqual([]);
    expect(runeterra.unseenHand?.cards(runeterra.initial, 0)).toEqual([]);
  });
});
