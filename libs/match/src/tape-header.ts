import { err, ok, type Result } from '#kernel';
import {
  isPlaceName,
  LEVELS,
  LONGEST_PLACE,
  RECORDING_MODES,
  SEED_WARNING,
  type Level,
  type RecordingMode,
} from '#ruleset';
import { fieldsOf, type Field, type NumberedLine } from './header-fields.js';
import { isSecret } from './secret.js';
import { tapeProblem, type TapeProblem } from './tape-problem.js';

/** Where a player's deck list is: nowhere, in a file beside the tape, or in the tape's own header. */
export type DeckReference =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'path'; readonly path: string; readonly line: number; readonly column: number }
  | { readonly kind: 'list'; readonly text: string; readonly line: number; readonly column: number };

/** A player as a header names one. */
export interface TapePlayer {
  readonly name: string;
  readonly team: string | null;
  readonly deck: DeckReference;
}

/** What stands above the plays. Null where the file does not say: the newest edition, the game's first mode, chance decides. */
export interface TapeHeader {
  readonly game: string;
  readonly edition: string | null;
  /** The day it was played, `YYYY-MM-DD`: where no edition is named, the one that was in force then judges it. */
  readonly date: string | null;
  readonly mode: string | null;
  readonly recording: RecordingMode;
  readonly seed: number | null;
  /** What a digital match is dealt from where no seed was given: 64 hexadecimal digits. */
  readonly secret: string | null;
  readonly first: string | null;
  /** Whether the effects of encoded cards are told at the table as well. */
  readonly texts: 'described' | null;
  /** The level of the event; null where the file names none. */
  readonly level: Level | null;
  /** Which event and which table of it; null where the file does not say. */
  readonly event: string | null;
  readonly table: string | null;
  readonly players: readonly TapePlayer[];
}

type Step = Result<TapeHeader, TapeProblem>;

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

const problem = ({ line, column }: Field, code: string, words: readonly [message: string, remedy: string]): Step =>
  err(tapeProblem([line, column], { code: `tape/${code}`, message: words[0], remedy: words[1] }));

const lastPlayer = (header: TapeHeader, change: Partial<TapePlayer>, field: Field): Step => {
  const player = header.players.at(-1);
  if (player === undefined) {
    return problem(field, 'no-player', [
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
  (header: TapeHeader, field: Field): Step =>
    isPlaceName(field.value)
      ? ok({ ...header, [key]: field.value })
      : problem(field, key, [
          `The name of the ${key} is longer than ${LONGEST_PLACE} characters, or has signs that cannot be printed.`,
          'Write it shorter, on one line.',
        ]);

type Reader = (header: TapeHeader, field: Field) => Step;

const READERS: Readonly<Record<(typeof KEYS)[number], Reader>> = {
  game: (header, { value }) => ok({ ...header, game: value }),
  edition: (header, { value }) => ok({ ...header, edition: value }),
  date: (header, field) =>
    isDay(field.value)
      ? ok({ ...header, date: field.value })
      : problem(field, 'date', [`"${field.value}" is no day.`, 'Write year, month and day: 2025-11-30.']),
  mode: (header, { value }) => ok({ ...header, mode: value }),
  first: (header, { value }) => ok({ ...header, first: value }),
  texts: (header, field) =>
    field.value === 'described' || field.value === 'encoded'
      ? ok({ ...header, texts: field.value === 'described' ? 'described' : null })
      : problem(field, 'texts', [`Card texts are not "${field.value}".`, 'Write one of: encoded, described.']),
  level: (header, field) => {
    const level = LEVELS.find((each) => each === field.value);
    return level
      ? ok({ ...header, level })
      : problem(field, 'level', [`There is no level "${field.value}".`, `Write one of: ${LEVELS.join(', ')}.`]);
  },
  event: placed('event'),
  table: placed('table'),
  recording: (header, field) => {
    const recording = RECORDING_MODES.find((mode) => mode === field.value);
    const remedy = `Write one of: ${RECORDING_MODES.join(', ')}.`;
    return recording
      ? ok({ ...header, recording })
      : problem(field, 'recording', [`There is no recording mode "${field.value}".`, remedy]);
  },
  seed: (header, field) => {
    const seed = Number(field.value);
    return /^\d+$/.test(field.value) && Number.isSafeInteger(seed)
      ? ok({ ...header, seed })
      : problem(field, 'seed', [
          `The seed "${field.value}" is no whole number.`,
          'Write a whole number, or leave the seed out for paper.',
        ]);
  },
  secret: (header, field) =>
    isSecret(field.value)
      ? ok({ ...header, secret: field.value })
      : problem(field, 'secret', [
          'A secret is 64 hexadecimal digits.',
          'Write the one that "matchtape export" has written, or a seed, or neither for paper.',
        ]),
  player: (header, { value }) =>
    ok({ ...header, players: [...header.players, { name: value, team: null, deck: { kind: 'unknown' } }] }),
  team: (header, field) => lastPlayer(header, { team: field.value }, field),
  deck: (header, field) => lastPlayer(header, { deck: deckOf(field) }, field),
};

const isKey = (text: string): text is (typeof KEYS)[number] => KEYS.some((key) => key === text);

const readField = (header: TapeHeader, field: Field): Step => {
  if (!isKey(field.key)) {
    const remedy = `Headers are: ${KEYS.join(', ')}. An empty line parts them from the plays.`;
    return problem({ ...field, column: 1 }, 'unknown-header', [`"${field.key}" is no header.`, remedy]);
  }
  if (field.value === '' && !(field.key === 'deck' && field.indented.length > 0)) {
    return problem(field, 'empty-header', [
      `"${field.key}:" says nothing.`,
      'Write its value behind the colon, or leave the line out.',
    ]);
  }
  return READERS[field.key](header, field);
};

const NOTHING: TapeHeader = {
  game: '',
  edition: null,
  date: null,
  mode: null,
  recording: 'as-played',
  seed: null,
  secret: null,
  first: null,
  texts: null,
  level: null,
  event: null,
  table: null,
  players: [],
};

const missing = (header: TapeHeader, after: number): Step => {
  const field: Field = { key: '', value: '', line: Math.max(1, after), column: 1, indented: [] };
  if (header.game === '')
    return problem(field, 'no-game', [
      'The header names no game.',
      'Begin the file with a line "game: " and the name of the game.',
    ]);
  if (header.players.length === 0) {
    return problem(field, 'no-players', [
      'The header names no player.',
      'Write a line "player: Ana" for each player, in the order of the seats.',
    ]);
  }
  return ok(header);
};

const firstSits = (header: TapeHeader, field: Field | undefined): Step => {
  if (field === undefined || header.players.some(({ name }) => name === field.value)) return ok(header);
  const names = header.players.map(({ name }) => name).join(', ');
  return problem(field, 'first', [
    `The first player "${field.value}" is no player of this match.`,
    `Name one of: ${names}.`,
  ]);
};

/** Reads the lines above the plays. */
export const readHeader = (lines: readonly NumberedLine[]): Step => {
  let header = NOTHING;
  const fields = fieldsOf(lines);
  for (const field of fields) {
    const step = readField(header, field);
    if (!step.ok) return step;
    header = step.value;
  }
  const whole = missing(header, lines.at(-1)?.line ?? 1);
  return whole.ok
    ? firstSits(
        whole.value,
        fields.find(({ key }) => key === 'first'),
      )
    : whole;
};

const deckLines = (deck: DeckReference): readonly string[] => {
  if (deck.kind === 'list') return ['deck:', ...deck.text.split('\n').map((line) => (line === '' ? '' : `  ${line}`))];
  return [`deck: ${deck.kind === 'path' ? deck.path : 'unknown'}`];
};

/** Writes a header, as `readHeader` reads it. */
export const makeHeader = (header: TapeHeader): string => {
  const { game, edition, date, mode, recording, seed, secret, first, texts, level, event, table, players } = header;
  const said = (key: string, value: string | number | null): readonly string[] =>
    value === null ? [] : [`${key}: ${value}`];
  return [
    `game: ${game}`,
    ...said('edition', edition),
    ...said('date', date),
    ...said('mode', mode),
    `recording: ${recording}`,
    ...(seed === null ? [] : [`# ${SEED_WARNING}`]),
    ...said('seed', seed),
    ...said('secret', secret),
    ...said('first', first),
    ...said('texts', texts),
    ...said('level', level),
    ...said('event', event),
    ...said('table', table),
    ...players.flatMap(({ name, team, deck }) => [`player: ${name}`, ...said('team', team), ...deckLines(deck)]),
  ].join('\n');
};
