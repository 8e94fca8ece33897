import { readFileSync } from 'node:fs';
import { auditTape } from '#audit';
import { makeCanonicalJson, type Envelope } from '#kernel';
import {
  ForgottenPastError,
  makeRewindLine,
  matchDecider,
  parseTapeFile,
  recordTape,
  withoutPast,
  type MatchEvent,
} from '#match';
import { chain, project, scoring, tapeSeenBy, timeline, type TimelineEntry } from '#projections';
import type { Viewer } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { decksOf } from '../laws/random/games.js';
import { loadTape } from '../../apps/cli/src/tapes/load-tape.js';
import { ANNIE, deckText } from '../support/duel.js';
import { atRoot } from '../support/root.js';
import { openTape } from '../support/open-tape.js';
import { noughts } from '../support/noughts.js';
import { randomGame } from '../support/random-game.js';

const GAMES = [riftbound, runeterra] as const;

const randomTape = (game: (typeof GAMES)[number], seed: number, plays: number) => {
  const decks = decksOf(game as never);
  const players = ['Ana', 'Ben'].map((name, seat) => ({ name, deck: decks[(seed + seat) % decks.length] ?? null }));
  return randomGame(game as typeof riftbound, seed, { plays, players, firstPlayer: null });
};

const entriesOf = (tape: ReturnType<typeof openTape>, viewer: Viewer = 'recorder'): readonly TimelineEntry[] =>
  project(timeline, { ruleset: noughts as never, viewer }, tape.envelopes);

describe('a match that is set back', () => {
  const played = () => {
    const tape = openTape(noughts, { mode: 'first-to-3' });
    tape.lines('Ana: a1', 'Bo: b2', 'Ana: a2', 'Bo: c3');
    return tape;
  };

  it('stands as it stood before the play, goes on from there, and keeps what was undone', () => {
    const tape = played();
    const before = openTape(noughts, { mode: 'first-to-3' });
    before.lines('Ana: a1', 'Bo: b2');
    expect(tape.rewind(3, 'a2 was taken').outcome).toBe('accepted');
    expect(tape.state.game).toEqual(before.state.game);
    tape.lines('Ana: a3');
    const rows = entriesOf(tape as never).map(({ kind, number, struckBy = null }) => [kind, number, struckBy]);
    expect(rows).toEqual([
      ['opened', 0, null],
      ['play', 1, null],
      ['play', 2, null],
      ['play', 3, 5],
      ['play', 4, 5],
      ['rewound', 5, null],
      ['play', 6, null],
    ]);
    expect(entriesOf(tape as never)[5]).toMatchObject({
      rewindsTo: 3,
      line: 'The match is set back to before play 3, by the judge Kim: a2 was taken',
    });
    expect(auditTape(noughts, tape.envelopes)).toEqual([]);
  });

  it('can be set back again, beyond an earlier rewind, which is struck then as well', () => {
    const tape = played();
    tape.rewind(4);
    tape.lines('Bo: c1');
    tape.rewind(2);
    const struck = entriesOf(tape as never).map(({ number, struckBy = null }) => [number, struckBy]);
    expect(struck).toEqual([
      [0, null],
      [1, null],
      [2, 7],
      [3, 7],
      [4, 5],
      [5, 7],
      [6, 7],
      [7, null],
    ]);
  });

  it.each([
    [9, 'Play 9 does not stand'],
    [3, 'Play 3 does not stand'],
    [0, 'Play 0 does not stand'],
  ])('is not set back to play %d, which does not stand', (to, message) => {
    const tape = played();
    tape.rewind(3);
    expect(tape.rewind(to)).toMatchObject({
      outcome: 'impossible',
      problem: { code: 'rewind/no-such-play', message: expect.stringContaining(message) as string },
    });
  });

  it('goes on beyond the end of a game that a wrong point ended; a closed tape does not', () => {
    const tape = openTape(noughts, { mode: 'single' });
    tape.lines('Ana: a1', 'Bo: b2', 'Ana: a2', 'Bo: c3', 'Ana: a3');
    expect(noughts.result(tape.state.game)).not.toBeNull();
    tape.rewind(5);
    expect(noughts.result(tape.state.game)).toBeNull();
    expect(project(scoring, { ruleset: noughts, viewer: 'recorder' }, tape.envelopes).changes.at(-1)).toMatchObject({
      from: 1,
      to: 0,
      sentence: 'The match is set back to before play 5, by the judge Kim.',
    });
    tape.close();
    expect(tape.rewind(1)).toMatchObject({ problem: { code: 'match/closed' } });
  });

  it('needs its past: a state that was kept without it says so', () => {
    const tape = played();
    const rewound: MatchEvent<never, never> = {
      type: 'MatchRewound',
      data: { number: 5, to: 3, by: { role: 'judge', name: '' }, note: '' },
      because: [],
    };
    expect(() => matchDecider(noughts).evolve(withoutPast(tape.state), rewound)).toThrow(ForgottenPastError);
  });

  it('does not tell others who ordered it, and why', () => {
    const tape = played();
    tape.rewind(3, 'Bo has a2');
    const seen = tapeSeenBy(noughts, 'public', tape.envelopes).envelopes;
    expect(seen.at(-1)?.data).toEqual({ number: 5, to: 3, by: { role: 'judge', name: '' }, note: '' });
  });
});

describe('a line of a tape file', () => {
  const record = (lines: readonly string[]) => {
    const file = parseTapeFile(
      `game: noughts\nmode: first-to-3\nfirst: Ana\nplayer: Ana\nplayer: Bo\n\n${lines.join('\n')}\n`,
    );
    if (!file.ok) throw new Error(file.error.message);
    return recordTape(noughts, file.value, new Map());
  };

  it('sets the match back', () => {
    const { batches, problem } = record([
      'Ana: a1',
      'Bo: b2',
      'rewind: to play 2 by head judge Kim Doe: too soon',
      'Bo: c3',
    ]);
    expect(problem).toBeNull();
    expect(batches[3]?.events).toEqual([
      {
        type: 'MatchRewound',
        data: { number: 3, to: 2, by: { role: 'head-judge', name: 'Kim Doe' }, note: 'too soon' },
        because: [],
      },
    ]);
  });

  it('is written as it is read', () => {
    const order = { to: 2, by: { role: 'head-judge', name: 'Kim Doe' }, note: 'too soon: a1' } as const;
    expect(makeRewindLine(order)).toBe('rewind: to play 2 by head judge Kim Doe: too soon: a1');
    expect(record(['Ana: a1', 'Bo: b2', makeRewindLine(order)]).batches[3]?.events[0]).toMatchObject({ data: order });
    const bare = { to: 1, by: { role: 'judge', name: '' }, note: '' } as const;
    expect(record(['Ana: a1', makeRewindLine(bare)]).batches[2]?.events[0]).toMatchObject({ data: bare });
  });

  it.each(['rewind: to play two by judge', 'rewind: 2', 'rewind: to play 2 by a spectator'])(
    '"%s" is told how a rewind is written',
    (line) => {
      const { problem } = record(['Ana: a1', line]);
      expect(problem).toMatchObject({ code: 'rewind/form', line: 8, column: 8 });
      expect(problem?.remedy).toContain('to play 12 by head-judge NAME: why'.replace('-', ' '));
    },
  );
});

/** The number of the play that caused the event. */
const playOf = (envelopes: readonly Envelope[], revision: number): number => {
  const head = envelopes.slice(0, revision + 1).findLast(({ type }) => type === 'PlayRecorded');
  return (head?.data as unknown as { readonly number: number } | undefined)?.number ?? 0;
};

/** Every card that the state names, sorted: what is in the match, wherever it is. */
const cardsIn = (state: object): readonly string[] =>
  [...makeCanonicalJson(state).matchAll(/"card":"([^"]+)"|"(\d\d[A-Z]{2}\d{3})"/g)].map(String).sort();

describe.each(GAMES.map((game) => [game.title, game] as const))('a digital match of %s', (_title, ruleset) => {
  const game = ruleset as typeof riftbound;

  it.each([3, 14, 15])('from seed %d has the cards it had, keeps its laws, and is decided so again', (seed) => {
    const tape = randomTape(ruleset, seed, 40);
    const head = tape.envelopes.findIndex((_, revision) => playOf(tape.envelopes, revision) === 20);
    const { evolve, initial } = matchDecider(game);
    const then = tape.events.slice(0, head).reduce(evolve, initial);
    tape.rewind(20);
    expect(cardsIn(tape.state.game)).toEqual(cardsIn(then.game));
    expect(game.brokenInvariants(tape.state.game)).toEqual([]);
    expect(auditTape(game, tape.envelopes)).toEqual([]);
  });
});

describe('what became known', () => {
  it('a card that was drawn goes back to a place in the deck that nobody knows', () => {
    const tape = randomTape(riftbound, 5, 60);
    const drawn = tape.envelopes.findLast(({ type }) => type === 'CardsDrawn');
    tape.rewind(playOf(tape.envelopes, drawn?.revision ?? 0));
    const { seat } = drawn?.data as unknown as { readonly seat: number };
    const shuffled = tape.envelopes.find(
      ({ type, data }) => type === 'RandomPartShuffled' && (data as unknown as { readonly seat: number }).seat === seat,
    );
    expect(shuffled).toMatchObject({ data: { deck: 'main-deck' }, because: ['tournament.remedy-shuffle'] });
    const seen = tapeSeenBy(riftbound, seat, tape.envelopes).envelopes[shuffled?.revision ?? 0];
    expect(new Set((seen?.data as unknown as { cards: readonly unknown[] }).cards)).toEqual(new Set([null]));
  });

  it('a card that was face up stays known in the hand of an unknown player', () => {
    const [played] = readFileSync(atRoot('test/games/riftbound/paper-unknown-decks.tape'), 'utf8').split(
      'Ben: ends turn',
    );
    const file = parseTapeFile(`${String(played)}rewind: to play 9 by judge\n`.replace('../../decks/riftbound/', ''));
    if (!file.ok) throw new Error(file.error.message);
    const decks = new Map([[`${ANNIE}.deck`, deckText(ANNIE)]]);
    const { batches, state, problem } = recordTape(riftbound, file.value, decks);
    expect(problem).toBeNull();
    const [, revealed] = batches.at(-1)?.events ?? [];
    expect(revealed).toMatchObject({ type: 'CardRevealed', because: ['tournament.rewind'] });
    const { piece, card } = revealed?.data as unknown as { readonly piece: number; readonly card: string };
    expect(state.game.pieces[piece]).toMatchObject({ card, owner: 1 });
    const { zones } = riftbound.view(state.game, 'recorder');
    expect(zones.find(({ pieces }) => pieces.includes(String(piece)))?.role).toBe('hand');
  });
});

it('an item that was on the chain is told as undone', async () => {
  const { envelopes } = await loadTape({ target: 'test/games/riftbound/annie-against-master-yi.tape' });
  const historyOf = (of: readonly Envelope[]) => project(chain, { ruleset: riftbound, viewer: 'recorder' }, of).history;
  const waited = historyOf(envelopes).find(({ put, left }) => playOf(envelopes, left ?? put) > playOf(envelopes, put));
  const [put, to] = [waited?.put ?? 0, playOf(envelopes, waited?.put ?? 0)];
  const waiting = envelopes.slice(
    0,
    envelopes.findIndex(({ revision }) => playOf(envelopes, revision) > to),
  );
  const last = waiting.at(-1)?.revision ?? 0;
  const rewound = { ...envelopes[last]!, revision: last + 1, type: 'MatchRewound', because: [] };
  const data = { number: to + 1, to, by: { role: 'judge', name: '' }, note: '' };
  const told = historyOf([...waiting, { ...rewound, data }]).filter((entry) => entry.put === put);
  expect(told).toMatchObject([
    { left: last + 1, outcome: 'undone', end: `The match is set back to before play ${to}, by the judge.` },
  ]);
});
