import type { RiftboundFact, RiftboundState } from '#rulesets/riftbound';
import { after, firstMainPhase, piecesIn } from './support/table.js';

const fact = (type: string, data: object): RiftboundFact => ({ type, data, because: [] }) as unknown as RiftboundFact;

describe('the next point, once time is up and it decides', () => {
  const timeUp = { lastTurn: null, playoff: true, scored: null };
  const table: RiftboundState = { ...firstMainPhase(), timeUp };

  test.each([
    [1, 0],
    [2, 0],
    [0, null],
    [-1, null],
  ])('%d points gained: it is scored by %j', (points, scored) => {
    const gained = fact('PointsGained', { seat: 0, points, total: 3 + points, source: { kind: 'effect' } });
    expect(after(table, gained).timeUp?.scored).toBe(scored);
  });

  test('whoever scores after that has not scored it', () => {
    const by = (seat: number) => fact('PointsGained', { seat, points: 1, total: 1, source: { kind: 'effect' } });
    expect(after(table, by(1), by(0)).timeUp?.scored).toBe(1);
  });
});

test('a part of a deck that is shuffled is known as far as the fact says it', () => {
  const table = firstMainPhase();
  const [first = -1, second = -1] = piecesIn(table, 'main-deck-0');
  const shuffled = fact('RandomPartShuffled', {
    ...{ seat: 0, deck: 'main-deck' },
    ...{ pieces: [first, second], cards: ['OGN-004', null] },
  });
  const { pieces } = after(table, shuffled);
  expect([pieces[first]?.card, pieces[second]?.card]).toEqual(['OGN-004', null]);
});
