import * as v from 'valibot';
import { OFFICIALS } from '#ruleset';
import type { TournamentOrder } from './orders.js';
import { DELAY_WORDS, LONGEST_DELAY, parseDelay } from './settings.js';
import { ENDINGS } from './words.js';

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((value) => !/[\p{Cc}\p{Surrogate}]/u.test(value), 'must be one line of text'),
  );

const name = text(60);
const words = v.optional(text(2000), '');
const number = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const player = v.pipe(text(100), v.minLength(1));

const by = v.union([
  v.strictObject({ role: v.picklist([...OFFICIALS, 'scribe']), name: v.optional(name, '') }),
  v.strictObject({ role: v.literal('player'), player }),
]);

const round = number(1, 99);
const table = number(1, 99_999);
const call = number(1, 1_000_000);
const minutes = number(1, 600);
const seat = number(0, 7);
const delay = v.union([
  number(0, LONGEST_DELAY),
  v.pipe(
    text(30),
    v.check((typed) => parseDelay(typed) !== undefined, `must be ${DELAY_WORDS}`),
    v.transform((typed) => parseDelay(typed) ?? 0),
  ),
]);

const result = v.strictObject({
  wins: v.pipe(v.array(number(0, 99)), v.minLength(1), v.maxLength(8)),
  drawn: v.optional(number(0, 99), 0),
  ending: v.optional(v.picklist(ENDINGS), 'played'),
});

const ofRound = <Type extends string, More extends v.ObjectEntries>(type: Type, more: More) =>
  v.strictObject({ type: v.literal(type), by, round, ...more });
const ofTable = <Type extends string, More extends v.ObjectEntries>(type: Type, more: More) =>
  ofRound(type, { table, ...more });
const ofCall = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type), by, call, words });

const found = v.array(v.strictObject({ player, isFine: v.boolean(), words }));

/** The orders that come in as they are; those that need a list to be read, a deck to be judged or a tape to be opened have doors of their own. */
const FORM = v.variant('type', [
  ofRound('BeginRound', { minutes: v.optional(v.nullable(minutes), null) }),
  ofRound('PauseRound', { words }),
  ofRound('ResumeRound', {}),
  ofRound('CallRoundTime', {}),
  ofRound('CloseRound', {}),
  v.strictObject({ type: v.literal('Announce'), by, words: text(2000) }),
  ofTable('ExtendTable', {
    minutes,
    words,
    call: v.optional(v.nullable(call), null),
    check: v.optional(v.nullable(call), null),
  }),
  ofTable('ReportResult', { seat: v.nullable(seat), result }),
  ofTable('ConfirmResult', { seat }),
  v.strictObject({ type: v.literal('AskToDrop'), by, player }),
  v.strictObject({ type: v.literal('WithdrawDrop'), by, player }),
  ofTable('BeginDeckCheck', { players: v.optional(v.array(player), []) }),
  v.strictObject({ type: v.literal('EndDeckCheck'), by, check: call, found }),
  v.strictObject({
    ...{ type: v.literal('SetDelay'), by },
    round: v.optional(v.nullable(round), null),
    table: v.optional(v.nullable(table), null),
    delay: v.nullable(delay),
  }),
  ofTable('CallToTable', { words }),
  ofCall('ClaimCall'),
  ofCall('ReachCall'),
  ofCall('RuleCall'),
  ofCall('EscalateCall'),
  ofCall('CloseCall'),
]);

/** The types of the orders that `parseTournamentOrder` reads. */
export const PLAIN_ORDERS: readonly string[] = FORM.options.map((option) => option.entries.type.literal);

/** An order from untrusted JSON, or what is wrong with it: where, and in words. */
export const parseTournamentOrder = (
  json: unknown,
):
  | { readonly ok: true; readonly order: TournamentOrder }
  | { readonly ok: false; readonly where: string; readonly message: string } => {
  const read = v.safeParse(FORM, json);
  if (read.success) return { ok: true, order: read.output };
  const [issue] = read.issues;
  return { ok: false, where: v.getDotPath(issue) ?? 'order', message: issue.message.slice(0, 300) };
};
