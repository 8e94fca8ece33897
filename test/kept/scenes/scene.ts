import { createHash } from 'node:crypto';
import { makeCanonicalJson, seedRandom } from '#kernel';
import { layOutFacts, riftbound, type Play, type RiftboundState } from '#rulesets/riftbound';
import type { Offer } from '#ruleset';
import { Die } from '../../support/die.js';
import { filledByChance } from '../../support/filled-by-chance.js';
import { oddPlay } from './odd.js';
import { tableBy } from './table.js';

/** How many plays are made in a scene, and how many odd ones are asked about before each. */
const PLAYS = 12;
const ASKED = 3;
/** Every how many plays it is asked what is offered. */
const OFFERED = 4;

type Decision = ReturnType<typeof riftbound.decide>;

/** What a decision comes to: rules by their keys, no sentences. */
const saidOf = (decision: Decision): unknown => {
  if (decision.outcome === 'impossible') return decision.problem.code;
  const { status, findings } = decision.verdict;
  const said = [decision.outcome, status, findings.map(({ rule, severity }) => [rule, severity])];
  return decision.outcome === 'accepted' ? [...said, decision.facts] : said;
};

/** Not offered to chance: what would only end the scene. */
const ENDING: ReadonlySet<string> = new Set(['Concede', 'AgreeDraw']);

/** In the order of what they say, however they are listed. */
const inOrder = (offers: readonly Offer<Play>[]): readonly Offer<Play>[] =>
  offers
    .filter(({ play }) => !ENDING.has(play.play))
    .map((offer) => ({ offer, said: makeCanonicalJson(offer.play) }))
    .sort((one, other) => (one.said < other.said ? -1 : 1))
    .map(({ offer }) => offer);

/** A scene that is being played: its table, what it was seen to cause, and what was offered on it. */
class Playing {
  readonly caused: unknown[] = [];
  private readonly offered: Play[] = [];

  constructor(
    public state: RiftboundState,
    private readonly die: Die,
  ) {}

  /** Makes the next play; whether there is one. */
  step(number: number): boolean {
    const dealt = riftbound.drawChance(this.state, seedRandom(number));
    if (dealt !== null) return this.take(dealt.value);
    // What is offered is asked for where somebody has to answer, and else now and then: it takes longest.
    const isAsked = this.state.choice !== null || number % OFFERED === 0;
    const offers = isAsked ? this.offers() : [];
    const odd = Array.from({ length: ASKED }, () => this.ask()).filter((play) => play !== null);
    const offer = this.die.one(offers);
    // One play in five is one of those that nobody offers, though something is offered.
    if (offer !== undefined && (odd.length === 0 || this.die.below(5) > 0))
      return this.take(filledByChance(this.die, offer));
    const next = odd[0] ?? this.die.one(this.offered);
    return next === undefined ? false : this.take(next) || !isAsked;
  }

  private offers(): readonly Offer<Play>[] {
    const seats = riftbound.waitingFor(this.state).flatMap(({ seat }) => seat ?? []);
    const offers = inOrder(seats.flatMap((seat) => riftbound.legalPlays(this.state, seat)));
    this.caused.push(
      seats,
      offers.map(({ play, slots }) => [
        play,
        slots.map(({ name, options, many }) => [name, options.map(({ value }) => value), many ?? null]),
      ]),
    );
    this.offered.push(...offers.map((offer) => filledByChance(this.die, offer)));
    return offers;
  }

  /** What an odd play would come to; null where it cannot be. */
  private ask(): Play | null {
    const play = oddPlay(this.state, this.offered, this.die);
    if (play === null) return null;
    const decision = riftbound.decide(this.state, play, 'as-played');
    this.caused.push(play, saidOf(decision));
    return decision.outcome === 'accepted' && !ENDING.has(play.play) ? play : null;
  }

  private take(play: Play): boolean {
    const decision = riftbound.decide(this.state, play, 'as-played');
    this.caused.push(play, saidOf(decision));
    if (decision.outcome !== 'accepted') return false;
    this.state = decision.state;
    return this.state.result === null;
  }
}

/** The mark of a scene: a table by chance, and what plays on it cause, offered ones and others. Throws where no table can be laid so. */
export const markOfScene = (seed: number): string => {
  const die = new Die(seed);
  const facts = layOutFacts(tableBy(die));
  const playing = new Playing(facts.reduce(riftbound.evolve, riftbound.initial), die);
  let number = 0;
  while (number < PLAYS && playing.step(number)) number++;
  return createHash('sha1')
    .update(makeCanonicalJson([facts, playing.caused, playing.state]))
    .digest('hex')
    .slice(0, 16);
};
