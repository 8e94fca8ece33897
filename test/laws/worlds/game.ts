import type { Json } from '#kernel';
import type { HeldRuleset, MatchOptions, Offer, Slot, Viewer } from '#ruleset';
import { Die } from '../../support/die.js';
import { OpenWorld } from './world.js';

/** A game played for the sake of its hidden cards: `illegal`, `corrections`: how many of a hundred plays are such. */
export interface GameWish {
  readonly options: MatchOptions & { readonly seed: number };
  readonly viewer: Viewer;
  readonly plays: number;
  readonly illegal: number;
  readonly corrections: (world: OpenWorld, die: Die) => string | null;
}

const fill = ({ options, many }: Slot, die: Die): Json => {
  if (many === undefined) return die.one(options)?.value ?? null;
  const most = Math.min(many.max, options.length);
  return die
    .order(options)
    .slice(0, many.min + die.below(most - many.min + 1))
    .map(({ value }) => value);
};

const filled = ({ play, slots }: Offer<unknown>, die: Die): unknown =>
  slots
    .filter(({ options }) => options.length > 0 && die.below(3) > 0)
    .reduce<unknown>((each, slot) => ({ ...(each as object), [slot.name]: fill(slot, die) }), play);

/** Kinds of plays that end a game too soon to show anything. */
const SOON_OVER: ReadonlySet<string> = new Set(['Concede', 'AgreeDraw', 'Surrender']);

const kindOf = (play: unknown): string => (play as { readonly play: string }).play;

const offered = (ruleset: HeldRuleset, { state }: OpenWorld, die: Die): unknown => {
  const seats = (state.options?.players ?? []).map((_, seat) => seat);
  const offers = seats
    .flatMap((seat) => ruleset.legalPlays(state.game, seat))
    .filter(({ play }) => !SOON_OVER.has(kindOf(play)));
  const kind = die.one([...new Set(offers.map(({ play }) => kindOf(play)))]);
  const offer = die.one(offers.filter(({ play }) => kindOf(play) === kind));
  return offer === undefined ? undefined : filled(offer, die);
};

const forbidden = (ruleset: HeldRuleset, { state }: OpenWorld, die: Die): unknown => {
  const seats = (state.options?.players ?? []).map((_, seat) => seat);
  const illegal = seats
    .flatMap((seat) => ruleset.judgedPlays(state.game, seat))
    .filter(({ verdict, play }) => verdict.status !== 'legal' && !SOON_OVER.has(kindOf(play)));
  return die.one(illegal)?.play;
};

const takeTurn = (world: OpenWorld, wish: GameWish, die: Die): boolean => {
  const { ruleset } = world;
  const dealt = world.dealt();
  if (dealt !== null) return world.deal(dealt);
  const correction = wish.corrections(world, die);
  if (correction !== null && world.say(correction)) return true;
  const isIllegal = die.below(100) < wish.illegal;
  const play = (isIllegal ? forbidden(ruleset, world, die) : undefined) ?? offered(ruleset, world, die);
  return play !== undefined && world.say(ruleset.notation.make(play, world.state.game));
};

/** Turns in a row that may come to nothing before a game is left as it is. */
const PATIENCE = 20;

/** Plays a game by chance: offered plays, some that the rules forbid, and corrections of what others must not see. */
export const playGame = (ruleset: HeldRuleset, wish: GameWish): OpenWorld => {
  const world = new OpenWorld(ruleset, wish.options, wish.viewer);
  const die = new Die(wish.options.seed);
  world.open();
  for (let failed = 0; failed < PATIENCE && world.state.plays < wish.plays;) {
    if (ruleset.result(world.state.game) !== null) break;
    failed = takeTurn(world, wish, die) ? 0 : failed + 1;
  }
  return world;
};
