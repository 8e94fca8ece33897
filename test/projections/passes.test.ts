import { foldPasses, type TimelineEntry } from '#projections';

const LEGAL = { status: 'legal', findings: [] } as const;

const entry = (number: number, more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  kind: 'play',
  number,
  from: number,
  to: number,
  at: '',
  actor: '',
  seat: 0,
  line: '',
  verdict: LEGAL,
  clock: null,
  facts: [],
  ...more,
});

const pass = (number: number, more: Partial<TimelineEntry> = {}): TimelineEntry =>
  entry(number, { passes: true, ...more });

const folded = (...entries: readonly TimelineEntry[]): readonly string[] =>
  foldPasses(entries).map((row) =>
    row.kind === 'entry' ? String(row.entry.number) : row.entries.map(({ number }) => number).join('+'),
  );

test('passes that follow one another are one line, a pass alone is none', () => {
  expect(folded(entry(1), pass(2), pass(3), pass(4), entry(5), pass(6), entry(7))).toEqual([
    '1',
    '2+3+4',
    '5',
    '6',
    '7',
  ]);
});

test('a pass that broke a rule, or was undone, is never folded away', () => {
  const finding = { rule: 'turn.order', severity: 'illegal', message: '', facts: {} } as const;
  const illegal = { status: 'illegal', findings: [finding] } as const;
  expect(folded(pass(1), pass(2, { verdict: illegal }), pass(3), pass(4))).toEqual(['1', '2', '3+4']);
  expect(folded(pass(1), pass(2, { struckBy: 1 }))).toEqual(['1', '2']);
});
