import type { Offer, Slot } from '#ruleset';
import { choose, draftOf, isChosen, isComplete, playOf, slotProblem } from '../../apps/replayer/src/draft.js';

const pay: Slot = {
  name: 'pay',
  question: 'With what?',
  options: [
    { value: 'energy', label: 'Energy' },
    { value: 'power', label: 'Power' },
  ],
};

const targets: Slot = {
  name: 'targets',
  question: 'Whom?',
  options: [1, 2, 3].map((piece) => ({ value: { piece }, label: `Piece ${piece}` })),
  many: { min: 1, max: 2 },
};

const play = { type: 'play', card: 7, pay: 'energy', targets: [] };

const offer: Offer<unknown> = { play, label: 'Play it', because: [], slots: [pay, targets] };

describe('a draft', () => {
  it('begins as the offer stands', () => {
    expect(playOf(draftOf(offer, 0))).toEqual(play);
    expect(isChosen(draftOf(offer, 0), pay, 'energy')).toBe(true);
  });

  it('takes one value where a slot asks for one', () => {
    const draft = choose(draftOf(offer, 0), pay, 'power');
    expect(playOf(draft)).toEqual({ ...play, pay: 'power' });
    expect(isChosen(draft, pay, 'energy')).toBe(false);
  });

  it('takes several where it asks for several, and gives one back when it is chosen again', () => {
    const two = choose(choose(draftOf(offer, 0), targets, { piece: 1 }), targets, { piece: 3 });
    expect(playOf(two)).toMatchObject({ targets: [{ piece: 1 }, { piece: 3 }] });
    expect(playOf(choose(two, targets, { piece: 1 }))).toMatchObject({ targets: [{ piece: 3 }] });
  });

  it('is complete when every slot has as many values as it asks for', () => {
    const none = draftOf(offer, 0);
    const three = [1, 2, 3].reduce((draft, piece) => choose(draft, targets, { piece }), none);
    expect([slotProblem(none, targets), slotProblem(three, targets)]).toEqual(['Choose 1 more.', 'Choose 2 at most.']);
    expect([none, choose(none, targets, { piece: 2 }), three].map(isComplete)).toEqual([false, true, false]);
  });
});
