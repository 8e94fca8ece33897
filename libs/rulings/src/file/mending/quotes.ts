import type { Slip } from './edits.js';
import type { WrittenLine } from './written-lines.js';

const CLOSED = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/;

/** Apostrophes within a text in single quotes that are not written twice, as places in it. */
const loneIn = (inner: string): readonly number[] =>
  [...inner.matchAll(/'+/g)].flatMap(({ 0: found, index }) => (found.length % 2 === 1 ? [index] : []));

const apostrophes = (at: number, inner: string): Slip | null => {
  const lone = loneIn(inner);
  const [first] = lone;
  if (first === undefined) return null;
  return {
    at: at + 1 + first,
    message: 'This apostrophe ends the text in single quotes.',
    remedy: `Write it twice: '${inner.replaceAll(/'+/g, (found) => (found.length % 2 === 1 ? `${found}'` : found))}'.`,
    edits: lone.map((place) => ({ at: at + 1 + place, insert: "'" })),
  };
};

const open = (at: number, value: string): Slip => {
  const quote = value.charAt(0);
  const remedy = `Write ${quote} at the end of the text as well.`;
  return { at, message: `This ${quote} is not closed.`, remedy, edits: [{ at: at + value.length, insert: quote }] };
};

/** A text in quotes that an apostrophe ends, or nothing. */
export const badQuotes = ({ start, valueColumn, value }: WrittenLine): Slip | null => {
  if (!/^['"]/.test(value) || CLOSED.test(value)) return null;
  const at = start + valueColumn;
  const quote = value.charAt(0);
  if (value.length > 1 && value.endsWith(quote)) return quote === "'" ? apostrophes(at, value.slice(1, -1)) : null;
  return value.indexOf(quote, 1) < 0 ? open(at, value) : null;
};

const WITHIN = /(?<lead>[{[,:]\s*)'(?<inner>[^',{}[\]]*'s [^',{}[\]]*)'(?=\s*[:,}\]])/;

/** `{ 'Ana's base': ... }`: an apostrophe in single quotes within braces. */
export const apostropheWithin = ({ text, start }: WrittenLine): Slip | null => {
  const found = WITHIN.exec(text);
  const { lead = '', inner = '' } = found?.groups ?? {};
  return found === null ? null : apostrophes(start + found.index + lead.length, inner);
};

/** `@` and the like, with which no text without quotes may begin. */
export const reservedSign = ({ start, valueColumn, value }: WrittenLine): Slip | null => {
  if (!/^[@`%]/.test(value) || value.includes("'")) return null;
  const at = start + valueColumn;
  return {
    at,
    message: `No text without quotes begins with ${value.charAt(0)}.`,
    remedy: `Write it in single quotes: '${value}'.`,
    edits: [
      { at, insert: "'" },
      { at: at + value.length, insert: "'" },
    ],
  };
};

const OPENING = '[“”„‟‘’‚«»]';

/** A text in typographic quotes, one of them perhaps straight, as the whole value of a line or within braces. */
const TYPOGRAPHIC = [
  new RegExp(
    String.raw`^(?<lead>[ \t]*(?:-[ \t]+)*(?:[^\s'"${OPENING.slice(1)}[^'":]*:[ \t]+)?)(?<open>${OPENING}|["'](?=.*${OPENING}[ \t]*(?:#.*)?$))(?<inner>[^"\\\n]*)(?<close>${OPENING}|["'])(?=[ \t]*(?:#.*)?\r?$)`,
    'gmu',
  ),
  new RegExp(
    String.raw`(?<lead>[{[,:][ \t]+|[{[])(?<open>${OPENING})(?<inner>[^“”„‟‘‚«»"\\\n]*)(?<close>${OPENING})(?=[ \t]*[,}\]:])`,
    'gu',
  ),
];

/** The text with straight quotes where a word processor has put its own: every character stays in its place. */
export const withStraightQuotes = (text: string): string => {
  if (!/[“”„‟‘‚«»]/.test(text)) return text;
  return TYPOGRAPHIC.reduce((straight, pattern) => straight.replaceAll(pattern, '$<lead>"$<inner>"'), text);
};
