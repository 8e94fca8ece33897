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

type Instruction = Extract<Play, { play: 'DescribeEffect' }>['instructions'][number];
type Below = (count: number) => number;

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

/** Verbs that are done to pieces and nothing more. */
const TO_PIECES = [
  ...(['heal', 'kill', 'stun', 'ready', 'exhaust', 'recall', 'buff', 'empower', 'disempower', 'spend-buff'] as const),
  ...(['banish', 'return', 'recycle', 'discard', 'draw-these', 'show'] as const),
];
const UNTIL = ['turn', 'combat', 'always'] as const;

/** An instruction by chance: what it names lies anywhere. */
const instructionOf = (state: RiftboundState, below: Below): Instruction => {
  const seat = below(2);
  const face = [...state.pieces.keys()].filter((number) => state.pieces[number]?.card !== null);
  const piece = (): number => face[below(face.length)] ?? 0;
  const to = below(2) === 0 ? ({ zone: 'base', seat } as const) : ({ zone: 'battlefield', at: below(2) } as const);
  const pieces = below(3) === 0 ? [piece(), piece()] : [piece()];
  const verb = TO_PIECES[below(TO_PIECES.length)] ?? 'kill';
  const made: readonly Instruction[] = [
    { verb: 'deal', amount: 1 + below(9), to: pieces },
    { verb: 'strike', by: piece(), amount: 1 + below(4), to: pieces },
    { verb: 'move', pieces, to },
    { verb: 'draw', seat, count: 1 + below(5) },
    { verb: 'burn', seat, count: 1 + below(5) },
    { verb: 'channel', seat, count: 1 + below(3), exhausted: below(2) === 0 },
    { verb: 'score', seat, points: 1 + below(3) },
    { verb: 'extra-turn', seat },
    { verb: 'gain-xp', seat, amount: below(7) - 3 },
    { verb: 'create', token: 'OGN-271', seat, to, count: 1 + below(3), exhausted: below(2) === 0 },
    { verb: 'counter', item: below(state.nextItem + 1) },
    { verb: 'might', pieces, amount: below(13) - 6, until: UNTIL[below(3)] ?? 'turn' },
    { verb: 'set-might', pieces, to: below(9), until: 'turn' },
    { verb: 'copy', pieces, of: piece() },
    { verb: 'keyword', pieces, keyword: 'Temporary', value: 1, until: 'turn' },
    { verb: 'control', pieces, seat, until: 'turn' },
    { verb: 'attach', piece: piece(), to: piece() },
    { verb: 'detach', piece: piece() },
    { verb: 'put', piece: piece(), card: null, to },
    { verb: 'place', pieces, on: (['top', 'bottom', 'hand', 'trash', 'champion'] as const)[below(5)] ?? 'top' },
    { verb: 'predict', seat, count: 1 },
    ...Array.from({ length: 8 }, (): Instruction => ({ verb, pieces })),
  ];
  return made[below(made.length)] ?? { verb: 'draw', seat, count: 1 };
};

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
