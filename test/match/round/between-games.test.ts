// What players may change between two games: sideboards (TR 403) and battlefields (TR 406.1.b, CR 486.5).
import { cardOf } from '#rulesets/riftbound';
import { matchAt } from './table.js';

type Table = ReturnType<typeof matchAt>;

/** What the rules hold against a play; the problem, where it cannot be made. */
const heldAgainst = (answer: ReturnType<Table['tape']['play']>): unknown => {
  if (answer.outcome !== 'accepted') return answer.outcome === 'impossible' ? answer.problem.code : answer.outcome;
  return answer.batch.verdict.findings.filter(({ severity }) => severity === 'illegal').map(({ rule }) => rule);
};

/** What the rules say of one card exchanged by Ben between two games. */
const sideboards = (table: Table): unknown => {
  const deck = table.game.seats[1]?.deck;
  const [out] = deck?.main ?? [];
  const [into] = deck?.sideboard ?? [];
  if (!out || !into) throw new Error('Ben has no sideboard.');
  return heldAgainst(table.tape.play({ play: 'Sideboard', seat: 1, out: [out.card], in: [into.card] }));
};

/** What the rules say of a battlefield by its number in the deck of the first player. */
const presents = (table: Table, number: number): readonly string[] => {
  table.tape.play({ play: 'NextGame', first: 0 });
  const card = table.game.seats[0]?.deck?.battlefields[number] ?? '';
  expect(cardOf(card).name).not.toBe('');
  const answer = table.tape.play({ play: 'ChooseBattlefield', seat: 0, card });
  if (answer.outcome !== 'accepted') throw new Error(JSON.stringify(answer));
  return answer.batch.verdict.findings.map(({ rule }) => rule);
};

describe('sideboards', () => {
  test('are used after a game that somebody won (TR 403.4), and not during one', () => {
    expect(sideboards(matchAt())).toBe('riftbound/not-between-games');
    expect(sideboards(matchAt().concedes(0))).toEqual([]);
  });

  test('are not used after a drawn game (TR 403.10)', () => {
    const table = matchAt();
    table.tape.play({ play: 'AgreeDraw' });
    expect(sideboards(table)).toEqual(['tournament.no-sideboard-after-draw']);
  });

  test('are not used after a first game that a penalty had skipped altogether (TR 403.9)', () => {
    const table = matchAt('match', { isOpening: true, level: 'competitive' });
    table.tape.judge(': called by Ben');
    table.tape.judge(': penalty Ana for decklist-error by judge Kim');
    expect(table.score).toEqual({ wins: [0, 1], drawn: 0 });
    expect(sideboards(table)).toEqual(['tournament.skipped-first-game']);
  });

  test('are used after a first game that a penalty ended while it was played (TR 403.9)', () => {
    const table = matchAt('match', { level: 'competitive' });
    table.tape.judge(': called by Ben');
    table.tape.judge(': penalty Ana for decklist-error by judge Kim');
    expect(sideboards(table)).toEqual([]);
  });
});

describe('battlefields', () => {
  test('of a game that somebody won are out of the match (CR 486.5)', () => {
    expect(presents(matchAt().concedes(1), 0)).toEqual(['mode.match.battlefield-choice']);
    expect(presents(matchAt().concedes(1), 1)).toEqual([]);
  });

  test('of a drawn game are used again at events (TR 406.1.b)', () => {
    const drawn = () => {
      const table = matchAt();
      table.tape.play({ play: 'AgreeDraw' });
      return table;
    };
    expect(presents(drawn(), 0)).toEqual([]);
    expect(presents(drawn(), 1)).toEqual(['tournament.battlefields-after-draw']);
  });

  test('are free again once a game after the drawn one was won', () => {
    const table = matchAt();
    table.tape.play({ play: 'AgreeDraw' });
    expect(presents(table.next(0, 0).concedes(1), 1)).toEqual([]);
  });
});
