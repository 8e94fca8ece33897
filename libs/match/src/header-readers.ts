import { err, ok, type Result } from '#kernel';
import { isPlaceName, LEVELS, LONGEST_PLACE, RECORDING_MODES } from '#ruleset';
import type { Field, NumberedLine } from './header-fields.js';
import { isSecret } from './secret.js';
import type { DeckReference, TapeHeader, TapePlayer } from './header-values.js';
import { tapeProblem, type TapeProblem } from './tape-problem.js';

/** A header so far, or what is wrong with a line of it. */
export type HeaderStep = Result<TapeHeader, TapeProblem>;

const KEYS = [
  'game',
  'edition',
  'date',
  'mode',
  'recording',
  'seed',
  'secret',
  'first',
  'texts',
  'level',
  'event',
  'table',
  'player',
  'team',
  'deck',
] as const;

/** What is wrong with a line of a header. */
export const headerProblem = (
  { line, column }: Field,
  code: string,
  words: readonly [message: string, remedy: string],
): HeaderStep => err(tapeProblem([line, column], { code: `tape/${code}`, message: words[0], remedy: words[1] }));

const lastPlayer = (header: TapeHeader, change: Partial<TapePlayer>, field: Field): HeaderStep => {
  const player = header.players.at(-1);
  if (player === undefined) {
    return headerProblem(field, 'no-player', [
      `"${field.key}" stands before any player.`,
      'Put it below the "player:" line it belongs to.',
    ]);
  }
  return ok({ ...header, players: [...header.players.slice(0, -1), { ...player, ...change }] });
};

const dedent = (lines: readonly NumberedLine[]): { text: string; column: number } => {
  const widths = lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text }) => text.length - text.trimStart().length);
  const width = widths.reduce((least, each) => Math.min(least, each), Infinity);
  return {
    text: lines
      .map(({ text }) => text.slice(width))
      .join('\n')
      .trimEnd(),
    column: width + 1,
  };
};

const deckOf = ({ value, line, column, indented }: Field): DeckReference => {
  const [first] = indented;
  if (value === '' && first !== undefined) return { kind: 'list', line: first.line, ...dedent(indented) };
  return value === 'unknown' ? { kind: 'unknown' } : { kind: 'path', path: value, line, column };
};

/** Whether the text is a day of the calendar. */
const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return false;
  const [m, d] = [Number(month), Number(day)];
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
  return d >= 1 && d <= days;
};

/** Words for where a match is played. */
const placed =
  (key: 'event' | 'table') =>
  (header: TapeHeader, field: Field): HeaderStep =>
    isPlaceName(field.value)
      ? ok({ ...header, [key]: field.value })
      : headerProblem(field, key, [
          `The name of the ${key} is longer than ${LONGEST_PLACE} characters, or has signs that cannot be printed.`,
          'Write it shorter, on one line.',
        ]);

type Reader = (header: TapeHeader, field: Field) => HeaderStep;

const READERS: Readonly<Record<(typeof KEYS)[number], Reader>> = {
  game: (header, { value }) => ok({ ...header, game: value }),
  edition: (header, { value }) => ok({ ...header, edition: value }),
  date: (header, field) =>
    isDay(field.value)
      ? ok({ ...header, date: field.value })
      : headerProblem(field, 'date', [`"${field.value}" is no day.`, 'Write year, month and day: 2025-11-30.']),
  mode: (header, { value }) => ok({ ...header, mode: value }),
  first: (header, { value }) => ok({ ...header, first: value }),
  texts: (header, field) =>
    field.value === 'described' || field.value === 'encoded'
      ? ok({ ...header, texts: field.value === 'described' ? 'described' : null })
      : headerProblem(field, 'texts', [`Card texts are not "${field.value}".`, 'Write one of: encoded, described.']),
  level: (header, field) => {
    const level = LEVELS.find((each) => each === field.value);
    return level
      ? ok({ ...header, level })
      : headerProblem(field, 'level', [`There is no level "${field.value}".`, `Write one of: ${LEVELS.join(', ')}.`]);
  },
  event: placed('event'),
  table: placed('table'),
  recording: (header, field) => {
    const recording = RECORDING_MODES.find((mode) => mode === field.value);
    const remedy = `Write one of: ${RECORDING_MODES.join(', ')}.`;
    return recording
      ? ok({ ...header, recording })
      : headerProblem(field, 'recording', [`There is no recording mode "${field.value}".`, remedy]);
  },
  seed: (header, field) => {
    const seed = Number(field.value);
    return /^\d+$/.test(field.value) && Number.isSafeInteger(seed)
      ? ok({ ...header, seed })
      : headerProblem(field, 'seed', [
          `The seed "${field.value}" is no whole number.`,
          'Write a whole number, or leave the seed out for paper.',
        ]);
  },
  secret: (header, field) =>
    isSecret(field.value)
      ? ok({ ...header, secret: field.value })
      : headerProblem(field, 'secret', [
          'A secret is 64 hexadecimal digits.',
          'Write the one that "matchtape export" has written, or a seed, or neither for paper.',
        ]),
  player: (header, { value }) =>
    ok({ ...header, players: [...header.players, { name: value, team: null, deck: { kind: 'unknown' } }] }),
  team: (header, field) => lastPlayer(header, { team: field.value }, field),
  deck: (header, field) => lastPlayer(header, { deck: deckOf(field) }, field),
};

const isKey = (text: string): text is (typeof KEYS)[number] => KEYS.some((key) => key === text);

/** Reads one line of a header into what the lines above it said. */
export const readField = (header: TapeHeader, field: Field): HeaderStep => {
  if (!isKey(field.key)) {
    const remedy = `Headers are: ${KEYS.join(', ')}. An empty line parts them from the plays.`;
    return headerProblem({ ...field, column: 1 }, 'unknown-header', [`"${field.key}" is no header.`, remedy]);
  }
  if (field.value === '' && !(field.key === 'deck' && field.indented.length > 0)) {
    return headerProblem(field, 'empty-header', [
      `"${field.key}:" says nothing.`,
      'Write its value behind the colon, or leave the line out.',
    ]);
  }
  return READERS[field.key](header, field);
};
