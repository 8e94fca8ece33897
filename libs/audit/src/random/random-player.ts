import { drawBelow, seedRandom, type Draw, type Fact, type RandomState } from '#kernel';
import { carryOut, matchDecider, type Answer, type MatchCommand, type MatchEvent, type MatchState } from '#match';
import type { MatchOptions, Offer, Ruleset, Seat } from '#ruleset';
import { drawOffer, type Weights } from './choosing.js';
import { drawDispute } from './random-disputes.js';

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
 * how often kinds of play are tried; `rewindOneIn`: before one play in so many the match is set back to any play that stands, or the last one is taken back;
 * `disputeOneIn`: before one in so many somebody opens a dispute, or takes one a step on.
 */
export interface RandomGameOptions {
  readonly options: MatchOptions & { readonly seed: number };
  readonly mostPlays: number;
  readonly weights: Weights;
  readonly laws: readonly GameLaw[];
  readonly rewindOneIn?: number;
  readonly disputeOneIn?: number;
}

const offersIn = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { game, options }: MatchState<State>,
): readonly SeatOffers<Play>[] =>
  (options?.players ?? []).map((_, seat) => ({ seat, offers: ruleset.legalPlays(game, seat) }));

interface Next<Play> {
  readonly command: MatchCommand<Play>;
  readonly offers: readonly SeatOffers<Play>[];
  readonly random: RandomState;
}

type Habits = Pick<RandomGameOptions, 'weights' | 'rewindOneIn' | 'disputeOneIn'> & { readonly random: RandomState };

/** The numbers of the plays that stand, newest first. */
const standing = <State>({ past }: MatchState<State>): readonly number[] => {
  const numbers: number[] = [];
  for (let at = past; at !== null && at !== 'forgotten'; at = at.earlier) numbers.push(at.number);
  return numbers;
};

/** A rewind by chance to one of the plays that stand; most often none. */
const drawRewind = <State>(
  state: MatchState<State>,
  random: RandomState,
  oneIn: number,
): Draw<MatchCommand<never> | null> => {
  const now = drawBelow(random, oneIn);
  const numbers = standing(state);
  if (now.value > 0 || numbers.length === 0) return { value: null, next: now.next };
  // The smaller of two draws: most are set back by a little, some to the beginning.
  const [one, other] = [drawBelow(now.next, numbers.length), drawBelow(now.next, Math.min(numbers.length, 6))];
  const to = numbers[Math.min(one.value, other.value)] ?? 1;
  return { value: { type: 'RewindTo', to, by: { role: 'judge', name: '' }, note: '' }, next: one.next };
};

/** What sets the match back by chance: a rewind, or in its place a take-back of the last play where that may be. */
const drawSettingBack = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { random, oneIn }: { readonly random: RandomState; readonly oneIn: number },
): Draw<MatchCommand<never> | null> => {
  const back = drawRewind(state, random, oneIn);
  if (back.value === null) return back;
  const { value, next } = drawBelow(back.next, 2);
  const takeBack = { type: 'TakeBack', to: 'last', note: '' } as const;
  const mayBe = value === 1 && matchDecider(ruleset).decide(state, takeBack).outcome === 'accepted';
  return { value: mayBe ? takeBack : back.value, next };
};

/** A rewind, a take-back or a step of a dispute by chance, where those are played; most often none. */
const drawOrderFor = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { random, rewindOneIn, disputeOneIn }: Omit<Habits, 'weights'>,
): Draw<MatchCommand<never> | null> => {
  const back =
    rewindOneIn === undefined
      ? { value: null, next: random }
      : drawSettingBack(ruleset, state, { random, oneIn: rewindOneIn });
  if (back.value !== null || disputeOneIn === undefined) return back;
  return drawDispute(ruleset, state, { random: back.next, oneIn: disputeOneIn });
};

const nextPlay = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { weights, ...habits }: Habits,
): Next<Play> | null => {
  const order = drawOrderFor(ruleset, state, habits);
  if (order.value !== null) return { command: order.value, offers: [], random: order.next };
  const offers = offersIn(ruleset, state);
  const chosen = drawOffer(
    offers.flatMap((each) => each.offers),
    weights,
    order.next,
  );
  if (chosen.value === null) return null;
  return { command: { type: 'RecordPlay', play: chosen.value }, offers, random: chosen.next };
};

const brokenBy = (law: string, step: number, message: string): BrokenLaw => ({ law, step, message });

/** An answer as a step of the game. The dealer chooses from nothing. */
const stepOf = <State, Play, F extends Fact>(
  answer: Answer<State, Play, F>,
  number: number,
  { command, offers }: Omit<Next<Play>, 'random'>,
): RandomStep<State, Play, F> | BrokenLaw => {
  if (answer.outcome !== 'accepted') {
    return brokenBy('each offered play is accepted', number, `${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
  }
  const { by, play, events, before, after } = answer.batch;
  if (by === 'dealer') return { number, by, play, before, events, after, offers: [] };
  return { number, by: command.type === 'OpenMatch' ? 'opening' : 'player', play, before, events, after, offers };
};

const isBroken = (told: object): told is BrokenLaw => 'law' in told;

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

/** A random game that is being played: its steps so far, and the table that they came to. */
class RandomPlaying<State, Play, F extends Fact> {
  readonly steps: PlayedStep<State, Play>[] = [];
  state: MatchState<State>;
  readonly #watches: readonly (readonly [string, Watch<State, Play, F>])[];

  constructor(
    readonly ruleset: Ruleset<State, Play, F>,
    laws: readonly GameLaw[],
  ) {
    this.state = matchDecider(ruleset).initial;
    this.#watches = laws.map(({ name, watch }) => [name, watch(ruleset)] as const);
  }

  /** Carries out an order and what the dealer answers, up to the first law that breaks. */
  take(next: Omit<Next<Play>, 'random'>): BrokenLaw | null {
    const answers = carryOut(this.ruleset, this.state, next.command);
    for (;;) {
      const number = this.steps.length;
      const turn = guarded(number, () => answers.next());
      if (isBroken(turn)) return turn;
      if (turn.done === true) return null;
      const told = stepOf(turn.value, number, next);
      const broken = isBroken(told) ? told : this.#watched(told);
      if (broken !== null) return broken;
    }
  }

  #watched(step: RandomStep<State, Play, F>): BrokenLaw | null {
    const { number, by, play, before } = step;
    this.steps.push({ number, by, play, before });
    this.state = step.after;
    return guarded(number, () => firstBroken(this.#watches, step));
  }
}

/**
 * Plays a game by chance from its seed: always a play that is offered, strictly by the rules, with every law watched at every
 * step. Ends with the game, or with the first law that breaks.
 */
export const playRandomGame = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { options, mostPlays, laws, ...habits }: RandomGameOptions,
): RandomGame<State, Play> => {
  const playing = new RandomPlaying(ruleset, laws);
  const command = { type: 'OpenMatch', ruleset: ruleset.id, recording: 'strict', options } as const;
  let broken = playing.take({ command, offers: [] });
  let random = seedRandom(options.seed);
  while (broken === null && ruleset.result(playing.state.game) === null) {
    const number = playing.steps.length;
    const next = guarded(number, () => nextPlay(ruleset, playing.state, { ...habits, random }));
    if (next === null) broken = brokenBy('somebody can always do something', number, 'Nothing is offered to anybody.');
    else if (isBroken(next)) broken = next;
    else if (number > mostPlays)
      broken = brokenBy('the game ends by the rules', number, `It did not in ${mostPlays} plays.`);
    else {
      ({ random } = next);
      broken = playing.take(next);
    }
  }
  return { steps: playing.steps, state: playing.state, broken };
};
