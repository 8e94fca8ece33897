import { searchTimeline, WHOLE_TIMELINE, type TimelineEntry, type TimelineSearch } from '#projections';

const entry = (number: number, line: string, more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  ...{ kind: 'play', number, from: number, to: number, at: '', actor: '', seat: 0, line, clock: null, facts: [] },
  verdict: { status: 'legal', findings: [] },
  ...more,
});

const fact = (sentence: string) => ({ revision: 0, type: 'PieceMoved', sentence, because: [] });
const finding = { rule: 'turn.order', severity: 'illegal', message: 'It is the turn of Ana.' } as const;
const told = { rule: 'text.told', severity: 'told', message: 'Its text is told.' } as const;

const ENTRIES = [
  entry(1, 'Ana: plays Defy', { facts: [fact('Void Seeker goes to the trash')] }),
  entry(2, 'Bo: plays Void Seeker', { verdict: { status: 'illegal', findings: [finding] } }),
  entry(3, 'Bo: plays Gust', { verdict: { status: 'told', findings: [told] } }),
  entry(4, 'Bo: moves', { verdict: { status: 'illegal', findings: [finding] }, struckBy: 5, takenBack: true }),
  entry(5, 'plays 4 to 4 taken back', { kind: 'taken-back', rewindsTo: 4, verdict: null }),
];

const knowledge = {
  numberOf: (rule: string) => (rule === 'turn.order' ? '512.3' : null),
  isTurningPoint: ({ number }: TimelineEntry) => number === 1 || number === 4,
};

const numbers = (search: Partial<TimelineSearch>): readonly number[] =>
  searchTimeline(ENTRIES, { ...WHOLE_TIMELINE, ...search }, knowledge).map(({ number }) => number);

test.each([
  ['every entry where nothing is asked', '  ', [1, 2, 3, 4, 5]],
  ['a card, also where it is in what a play caused', 'void seeker', [1, 2]],
  ['all of the words, in any order and case', 'SEEKER bo', [2]],
  ['a phrase between quotation marks', '"void seeker goes', [1]],
  ['a phrase and a word', '"plays gust" bo', [3]],
  ['what the rules say', 'turn of ana', [2, 4]],
  ['a rule by its key', 'turn.order', [2, 4]],
  ['a rule by the beginning of its number', '512', [2, 4]],
  ['nothing where no entry has it', 'Baron', []],
])('the search finds %s', (_, text, found) => {
  expect(numbers({ text })).toEqual(found);
});

test.each([
  ['findings', [2]],
  ['told', [3]],
  ['turning points', [1]],
  ['disputes', [5]],
] as const)('narrowed to %s it leaves out what was taken back', (only, found) => {
  expect(numbers({ only })).toEqual(found);
});

test('words and kind hold together', () => {
  expect(numbers({ text: 'gust', only: 'findings' })).toEqual([]);
  expect(numbers({ text: 'seeker', only: 'findings' })).toEqual([2]);
});
