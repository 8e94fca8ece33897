// What ends a game or a match from outside of it: a penalty, a concession of the whole match, a draw that all agree to.
import type { MatchEnd, PenaltyLoss } from '#ruleset';
import { riftbound, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';
import { opening, type Opening } from '../../support/riftbound/opening.js';
import { seated, THREE } from '../../support/riftbound/seated.js';

const ENDINGS: readonly RiftboundFact['type'][] = ['PlayersRemoved', 'GameEnded', 'MatchEnded'];

/** What comes to an end by some facts, and the table then. */
const told = (state: RiftboundState, facts: readonly RiftboundFact[]) => ({
  ends: facts.flatMap((fact) => (ENDINGS.includes(fact.type) ? [[fact.type, ...fact.because]] : [])),
  after: facts.reduce(riftbound.evolve, state),
});

const penalised = (state: RiftboundState, loss: Partial<PenaltyLoss>) => {
  const facts = riftbound.afterLoss?.(state, { of: 'match', seats: [0], disqualified: [], ...loss }) ?? null;
  return facts && told(state, facts);
};

const ended = (state: RiftboundState, end: MatchEnd) => {
  const facts = riftbound.aroundGames?.afterEnd(state, end);
  if (facts?.ok !== true) throw new Error(JSON.stringify(facts));
  return told(state, facts.value);
};

const matchOfThree = (): Opening => opening({ mode: 'match' });
const betweenGames = (): Opening => matchOfThree().play({ play: 'Concede', seat: 1 });

describe('a match that is lost by a penalty', () => {
  test('is over with the game under way, for both at once', () => {
    const { state } = matchOfThree();
    expect(penalised(state, {})).toMatchObject({
      ends: [
        ['GameEnded', 'tournament.match-loss', 'concede.last-player'],
        ['MatchEnded', 'tournament.match-loss'],
      ],
      after: { result: { winners: [1], reason: { kind: 'penalty', seats: [0], of: 'match' } }, choice: null },
    });
  });

  test('is over between two games, of which no other is opened', () => {
    const { state } = betweenGames();
    expect(penalised(state, { seats: [0] })).toMatchObject({
      ends: [['MatchEnded', 'tournament.match-loss']],
      after: { game: 1, choice: null, result: { winners: [1] }, seats: [{ wins: 1 }, { wins: 0 }] },
    });
  });

  test('ends once where the game decides it: a duel is one game, and the second win of a match is the last', () => {
    expect(penalised(opening().state, {})?.ends.map(([type]) => type)).toEqual(['GameEnded', 'MatchEnded']);
    const second = betweenGames().play({ play: 'NextGame', first: 1 }).state;
    expect(penalised(second, { seats: [1] })?.ends.map(([type]) => type)).toEqual(['GameEnded', 'MatchEnded']);
  });

  test('is conceded by nobody who is not there', () => {
    const said = riftbound.decide(opening().state, { play: 'Concede', seat: 5 }, 'as-played');
    expect(said).toMatchObject({ outcome: 'impossible', problem: { code: 'riftbound/no-such-player' } });
  });

  test('goes on among the others of three', () => {
    const table = opening(seated('ffa3', THREE)).deal();
    expect(penalised(table.state, { seats: [1] })).toMatchObject({
      ends: [['PlayersRemoved', 'concede.removed', 'remove.cards']],
      after: { result: null, lastGame: null },
    });
  });

  test('is not lost by all at once, nor where it is over', () => {
    expect(penalised(matchOfThree().state, { seats: [0, 1] })).toBeNull();
    expect(penalised(opening().play({ play: 'Concede', seat: 1 }).state, {})).toBeNull();
  });
});

describe('a game that is lost by a penalty', () => {
  test('is drawn where all lose it, and the match goes on', () => {
    expect(penalised(matchOfThree().state, { of: 'game', seats: [0, 1] })).toMatchObject({
      ends: [['GameEnded', 'tournament.game-loss-all']],
      after: { result: null, lastGame: { winners: [] }, choice: { kind: 'next-game' } },
    });
  });

  test('is the next one, between two games, and may decide the match', () => {
    const { state } = betweenGames();
    expect(penalised(state, { of: 'game', seats: [0] })).toMatchObject({
      after: { game: 2, result: null, lastGame: { winners: [1] }, choice: { kind: 'next-game' } },
    });
    expect(penalised(state, { of: 'game', seats: [1] })).toMatchObject({
      after: { game: 2, result: { winners: [0] } },
    });
    expect(penalised(state, { of: 'game', seats: [0, 1] })).toBeNull();
  });
});

describe('a match that its players end', () => {
  test('is conceded as a whole, in a game or between two', () => {
    const concession = { kind: 'concession', seat: 0, refuses: false } as const;
    expect(ended(matchOfThree().state, concession)).toMatchObject({
      ends: [
        ['GameEnded', 'tournament.intentional-draw', 'concede.last-player'],
        ['MatchEnded', 'tournament.intentional-draw'],
      ],
      after: { result: { winners: [1] } },
    });
    expect(ended(betweenGames().state, { ...concession, refuses: true })).toMatchObject({
      ends: [['MatchEnded', 'tournament.refusing-to-play']],
      after: { result: { winners: [1], reason: { kind: 'concession', seat: 0, of: 'match' } } },
    });
  });

  test('is drawn with the game under way, or between two games', () => {
    expect(ended(matchOfThree().state, { kind: 'draw' }).ends.map(([type]) => type)).toEqual([
      'GameEnded',
      'MatchEnded',
    ]);
    const between = ended(betweenGames().state, { kind: 'draw' });
    expect(between.ends.map(([type]) => type)).toEqual(['MatchEnded']);
    expect(between.after.result).toMatchObject({ winners: [], reason: { kind: 'draw' } });
    expect(ended(opening().state, { kind: 'draw' }).ends.map(([type]) => type)).toEqual(['GameEnded', 'MatchEnded']);
  });
});
