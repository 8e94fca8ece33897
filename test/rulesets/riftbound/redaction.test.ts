import type { Viewer } from '#ruleset';
import { riftbound, type Play, type RiftboundFact } from '#rulesets/riftbound';
import { oddPlay } from './support/odd-plays.js';
import { randomDuel, type Duel } from './support/random-duel.js';
import { differences, leaks } from './support/redaction.js';

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];

const SEEDS = [1, 2, 3, 4];
const games = new Map(
  SEEDS.map((seed) => [seed, randomDuel({ seed, plays: 250, mode: seed % 2 === 0 ? 'match' : 'duel' })]),
);
const gameOf = (seed: number): Duel => games.get(seed) ?? { steps: [], rests: [] };

describe.each(SEEDS)('the random game of seed %i', (seed) => {
  test.each(VIEWERS)('shows %s the same table on the redacted tape as on the whole one', (viewer) => {
    expect(differences(gameOf(seed), viewer, 5)).toEqual([]);
  });

  test.each(VIEWERS)('names no card to %s that was never shown', (viewer) => {
    expect(leaks(gameOf(seed), viewer)).toEqual([]);
  });

  test('would name cards if nothing were redacted', () => {
    const open = { redactFact: (fact: RiftboundFact) => fact, redactPlay: (play: Play) => play };
    expect(leaks(gameOf(seed), 'public', open).length).toBeGreaterThan(20);
  });

  test('breaks no invariant where somebody has to act', () => {
    expect(gameOf(seed).rests.flatMap((state) => riftbound.brokenInvariants(state))).toEqual([]);
  });

  test('reads each of its plays from JSON', () => {
    for (const { play } of gameOf(seed).steps) {
      if (play)
        expect(riftbound.parsePlay(JSON.parse(JSON.stringify(play)) as never)).toEqual({ ok: true, value: play });
    }
  });
});

describe.each([11, 12, 13])(
  'the game of seed %i with corrections, reveals and described effects in between',
  (seed) => {
    const game = randomDuel({ seed, plays: 150, instead: (state, number) => oddPlay(state, number, seed) });

    test.each(VIEWERS)('shows %s the same table on the redacted tape as on the whole one', (viewer) => {
      expect(differences(game, viewer, 3)).toEqual([]);
    });

    test.each(VIEWERS)('names no card to %s that was never shown', (viewer) => {
      expect(leaks(game, viewer)).toEqual([]);
    });
  },
);
