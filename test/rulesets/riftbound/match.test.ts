import '../../support/riftbound/matchers.js';
import { riftbound } from '#rulesets/riftbound';
import { opening, type Opening } from '../../support/riftbound/opening.js';

const battlefieldsOf = (table: Opening, seat: number): readonly string[] =>
  table.state.seats[seat]?.deck?.battlefields ?? [];

/** Sets up the game with each player's battlefield of that number, everybody keeping the hand. */
const setUpWith = (table: Opening, number: number): Opening => {
  for (const seat of [0, 1])
    table.play({ play: 'ChooseBattlefield', seat, card: battlefieldsOf(table, seat)[number] ?? '' });
  table.deal();
  const first = table.state.firstPlayer ?? 0;
  return table.play({ play: 'Mulligan', seat: first, pieces: [] }, { play: 'Mulligan', seat: 1 - first, pieces: [] });
};

const matchOf = (): Opening => setUpWith(opening({ mode: 'match' }), 0);
const concedes = (seat: number) => ({ play: 'Concede', seat }) as const;
const next = (first: number | null = null) => ({ play: 'NextGame', first }) as const;

describe('a match is won by two games', () => {
  test('a game that somebody wins does not end the match, a second one does', () => {
    const table = matchOf().play(concedes(1));
    expect(table.state).toMatchObject({ result: null, lastGame: { winners: [0] } });
    expect(table.waiting).toEqual(['the table: Who takes the first turn of the next game?']);
    setUpWith(table.play(next(1)), 1).play(concedes(1));
    expect(table.state.result).toMatchObject({ winners: [0], reason: { kind: 'concession', seat: 1, of: 'game' } });
    expect(table.waiting).toEqual([]);
  });

  test('a game won by a wrong point is played on once it is taken back, but not where the match was given up since', () => {
    const points = (seat: number, count: number) =>
      ({ play: 'Correct', correction: { change: 'points', seat, points: count }, note: '' }) as const;
    const table = matchOf().play(points(0, 8));
    expect(table.waiting).toEqual(['the table: Who takes the first turn of the next game?']);
    table.play(points(0, 7));
    expect(table.state).toMatchObject({ game: 1, lastGame: null, choice: null, seats: [{ wins: 0 }, { wins: 0 }] });
    expect(table.state.seats.map(({ usedBattlefields }) => usedBattlefields)).toEqual([[], []]);
    table.play(points(0, 8), concedes(1), points(0, 7));
    expect(table.state.result).toMatchObject({ winners: [0], reason: { kind: 'concession', of: 'match' } });
  });

  test('one game each is decided by the third', () => {
    const table = matchOf().play(concedes(1));
    setUpWith(table.play(next(1)), 1).play(concedes(0));
    expect(table.state.seats.map(({ wins }) => wins)).toEqual([1, 1]);
    setUpWith(table.play(next(0)), 2).play(concedes(0));
    expect(table.state.result).toMatchObject({ winners: [1] });
  });

  test('every game starts afresh: points, pieces, turn numbers; only the wins stay', () => {
    const table = matchOf();
    const count = table.state.pieces.length;
    table.play({ play: 'Correct', correction: { change: 'points', seat: 1, points: 5 }, note: '' }, concedes(1));
    setUpWith(table.play(next(1)), 1);
    expect(table.state.seats.map(({ points, wins }) => [points, wins])).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(table.state.turn).toMatchObject({ number: 1, seat: 1 });
    expect(table.state.pieces).toHaveLength(count);
    expect(table.state.game).toBe(2);
  });

  test('in the second game, too, the player who goes second channels a third rune', () => {
    const table = matchOf().play(concedes(1));
    const before = table.facts.length;
    setUpWith(table.play(next(1)), 1).play({ play: 'EndTurn', seat: 1 });
    const channeled = table.facts
      .slice(before)
      .flatMap((fact) => (fact.type === 'RunesChanneled' ? [fact.data.pieces.length] : []));
    expect(channeled).toEqual([2, 3]);
  });
});

describe('who goes first in the next game', () => {
  test('the loser chooses', () => {
    const table = matchOf().play(concedes(0), next());
    expect(table.waiting).toEqual(['Ana: Who takes the first turn?']);
    expect(table.facts.at(-1)).toMatchObject({ because: ['tournament.play-first-loser', 'setup.first-player'] });
    table.play({ play: 'ChooseFirstPlayer', first: 1 });
    expect(table.facts).toContainEqual({
      type: 'FirstPlayerChosen',
      data: { seat: 1 },
      because: ['tournament.play-first-loser'],
    });
    setUpWith(table, 1);
    expect(table.state.turn.seat).toBe(1);
  });

  test('after a drawn game the same player goes first again', () => {
    const table = matchOf().play({ play: 'AgreeDraw' }, next());
    expect(table.waiting).toEqual(['Ana: Which battlefield?']);
    expect(table.state.firstPlayer).toBe(0);
  });

  test('whoever is named after a game that was lost goes first, and nothing is noted', () => {
    expect(matchOf().play(concedes(1)).attempt(next(1)).findings).toEqual([]);
    const [noted] = matchOf().play({ play: 'AgreeDraw' }).attempt(next(1)).findings;
    expect(noted?.rule).toBe('tournament.play-first-loser');
  });
});

describe('battlefields of the next game', () => {
  test('those used in a game that was won are out', () => {
    const table = matchOf().play(concedes(1), next(1));
    const [used = '', other] = battlefieldsOf(table, 0);
    expect(table.state.choice).toMatchObject({ kind: 'battlefield', options: battlefieldsOf(table, 0).slice(1) });
    expect(table.attempt({ play: 'ChooseBattlefield', seat: 0, card: used })).toBeRefusedBecause(
      'mode.match.battlefield-choice',
    );
    expect(table.attempt({ play: 'ChooseBattlefield', seat: 0, card: other ?? '' })).toBeLegal();
  });

  test('those used in a drawn game may come again', () => {
    const table = matchOf().play({ play: 'AgreeDraw' }, next());
    expect(table.state.seats.map(({ wins }) => wins)).toEqual([0, 0]);
    expect(table.attempt({ play: 'ChooseBattlefield', seat: 0, card: battlefieldsOf(table, 0)[0] ?? '' })).toBeLegal();
  });
});

describe('conceding and agreeing', () => {
  test.each([
    ['while the other player has priority', (table: Opening) => table],
    ['while the other player chooses', (table: Opening) => setUpTo(table)],
  ])('a player may concede %s', (_, at) => {
    const table = at(matchOf()).play(concedes(0));
    expect(table.state.lastGame).toMatchObject({ winners: [1] });
  });

  test('during the set-up as well', () => {
    const table = opening().play(concedes(1));
    expect(table.state.result).toMatchObject({ winners: [0], because: ['concede.any-time', 'concede.last-player'] });
  });

  test('between two games the match is conceded', () => {
    const table = matchOf().play(concedes(1), concedes(0));
    expect(table.state.result).toMatchObject({ winners: [1], reason: { kind: 'concession', seat: 0, of: 'match' } });
    expect(table.waiting).toEqual([]);
  });

  test('or drawn', () => {
    const table = matchOf().play(concedes(1), { play: 'AgreeDraw' });
    expect(table.state.result).toMatchObject({ winners: [] });
  });

  test('a duel that is drawn has no winner', () => {
    const table = opening().play({ play: 'AgreeDraw' });
    expect(table.state.result).toMatchObject({ winners: [], because: ['tournament.intentional-draw'] });
  });

  test('after the end nothing is played, and the answer says so; a correction is still possible', () => {
    const table = opening().play(concedes(1));
    expect(table.attempt(concedes(0))).toBeImpossible('match-over');
    expect(table.attempt({ play: 'Pass', seat: 0 })).toBeImpossible('match-over');
    table.play({ play: 'Correct', correction: { change: 'points', seat: 0, points: 3 }, note: 'written down wrong' });
    expect(table.state.seats[0]?.points).toBe(3);
    expect(table.state.result).toMatchObject({ winners: [0] });
  });
});

/** The next game up to Ben's mulligan. */
const setUpTo = (table: Opening): Opening => {
  table.play(concedes(1), next(0));
  for (const seat of [0, 1])
    table.play({ play: 'ChooseBattlefield', seat, card: battlefieldsOf(table, seat)[1] ?? '' });
  return table.deal().play({ play: 'Mulligan', seat: 0, pieces: [] });
};

describe('sideboarding', () => {
  const swap = (out: readonly string[], come: readonly string[]) =>
    ({ play: 'Sideboard', seat: 0, out, in: come }) as const;
  const between = (): Opening => matchOf().play(concedes(1));
  const cards = (table: Opening) => {
    const { main = [], sideboard = [] } = table.state.seats[0]?.deck ?? {};
    return { out: main[0]?.card ?? '', come: sideboard[0]?.card ?? '', main, sideboard };
  };
  const count = (counts: readonly { card: string; count: number }[], card: string): number =>
    counts.find((each) => each.card === card)?.count ?? 0;

  test('one for one between two games, and the next game is played with the new deck', () => {
    const table = between();
    const { out, come, main, sideboard } = cards(table);
    table.play(swap([out], [come]));
    const after = cards(table);
    expect(count(after.main, out)).toBe(count(main, out) - 1);
    expect(count(after.main, come)).toBe(count(main, come) + 1);
    expect(count(after.sideboard, out)).toBe(count(sideboard, out) + 1);
    expect([...after.main, ...after.sideboard].filter((each) => each.count < 1)).toEqual([]);
    setUpWith(table.play(next(0)), 1);
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });

  test('the exchange is not seen by the opponent', () => {
    const table = between();
    const before = table.state;
    const { out, come } = cards(table);
    table.play(swap([out], [come]));
    const fact = table.facts.find(({ type }) => type === 'DeckChanged');
    expect(fact && riftbound.redactFact(fact, before, 1).data).toMatchObject({ deck: null });
    expect(riftbound.redactPlay(swap([out], [come]), before, 1)).toMatchObject({ out: [], in: [] });
  });

  test.each([
    ['more out than in', (out: string) => swap([out], []), 'tournament.sideboarding'],
    ['nothing out for one in', (_: string, come: string) => swap([], [come]), 'tournament.sideboarding'],
  ] as const)('%s is refused, and recorded as played', (_, play, rule) => {
    const table = between();
    const { out, come } = cards(table);
    expect(table.attempt(play(out, come))).toBeRefusedBecause(rule);
  });

  test('not after a drawn game', () => {
    const table = matchOf().play({ play: 'AgreeDraw' });
    const { out, come } = cards(table);
    expect(table.attempt(swap([out], [come]))).toBeRefusedBecause('tournament.no-sideboard-after-draw');
  });

  test('not during a game, and not with cards that are not there', () => {
    const table = matchOf();
    const { out, come } = cards(table);
    expect(table.attempt(swap([out], [come]))).toBeImpossible('not-between-games');
    table.play(concedes(1));
    expect(table.attempt(swap([come, come, come, come], [come]))).toBeImpossible('not-in-main-deck');
    expect(table.attempt(swap([out], [out]))).toBeImpossible('not-in-sideboard');
  });

  test('not with what is no card, be it the champion', () => {
    const table = between();
    const { out, come } = cards(table);
    expect(table.attempt(swap(['none'], [come]))).toBeImpossible('unknown-card');
    expect(table.attempt(swap([out], ['none']))).toBeImpossible('unknown-card');
    expect(table.attempt({ ...swap([out], [come]), champion: 'none' })).toBeImpossible('unknown-card');
  });

  test('a right exchange has nothing held against it, and cites nothing of a champion who stays', () => {
    const table = between();
    const { out, come } = cards(table);
    expect(table.attempt(swap([out], [come])).findings).toEqual([]);
    table.play(swap([out], [come]));
    const fact = table.facts.find(({ type }) => type === 'DeckChanged');
    expect(fact?.because).toEqual(['tournament.sideboarding']);
  });
});
