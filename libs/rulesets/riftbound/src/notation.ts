import { err, makeCanonicalJson, ok, type Result } from '#kernel';
import type { Notation, NotationError } from '#ruleset';
import { distance } from 'fastest-levenshtein';
import type { Play } from './commands.js';
import { readCorrection, writeCorrection } from './notation/corrections.js';
import { readForm, writeForm, type Fields } from './notation/forms.js';
import { readNote, writeNote } from './notation/notes.js';
import { PLAYER_FORMS, playerPatterns, tablePatterns } from './notation/plays.js';
import { readSeat, seatKind } from './notation/seats.js';
import { fail, isLineEnd, matchWords, read, skipSpaces, STYLES, wordAt } from './notation/source.js';
import type { Answer, Context, Style, Subject, Unread } from './notation/source.js';
import type { RiftboundState } from './state.js';

/** What a description is about: the item that resolves. */
const describedItem = (state: RiftboundState): Subject | null => {
  const { choice } = state;
  const item = choice?.kind === 'describe' ? state.chain.find(({ id }) => id === choice.item) : undefined;
  return item === undefined ? null : { piece: item.piece, card: state.pieces[item.piece]?.card ?? null };
};

const contextOf = (line: string, state: RiftboundState, style: Style): Context => ({
  line,
  state,
  seat: null,
  subject: describedItem(state),
  taken: [],
  style,
});

const VERBS: readonly string[] = [
  ...new Set(PLAYER_FORMS.flatMap(({ patterns }) => patterns.map((each) => /^[a-z]+/.exec(each)?.[0] ?? ''))),
  'exhausts',
  'recycles',
].filter((verb) => verb !== '');

/** A verb nobody knows: which ones there are, the nearest first. */
const unknownVerb = (line: string, at: number): Unread => {
  const word = wordAt(line, at);
  const nearest = VERBS.toSorted((left, right) => distance(word, left) - distance(word, right));
  const [first = ''] = nearest;
  const hint = distance(word, first) <= 3 ? ` Perhaps "${first}"?` : ` Plays are: ${VERBS.join(', ')}.`;
  const message = word === '' ? `The line ends where a play is expected.${hint}` : `"${word}" is no play.${hint}`;
  return fail(at, { code: 'unknown-play', message, expected: nearest });
};

const readPlayerPlay = (context: Context): Answer<Fields> => {
  const speaker = readSeat(context.line, 0, context.state);
  if (!speaker.ok) return speaker;
  const colon = matchWords(context.line, speaker.end, ':');
  if (colon === null) {
    const message = 'A play begins with the player and a colon, such as "Ana: passes".';
    return fail(skipSpaces(context.line, speaker.end), { code: 'no-colon', message, expected: [':'] });
  }
  const answer = readForm(playerPatterns, { ...context, seat: speaker.value }, { at: colon, isEnd: isLineEnd });
  if (answer.ok) return read({ seat: speaker.value, ...answer.value }, answer.end);
  const verb = skipSpaces(context.line, colon);
  return answer.error.column === verb + 1 ? unknownVerb(context.line, verb) : answer;
};

const readTablePlay = (context: Context): Answer<Fields> => {
  const correction = matchWords(context.line, 0, 'correct:');
  if (correction === null) return readForm(tablePatterns, context, { at: 0, isEnd: isLineEnd });
  const answer = readCorrection(context, correction);
  if (!answer.ok) return answer;
  const note = readNote(context.line, answer.end);
  return read({ play: 'Correct', correction: answer.value, note }, answer.end);
};

const isTableLine = (line: string): boolean =>
  ['correct:', 'first player:', 'order:', 'draw agreed', 'next game'].some(
    (words) => matchWords(line, 0, words) !== null,
  );

const parseIn = (context: Context): Result<Play, NotationError> => {
  const answer = isTableLine(context.line) ? readTablePlay(context) : readPlayerPlay(context);
  return answer.ok ? ok(answer.value as unknown as Play) : err(answer.error);
};

const wordsOf = (play: Play, context: Context): string => {
  if (play.play === 'Correct') return `correct: ${writeCorrection(play.correction, context)}${writeNote(play.note)}`;
  const fields = play as unknown as Fields;
  const table = writeForm(tablePatterns, fields, context);
  if (table !== null) return table;
  const seat = 'seat' in play ? play.seat : 0;
  const words = writeForm(playerPatterns, fields, { ...context, seat });
  return `${seatKind.write(seat, context)}: ${words ?? play.play}`;
};

const canonical = (play: Play): string => makeCanonicalJson(play);

const readsBack = (line: string, play: Play, state: RiftboundState): boolean => {
  const answer = parseIn(contextOf(line, state, 'natural'));
  return answer.ok && canonical(answer.value) === canonical(play);
};

/**
 * Plays as lines that a person types and reads: `Ana: plays Challenge -> Vi, Teemo`. The forms are tables (notation/plays.ts,
 * instructions.ts, corrections.ts) from which lines are both read and written; docs/reference/notation.md shows each.
 */
export const notation: Notation<RiftboundState, Play> = {
  parse: (line, state) => parseIn(contextOf(line, state, 'natural')),
  make: (play, state) => {
    for (const style of STYLES) {
      const line = wordsOf(play, contextOf('', state, style));
      if (readsBack(line, play, state)) return line;
    }
    return wordsOf(play, contextOf('', state, 'numbered'));
  },
  reference: (id) => (id.startsWith('item-') ? `item ${id.slice('item-'.length)}` : `piece ${id}`),
};
