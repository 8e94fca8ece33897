import { matchAt, tableAt, type MatchTape } from './tape.js';

/** The little that timelines and strides need of a table. The three texts are for comparing two glances only. */
export interface Glance {
  readonly turn: number;
  readonly seat: number | null;
  readonly turnKey: string;
  readonly stack: string;
  readonly scores: string;
}

/** Glances are kept by state, so that a live event costs one new view and not a view of the whole tape. */
const kept = new WeakMap<object, Glance>();

const glanced = (match: MatchTape, revision: number): Glance => {
  const { clock, stack, players } = tableAt(match, revision);
  return {
    turn: clock.turn,
    seat: clock.seat,
    turnKey: `${String(clock.game)}.${String(clock.turn)}`,
    stack: stack.map((item) => `${item.id}:${item.status}`).join(' '),
    scores: players.map((player) => String(player.score)).join('-'),
  };
};

/** The glance at the table after the event of that revision. */
export const glanceAt = (match: MatchTape, revision: number): Glance => {
  const state = matchAt(match, revision);
  const known = kept.get(state);
  if (known !== undefined) return known;
  const glance = glanced(match, revision);
  kept.set(state, glance);
  return glance;
};
