import { err, makeCanonicalJson, ok, type Result } from '#kernel';
import { meantBy, nearestWords, type Notation, type NotationError, type PlayShape } from '#ruleset';
import { distance } from 'fastest-levenshtein';
import { readForm, waysToWrite, writeForm, type Pattern } from './forms.js';
import { type Context, type Lexicon, type Seated, type Style, STYLES, type Subject } from './lexicon.js';
import type { Named } from './names/folding.js';
import { LINE_BOUNDS } from './bounds.js';
import { readNote, writeNote } from './notes.js';
import { type Fields, keepPlaces, placesOf } from './places.js';
import { readSeat, seatKind } from './seats.js';
import { withinBounds } from './within-bounds.js';
import { type Answer, fail, isLineEnd, matchWords, read, skipSpaces, type Unread, wordAt } from './source.js';

/**
 * What a game's lines are made of: the forms of its players' plays (behind `Ana: `), of the table's own, and of corrections
 * (behind `correct: `).
 */
export interface Lines<State extends Seated, C extends Named, Play> {
  readonly lexicon: Lexicon<State, C>;
  readonly players: readonly Pattern[];
  readonly table: readonly Pattern[];
  readonly corrections: readonly Pattern[];
  /** What a play of this game may be: the shape and bounds by which its plays as JSON are read as well. */
  readonly shape?: PlayShape<Play>;
  /** Verbs that the players' patterns do not begin with. */
  readonly moreVerbs?: readonly string[];
  /** Verbs that people say, and the verb that is meant. */
  readonly saidAs?: Readonly<Record<string, string>>;
  /** How what people write in some other way is written: where the rest of a line that cannot be read begins so. */
  readonly hints?: readonly (readonly [RegExp, string])[];
  /** What a line is about before it says so: what is being described. */
  readonly subjectOf?: (state: State) => Subject | null;
}

const CORRECTION = 'correct:';

/** The first words of the patterns that begin with words. */
const beginnings = (patterns: readonly Pattern[]): readonly string[] => [
  ...new Set(patterns.flatMap(({ parts: [first] }) => (first?.is === 'words' ? [first.words.trim()] : []))),
];

const verbsOf = <State extends Seated, C extends Named>({ players, moreVerbs = [] }: Lines<State, C, unknown>) => [
  ...new Set([...beginnings(players).map((words) => /^[a-z]+/.exec(words)?.[0] ?? ''), ...moreVerbs]),
];

interface Verbs {
  readonly verbs: readonly string[];
  readonly saidAs: Readonly<Record<string, string>>;
}

/** A verb nobody knows: which ones there are, the nearest first. */
const unknownVerb = (line: string, at: number, { verbs, saidAs }: Verbs): Unread => {
  const word = wordAt(line, at);
  const bare = word.toLowerCase();
  const said = verbs.find((verb) => verb === `${bare}s` || verb === `${bare}es`) ?? saidAs[bare];
  const near = nearestWords(
    word,
    verbs.filter((verb) => verb !== ''),
  );
  const nearest = said === undefined ? near : [...new Set([said, ...near])];
  const [first = ''] = nearest;
  const hint =
    said !== undefined || distance(word, first) <= 3 ? ` Perhaps "${first}"?` : ` Plays are: ${verbs.join(', ')}.`;
  const message = word === '' ? `The line ends where a play is expected.${hint}` : `"${word}" is no play.${hint}`;
  return fail(at, { code: 'unknown-play', message, expected: nearest });
};

/** A fault with how that is written which stands there, where people write it otherwise. */
const hinted = (
  line: string,
  { ok: _, error }: Unread,
  hints: NonNullable<Lines<Seated, Named, unknown>['hints']>,
): Unread => {
  const rest = line.slice(error.column - 1);
  const hint = hints.find(([written]) => written.test(rest))?.[1];
  if (hint === undefined) return { ok: false, error };
  const { code, column, expected, message, unknown } = error;
  return {
    ok: false,
    error: { code, column, expected, message: `${message} ${hint}`, ...(unknown !== undefined && { unknown }) },
  };
};

/** The word that a line begins with, up to its colon. */
const speakerIn = (line: string): string =>
  /^[^:]{1,40}(?=:)/.exec(line.trimStart())?.[0].trim() ?? wordAt(line, skipSpaces(line, 0));

/** A line that begins with nobody who plays here. */
const unknownSpeaker = ({ line }: Context, { error: { column, expected } }: Unread): Unread => {
  const name = speakerIn(line);
  const nearest = nearestWords(name, expected);
  const meant = meantBy(name, nearest);
  const hint =
    meant === undefined ? ' A play begins with the player and a colon, such as "Ana: passes".' : ` Perhaps "${meant}"?`;
  return fail(column - 1, {
    code: 'unknown-player',
    message: `There is no player "${name}" among ${expected.join(', ')}.${hint}`,
    expected: nearest,
  });
};

/** A player's name without a colon behind it. */
const noColon = (line: string, end: number): Unread => {
  const rest = line.slice(end).trim();
  const written = rest === '' ? '"Ana: passes"' : `"${line.slice(0, end).trim()}: ${rest}"`;
  const message = `A play begins with the player and a colon, such as ${written}.`;
  return fail(skipSpaces(line, end), { code: 'no-colon', message, expected: [':'] });
};

const readPlayerPlay = <State extends Seated, C extends Named>(
  lines: Lines<State, C, unknown>,
  context: Context<State, C>,
): Answer<Fields> => {
  const speaker = readSeat(context.line, 0, context.state);
  if (!speaker.ok) return speaker.error.code === 'notation/expected' ? unknownSpeaker(context, speaker) : speaker;
  const colon = matchWords(context.line, speaker.end, ':');
  if (colon === null) return noColon(context.line, speaker.end);
  const answer = readForm(lines.players, { ...context, seat: speaker.value }, { at: colon, isEnd: isLineEnd });
  if (answer.ok) return read(keepPlaces({ seat: speaker.value, ...answer.value }, placesOf(answer.value)), answer.end);
  const verb = skipSpaces(context.line, colon);
  return answer.error.column === verb + 1
    ? unknownVerb(context.line, verb, { verbs: verbsOf(lines), saidAs: lines.saidAs ?? {} })
    : hinted(context.line, answer, lines.hints ?? []);
};

const readTablePlay = <State extends Seated, C extends Named>(
  { table, corrections }: Lines<State, C, unknown>,
  context: Context<State, C>,
): Answer<Fields> => {
  const behind = matchWords(context.line, 0, CORRECTION);
  if (behind === null) return readForm(table, context, { at: 0, isEnd: isLineEnd });
  const answer = readForm(corrections, context, { at: behind, isEnd: isLineEnd });
  if (!answer.ok) return answer;
  return read({ play: 'Correct', correction: answer.value, note: readNote(context.line, answer.end) }, answer.end);
};

function* waysToSay<State extends Seated, C extends Named>(
  { players, table, corrections }: Lines<State, C, unknown>,
  play: Fields,
  context: Context<State, C>,
): Generator<string> {
  if (play.play === 'Correct') {
    const correction = play.correction as Fields;
    const words = writeForm(corrections, correction, context) ?? String(correction.change);
    yield `${CORRECTION} ${words}${writeNote(play.note as string)}`;
  }
  yield* waysToWrite(table, play, context);
  const seat = 'seat' in play ? (play.seat as number) : 0;
  for (const words of waysToWrite(players, play, { ...context, seat })) {
    yield `${seatKind.write(seat, context)}: ${words}`;
  }
}

/** Remembers what was read last of each state: a play that is recorded is written back where it was read, mostly as the same line. */
const onceInARow = <State extends object, Answer>(
  parse: (line: string, state: State) => Answer,
): ((line: string, state: State) => Answer) => {
  const last = new WeakMap<State, { readonly line: string; readonly answer: Answer }>();
  return (line, state) => {
    const known = last.get(state);
    if (known?.line === line) return known.answer;
    const answer = parse(line, state);
    last.set(state, { line, answer });
    return answer;
  };
};

/**
 * A game's notation, both ways, of its forms. `make` takes the first line that reads back as the same play, so that
 * `parse(make(play))` is the play.
 */
export const notationOf = <State extends Seated, C extends Named, Play extends { readonly play: string }>(
  lines: Lines<State, C, Play>,
): Notation<State, Play> => {
  const tableWords = [CORRECTION, ...beginnings(lines.table)];
  const contextOf = (line: string, state: State, style: Style): Context<State, C> => {
    const subject = lines.subjectOf?.(state) ?? null;
    const looks = { left: line === '' ? Infinity : LINE_BOUNDS.looks };
    return { line, state, seat: null, subject, taken: [], style, lexicon: lines.lexicon, looks };
  };
  const readLine = (line: string, state: State): Answer<Fields> => {
    const isTables = tableWords.some((words) => matchWords(line, 0, words) !== null);
    return (isTables ? readTablePlay : readPlayerPlay)(lines, contextOf(line, state, 'natural'));
  };
  const parse = onceInARow((line: string, state: State): Result<Play, NotationError> => {
    const answer = withinBounds(line, lines.shape, () => readLine(line, state));
    return answer.ok ? ok(answer.value as unknown as Play) : err(answer.error);
  });
  const make = (play: Play, state: State): string => {
    const wanted = makeCanonicalJson(play);
    let last = play.play;
    for (const style of STYLES) {
      for (const line of waysToSay(lines, play as unknown as Fields, contextOf('', state, style))) {
        const answer = parse(line, state);
        if (answer.ok && makeCanonicalJson(answer.value) === wanted) return line;
        last = line;
      }
    }
    return last;
  };
  return {
    parse,
    make,
    reference: (id) => (id.startsWith('item-') ? `item ${id.slice('item-'.length)}` : `piece ${id}`),
  };
};
