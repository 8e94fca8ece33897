import { err, ok, type Result } from '#kernel';
import type { NotationError, PlayerEntry, Seat } from '#ruleset';
import { PEOPLE_WORDS, personNamed, seatNamed, writtenPerson } from '../disputes/judge-line/people-in.js';
import type { RoundOrder, SlipResult } from './orders.js';

type Players = readonly Pick<PlayerEntry, 'name'>[];

/** What an order says beside who gives it and in which words; `by`: the seat of the player who gives it, where one does. */
type Own = { readonly type: RoundOrder['type'] } & Readonly<Record<string, unknown>>;

/** A kind of order as it is written between `match:` and `by`; `read`: null where it is not of this form. */
interface Form {
  readonly example: string;
  readonly form: RegExp;
  readonly read: (
    parts: readonly string[],
    context: { readonly players: Players; readonly by: Seat | null },
  ) => Own | null;
}

const seatsNamed = (text: string, players: Players): readonly Seat[] | null => {
  const seats = text.split(/\s+and\s+/i).map((name) => seatNamed(name, players));
  return seats.every((seat): seat is Seat => seat !== null) ? seats : null;
};

const resultIn = ([games = '', drawn = '0', names = '']: readonly string[], players: Players): SlipResult | null => {
  const winners = names.toLowerCase() === 'nobody' ? [] : seatsNamed(names, players);
  return winners && { wins: games.split('-').map(Number), drawn: Number(drawn), winners };
};

/** Every form, in the order of a round. */
const FORMS: readonly Form[] = [
  {
    example: 'clock started with 50 minutes by judge NAME',
    form: /^clock started with (\d{1,3}) minutes?( in a playoff)?$/i,
    read: ([minutes, playoff = '']) => ({ type: 'StartClock', minutes: Number(minutes), playoff: playoff !== '' }),
  },
  { example: 'clock stopped by judge NAME', form: /^clock stopped$/i, read: () => ({ type: 'PauseClock' }) },
  { example: 'clock runs on by judge NAME', form: /^clock runs on$/i, read: () => ({ type: 'ResumeClock' }) },
  {
    example: '5 more minutes by judge NAME: deck check',
    form: /^(\d{1,3}) more minutes?$/i,
    read: ([minutes]) => ({ type: 'LengthenRound', minutes: Number(minutes) }),
  },
  {
    example: 'time called by judge NAME',
    form: /^time called(?: in turn (\d{1,4}))?( in a playoff)?$/i,
    read: ([turn = '', playoff = '']) => ({
      type: 'CallTime',
      turn: turn === '' ? null : Number(turn),
      playoff: playoff !== '',
    }),
  },
  {
    example: 'conceded by Ana',
    form: /^conceded$/i,
    read: (_, { by }) => (by === null ? null : { type: 'ConcedeMatch', seat: by }),
  },
  {
    example: 'Ana refuses to play by judge NAME',
    form: /^(.+) refuses to play$/i,
    read: ([name = ''], { players }) => {
      const seat = seatNamed(name, players);
      return seat === null ? null : { type: 'ConcedeMatch', seat };
    },
  },
  {
    example: 'drawn as Ana and Ben agree by the scribe',
    form: /^drawn as (.+) agrees?$/i,
    read: ([names = ''], { players }) => {
      const seats = seatsNamed(names, players);
      return seats && { type: 'DrawMatch', seats };
    },
  },
  {
    example: 'result 2-1 for Ana signed by Ben',
    form: /^result (\d{1,2}(?:-\d{1,2}){1,7})(?: with (\d{1,2}) drawn)? for (.+) signed$/i,
    read: (parts, { players }) => {
      const result = resultIn(parts, players);
      return result && { type: 'SignResult', result };
    },
  },
];

const BEGINS = /^match\s*:\s*/i;
const PARTS = /^(.*?)\s+by\s+([^:]+?)\s*(?::\s*(.*))?$/i;

const noForm = (column: number): NotationError => ({
  code: 'match/form',
  message: 'This is not how something about the match is written.',
  column,
  expected: FORMS.map(({ example }) => example),
});

const readPart = (text: string, context: Parameters<Form['read']>[1]): Own | null => {
  for (const { form, read } of FORMS) {
    const parts = form.exec(text.trim());
    const own = parts && read(parts.slice(1), context);
    if (own) return own;
  }
  return null;
};

/** What stands behind `match:`, read: what is ordered, by whom, and the words. */
const orderIn = (
  [own = '', who = '', words = '']: readonly (string | undefined)[],
  players: Players,
  column: number,
): Result<RoundOrder, NotationError> => {
  const by = personNamed(who, players);
  if (by === null) {
    const expected = [...players.map(({ name }) => name), ...PEOPLE_WORDS];
    return err({ code: 'match/person', message: `Nobody here is "${who}".`, column, expected });
  }
  const part = readPart(own, { players, by: by.role === 'player' ? by.seat : null });
  return part === null ? err(noForm(column)) : ok({ ...part, by, words: words.trim() } as unknown as RoundOrder);
};

/**
 * Reads an order about the match around its games: `match: clock started with 50 minutes by judge Kim`, `match: conceded by Ana: late for a train`.
 * Null where the line is none.
 */
export const parseRoundLine = (text: string, players: Players): Result<RoundOrder, NotationError> | null => {
  const [head] = BEGINS.exec(text) ?? [];
  if (head === undefined) return null;
  const column = head.length + 1;
  const parts = PARTS.exec(text.slice(head.length));
  return parts === null ? err(noForm(column)) : orderIn(parts.slice(1), players, column);
};

const namesOf = (seats: readonly Seat[], players: Players): string =>
  seats.map((seat) => players[seat]?.name ?? '').join(' and ');

const inPlayoff = ({ playoff }: { readonly playoff: boolean }): string => (playoff ? ' in a playoff' : '');

const minutesText = (minutes: number, kind: string): string =>
  `${String(minutes)} ${kind}minute${minutes === 1 ? '' : 's'}`;

/** A result as it is written on the slip: "2-1 with 1 drawn for Ana". */
export const slipText = ({ wins, drawn, winners }: SlipResult, players: Players): string =>
  `${wins.join('-')}${drawn === 0 ? '' : ` with ${String(drawn)} drawn`} for ${winners.length === 0 ? 'nobody' : namesOf(winners, players)}`;

type Writers = {
  readonly [Type in RoundOrder['type']]: (order: Extract<RoundOrder, { type: Type }>, players: Players) => string;
};

const WRITERS: Writers = {
  StartClock: (order) => `clock started with ${minutesText(order.minutes, '')}${inPlayoff(order)}`,
  PauseClock: () => 'clock stopped',
  ResumeClock: () => 'clock runs on',
  LengthenRound: ({ minutes }) => minutesText(minutes, 'more '),
  CallTime: (order) => `time called${order.turn === null ? '' : ` in turn ${String(order.turn)}`}${inPlayoff(order)}`,
  ConcedeMatch: ({ seat, by }, players) =>
    by.role === 'player' && by.seat === seat ? 'conceded' : `${namesOf([seat], players)} refuses to play`,
  DrawMatch: ({ seats }, players) => `drawn as ${namesOf(seats, players)} agree`,
  SignResult: ({ result }, players) => `result ${slipText(result, players)} signed`,
};

/** An order as `parseRoundLine` reads it back. */
export const makeRoundLine = (order: RoundOrder, players: Players): string => {
  const own = (WRITERS[order.type] as (order: RoundOrder, players: Players) => string)(order, players);
  return `match: ${own} by ${writtenPerson(order.by, players)}${order.words === '' ? '' : `: ${order.words}`}`;
};
