import { makeCanonicalJson } from '#kernel';
import type { Viewer } from '#ruleset';
import type { Die } from '../../support/die.js';
import { OpenWorld, type Said } from './world.js';

/** Two worlds that look alike to a viewer who stands at the table, and differ in what lies hidden from that viewer. */
export interface Twins {
  readonly viewer: Viewer;
  readonly one: readonly Said[];
  readonly other: readonly Said[];
  /** The two cards that lie under each other's numbers. */
  readonly exchanged: readonly [string, string];
}

interface Shuffle {
  readonly play: 'Shuffle';
  readonly seat: number;
  readonly cards: readonly string[];
}

const isShuffle = (play: unknown): play is Shuffle => {
  const { play: name, cards } = (play ?? {}) as { readonly play?: unknown; readonly cards?: unknown };
  return name === 'Shuffle' && Array.isArray(cards);
};

/** Cards that the other world's deck has, in this world's order: those that only one of both holds stand for each other. */
const alike = (cards: readonly string[], held: readonly string[]): readonly string[] => {
  const rest = [...held];
  const kept = cards.map((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0 ? card : null;
  });
  return kept.map((card) => card ?? rest.shift() ?? '');
};

const exchange = (cards: readonly string[], [i, j]: readonly [number, number]): readonly string[] =>
  cards.map((card, at) => (at === i ? (cards[j] ?? card) : at === j ? (cards[i] ?? card) : card));

/** How the other world differs: which shuffle of the game, and the places that change cards in it. */
interface Difference {
  readonly entry: number;
  readonly places: readonly [number, number];
}

const follow = (twin: OpenWorld, { by, line, play }: Said, places: Difference['places'] | null): boolean => {
  if (by === 'table') return line === 'open' ? (twin.open(), true) : twin.say(line);
  const dealt = twin.dealt();
  if (!isShuffle(play) || !isShuffle(dealt)) return twin.deal(play);
  const cards = alike(play.cards, dealt.cards);
  return twin.deal({ ...play, cards: places === null ? cards : exchange(cards, places) });
};

/** The entries that both worlds have in common, as the viewer sees them: the same lines, as long as no difference shows. */
const followed = (world: OpenWorld, { entry, places }: Difference): readonly Said[] => {
  const twin = new OpenWorld(world.ruleset, world.options, world.viewer);
  for (const [at, said] of world.said.entries()) {
    if (!follow(twin, said, at === entry ? places : null)) break;
    if (twin.said.at(-1)?.seen !== said.seen) return twin.said.slice(0, -1);
  }
  return twin.said;
};

/** Plays the same lines where two cards of one deck have changed places. */
const twinOf = (world: OpenWorld, difference: Difference): Twins | null => {
  const other = followed(world, difference);
  const shuffled = world.said[difference.entry]?.play;
  if (other.length <= difference.entry || !isShuffle(shuffled)) return null;
  const [i, j] = difference.places;
  const exchanged = [shuffled.cards[i] ?? '', shuffled.cards[j] ?? ''] as const;
  return { viewer: world.viewer, one: world.said.slice(0, other.length), other, exchanged };
};

/** Entries of which the two worlds tell different things: how much there is in a pair to be hidden. */
const differences = ({ one, other }: Twins): number =>
  one.filter(
    ({ events }, at) => makeCanonicalJson(events as never) !== makeCanonicalJson((other[at]?.events ?? []) as never),
  ).length;

/** How deep in a deck cards change places: about as many as are drawn in a short game. */
const DEPTH = 14;

const draws = (cards: readonly string[], die: Die): readonly [number, number] | null => {
  const i = die.below(Math.min(DEPTH, cards.length));
  const others = [...cards.keys()].filter((j) => cards[j] !== cards[i]);
  const near = others.filter((j) => j < DEPTH);
  const j = die.one(die.below(3) === 0 ? others : near);
  return j === undefined ? null : [i, j];
};

/**
 * The pair of worlds, of several, with most to hide from the viewer of one: the same lines over a deck of somebody else in which two cards have
 * changed places. Null where every exchange was seen at once.
 */
export const findTwins = (world: OpenWorld, { die, tries }: { die: Die; tries: number }): Twins | null => {
  const shuffles = [...world.said.entries()].filter(
    ([, { play, by }]) => by === 'dealer' && isShuffle(play) && play.seat !== world.viewer && play.cards.length > 12,
  );
  let best: Twins | null = null;
  let most = 0;
  for (let count = 0; count < tries; count++) {
    const [entry, said] = die.one(shuffles) ?? [];
    if (entry === undefined || !isShuffle(said?.play)) continue;
    const places = draws(said.play.cards, die);
    const twins = places && twinOf(world, { entry, places });
    if (twins === null) continue;
    const told = differences(twins);
    if (told > most) [best, most] = [twins, told];
  }
  return best;
};
