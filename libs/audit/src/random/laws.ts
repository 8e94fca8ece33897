import { fold, makeCanonicalJson, type Fact, type Json } from '#kernel';
import { matchDecider } from '#match';
import type { Offer, Ruleset, Slot } from '#ruleset';
import { kindOf } from './choosing.js';
import { disputesStand } from './dispute-law.js';
import { privacyHolds } from './privacy-law.js';
import type { GameLaw, SeatOffers, Watch } from './random-player.js';
import { comparer, freezeDeep, isEqual } from './same.js';

const isAccepted = <State, Play, F extends Fact>(ruleset: Ruleset<State, Play, F>, state: State, play: Play): boolean =>
  ruleset.decide(state, play, 'strict').outcome === 'accepted';

const says = (play: unknown): string => JSON.stringify(play);

const invariantsHold: GameLaw = {
  name: 'the invariants of the state hold',
  watch:
    (ruleset) =>
    ({ after }) =>
      ruleset.brokenInvariants(after.game),
};

/** The log as a store would hand it back. */
const reread = <Event>(events: readonly Event[]): readonly Event[] => JSON.parse(JSON.stringify(events)) as Event[];

const foldIsLive: GameLaw = {
  name: 'folding the log gives the live state, and nothing changes in place',
  watch: (ruleset) => {
    const { initial, evolve } = matchDecider(ruleset);
    const isSame = comparer();
    let folded = initial;
    return ({ events, after }) => {
      freezeDeep(after);
      folded = fold(evolve, folded, reread(events));
      return isSame(after, folded)
        ? []
        : ['The state folded from the log as it was written differs from the live state.'];
    };
  },
};

const notationIsInverse: GameLaw = {
  name: 'reading the line of a play gives the play',
  watch:
    (ruleset) =>
    ({ play, before }) => {
      if (play === null) return [];
      const line = ruleset.notation.make(play, before.game);
      const parsed = ruleset.notation.parse(line, before.game);
      if (!parsed.ok) return [`"${line}" cannot be read (column ${parsed.error.column}): ${parsed.error.message}`];
      return makeCanonicalJson(parsed.value) === makeCanonicalJson(play) ? [] : [`"${line}" reads as another play.`];
    },
};

const offersAreAccepted: GameLaw = {
  name: 'each offered play is accepted',
  watch:
    (ruleset) =>
    ({ offers, before }) =>
      offers
        .flatMap((each) => each.offers)
        .filter(({ play }) => !isAccepted(ruleset, before.game, play))
        .map(({ play }) => `It is offered and not accepted: ${says(play)}`),
};

/** Whether a slot takes one of its options and nothing else. */
const takesOne = ({ many, free }: Slot): boolean => many === undefined && free !== true;

const valuesOf = <Play>(offers: readonly Offer<Play>[], name: string): readonly Json[] =>
  offers
    .flatMap(({ slots }) => slots.filter((slot) => slot.name === name && takesOne(slot)))
    .flatMap(({ options }) => options.map(({ value }) => value));

/** A value as text; a list in any order is the same: the same targets may be named in another one. */
const inAnyOrder = (value: Json): string =>
  makeCanonicalJson(Array.isArray(value) ? value.map((each) => makeCanonicalJson(each)).sort() : value);

/** Plays of a seat with one value swapped for one that is offered only elsewhere. */
const swapped = <Play>(offer: Offer<Play>, alike: readonly Offer<Play>[]): readonly Play[] =>
  offer.slots.filter(takesOne).flatMap(({ name, options }) => {
    const own = new Set(options.map(({ value }) => inAnyOrder(value)));
    const foreign = valuesOf(alike, name).filter((value) => !own.has(inAnyOrder(value)));
    return foreign.slice(0, 2).map((value) => ({ ...offer.play, [name]: value }));
  });

const fills = ({ options, many }: Slot, value: unknown): boolean => {
  const isOption = (one: unknown): boolean => options.some((option) => isEqual(option.value, one));
  return many === undefined ? isOption(value) : Array.isArray(value) && value.every(isOption);
};

/** Whether a play is an offer as it stands, or with its slots filled. */
const isOffered = <Play>(play: Play, offers: readonly Offer<Play>[]): boolean => {
  const fields = Object.entries(play as Readonly<Record<string, unknown>>);
  return offers.some((offer) => {
    const base = offer.play as Readonly<Record<string, unknown>>;
    return fields.every(([name, value]) => {
      const slot = offer.slots.find((each) => each.name === name);
      return isEqual(base[name], value) || (slot !== undefined && fills(slot, value));
    });
  });
};

/** Plays of one seat put into another's mouth. */
const usurped = <Play>({ seat, offers }: SeatOffers<Play>, other: SeatOffers<Play>): readonly Play[] => {
  const isOthers = (play: Play): boolean => (play as { readonly seat?: unknown }).seat === seat;
  return offers
    .filter(({ play }) => isOthers(play))
    .map(({ play }) => ({ ...play, seat: other.seat }))
    .filter((play) => !isOffered(play, other.offers));
};

const notOffered = <Play>(offers: readonly SeatOffers<Play>[]): readonly Play[] => [
  ...offers.flatMap((each) => offers.filter(({ seat }) => seat !== each.seat).flatMap((other) => usurped(each, other))),
  ...offers.flatMap((each) =>
    each.offers
      .flatMap((offer) =>
        swapped(
          offer,
          each.offers.filter(({ play }) => kindOf(play) === kindOf(offer.play)),
        ),
      )
      .filter((play) => !isOffered(play, each.offers)),
  ),
];

const othersAreRefused: GameLaw = {
  name: 'each play that is not offered is refused',
  watch:
    (ruleset) =>
    ({ offers, before }) => {
      const accepted = notOffered(offers).filter((play) => isAccepted(ruleset, before.game, play));
      const illegal = offers
        .flatMap(({ seat }) => ruleset.judgedPlays(before.game, seat))
        .filter(({ play, verdict }) => verdict.status === 'illegal' && isAccepted(ruleset, before.game, play));
      return [
        ...accepted.map((play) => `It is not offered, and accepted: ${says(play)}`),
        ...illegal.map(({ play }) => `It is judged illegal, and accepted: ${says(play)}`),
      ];
    },
};

/** Laws that look at one step by itself, and try so many plays at it that they need not look at every one. */
const OF_ONE_STEP = [notationIsInverse, offersAreAccepted, othersAreRefused] as const;

/** Every law that a random game is watched for, at every step. */
export const GAME_LAWS: readonly GameLaw[] = [
  invariantsHold,
  foldIsLive,
  disputesStand,
  ...OF_ONE_STEP,
  privacyHolds(1),
];

const atSomeSteps = (law: GameLaw, every: number): GameLaw => ({
  name: law.name,
  watch: <State, Play, F extends Fact>(ruleset: Ruleset<State, Play, F>): Watch<State, Play, F> => {
    const watch = law.watch(ruleset);
    return (step) => (step.number % every === 0 ? watch(step) : []);
  },
});

/**
 * The same laws for many games in little time: those of one step are watched at each so many-th step only, and at twice as many
 * somebody looks at the table.
 */
export const sampledLaws = (every: number): readonly GameLaw[] => [
  invariantsHold,
  foldIsLive,
  disputesStand,
  ...OF_ONE_STEP.map((law) => atSomeSteps(law, every)),
  privacyHolds(Math.ceil(every / 2)),
];
