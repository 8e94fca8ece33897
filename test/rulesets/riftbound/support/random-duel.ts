import { readFileSync } from 'node:fs';
import { drawBelow, drawOrder, seedRandom, type Json, type RandomState } from '#kernel';
import type { Offer, Slot } from '#ruleset';
import { parseDeck, riftbound, type Play, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';

/** One fact of a game with the states around it; `play` is the play that caused it, null for those of the opening. */
export interface Step {
  readonly play: Play | null;
  readonly fact: RiftboundFact;
  readonly before: RiftboundState;
  readonly after: RiftboundState;
}

/** A game as it was played: its steps, and the states in which somebody had to act. */
export interface Duel {
  readonly steps: readonly Step[];
  readonly rests: readonly RiftboundState[];
}

const deckNamed = (name: string): Json => {
  const deck = parseDeck(readFileSync(new URL(`../../../decks/riftbound/${name}.deck`, import.meta.url), 'utf8'));
  if (!deck.ok) throw new Error(deck.error.message);
  return deck.value;
};

const DECKS = ['ogn-houston-1-annie', 'sfd-bologna-1-ezreal', 'ven-barcelona-1-ornn', 'unl-utrecht-2-viktor'];

const ENDING: ReadonlySet<string> = new Set(['Concede', 'AgreeDraw']);

/** What the game is played with: the seed draws decks, shuffles and plays; `plays` bounds its length. */
export interface DuelOptions {
  readonly seed: number;
  readonly plays: number;
  readonly mode?: 'duel' | 'match';
  /** Plays put in by hand: what this answers is played instead of an offered play. */
  readonly instead?: (state: RiftboundState, number: number) => Play | null;
}

/** A random legal player: each play is offered by the ruleset, its slots filled by the seed. */
export const randomDuel = ({ seed, plays, mode = 'duel', instead = () => null }: DuelOptions): Duel => {
  let random: RandomState = seedRandom(seed);
  const below = (count: number): number => {
    const { value, next } = drawBelow(random, count);
    random = next;
    return value;
  };
  const fill = ({ options, many }: Slot): Json => {
    if (many === undefined) return options[below(options.length)]?.value ?? null;
    const { value, next } = drawOrder(random, options);
    random = next;
    const most = Math.min(many.max, options.length);
    return value.slice(0, many.min + below(most - many.min + 1)).map((option) => option.value);
  };
  const filled = ({ play, slots }: Offer<Play>): Play =>
    slots.reduce((each, slot) => (slot.options.length > 0 ? { ...each, [slot.name]: fill(slot) } : each), play);

  const steps: Step[] = [];
  let state = riftbound.initial;
  const take = (play: Play | null, facts: readonly RiftboundFact[]): void => {
    for (const fact of facts) {
      const after = riftbound.evolve(state, fact);
      steps.push({ play, fact, before: state, after });
      state = after;
    }
  };
  const offered = (): Play | null => {
    const offers = riftbound
      .waitingFor(state)
      .flatMap(({ seat }) => riftbound.legalPlays(state, seat ?? 0))
      .filter(({ play }) => !ENDING.has(play.play));
    const offer = offers[below(Math.max(1, offers.length))];
    return offer ? filled(offer) : null;
  };
  const dealt = (): Play | null => {
    const draw = riftbound.drawChance(state, random);
    if (draw) random = draw.next;
    return draw?.value ?? null;
  };

  const names = ['Ana', 'Ben'];
  const players = names.map((name) => ({ name, deck: deckNamed(DECKS[below(DECKS.length)] ?? '') as never }));
  const opened = riftbound.setUp({ mode, edition: 'core-1.4', players, firstPlayer: null, seed });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  take(null, opened.value);
  const rests = [state];
  for (let number = 1; number <= plays && state.result === null; number++) {
    const play = dealt() ?? instead(state, number) ?? offered();
    if (!play) break;
    const decision = riftbound.decide(state, play, 'as-played');
    if (decision.outcome !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify({ play, decision })}`);
    take(play, decision.facts);
    rests.push(state);
  }
  return { steps, rests };
};
