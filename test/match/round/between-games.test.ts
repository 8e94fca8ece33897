// What players may change between two games: sideboards (TR 403) and battlefields (TR 406.1.b, CR 486.5).
import { auditTape } from '#audit';
import type { JsonObject } from '#kernel';
import { cardOf, riftbound, type Play } from '#rulesets/riftbound';
import { ANNIE, deckText, MASTER_YI } from '../../support/duel.js';
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

describe('the Chosen Champion', () => {
  const deckOf = (text: string): JsonObject => {
    const deck = riftbound.parseDeck(text);
    if (!deck.ok) throw new Error(deck.error.message);
    return deck.value as JsonObject;
  };
  /** Between two games of a match in which Ana has another champion of her legend in the sideboard. */
  const between = () => {
    const annie = deckOf(deckText(ANNIE).replace('2 Gust', '1 Gust\n1 Annie, Fiery'));
    const players = [
      { name: 'Ana', deck: annie },
      { name: 'Ben', deck: deckOf(deckText(MASTER_YI)) },
    ];
    const table = matchAt('match', { players }).concedes(1);
    const deck = () => table.game.seats[0]?.deck ?? null;
    const nameOf = (card: string | undefined): string => (card === undefined ? '' : cardOf(card).name);
    const idOf = (name: string): string =>
      [...(deck()?.main ?? []), ...(deck()?.sideboard ?? [])].find(({ card }) => nameOf(card) === name)?.card ?? '';
    return { table, deck, nameOf, idOf };
  };
  const exchange = (more: { out: readonly string[]; in: readonly string[]; champion?: string }): Play => ({
    ...{ play: 'Sideboard', seat: 0 },
    ...more,
  });

  test('may change to one from the sideboard, the old one going there, and the next game is played with it (TR 403.4.a)', () => {
    const { table, deck, nameOf, idOf } = between();
    const [stubborn, fiery] = [deck()?.champion ?? '', idOf('Annie, Fiery')];
    expect(heldAgainst(table.tape.play(exchange({ out: [stubborn], in: [fiery], champion: fiery })))).toEqual([]);
    expect(table.tape.events.find(({ type }) => type === 'DeckChanged')?.because).toEqual([
      ...['tournament.sideboarding', 'tournament.champion-change'],
    ]);
    expect(nameOf(deck()?.champion)).toBe('Annie, Fiery');
    expect(deck()?.sideboard.map(({ card }) => nameOf(card))).toContain('Annie, Stubborn');
    expect(deck()?.main.reduce((sum, { count }) => sum + count, 0)).toBe(39);
    table.tape.play({ play: 'NextGame', first: 0 });
    table.setUp(1);
    const champions = riftbound.view(table.game, 'public').pieces.map(({ name }) => name);
    expect(champions).toContain('Annie, Fiery');
    expect(champions).not.toContain('Annie, Stubborn');
    expect(auditTape(riftbound, table.tape.envelopes)).toEqual([]);
  });

  test('that goes back into the Main Deck leaves it for another card', () => {
    const { table, deck, nameOf, idOf } = between();
    const [fiery, poro] = [idOf('Annie, Fiery'), idOf('Pouty Poro')];
    expect(heldAgainst(table.tape.play(exchange({ out: [poro], in: [fiery], champion: fiery })))).toEqual([]);
    expect(deck()?.main.map(({ card }) => nameOf(card))).toContain('Annie, Stubborn');
    expect(deck()?.main.map(({ card }) => nameOf(card))).not.toContain('Annie, Fiery');
  });

  test('is a card of the deck, and of the legend', () => {
    const { table, idOf } = between();
    const [fiery, poro] = [idOf('Annie, Fiery'), idOf('Pouty Poro')];
    expect(heldAgainst(table.tape.play(exchange({ out: [], in: [], champion: fiery })))).toBe(
      'riftbound/champion-not-in-deck',
    );
    expect(heldAgainst(table.tape.play(exchange({ out: [], in: [], champion: poro })))).toContain(
      'deck.chosen-champion',
    );
  });

  test('is nobody else’s to see before the next game', () => {
    const { table, deck, idOf } = between();
    const fiery = idOf('Annie, Fiery');
    const play = exchange({ out: [deck()?.champion ?? ''], in: [fiery], champion: fiery });
    expect(riftbound.redactPlay(play, table.game, 1)).toEqual({ play: 'Sideboard', seat: 0, out: [], in: [] });
    expect(riftbound.redactPlay(play, table.game, 0)).toEqual(play);
  });

  test('is told in a line that is read back', () => {
    const { table, deck, idOf } = between();
    const fiery = idOf('Annie, Fiery');
    const play = exchange({ out: [deck()?.champion ?? ''], in: [fiery], champion: fiery });
    const line = riftbound.notation.make(play, table.game);
    expect(line).toBe('Ana: sideboards Annie, Stubborn for Annie, Fiery; Chosen Champion Annie, Fiery');
    expect(riftbound.notation.parse(line, table.game)).toEqual({ ok: true, value: play });
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
