import { makeCanonicalJson, type Envelope } from '#kernel';
import {
  board,
  chain,
  changesBetween,
  makeMatchTape,
  matchMarks,
  MissingEventsError,
  project,
  readWith,
  tapeSeenBy,
  scoring,
  statistics,
  timeline,
  together,
} from '#projections';
import { markedRevisions } from '#replay';
import type { Viewer } from '#ruleset';
import { noughts } from '../support/noughts.js';
import { openTape, type OpenTapeOptions } from '../support/open-tape.js';

const all = together({ board, chain, scoring, timeline, statistics });
const by = (viewer: Viewer) => ({ ruleset: noughts, viewer });

const recorded = (lines: readonly string[], options: OpenTapeOptions = {}): readonly Envelope[] => {
  const tape = openTape(noughts, options);
  tape.lines(...lines);
  return tape.envelopes;
};

const game = ['Ana: b2', 'Bo: seals c3', 'Bo: a1', 'Ana: a2', 'Bo: b1', 'Ana: c2'];
const tape = recorded(game);

describe('a projection', () => {
  const folding = readWith(all, by('recorder'));

  test('fed one by one equals the rebuild from the log, and fed twice equals fed once', () => {
    let live = folding.initial;
    for (const envelope of tape) {
      live = folding.evolve(live, envelope);
      for (const again of tape.slice(0, envelope.revision + 1)) live = folding.evolve(live, again);
      const rebuilt = project(all, by('recorder'), tape.slice(0, envelope.revision + 1));
      expect(makeCanonicalJson(live.view)).toBe(makeCanonicalJson(rebuilt));
    }
  });

  test('refuses a hole in the stream', () => {
    expect(() => project(all, by('recorder'), tape.slice(1))).toThrow(MissingEventsError);
    expect(() => folding.evolve(folding.initial, tape[2]!)).toThrow(/Revision 2 came where revision 0 was expected/);
  });

  test('beside others shows what it shows alone', () => {
    const views = project(all, by(1), tape);
    expect(views.timeline).toEqual(project(timeline, by(1), tape));
    expect(views.board).toEqual(project(board, by(1), tape));
  });
});

describe('the timeline', () => {
  const entries = project(timeline, by('recorder'), tape);

  test('has one entry for the opening and one for each play, and every revision in one of them', () => {
    expect(entries.map(({ line }) => line)).toEqual(['Ana against Bo', ...game]);
    expect(entries.flatMap(({ from, to }) => [from, to]).slice(0, 6)).toEqual([0, 1, 2, 5, 6, 7]);
    entries.slice(1).forEach((entry, index) => expect(entry.from).toBe(entries[index]!.to + 1));
    expect(entries.at(-1)!.to).toBe(tape.length - 1);
  });

  test('says who, when in the game, the verdict, and the facts in words with their rules', () => {
    expect(entries[4]).toMatchObject({ seat: 0, number: 4, clock: { turn: 3, seat: 0 }, verdict: { status: 'legal' } });
    expect(entries[4]!.facts.map(({ sentence, because }) => [sentence, because])).toEqual([
      ['Ana: mark announced a2.', ['mark.announce']],
      ['Ana: mark placed a2.', ['mark.place']],
      ['Bo: turn passed.', ['turn.order']],
    ]);
  });

  test('keeps the secrets of each viewer', () => {
    const seen = (viewer: Viewer) =>
      makeCanonicalJson(project(timeline, by(viewer), tapeSeenBy(noughts, viewer, tape).envelopes)).includes('c3');
    expect([seen('recorder'), seen(1), seen(0), seen('public')]).toEqual([true, true, false, false]);
  });

  test('ends with the closing', () => {
    const open = openTape(noughts);
    open.lines('Ana: b2');
    open.close('rain');
    expect(project(timeline, by('public'), open.envelopes).at(-1)).toMatchObject({
      kind: 'closed',
      line: 'rain',
      facts: [],
    });
  });
});

test('the chain remembers every item: put, finalized, left', () => {
  const { now, history } = project(chain, by('public'), tape);
  expect(now).toEqual([]);
  expect(history.map(({ item, put, left, outcome }) => [item.label, put, left, outcome])).toEqual([
    ['mark b2', 3, 4, 'resolved'],
    ['mark a1', 9, 10, 'resolved'],
    ['mark a2', 13, 14, 'resolved'],
    ['mark b1', 17, 18, 'resolved'],
    ['mark c2', 21, 22, 'resolved'],
  ]);
  const open = project(chain, by('public'), tape.slice(0, 4));
  expect(open).toMatchObject({ now: [{ id: 'item-1' }], history: [{ finalized: 3, left: null, outcome: null }] });
});

test('the scoring has every point with its rule', () => {
  expect(project(scoring, by('public'), tape)).toMatchObject({
    scores: [
      { name: 'Ana', score: 1, scoreName: 'points', target: 1 },
      { name: 'Bo', score: 0 },
    ],
    changes: [
      { revision: 23, seat: 0, from: 0, to: 1, turn: 5, sentence: 'Ana: point gained.', because: ['score.line'] },
    ],
  });
});

test('the statistics count', () => {
  const wild = recorded(['Bo: a1', 'Ana: b2', 'Ana: c3', 'table: clears c3']);
  expect(project(statistics, by('public'), wild)).toMatchObject({
    plays: 4,
    players: [
      { plays: 2, illegal: 1 },
      { plays: 1, illegal: 1 },
    ],
    findings: { illegal: 2, note: 1, doubtful: 0 },
    rules: { 'turn.order': 2, correction: 1 },
  });
});

describe('the marks of a match', () => {
  const marks = matchMarks(noughts);
  const matchTape = makeMatchTape(noughts, tape);

  test('stop after a play, on the change of an item, at the beginning of a turn', () => {
    const ends = project(timeline, by('recorder'), tape).map(({ to }) => to);
    expect(markedRevisions(matchTape, marks.play)).toEqual(ends);
    expect(markedRevisions(matchTape, marks.item)).toEqual([3, 4, 9, 10, 13, 14, 17, 18, 21, 22]);
    const types = markedRevisions(matchTape, marks.turn).map((revision) => tape[revision]!.type);
    expect(types).toEqual(['TableLaid', 'TurnPassed', 'TurnPassed', 'TurnPassed', 'TurnPassed', 'MatchEnded']);
  });

  test('and what changed between two of them is told in words', () => {
    expect(changesBetween(matchTape, by('public'), { from: 11, to: 15 }).sentences).toEqual([
      'Turn 4: Bo.',
      'O: nowhere → a2.',
      'Priority: Bo.',
    ]);
    expect(changesBetween(matchTape, by('public'), { from: 4, to: 4 }).sentences).toEqual([]);
  });
});
