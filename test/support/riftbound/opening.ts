import { seedRandom, type Json, type RandomState } from '#kernel';
import type { Decision, MatchOptions } from '#ruleset';
import { parseDeck, riftbound, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';
import { ANNIE, deckText, MASTER_YI } from '../duel.js';
import type { Attempt } from './game.js';
import { parse, type Said } from './said.js';

/** A deck list of test/decks as the ruleset takes it. */
export const deckOf = (name: string): Json => {
  const deck = parseDeck(deckText(name));
  if (!deck.ok) throw new Error(deck.error.message);
  return deck.value;
};

/** Options of a digital duel between Ana and Ben on real decks; `seed: null` makes it a paper one. */
export const options = (more: Partial<MatchOptions> = {}): MatchOptions =>
  ({
    mode: 'duel',
    edition: 'core-1.4',
    firstPlayer: 0,
    seed: 1,
    texts: 'described',
    players: [
      { name: 'Ana', deck: deckOf(ANNIE) },
      { name: 'Ben', deck: deckOf(MASTER_YI) },
    ],
    ...more,
  }) as MatchOptions;

/** A match from its first choice on, recorded in strict mode. */
export interface Opening {
  readonly state: RiftboundState;
  readonly facts: readonly RiftboundFact[];
  readonly waiting: readonly string[];
  /** Records plays; throws where one is not accepted. */
  readonly play: (...plays: readonly Said[]) => Opening;
  readonly playAnyway: (play: Said) => Decision<RiftboundFact>;
  readonly attempt: (play: Said) => Attempt;
  /** Lets the dealer answer while chance is asked. */
  readonly deal: () => Opening;
  /** The cards in a player's hand, by piece number. */
  readonly hand: (seat: number) => readonly number[];
}

/** Opens a match. Throws where the options are refused. */
export const opening = (more: Partial<MatchOptions> = {}): Opening => {
  const opened = riftbound.setUp(options(more));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const facts: RiftboundFact[] = [...opened.value];
  let state = facts.reduce(riftbound.evolve, riftbound.initial);
  let random: RandomState = seedRandom(7);
  const take = (said: Said, mode: 'strict' | 'as-played'): Decision<RiftboundFact> => {
    const decision = riftbound.decide(state, parse(said, state), mode);
    if (decision.outcome !== 'accepted') return decision;
    facts.push(...decision.facts);
    state = decision.facts.reduce(riftbound.evolve, state);
    return decision;
  };
  const self: Opening = {
    get state() {
      return state;
    },
    facts,
    get waiting() {
      return riftbound
        .waitingFor(state)
        .map(({ seat, question }) => `${seat === null ? 'the table' : (state.seats[seat]?.name ?? '')}: ${question}`);
    },
    play: (...plays) => {
      for (const said of plays) {
        const decision = take(said, 'strict');
        if (decision.outcome !== 'accepted') throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(decision)}`);
      }
      return self;
    },
    playAnyway: (said) => take(said, 'as-played'),
    attempt: (said) => {
      const play = parse(said, state);
      const strict = riftbound.decide(state, play, 'strict');
      const asPlayed = riftbound.decide(state, play, 'as-played');
      return { said, strict, asPlayed, findings: asPlayed.outcome === 'impossible' ? [] : asPlayed.verdict.findings };
    },
    deal: () => {
      for (let draw = riftbound.drawChance(state, random); draw; draw = riftbound.drawChance(state, random)) {
        random = draw.next;
        self.play(draw.value);
      }
      return self;
    },
    hand: (seat) => {
      const zones = riftbound.view(state, 'recorder').zones;
      const hand = zones.find(({ name }) => name === `${state.seats[seat]?.name ?? ''}'s hand`);
      return (hand?.pieces ?? []).map((id) => Number(/\d+/.exec(id)?.[0]));
    },
  };
  return self;
};
