import type { RiftboundFact, RiftboundState } from '#rulesets/riftbound';
import { after, firstMainPhase } from './support/table.js';

const fact = (type: string, data: object): RiftboundFact => ({ type, data, because: [] }) as unknown as RiftboundFact;

/** A table in the second game of a match: each player has used a battlefield, and plays on another. */
const table: RiftboundState = ((state: RiftboundState) => ({
  ...state,
  seats: state.seats.map((seat, number) => ({
    ...seat,
    wins: number,
    battlefield: 'OGN-275',
    usedBattlefields: ['OGN-276'],
  })),
}))(firstMainPhase());

const ended = (winners: readonly number[]): RiftboundFact =>
  fact('GameEnded', { winners, reason: winners.length === 0 ? { kind: 'draw' } : { kind: 'concession', seat: 1 } });

const ofSeats = ({ seats }: RiftboundState): unknown =>
  seats.map(({ wins, usedBattlefields }) => ({ wins, usedBattlefields }));

describe('a game that goes on after its end was taken back', () => {
  test('takes the win and the battlefields used in it along', () => {
    expect(ofSeats(after(table, ended([0])))).toEqual([
      { wins: 1, usedBattlefields: ['OGN-276', 'OGN-275'] },
      { wins: 1, usedBattlefields: ['OGN-276', 'OGN-275'] },
    ]);
    expect(ofSeats(after(table, ended([0]), fact('GameResumed', {})))).toEqual(ofSeats(table));
  });

  test('leaves those of the games before where it was drawn, which uses none', () => {
    expect(ofSeats(after(table, ended([]), fact('GameResumed', {})))).toEqual(ofSeats(table));
  });
});
