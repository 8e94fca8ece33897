import { ok } from '#kernel';
import { SEED_WARNING } from '#ruleset';
import { fieldsOf, type Field, type NumberedLine } from './header-fields.js';
import { headerProblem, readField, type HeaderStep } from './header-readers.js';
import type { DeckReference, TapeHeader } from './header-values.js';

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

const missing = (header: TapeHeader, after: number): HeaderStep => {
  const field: Field = { key: '', value: '', line: Math.max(1, after), column: 1, indented: [] };
  if (header.game === '')
    return headerProblem(field, 'no-game', [
      'The header names no game.',
      'Begin the file with a line "game: " and the name of the game.',
    ]);
  if (header.players.length === 0) {
    return headerProblem(field, 'no-players', [
      'The header names no player.',
      'Write a line "player: Ana" for each player, in the order of the seats.',
    ]);
  }
  return ok(header);
};

const firstSits = (header: TapeHeader, field: Field | undefined): HeaderStep => {
  if (field === undefined || header.players.some(({ name }) => name === field.value)) return ok(header);
  const names = header.players.map(({ name }) => name).join(', ');
  return headerProblem(field, 'first', [
    `The first player "${field.value}" is no player of this match.`,
    `Name one of: ${names}.`,
  ]);
};

/** Reads the lines above the plays. */
export const readHeader = (lines: readonly NumberedLine[]): HeaderStep => {
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
