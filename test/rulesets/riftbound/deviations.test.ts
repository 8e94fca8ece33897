import { drawBelow, seedRandom, type RandomState } from '#kernel';
import { riftbound, type Correction, type Play, type RiftboundState } from '#rulesets/riftbound';
import { randomDuel } from './support/random-duel.js';

/** Draws whole numbers below a bound. */
type Below = (count: number) => number;

const drawing = (seed: number): Below => {
  let random: RandomState = seedRandom(seed);
  return (count) => {
    const { value, next } = drawBelow(random, Math.max(1, count));
    random = next;
    return value;
  };
};

const ZONES = ['hand', 'trash', 'base', 'banishment', 'main-deck'] as const;

const corrections = (state: RiftboundState, below: Below): readonly Correction[] => {
  const piece = below(state.pieces.length);
  const seat = below(2);
  return [
    { change: 'move', piece, zone: ZONES[below(ZONES.length)] ?? 'hand', seat: state.pieces[piece]?.owner ?? 0 },
    { change: 'move-to-battlefield', piece, at: below(2) },
    { change: 'damage', piece, amount: below(6) },
    { change: 'buffs', piece, amount: below(3) },
    { change: 'exhausted', piece, value: below(2) === 0 },
    { change: 'stunned', piece, value: below(2) === 0 },
    { change: 'controller', piece, seat },
    { change: 'points', seat, points: below(7) },
    { change: 'energy', seat, energy: below(4) },
    { change: 'power', seat, domain: 'any', amount: below(3) },
    { change: 'battlefield-controller', at: below(2), seat: below(3) === 0 ? null : seat },
    { change: 'priority', seat },
    { change: 'remove-item', item: state.chain[below(state.chain.length)]?.id ?? 1 },
  ];
};

const correction = (state: RiftboundState, below: Below): Play | null => {
  const all = corrections(state, below);
  const drawn = all[below(all.length)];
  return drawn ? { play: 'Correct', correction: drawn, note: '' } : null;
};

/** A play that the rules forbid and the table could make all the same. */
const illegal = (state: RiftboundState, below: Below): Play | null => {
  const judged = [0, 1].flatMap((seat) => riftbound.judgedPlays(state, seat));
  const bad = judged.filter(({ verdict }) => verdict.status === 'illegal');
  return bad[below(bad.length)]?.play ?? null;
};

/** Every fourth play or so breaks a rule or corrects the table, where the table can do it at all. */
const deviation = (state: RiftboundState, below: Below): Play | null => {
  const roll = below(8);
  if (state.turn.phase === 'set-up' || roll > 1) return null;
  const play = (roll === 0 ? illegal : correction)(state, below);
  return play && riftbound.decide(state, play, 'as-played').outcome === 'accepted' ? play : null;
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a game full of illegal plays and corrections goes on by the rules to the end (seed %i)',
  (seed) => {
    const below = drawing(seed * 77);
    let deviations = 0;
    const { rests } = randomDuel({
      seed,
      plays: 250,
      mode: seed % 2 === 0 ? 'match' : 'duel',
      instead: (state) => {
        const play = deviation(state, below);
        if (play) deviations += 1;
        return play;
      },
    });
    expect(deviations).toBeGreaterThan(5);
    const over = rests
      .filter(({ result }) => result === null)
      .filter((state) => riftbound.waitingFor(state).length !== 1);
    expect(over).toEqual([]);
    expect(rests.flatMap((state) => riftbound.brokenInvariants(state))).toEqual([]);
  },
);
