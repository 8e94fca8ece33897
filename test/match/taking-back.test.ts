import { readFileSync } from 'node:fs';
import { auditTape, findingsOf, irregularitiesOf } from '#audit';
import { makeCanonicalJson } from '#kernel';
import {
  ForgottenPastError,
  makeTakeBackLine,
  matchDecider,
  parseTapeFile,
  recordTape,
  takenBackIn,
  withoutPast,
  type MatchEvent,
} from '#match';
import { project, statistics, tapeSeenBy, timeline } from '#projections';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { decksOf } from '../laws/random/games.js';
import { ANNIE, deckText } from '../support/duel.js';
import { noughts } from '../support/noughts.js';
import { openTape } from '../support/open-tape.js';
import { randomGame } from '../support/random-game.js';
import { atRoot } from '../support/root.js';
import { matchAt } from './round/table.js';

const asRecorder = { ruleset: noughts, viewer: 'recorder' } as const;

const played = (mode = 'first-to-3') => {
  const tape = openTape(noughts, { mode });
  tape.lines('Ana: a1', 'Bo: b2', 'Ana: a2', 'Bo: c3');
  return tape;
};

describe('plays that are taken back', () => {
  it('are struck out from the one on that is named, and the match goes on as if they had never been', () => {
    const tape = played();
    const never = openTape(noughts, { mode: 'first-to-3' });
    never.lines('Ana: a1', 'Bo: b2');
    expect(tape.takeBack(3, 'she said a3').outcome).toBe('accepted');
    expect(tape.state.game).toEqual(never.state.game);
    tape.lines('Ana: a3');
    const rows = project(timeline, asRecorder, tape.envelopes).map(
      ({ kind, number, struckBy = null, takenBack = false, line }) => [kind, number, struckBy, takenBack, line],
    );
    expect(rows.slice(3)).toEqual([
      ['play', 3, 5, true, 'Ana: a2'],
      ['play', 4, 5, true, 'Bo: c3'],
      ['taken-back', 5, null, false, 'All from play 3 on is taken back, as it was misheard: she said a3'],
      ['play', 6, null, false, 'Ana: a3'],
    ]);
  });

  it('leave the tape whole: it folds to the live state, and is decided so again', () => {
    const tape = played();
    tape.takeBack('last');
    tape.lines('Bo: c1');
    const { evolve, initial } = matchDecider(noughts);
    expect(makeCanonicalJson(tape.events.reduce(evolve, initial))).toBe(makeCanonicalJson(tape.state));
    expect(auditTape(noughts, tape.envelopes)).toEqual([]);
  });

  it('are the last that stands, one after the other, where none is named', () => {
    const tape = played();
    tape.takeBack('last');
    tape.takeBack('last');
    expect(tape.events.flatMap(({ type, data }) => (type === 'PlaysTakenBack' ? [data] : []))).toEqual([
      { number: 5, to: 4, note: '' },
      { number: 6, to: 3, note: '' },
    ]);
    expect([1, 2, 3, 4, 5, 6].filter(takenBackIn(tape.envelopes))).toEqual([3, 4, 5]);
  });

  it('may be beyond the end of a game that a misheard line ended', () => {
    const tape = openTape(noughts, { mode: 'single' });
    tape.lines('Ana: a1', 'Bo: b2', 'Ana: a2', 'Bo: c3', 'Ana: a3');
    expect(noughts.result(tape.state.game)).not.toBeNull();
    tape.takeBack('last');
    expect(noughts.result(tape.state.game)).toBeNull();
    tape.lines('Ana: c1');
    expect(auditTape(noughts, tape.envelopes)).toEqual([]);
  });

  it('need their past: a state that was kept without it says so', () => {
    const event: MatchEvent<never, never> = {
      type: 'PlaysTakenBack',
      data: { number: 5, to: 3, note: '' },
      because: [],
    };
    expect(() => matchDecider(noughts).evolve(withoutPast(played().state), event)).toThrow(ForgottenPastError);
  });

  it('are seen by others, but not what the scribe says of it', () => {
    const tape = played();
    tape.takeBack(3, 'Bo has a2');
    const seen = tapeSeenBy(noughts, 'public', tape.envelopes).envelopes;
    expect(seen.at(-1)).toMatchObject({ type: 'PlaysTakenBack', data: { number: 5, to: 3, note: '' } });
  });
});

describe('what is not a scribe’s to take back', () => {
  it.each<[string, (tape: ReturnType<typeof played>) => void]>([
    ['a judge was called', (tape) => tape.judge(': called about play 4 by Ana: b2 was taken')],
    ['the match was set back', (tape) => tape.rewind(4)],
  ])('is a play after which %s', (_what, act) => {
    const tape = played();
    act(tape);
    expect(tape.takeBack(3)).toMatchObject({ outcome: 'impossible', problem: { code: 'take-back/settled' } });
    expect(tape.takeBack('last')).toMatchObject({ outcome: 'impossible', problem: { code: 'take-back/settled' } });
  });

  it('is a play after which somebody conceded', () => {
    const { tape } = matchAt('duel');
    expect(tape.around('conceded by Ana')).toMatchObject({ outcome: 'accepted' });
    expect(tape.takeBack('last').outcome).toBe('impossible');
  });

  it('but a play before the clock was started is', () => {
    const tape = played();
    tape.around('clock started with 50 minutes by judge Kim');
    expect(tape.takeBack('last').outcome).toBe('accepted');
  });

  it.each([
    [9, 'Play 9 does not stand'],
    [0, 'Play 0 does not stand'],
  ])('is play %d, which does not stand', (to, message) => {
    expect(played().takeBack(to)).toMatchObject({
      problem: { code: 'take-back/no-such-play', message: expect.stringContaining(message) as string },
    });
  });

  it('is anything where nothing was played, or the tape is closed', () => {
    expect(openTape(noughts).takeBack('last')).toMatchObject({ problem: { code: 'take-back/no-such-play' } });
    const tape = played();
    tape.close();
    expect(tape.takeBack('last')).toMatchObject({ problem: { code: 'match/closed' } });
  });
});

describe('what was taken back counts for nothing', () => {
  /** A play out of turn, which was misheard. */
  const misheard = () => {
    const tape = openTape(noughts, { mode: 'first-to-3' });
    tape.lines('Ana: a1', 'Ana: b2');
    return tape;
  };

  it('in findings, irregularities and statistics', () => {
    const tape = misheard();
    const before = openTape(noughts, { mode: 'first-to-3' });
    before.lines('Ana: a1');
    expect(findingsOf(noughts, tape.envelopes)).toHaveLength(1);
    tape.takeBack('last');
    expect(findingsOf(noughts, tape.envelopes)).toEqual([]);
    expect(irregularitiesOf(noughts, tape.envelopes).irregularities).toEqual([]);
    const { events: _, ...counted } = project(statistics, asRecorder, tape.envelopes);
    const { events: __, ...never } = project(statistics, asRecorder, before.envelopes);
    expect({ ...counted, facts: 0 }).toEqual({ ...never, facts: 0 });
  });

  it('other than an illegal play that a judge set back, which was made', () => {
    const tape = misheard();
    tape.rewind(2);
    expect(findingsOf(noughts, tape.envelopes)).toHaveLength(1);
    expect(project(statistics, asRecorder, tape.envelopes)).toMatchObject({ plays: 2 });
  });

  it('nor do the turns and games that it began', () => {
    const tape = openTape(noughts, { mode: 'first-to-3' });
    tape.lines('Ana: a1', 'Bo: b2', 'Ana: a2', 'Bo: c3');
    const before = project(statistics, asRecorder, tape.envelopes);
    tape.lines('Ana: a3');
    expect(project(statistics, asRecorder, tape.envelopes)).not.toMatchObject({ turns: before.turns });
    tape.takeBack('last');
    const { turns, games, begunIn } = project(statistics, asRecorder, tape.envelopes);
    expect({ turns, games, begunIn }).toEqual({ turns: before.turns, games: before.games, begunIn: before.begunIn });
  });
});

describe('a line of a tape file', () => {
  const record = (lines: readonly string[]) => {
    const file = parseTapeFile(`game: noughts\nfirst: Ana\nplayer: Ana\nplayer: Bo\n\n${lines.join('\n')}\n`);
    if (!file.ok) throw new Error(file.error.message);
    return recordTape(noughts, file.value, new Map());
  };

  it.each([
    ['take back: last play', { number: 3, to: 2, note: '' }],
    ['take back: play 1: it was Bo: a1', { number: 3, to: 1, note: 'it was Bo: a1' }],
  ])('"%s" takes plays back', (line, data) => {
    const { batches, problem } = record(['Ana: a1', 'Bo: b2', line]);
    expect(problem).toBeNull();
    expect(batches.at(-1)?.events).toEqual([{ type: 'PlaysTakenBack', data, because: [] }]);
  });

  it('is written as it is read', () => {
    expect(makeTakeBackLine({ to: 2, note: 'it was a3' })).toBe('take back: play 2: it was a3');
    expect(makeTakeBackLine({ to: 'last', note: '' })).toBe('take back: last play');
  });

  it('that is none is told how it is written', () => {
    const { problem } = record(['Ana: a1', 'take back: everything']);
    expect(problem).toMatchObject({ code: 'take-back/form', line: 7, column: 11 });
    expect(problem?.remedy).toContain('last play: why');
  });
});

describe.each([[riftbound] as const, [runeterra] as const])('a digital match of %#', (ruleset) => {
  const game = ruleset as typeof riftbound;
  const decks = decksOf(ruleset as never);
  const players = ['Ana', 'Ben'].map((name, seat) => ({ name, deck: decks[seat] ?? null }));
  const tapeOf = (seed: number) => randomGame(game, seed, { plays: 40, players, firstPlayer: null });

  it.each([3, 14])('from seed %d keeps its laws, is decided so again, and is read alike by every viewer', (seed) => {
    const tape = tapeOf(seed);
    expect(tape.takeBack('last').outcome).toBe('accepted');
    expect(game.brokenInvariants(tape.state.game)).toEqual([]);
    expect(auditTape(game, tape.envelopes)).toEqual([]);
    const { evolve, initial } = matchDecider(game, 0);
    const seen = tapeSeenBy(game, 0, tape.envelopes).envelopes as unknown as readonly MatchEvent<never, never>[];
    expect(seen.reduce(evolve as never, initial)).toMatchObject({ plays: tape.state.plays });
  });

  it('takes back what somebody entered, and never what was dealt', () => {
    const tape = tapeOf(3);
    expect(tape.takeBack(1)).toMatchObject({ problem: { code: 'take-back/dealt' } });
  });
});

it('a card that was misheard on paper was never seen: the hand is as unknown as before', () => {
  const [start] = readFileSync(atRoot('test/games/riftbound/paper-unknown-decks.tape'), 'utf8').split('Ben: ends turn');
  const decks = new Map([[`${ANNIE}.deck`, deckText(ANNIE)]]);
  const record = (line: string) => {
    const file = parseTapeFile(`${String(start)}${line}\n`.replace('../../decks/riftbound/', ''));
    if (!file.ok) throw new Error(file.error.message);
    return recordTape(riftbound, file.value, decks);
  };
  const [head, ...facts] = record('take back: play 9').batches.at(-1)?.events ?? [];
  expect(head).toMatchObject({ type: 'PlaysTakenBack', data: { to: 9 } });
  expect(facts).toEqual([]);
  expect(record('rewind: to play 9 by judge').batches.at(-1)?.events).toHaveLength(2);
});
