import { behind } from '#access';
import {
  delayAt,
  duePicks,
  NO_SHOW,
  NO_TOURNAMENT,
  shownTournament,
  type BroadcastShow,
  type DelayPlace,
  type ShownAt,
  type TournamentOrder,
} from '#tournament';
import { LEE, paired, TestDesk } from './desk.js';

type Delayed = Extract<TournamentOrder, { type: 'SetDelay' }>['delay'];

/** A desk with the tapes t1, t2 and t3, and the delays of their tables; `titles`: what the audience was shown after so many minutes. */
class DirectedDesk extends TestDesk {
  readonly over = new Set<number>();

  constructor(...delays: readonly Delayed[]) {
    super();
    this.pair(1, paired(1, 'ana', 'ben'), paired(2, 'cleo', 'dan'), paired(3, 'eve', 'fay'));
    for (const [index, delay] of delays.entries()) {
      const table = index + 1;
      this.order({ type: 'OpenTable', by: LEE, round: 1, table, match: `t${table}` });
      this.order({ type: 'SetDelay', by: LEE, round: null, table, delay });
    }
  }

  pick(match: string | null, title: string): void {
    this.order({ type: 'DirectBroadcast', by: LEE, show: { ...NO_SHOW, match, title } });
  }

  get shownAt(): ShownAt {
    const now = new Date(this.now).toISOString();
    return (place: DelayPlace) => behind(delayAt(this.state, place), now, this.over.has(place.table ?? 0));
  }

  get show(): BroadcastShow {
    return shownTournament(this.state, 'public', this.shownAt).broadcast;
  }

  titles(minutes: number): readonly string[] {
    return Array.from({ length: minutes }, () => {
      const { title } = this.show;
      this.wait(1);
      return title;
    });
  }
}

test('the audience is shown what was picked, with its texts, one delay of its match ago; officials at once', () => {
  const desk = new DirectedDesk(2, 2, 2);
  desk.pick('t1', 'A');
  expect(shownTournament(desk.state, 'desk', desk.shownAt).broadcast).toMatchObject({ match: 't1', title: 'A' });
  expect(desk.show).toBe(NO_SHOW);
  desk.wait(1);
  desk.pick('t1', 'B');
  desk.pick(null, 'C');
  expect(desk.titles(3)).toEqual(['', 'A', 'C']);
  expect(JSON.stringify(shownTournament(NO_TOURNAMENT, 'public', () => null))).not.toContain('picks');
});

test('a match that is shown at once is left for another when both are due: leaving tells of a match as well', () => {
  const desk = new DirectedDesk(3, 0, 1);
  desk.pick('t2', 'at once');
  expect(desk.titles(1)).toEqual(['at once']);
  desk.pick('t1', 'three');
  expect(desk.titles(4)).toEqual(['at once', 'at once', 'at once', 'three']);
  desk.pick('t2', 'back');
  expect(desk.titles(4)).toEqual(['three', 'three', 'three', 'back']);
});

test('picks come in the order in which they were made, whatever their delays', () => {
  const desk = new DirectedDesk(3, 0, 0);
  desk.pick('t1', 'three');
  desk.wait(1);
  desk.pick('t2', 'at once');
  expect(desk.titles(4)).toEqual(['', '', 'three', 'at once']);
});

test('of a match that is shown after its game no pick is told before, and none waits for it', () => {
  const desk = new DirectedDesk('after-game', 0, 0);
  desk.pick('t2', 'one');
  desk.pick('t1', 'secret');
  desk.pick(null, 'of the secret');
  expect(desk.titles(2)).toEqual(['one', 'one']);
  desk.pick('t3', 'three');
  expect(desk.titles(1)).toEqual(['three']);
  desk.over.add(1);
  expect(desk.titles(1)).toEqual(['three']);
  desk.pick('t1', 'it is over');
  expect(desk.titles(1)).toEqual(['it is over']);
});

test('what is picked goes neither back nor forth as time goes by', () => {
  const delays: readonly Delayed[] = [0, 2, 5, 'after-game'];
  for (const one of delays)
    for (const other of delays) {
      const desk = new DirectedDesk(one, other, 1);
      const told: number[] = [];
      for (const [at, match] of ['t1', 't2', 't3', null, 't2', 't1', 't3', 't1'].entries()) {
        desk.pick(match, String(at + 1));
        told.push(...desk.titles(1 + (at % 3)).map(Number));
      }
      desk.over.add(1).add(2);
      told.push(...desk.titles(8).map(Number));
      expect([one, other, told]).toEqual([one, other, [...told].sort((a, b) => a - b)]);
      expect(told.at(-1)).toBe(8);
    }
});

test('picks of long ago are let go, but for the one that is still on air', () => {
  const desk = new DirectedDesk(5, 5, 5);
  for (const title of ['old', 'older news']) desk.pick('t1', title);
  desk.wait(25 * 60);
  desk.pick('t2', 'new');
  expect(desk.state.picks.map(({ show }) => show.title)).toEqual(['older news', 'new']);
  expect(desk.titles(6).at(0)).toBe('older news');
  expect(duePicks(desk.state, desk.shownAt)).toHaveLength(2);
});
