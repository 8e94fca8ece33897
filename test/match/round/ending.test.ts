// Concession, refusal and agreement (TR 410), losses by penalty (TR 701.2), and what they come to in the score (TR 404).
import type { JsonObject } from '#kernel';
import { ANNIE } from '../../support/duel.js';
import { deckOf } from '../../support/riftbound/opening.js';
import { answered, matchAt } from './table.js';

const won = (table: ReturnType<typeof matchAt>) => ({ score: table.score, winners: table.result?.winners ?? null });

describe('a match is conceded (TR 410.2)', () => {
  test('during a game: the game is lost and the match with it', () => {
    const table = matchAt().around('conceded by Ana: late for a train');
    expect(table.result).toMatchObject({ winners: [1], reason: { kind: 'concession', seat: 0, of: 'match' } });
    expect(table.score).toEqual({ wins: [0, 1], drawn: 0 });
  });

  test('with a game won before: the other player has the match all the same', () => {
    expect(won(matchAt().concedes(1).around('conceded by Ana'))).toEqual({
      score: { wins: [1, 0], drawn: 0 },
      winners: [1],
    });
  });

  test('a single game is the match', () => {
    expect(won(matchAt('duel').around('conceded by Ben'))).toEqual({ score: { wins: [1, 0], drawn: 0 }, winners: [0] });
  });

  test('who refuses to play is treated so by an official (TR 410.5), and by nobody else', () => {
    const table = matchAt();
    expect(answered(table.tape.around('Ben refuses to play by Ana'))).toEqual(['tournament.refusing-to-play']);
    expect(answered(table.tape.around('Ben refuses to play by spectator Cleo'))).toEqual([
      'tournament.refusing-to-play',
    ]);
    table.around('Ben refuses to play by scorekeeper Kim');
    expect(table.result?.winners).toEqual([0]);
    expect(table.result?.because).toContain('tournament.refusing-to-play');
  });

  test('not after its end', () => {
    expect(answered(matchAt('duel').concedes(0).tape.around('conceded by Ben'))).toBe('riftbound/match-over');
  });

  test('of three who play each for themselves the others play on (TR 701.2.b, CR 651)', () => {
    const players = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, deck: deckOf(ANNIE) as JsonObject }));
    const table = matchAt('ffa3', { players });
    table.around('conceded by Cleo');
    expect([table.result, table.game.seats.map(({ out }) => out)]).toEqual([null, [false, false, true]]);
  });
});

describe('a match is drawn by agreement (TR 410.2)', () => {
  test('where all agree: the game under way is drawn with it, whoever has won more', () => {
    const table = matchAt().concedes(1).next().around('drawn as Ana and Ben agree by the scribe');
    expect(won(table)).toEqual({ score: { wins: [1, 0], drawn: 1 }, winners: [] });
  });

  test('one player alone draws nothing', () => {
    expect(answered(matchAt().tape.around('drawn as Ana agree by Ana'))).toEqual(['tournament.intentional-draw']);
  });

  test('a game alone is drawn by a play, and does not count towards the match (TR 404.3)', () => {
    const table = matchAt();
    table.tape.play({ play: 'AgreeDraw' });
    expect(won(table)).toEqual({ score: { wins: [0, 0], drawn: 1 }, winners: null });
  });
});

describe('game losses count in the score of the match (TR 701.2.b)', () => {
  const penalised = (mode: string, games: number) => {
    const table = matchAt(mode, { level: 'competitive' });
    for (let game = 0; game < games; game++) {
      if (game > 0) table.next(0, game);
      table.tape.judge(': called by Ben');
      table.tape.judge(': penalty Ana for decklist-error by judge Kim');
      table.tape.judge(': closed by head judge Kim');
    }
    return table;
  };

  test('a single game: one ends the match', () => {
    expect(won(penalised('duel', 1))).toEqual({ score: { wins: [0, 1], drawn: 0 }, winners: [1] });
  });

  test('best of three: the second ends it', () => {
    expect(won(penalised('match', 1))).toEqual({ score: { wins: [0, 1], drawn: 0 }, winners: null });
    expect(won(penalised('match', 2))).toEqual({ score: { wins: [0, 2], drawn: 0 }, winners: [1] });
  });

  test('best of five: the third does', () => {
    expect(won(penalised('match5', 2))).toEqual({ score: { wins: [0, 2], drawn: 0 }, winners: null });
    expect(won(penalised('match5', 3))).toEqual({ score: { wins: [0, 3], drawn: 0 }, winners: [1] });
  });
});
