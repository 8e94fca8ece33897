import { drawBelow, drawOrder, seedRandom, type Json } from '#kernel';
import type { Slot, Viewer } from '#ruleset';
import { allCards, layOutFacts, riftbound, type Play, type RiftboundFact } from '#rulesets/riftbound';
import type { TableLayout } from '#rulesets/riftbound';
import { duel } from '../../support/riftbound/tables.js';
import type { Duel, Step } from './support/random-duel.js';
import { differences, leaks } from './support/redaction.js';

/** Cards that look at, reveal, take and play cards of hands, decks and trashes. */
const CARDS = [
  ['Stacked Deck', 'Sabotage', 'Promising Future', 'Mystic Poro', 'Nocturne, Horrifying', 'Blind Fury', 'Whirlwind'],
  [
    'Ornn, Blacksmith',
    'Double Trouble',
    'Clairvoyance',
    'Keeper’s Verdict',
    'Void Rush',
    'Reinforce',
    'Hwei, Brooding Painter',
  ],
  [
    'The Harrowing',
    'Portal Rescue',
    'Here to Help',
    'Undertitan',
    'Decree of Strength',
    'Lightning Rush',
    'Called Shot',
  ],
  [
    'Mindsplitter',
    'Apprentice Smith',
    'Bone Skewer',
    'Cursed Sarcophagus',
    'Insightful Investigator',
    'Rift Herald',
    'Wild Claw',
  ],
].map((names) =>
  names.map((name) => name.replace('’', "'")).filter((name) => allCards.some((card) => card.name === name)),
);

const POWER = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order', 'any', 'any', 'any', 'any'] as const;

const layoutOf = (seed: number): TableLayout => {
  const cards = (at: number): readonly string[] => CARDS[(seed + at) % CARDS.length] ?? [];
  const player = (at: number) => ({
    hand: [...cards(at), ...cards(at + 1)],
    deck: [...cards(at + 2), ...cards(at + 3)],
    trash: ['Pit Rookie', 'Mega-Mech'],
    base: ['Apprentice Smith', 'Pit Rookie', { card: 'Mega-Mech' }],
    runes: 'enough' as const,
    energy: 30,
    power: [...POWER, ...POWER],
  });
  return { ...duel({ Ana: player(0), Ben: player(2) }), digital: true, texts: 'encoded' };
};

/** A game by chance from such a table on; every play is offered. */
const gameOf = (seed: number, plays: number): Duel & { readonly broken: readonly unknown[] } => {
  let random = seedRandom(seed);
  let state = riftbound.initial;
  const steps: Step[] = [];
  const broken: unknown[] = [];
  const below = (count: number): number => {
    const { value, next } = drawBelow(random, Math.max(1, count));
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
  const take = (play: Play | null, facts: readonly RiftboundFact[]): void => {
    for (const fact of facts) {
      const before = state;
      state = riftbound.evolve(state, fact);
      steps.push({ play, fact, before, after: state });
    }
    broken.push(...riftbound.brokenInvariants(state));
  };
  const chosen = (): Play | null => {
    const dealt = riftbound.drawChance(state, random);
    if (dealt) {
      random = dealt.next;
      return dealt.value;
    }
    const offers = riftbound
      .waitingFor(state)
      .flatMap(({ seat }) => riftbound.legalPlays(state, seat ?? 0))
      .filter(({ play }) => !['Concede', 'AgreeDraw', 'EndTurn', 'UseRunes'].includes(play.play));
    const acting = offers.filter(({ play }) => play.play !== 'Pass' && play.play !== 'MoveUnits');
    const pool = acting.length > 0 && below(4) > 0 ? acting : offers;
    const offer = pool[below(pool.length)];
    if (!offer) return null;
    return offer.slots.reduce<Play>(
      (play, slot) => (slot.options.length > 0 ? { ...play, [slot.name]: fill(slot) } : play),
      offer.play,
    );
  };
  take(null, layOutFacts(layoutOf(seed)));
  for (let number = 0; number < plays && state.result === null; number++) {
    const play = chosen();
    if (!play) break;
    const decision = riftbound.decide(state, play, 'strict');
    if (decision.outcome !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify({ play, decision })}`);
    take(play, decision.facts);
  }
  return { steps, rests: [], broken };
};

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];

describe.each([1, 2, 3, 4])('the game by chance of seed %i', (seed) => {
  const game = gameOf(seed, 60);

  test('uses what this is about', () => {
    const types = new Set(game.steps.map(({ fact }) => fact.type));
    expect([...types]).toEqual(expect.arrayContaining(['CardsShown', 'ItemPutOnChain']));
  });

  test('breaks no invariant', () => {
    expect(game.broken).toEqual([]);
  });

  test.each(VIEWERS)('shows %s the same table redacted as whole', (viewer) => {
    expect(differences(game, viewer, 4)).toEqual([]);
  });

  test.each(VIEWERS)('names no card to %s that was never shown', (viewer) => {
    expect(leaks({ ...game, steps: game.steps.slice(1) }, viewer)).toEqual([]);
  });
});
