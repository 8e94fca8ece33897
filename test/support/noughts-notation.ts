import { ok, err, type Result } from '#kernel';
import type { Notation, NotationError } from '#ruleset';
import { SQUARES, type NoughtsPlay, type NoughtsState, type Square } from './noughts-state.js';

export const isSquare = (text: unknown): text is Square => SQUARES.some((square) => square === text);

const failure = (code: string, message: string, where: { column: number; expected: readonly string[] }) =>
  err({ code: `noughts/${code}`, message, ...where });

const parseTable = (words: string): NoughtsPlay | null => {
  const [, square] = /^clears (\S+)$/.exec(words) ?? [];
  return isSquare(square) ? { type: 'clear', square } : null;
};

const parseSeat = (words: string, seat: number): NoughtsPlay | null => {
  if (words === 'concedes') return { type: 'concede', seat };
  if (words === 'starts') return { type: 'coin', seat };
  const [, square] = /^seals (\S+)$/.exec(words) ?? [];
  if (isSquare(square) || square === 'unknown') return { type: 'seal', seat, square };
  return isSquare(words) ? { type: 'mark', seat, square: words } : null;
};

const parse = (line: string, state: NoughtsState): Result<NoughtsPlay, NotationError> => {
  const [, name = '', gap = '', words = ''] = /^([^:]*):(\s*)(.*?)\s*$/.exec(line) ?? [];
  const speakers = [...state.names, 'table'];
  if (!speakers.includes(name)) {
    return failure('unknown-player', `Nobody here is called "${name}".`, { column: 1, expected: speakers });
  }
  const play = name === 'table' ? parseTable(words) : parseSeat(words, state.names.indexOf(name));
  if (play !== null) return ok(play);
  const column = name.length + gap.length + 2;
  return failure('unknown-play', `"${words}" is no play.`, {
    column,
    expected: [...SQUARES, 'seals', 'concedes', 'starts'],
  });
};

const words = (play: NoughtsPlay): string => {
  if (play.type === 'mark') return play.square;
  if (play.type === 'seal') return `seals ${play.square}`;
  if (play.type === 'clear') return `clears ${play.square}`;
  return play.type === 'concede' ? 'concedes' : 'starts';
};

/** `Ana: b2`, `Ana: seals b2`, `Ana: concedes`, `Ana: starts`, `table: clears b2`. */
export const notation: Notation<NoughtsState, NoughtsPlay> = {
  parse,
  make: (play, state) => `${play.type === 'clear' ? 'table' : state.names[play.seat]}: ${words(play)}`,
};
