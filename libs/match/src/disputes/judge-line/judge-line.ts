import { err, ok, type Result } from '#kernel';
import type { NotationError, PlayerEntry } from '#ruleset';
import type { DisputeOrder } from '../orders.js';
import type { Citing } from '../people.js';
import { FORMS, readPart, writePart } from './forms.js';
import { PEOPLE_WORDS, personNamed, writtenPerson } from './people-in.js';

type Players = readonly Pick<PlayerEntry, 'name'>[];

const BEGINS = /^judge(?:\s+(\d{1,6}))?\s*:\s*/i;

/** A line of notation in braces may hold anything; who it is by stands behind it, then the rule, then the words. */
const PARTS =
  /^((?:[^{}]|\{[^{}]*\})*?)\s+by\s+([^:{}]+?)(?:\s+citing\s+(CR|TR)\s+(\d{1,3}(?:\.[0-9a-z]{1,3}){0,8}))?\s*(?::\s*(.*))?$/i;

const noForm = (column: number): NotationError => ({
  code: 'judge/form',
  message: 'This is not how a step of a dispute is written.',
  column,
  expected: FORMS.map(({ example }) => example),
});

const citingIn = (document: string | undefined, rule: string | undefined): Citing | null =>
  document === undefined || rule === undefined
    ? null
    : { document: document.toUpperCase() === 'CR' ? 'CR' : 'TR', rule: rule.toLowerCase() };

/**
 * Reads an order about a dispute: `judge: called about play 12 by Ana: why`, `judge 1: ruled illegal by head judge Kim citing CR 356.1: why`.
 * Without a number it is about the only open dispute. Null where the line is none.
 */
export const parseJudgeLine = (text: string, players: Players): Result<DisputeOrder, NotationError> | null => {
  const begins = BEGINS.exec(text);
  if (begins === null) return null;
  const [head, number] = begins;
  const column = head.length + 1;
  const parts = PARTS.exec(text.slice(head.length));
  if (parts === null) return err(noForm(column));
  const [, own = '', who = '', document, rule, words = ''] = parts;
  const part = readPart(own, players);
  if (part === null) return err(noForm(column));
  const by = personNamed(who, players);
  if (by === null) {
    const expected = [...players.map(({ name }) => name), ...PEOPLE_WORDS];
    const message = `Nobody here is "${who}".`;
    return err({ code: 'judge/person', message, column: text.indexOf(who, head.length) + 1, expected });
  }
  const common = { by, words: words.trim(), citing: citingIn(document, rule) };
  const dispute = part.type === 'CallJudge' ? {} : { dispute: number === undefined ? null : Number(number) };
  return ok({ ...part, ...dispute, ...common } as unknown as DisputeOrder);
};

/** An order as `parseJudgeLine` reads it back. */
export const makeJudgeLine = (order: DisputeOrder, players: Players): string => {
  const { by, words, citing } = order;
  const number = order.type === 'CallJudge' || order.dispute === null ? '' : ` ${String(order.dispute)}`;
  const rule = citing === null ? '' : ` citing ${citing.document} ${citing.rule}`;
  const said = words === '' ? '' : `: ${words}`;
  return `judge${number}: ${writePart(order, players)} by ${writtenPerson(by, players)}${rule}${said}`;
};
