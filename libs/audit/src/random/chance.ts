import { drawBelow, type RandomState } from '#kernel';
import type { Person } from '#match';
import { ROLES } from '#ruleset';

/** What everybody says in a random dispute: nobody but the recorder may ever read it. */
export const SAID = 'said at the table';

/** Draws one of a list after the other. */
export class Chance {
  constructor(public random: RandomState) {}

  below(count: number): number {
    const { value, next } = drawBelow(this.random, Math.max(1, count));
    this.random = next;
    return value;
  }

  one<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }
}

/** Those who have most to say in a dispute come up more often. */
const OFTEN = [...ROLES, 'player', 'player', 'player', 'judge', 'head-judge', 'head-judge'] as const;

/** Somebody with a part in the match, sensible or not. */
export const personBy = (chance: Chance, seats: number): Person => {
  const role = chance.one(OFTEN) ?? 'player';
  return role === 'player' ? { role, seat: chance.below(seats) } : { role, name: SAID };
};
