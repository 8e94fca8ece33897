import { makeTapeFile, parseTapeFile, recordTape, eventsOf, type TapeFile, type TapeProblem } from '#match';
import { fold } from '#kernel';
import { matchDecider } from '#match';
import { noughts } from '../support/noughts.js';

const FILE = `# a friendly game
game: noughts
mode: single
seed: 7
player: Ana
deck:
  Legend:
  1 Dark Child

  Champion:
  1 Annie
player: Bo the Great
deck: unknown

# the plays
Ana: b2
`;

const read = (text: string): TapeFile => {
  const file = parseTapeFile(text);
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
};

const faultOf = (text: string): TapeProblem => {
  const file = parseTapeFile(text);
  if (!file.ok) return file.error;
  const { problem } = recordTape(noughts, file.value, new Map());
  if (problem === null) throw new Error('no fault');
  return problem;
};

test('a tape file is a header and its plays', () => {
  const file = read(FILE);
  expect(file).toMatchObject({ game: 'noughts', mode: 'single', seed: 7, recording: 'as-played', first: null });
  expect(file.players).toEqual([
    {
      name: 'Ana',
      team: null,
      deck: { kind: 'list', text: 'Legend:\n1 Dark Child\n\nChampion:\n1 Annie', line: 7, column: 3 },
    },
    { name: 'Bo the Great', team: null, deck: { kind: 'unknown' } },
  ]);
  expect(file.lines).toEqual([{ line: 16, column: 1, text: 'Ana: b2' }]);
});

test('what is written is read back', () => {
  const { lines, ...header } = read(FILE);
  const texts = lines.map(({ text }) => text);
  const again = read(makeTapeFile(header, texts));
  expect(again.lines.map(({ text }) => text)).toEqual(texts);
  expect(makeTapeFile(again, texts)).toBe(makeTapeFile(header, texts));
});

const HEAD = 'game: noughts\nmode: single\nplayer: Ana\nplayer: Bo\nfirst: Ana\n';

test('a file is recorded line by line, and folding its events gives the same state', () => {
  const recording = recordTape(noughts, read(`${HEAD}\nAna: b2\nBo: a1\n`), new Map());
  expect(recording.problem).toBeNull();
  expect(recording.batches.map(({ by }) => by)).toEqual(['opening', 'line', 'line']);
  const { evolve, initial } = matchDecider(noughts);
  expect(fold(evolve, initial, eventsOf(recording))).toEqual(recording.state);
});

test('the dealer draws what chance decides, unless a line says it', () => {
  const digital = `game: noughts\nmode: single\nseed: 3\nplayer: Ana\nplayer: Bo\n\n`;
  const drawn = recordTape(noughts, read(digital), new Map());
  expect(drawn.batches.map(({ by }) => by)).toEqual(['opening', 'dealer']);
  const told = recordTape(noughts, read(`${digital}Ana: starts\nAna: b2\n`), new Map());
  expect(told.problem).toBeNull();
  expect(told.batches.map(({ by }) => by)).toEqual(['opening', 'line', 'line']);
});

test.each([
  ['', 'tape/no-game', 1, 1],
  ['game: noughts\n', 'tape/no-players', 1, 1],
  ['gaem: noughts\n', 'tape/unknown-header', 1, 1],
  ['game: noughts\nseed: many\n', 'tape/seed', 2, 7],
  ['game: noughts\nrecording: loose\n', 'tape/recording', 2, 12],
  ['game: noughts\ndeck: a.deck\nplayer: Ana\n', 'tape/no-player', 2, 7],
  ['game:\n', 'tape/empty-header', 1, 6],
  ['game: noughts\nplayer: Ana\ndeck: lost.deck\nplayer: Bo\n', 'tape/deck-file', 3, 7],
  ['game: noughts\nplayer: Ana\nplayer: Bo\nfirst: Cy\n', 'tape/first', 4, 8],
  ['game: noughts\nmode: x\nplayer: Ana\nplayer: Bo\n', 'noughts/options', 1, 1],
  [`${HEAD}\nAna: z9\n`, 'noughts/unknown-play', 7, 6],
  [`${HEAD}\nAna: b2\n  Bo: b2\n`, 'noughts/taken', 8, 3],
])('%j fails with %s at %d:%d', (text, code, line, column) => {
  const fault = faultOf(text);
  expect(fault).toMatchObject({ code, line, column });
  expect(fault.remedy).not.toBe('');
});

test('a header names the event and the table of it, and the match is opened with them', () => {
  const file = read(FILE.replace('seed: 7', 'seed: 7\nevent: Summer Open, day 2\ntable: 12'));
  expect(file).toMatchObject({ event: 'Summer Open, day 2', table: '12' });
  const recorded = recordTape(noughts, file, new Map());
  expect(recorded.state.options).toMatchObject({ event: 'Summer Open, day 2', table: '12' });
  expect(read(makeTapeFile(file, []))).toMatchObject({ event: 'Summer Open, day 2', table: '12' });
  expect(read(FILE)).toMatchObject({ event: null, table: null });
  expect(faultOf(FILE.replace('seed: 7', `event: ${'x'.repeat(81)}`))).toMatchObject({ code: 'tape/event', line: 4 });
});
