import { fold, seedRandom, type Fact, type RandomState } from '#kernel';
import { dealerPlay, matchDecider, type MatchCommand, type MatchEvent, type MatchState } from '#match';
import type { MatchOptions, Offer, Ruleset, Seat } from '#ruleset';
import { drawOffer, type Weights } from './choosing.js';

/** What a seat is offered in a state. */
export interface SeatOffers<Play> {
  readonly seat: Seat;
  readonly offers: readonly Offer<Play>[];
}

/** One play of a random game with the states around it. `offers` are those it was chosen from; none for the dealer's. */
export interface RandomStep<State, Play, F extends Fact> {
  readonly number: number;
  readonly by: 'opening' | 'player' | 'dealer';
  readonly play: Play | null;
  readonly before: MatchState<State>;
  readonly events: readonly MatchEvent<Play, F>[];
  readonly after: MatchState<State>;
  readonly offers: readonly SeatOffers<Play>[];
}

/** Watches a game step by step and answers what each step breaks, in sentences. */
export type Watch<State, Play, F extends Fact> = (step: RandomStep<State, Play, F>) => readonly string[];

/** A law that every game keeps: its name, and a fresh watch for each game. */
export interface GameLaw {
  readonly name: string;
  readonly watch: <State, Play, F extends Fact>(ruleset: Ruleset<State, Play, F>) => Watch<State, Play, F>;
}

/** A law that a game broke: where, and how. */
export interface BrokenLaw {
  readonly law: string;
  /** Number of the play after which it was seen; 0 for the opening. */
  readonly step: number;
  readonly message: string;
}

/** A step as it is kept: enough to write its line. */
export type PlayedStep<State, Play> = Pick<RandomStep<State, Play, Fact>, 'number' | 'by' | 'play' | 'before'>;

/** A random game: its steps up to the end, or to the first broken law. */
export interface RandomGame<State, Play> {
  readonly steps: readonly PlayedStep<State, Play>[];
  readonly state: MatchState<State>;
  readonly broken: BrokenLaw | null;
}

/**
 * How to play. `options.seed` decides everything; `mostPlays` is when a game that will not end is given up; `weights` say
 * how often kinds of play are tried.
 */
export interface RandomGameOptions {
  readonly options: MatchOptions & { readonly seed: number };
  readonly mostPlays: number;
  readonly weights: Weights;
  readonly laws: readonly GameLaw[];
}

const offersIn = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { game, options }: MatchState<State>,
): readonly SeatOffers<Play>[] =>
  (options?.players ?? []).map((_, seat) => ({ seat, offers: ruleset.legalPlays(game, seat) }));

interface Next<Play> {
  readonly by: RandomStep<unknown, Play, Fact>['by'];
  readonly command: MatchCommand<Play>;
  readonly offers: readonly SeatOffers<Play>[];
  readonly random: RandomState;
}

const nextPlay = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { random, weights }: { readonly random: RandomState; readonly weights: Weights },
): Next<Play> | null => {
  const dealt = dealerPlay(ruleset, state);
  if (dealt !== null) return { by: 'dealer', command: { type: 'RecordPlay', play: dealt }, offers: [], random };
  const offers = offersIn(ruleset, state);
  const chosen = drawOffer(
    offers.flatMap((each) => each.offers),
    weights,
    random,
  );
  if (chosen.value === null) return null;
  return { by: 'player', command: { type: 'RecordPlay', play: chosen.value }, offers, random: chosen.next };
};

const brokenBy = (law: string, step: number, message: string): BrokenLaw => ({ law, step, message });

type Told<State, Play, F extends Fact> = RandomStep<State, Play, F> | BrokenLaw;

const perform = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  before: MatchState<State>,
  { by, command, offers, number }: Omit<Next<Play>, 'random'> & { readonly number: number },
): Told<State, Play, F> => {
  const { decide, evolve } = matchDecider(ruleset);
  const decision = decide(before, command);
  if (decision.outcome !== 'accepted') {
    return brokenBy('each offered play is accepted', number, `${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
  }
  const events = decision.facts;
  const play = command.type === 'RecordPlay' ? command.play : null;
  return { number, by, play, before, events, after: fold(evolve, before, events), offers };
};

const isBroken = (told: RandomStep<unknown, unknown, Fact> | BrokenLaw): told is BrokenLaw => 'law' in told;

/** An engine that throws has broken the first law; where and how is told like any other. */
const guarded = <T>(number: number, act: () => T): T | BrokenLaw => {
  try {
    return act();
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return brokenBy('nothing is thrown', number, message);
  }
};

const firstBroken = <State, Play, F extends Fact>(
  watches: readonly (readonly [string, Watch<State, Play, F>])[],
  step: RandomStep<State, Play, F>,
): BrokenLaw | null => {
  for (const [law, watch] of watches) {
    const [message] = watch(step);
    if (message !== undefined) return brokenBy(law, step.number, message);
  }
  return null;
};

/**
 * Plays a game by chance from its seed: always a play that is offered, strictly by the rules, with every law watched at every
 * step. Ends with the game, or with the first law that breaks.
 */
export const playRandomGame = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { options, mostPlays, weights, laws }: RandomGameOptions,
): RandomGame<State, Play> => {
  const steps: PlayedStep<State, Play>[] = [];
  const watches = laws.map(({ name, watch }) => [name, watch(ruleset)] as const);
  let state = matchDecider(ruleset).initial;
  const take = (next: Omit<Next<Play>, 'random'>): BrokenLaw | null => {
    const number = steps.length;
    const told = guarded(number, () => perform(ruleset, state, { ...next, number }));
    if (isBroken(told)) return told;
    const { by, play, before } = told;
    steps.push({ number, by, play, before });
    state = told.after;
    return guarded(number, () => firstBroken(watches, told));
  };
  const open = { type: 'OpenMatch', ruleset: ruleset.id, recording: 'strict', options } as const;
  let broken = take({ by: 'opening', command: open, offers: [] });
  let random = seedRandom(options.seed);
  while (broken === null && ruleset.result(state.game) === null) {
    const number = steps.length;
    const next = guarded(number, () => nextPlay(ruleset, state, { random, weights }));
    if (next === null) broken = brokenBy('somebody can always do something', number, 'Nothing is offered to anybody.');
    else if ('law' in next) broken = next;
    else if (number > mostPlays)
      broken = brokenBy('the game ends by the rules', number, `It did not in ${mostPlays} plays.`);
    else {
      ({ random } = next);
      broken = take(next);
    }
  }
  return { steps, state, broken };
};
