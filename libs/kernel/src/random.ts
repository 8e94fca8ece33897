/**
 * Chance as it stands: whatever it comes from, it answers an unsigned 32-bit integer and what it is after that. Drawing changes
 * nothing: the same state draws the same again.
 */
export interface RandomState {
  readonly word: () => Draw<number>;
}

/** A draw: the value and the state after it. */
export interface Draw<Value> {
  readonly value: Value;
  readonly next: RandomState;
}

const rotate = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** Spreads one seed over the four words. Source: splitmix32, as Bryc's PRNG collection gives it. */
const spread = (seed: number) => {
  let a = seed | 0;
  return (): number => {
    a = (a + 0x9e3779b9) | 0;
    let t = a ^ (a >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
};

type Four = readonly [number, number, number, number];

/** A generator from four words. Source: Blackman and Vigna, xoshiro128** (2018). */
const fromFour = ([a, b, c, d]: Four): RandomState => ({
  word: () => {
    const value = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    const c1 = c ^ a;
    const d1 = d ^ b;
    return { value, next: fromFour([(a ^ d1) >>> 0, (b ^ c1) >>> 0, (c1 ^ t) >>> 0, rotate(d1, 11) >>> 0]) };
  },
});

/**
 * Chance from an integer seed, for tests, random games and matches that are to be dealt again: quick, and no secret to anybody
 * who has seen a few of its draws.
 */
export const seedRandom = (seed: number): RandomState => {
  const word = spread(seed);
  return fromFour([word(), word(), word(), word()]);
};

/** Draws an unsigned 32-bit integer. */
export const drawWord = (state: RandomState): Draw<number> => state.word();

/** Draws an integer from 0 to `count` - 1, evenly; `count` is 1 to 2^32. */
export const drawBelow = (state: RandomState, count: number): Draw<number> => {
  const limit = 2 ** 32 - (2 ** 32 % count);
  let draw = drawWord(state);
  while (draw.value >= limit) draw = drawWord(draw.next);
  return { value: draw.value % count, next: draw.next };
};

/** Draws an order of the items, evenly. Source: Fisher and Yates, in Durstenfeld's form (1964). */
export const drawOrder = <Item>(state: RandomState, items: readonly Item[]): Draw<readonly Item[]> => {
  const order = [...items];
  let next = state;
  for (let i = order.length - 1; i > 0; i--) {
    const draw = drawBelow(next, i + 1);
    next = draw.next;
    const kept = order[i] as Item;
    order[i] = order[draw.value] as Item;
    order[draw.value] = kept;
  }
  return { value: order, next };
};
