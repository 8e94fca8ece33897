import type { Envelope, Json } from '#kernel';
import { auditTape, findingsOf } from '#audit';
import { noughts } from '../support/noughts.js';
import { openTape, type OpenTapeOptions } from '../support/open-tape.js';

const recorded = (lines: readonly string[], options: OpenTapeOptions = {}): readonly Envelope[] => {
  const tape = openTape(noughts, options);
  tape.lines(...lines);
  return tape.envelopes;
};

const changed = (
  envelopes: readonly Envelope[],
  type: string,
  change: (data: Json) => unknown,
): readonly Envelope[] => {
  const at = envelopes.findIndex((envelope) => envelope.type === type);
  return envelopes.map((each, index) => (index === at ? { ...each, data: change(each.data) as Json } : each));
};

const game = ['Ana: b2', 'Bo: a1', 'Ana: a2', 'Bo: b1', 'Ana: c2'];

describe('an audit', () => {
  test('finds nothing on a tape that the rules of today would record alike', () => {
    expect(auditTape(noughts, recorded(game))).toEqual([]);
    expect(auditTape(noughts, recorded(['Bo: a1', 'Ana: b2', 'Ana: c3']))).toEqual([]);
    expect(auditTape(noughts, recorded([], { firstPlayer: null, seed: 4 }))).toEqual([]);
  });

  test('names a fact that differs, with the revision of the play and the rules of both sides', () => {
    const tape = changed(recorded(game), 'PointGained', () => ({ seat: 1, score: 1 }));
    expect(auditTape(noughts, tape)).toMatchObject([
      {
        kind: 'facts',
        revision: 18,
        play: 5,
        line: 'Ana: c2',
        message: 'The tape has PointGained with other data than by the rules.',
        rules: ['score.line'],
        recorded: { data: { seat: 1 } },
        decided: { data: { seat: 0 } },
      },
    ]);
  });

  test('names a fact that one side lacks', () => {
    const tape = recorded(game);
    const cut = tape.filter(({ type }) => type !== 'MatchEnded');
    expect(auditTape(noughts, cut)).toMatchObject([{ kind: 'facts', message: /lacks MatchEnded/, recorded: null }]);
    const more = [...tape, { ...(tape.at(-1) as Envelope), revision: tape.length }];
    expect(auditTape(noughts, more)).toMatchObject([
      { kind: 'facts', message: /has MatchEnded, which/, decided: null },
    ]);
  });

  test('holds an event of an older shape to what that shape says', () => {
    // An older program told nothing of the score; the step that brings it up to date cannot know it.
    const step = (said: (data: Json) => Json) => ({
      ...noughts,
      upcasters: [
        { type: 'PointGained', from: 1, upcast: (data: Json) => ({ ...(data as object), score: null }), said },
      ],
    });
    const withoutScore = (data: Json): Json => ({ seat: (data as { readonly seat: number }).seat });
    const older = changed(recorded(game), 'PointGained', withoutScore);
    expect(auditTape(step(withoutScore), older)).toEqual([]);
    expect(
      auditTape(
        step((data) => data),
        older,
      ),
    ).toMatchObject([{ kind: 'facts', recorded: { data: { score: null } } }]);
    const forged = changed(older, 'PointGained', () => ({ seat: 1 }));
    expect(auditTape(step(withoutScore), forged)).toMatchObject([{ kind: 'facts', recorded: { data: { seat: 1 } } }]);
    const newest = older.map((each) => (each.type === 'PointGained' ? { ...each, schema: 2 } : each));
    expect(auditTape(step(withoutScore), newest)).toMatchObject([{ kind: 'facts' }]);
  });

  test('names another verdict', () => {
    const verdict = { status: 'illegal', findings: [{ rule: 'old.rule', severity: 'illegal', message: 'No.' }] };
    const tape = changed(recorded(['Ana: b2']), 'PlayRecorded', (data) => ({ ...(data as object), verdict }));
    expect(auditTape(noughts, tape)).toMatchObject([
      {
        kind: 'verdict',
        play: 1,
        message: 'The play is illegal on the tape and legal by the rules.',
        rules: ['old.rule'],
      },
    ]);
  });

  test('names plays that would be refused, or cannot be made', () => {
    const outOfTurn = changed(recorded(['Bo: a1']), 'MatchOpened', (data) => ({
      ...(data as object),
      recording: 'strict',
    }));
    expect(auditTape(noughts, outOfTurn)).toMatchObject([{ kind: 'outcome', rules: ['turn.order'] }]);
    const twice = recorded(['Ana: b2', 'Bo: a1']).map((each) =>
      each.type === 'PlayRecorded'
        ? { ...each, data: { ...(each.data as object), play: { type: 'mark', seat: 0, square: 'b2' } } }
        : each,
    ) as readonly Envelope[];
    expect(auditTape(noughts, twice)).toMatchObject([
      { kind: 'outcome', play: 2, message: /cannot be made: b2 holds/ },
    ]);
  });

  test('names another set of cards, another laying out, and another ruleset', () => {
    const other = { ...noughts, cardSetHash: 'f'.repeat(64) };
    expect(auditTape(other, recorded(game))).toMatchObject([{ kind: 'cards', revision: 0, play: 0 }]);
    const laidOut = changed(recorded([]), 'TableLaid', (data) => ({ ...(data as object), target: 9 }));
    expect(auditTape(noughts, laidOut)).toMatchObject([{ kind: 'set-up', rules: ['setup.table'] }]);
    expect(auditTape({ ...noughts, id: 'draughts' }, recorded(game))).toMatchObject([{ kind: 'ruleset' }]);
  });
});

test('the findings of a tape are listed by play', () => {
  expect(findingsOf(noughts, recorded(['Ana: b2', 'Ana: a1', 'table: clears a1']))).toEqual([
    expect.objectContaining({ play: 2, line: 'Ana: a1', status: 'illegal', revision: 6 }),
    expect.objectContaining({
      play: 3,
      line: 'table: clears a1',
      status: 'legal',
      findings: [expect.objectContaining({ severity: 'note' })],
    }),
  ]);
});
