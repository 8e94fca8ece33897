import { drawBelow, seedRandom } from '#kernel';
import {
  layOutFacts,
  riftbound,
  type Play,
  type RiftboundFact,
  type RiftboundState,
  type TableLayout,
} from '#rulesets/riftbound';
import { duel } from '../../support/riftbound/tables.js';
import { instructionOf, type Below } from './support/instructions-by-chance.js';

const TABLE: TableLayout = duel({
  texts: 'encoded',
  Ana: {
    points: 3,
    hand: ['Cleave', 'Dancing Grenade', 'Pit Rookie'],
    deck: ['Pit Rookie', 'Gust', 'Gust'],
    trash: ['Mega-Mech'],
    banished: ['Gust'],
    base: [{ card: null }, 'Pit Rookie', { card: 'Mega-Mech', attached: ["Doran's Blade"] }, 'Recruit'],
    legend: 'Dark Child - Starter',
  },
  Ben: { hand: 2, base: ['Mountain Drake', 'Long Sword', 'Recruit'], deck: ['Gust', 'Gust'], trash: ['Cleave'] },
  warrens: { controller: 'Ana', units: { Ana: ['Pouty Poro'] } },
  grove: { controller: 'Ben', units: { Ben: ['Playful Phantom'] } },
});

/** What lies unnamed in Ana's base, as her first Recruit does. */
const UNNAMED = ((): number => {
  const { pieces } = layOutFacts(TABLE).reduce((each, fact) => riftbound.evolve(each, fact), riftbound.initial);
  const base = pieces.find(({ card, owner }) => card === 'OGN-271' && owner === 0)?.zone;
  return pieces.findIndex(({ card, zone }) => card === null && zone === base);
})();

const drawer = (seed: number): Below => {
  let random = seedRandom(seed);
  return (count) => {
    const { value, next } = drawBelow(random, Math.max(1, count));
    random = next;
    return value;
  };
};

const folded = (state: RiftboundState, facts: readonly RiftboundFact[]): RiftboundState =>
  facts.reduce((each, fact) => riftbound.evolve(each, fact), state);

const COST = { energy: 0, power: [], instructions: [] } as const;

/** A play that tells something, of what nobody has named or of anything else. */
const toldPlay = (state: RiftboundState, below: Below): Play => {
  const source = below(3) > 0 ? UNNAMED : below(state.pieces.length);
  const instructions = [instructionOf(state, below), instructionOf(state, below)].slice(below(2));
  const about = { source, targets: [], instructions };
  if (below(3) > 0) return { play: 'AnnounceTrigger', seat: 0, ...about };
  const cost = { ...COST, exhaustSource: below(2) === 0 };
  const rest = { ability: null, cost, to: null, declared: null, payment: null };
  return { play: 'ActivateAbility', seat: below(2), ...about, ...rest };
};

/** What comes next at the table: an answer that is offered, a pass where something waits on the chain, or something told. */
const nextPlay = (state: RiftboundState, below: Below): Play | null => {
  if (state.choice !== null) {
    const offers = riftbound
      .waitingFor(state)
      .flatMap(({ seat }) => (seat === null ? [] : riftbound.legalPlays(state, seat)))
      .filter(({ play }) => play.play !== 'Concede' && play.play !== 'AgreeDraw');
    return offers[below(offers.length)]?.play ?? null;
  }
  if (state.chain.length > 0 && state.priority !== null && below(2) === 0)
    return { play: 'Pass', seat: state.priority };
  return toldPlay(state, below);
};

test.each(['strict', 'as-played'] as const)(
  'whatever is told and accepted in %s recording, every law of the table holds',
  (mode) => {
    const laid = folded(riftbound.initial, layOutFacts(TABLE));
    let accepted = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const below = drawer(seed);
      let state = laid;
      for (let number = 0; number < 8 && state.result === null; number++) {
        const play = nextPlay(state, below);
        if (play === null) break;
        const decision = riftbound.decide(state, play, mode);
        if (decision.outcome !== 'accepted') continue;
        state = folded(state, decision.facts);
        accepted++;
        expect({ seed, play, broken: riftbound.brokenInvariants(state) }).toEqual({ seed, play, broken: [] });
      }
    }
    expect(accepted).toBeGreaterThan(300);
  },
);
