import type { Seated } from './lexicon.js';
import { expectedAt, fail, matchWords, read, skipSpaces, type Answer, type Kind } from './source.js';

/** Names of the players as they can be typed: whole names, and `seat 1` for whom no name tells apart. */
const explicitSeat = (text: string): RegExpExecArray | null => /^(?:seat|player) (\d+)(?![\p{L}\p{N}])/iu.exec(text);

const namesOf = (state: Seated): readonly string[] => state.seats.map(({ name }) => name);

/** The seats whose name begins with the text, or is the text. */
const seatsNamed = (text: string, state: Seated): readonly number[] => {
  const typed = text.toLowerCase();
  const names = namesOf(state).map((name) => name.toLowerCase());
  const whole = names.flatMap((name, seat) => (name === typed ? [seat] : []));
  if (whole.length > 0 || typed === '') return whole;
  return names.flatMap((name, seat) => (name.startsWith(typed) ? [seat] : []));
};

/** The seat that a text names: `Ana`, `an`, `seat 1`; null where none or several. */
export const seatOf = (text: string, state: Seated): number | null => {
  const explicit = explicitSeat(text);
  if (explicit?.[0].length === text.length) return Number(explicit[1]) - 1;
  const [seat, ...others] = seatsNamed(text, state);
  return seat === undefined || others.length > 0 ? null : seat;
};

/** A player's name as it is read back. */
export const writeSeat = (seat: number, state: Seated): string => {
  const name = state.seats[seat]?.name ?? '';
  return name.trim() === name && seatOf(name, state) === seat && explicitSeat(name) === null
    ? name
    : `seat ${seat + 1}`;
};

/** Reads a player's name: the longest whole name that stands here, else one word that begins only one. */
export const readSeat = (line: string, at: number, state: Seated): Answer<number> => {
  const start = skipSpaces(line, at);
  const rest = line.slice(start);
  const explicit = explicitSeat(rest);
  if (explicit) return read(Number(explicit[1]) - 1, start + explicit[0].length);
  const whole = namesOf(state)
    .filter((name) => name !== '' && matchWords(line, start, name) !== null)
    .sort((left, right) => right.length - left.length)[0];
  const text = whole ?? /^[\p{L}\p{N}]+/u.exec(rest)?.[0] ?? '';
  const seat = seatOf(text, state);
  if (seat !== null) {
    const end = whole === undefined ? start + text.length : (matchWords(line, start, whole) ?? start);
    // "Ben's Vi" speaks of Vi, not of Ben.
    return /^['’]s\s/.test(line.slice(end)) ? expectedAt(line, start, namesOf(state)) : read(seat, end);
  }
  if (seatsNamed(text, state).length < 2) return expectedAt(line, start, namesOf(state));
  const message = `"${text}" may be several players: write more of the name, or "seat 1", "seat 2".`;
  return fail(start, { code: 'ambiguous-player', message, expected: namesOf(state) });
};

/** A player. */
export const seatKind: Kind<number> = {
  read: ({ line, state }, at) => readSeat(line, at, state),
  write: (seat, { state, style }) => (style === 'numbered' ? `seat ${seat + 1}` : writeSeat(seat, state)),
};

/** A player, or nobody. */
export const seatOrNobodyKind: Kind<number | null> = {
  read: (context, at) => {
    const end = matchWords(context.line, at, 'nobody');
    return end === null ? seatKind.read(context, at) : read(null, end);
  },
  write: (seat, context) => (seat === null ? 'nobody' : seatKind.write(seat, context)),
};

/** Takes a player's possessive off the front of a text: `Ana's Vi` is Ana's and `Vi`. */
export const splitOwner = (text: string, state: Seated): { readonly seat: number; readonly rest: string } | null => {
  for (const match of text.matchAll(/['’]s\s+/g)) {
    const seat = seatOf(text.slice(0, match.index), state);
    if (seat !== null) return { seat, rest: text.slice(match.index + match[0].length) };
  }
  return null;
};
