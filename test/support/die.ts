import { drawBelow, drawOrder, seedRandom, type RandomState } from '#kernel';

/** Chance for a test: all that is chosen with it comes from its seed. */
export class Die {
  #random: RandomState;

  constructor(seed: number) {
    this.#random = seedRandom(seed);
  }

  below(count: number): number {
    const { value, next } = drawBelow(this.#random, Math.max(1, count));
    this.#random = next;
    return value;
  }

  one<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }

  order<Item>(items: readonly Item[]): readonly Item[] {
    const { value, next } = drawOrder(this.#random, items);
    this.#random = next;
    return value;
  }
}
