import {
  compileForms,
  expectedAt,
  isLineEnd,
  listKind,
  numberKind,
  read,
  readForm,
  skipSpaces,
  wordsKind,
  writeForm,
  type Answer,
  type Kinds,
} from '#notation';
import type { Card } from '../../cards/index.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { CARD_TYPES, REGIONS, SPEEDS, type CardType, type Speed } from '../../words/vocabulary.js';
import type { Kind } from './source.js';
import { keywordKind } from './who.js';

type Sort = Pick<Card, 'type' | 'speed' | 'champion'>;

const spoken = (type: CardType, speed: Speed | null): string => (speed === null ? type : `${speed} ${type}`);

const SORTS: readonly (readonly [string, Sort])[] = CARD_TYPES.flatMap((type) =>
  [...SPEEDS, null].flatMap((speed) => [
    [`champion ${spoken(type, speed)}`, { type, speed, champion: true }] as const,
    [spoken(type, speed), { type, speed, champion: false }] as const,
  ]),
);

const sortWords = wordsKind(SORTS.map(([words]) => [words, words] as const));

/** `champion unit`, `fast spell`, `landmark`. */
const sortKind: Kind<Sort> = {
  read: (context, at) => {
    const words = sortWords.read(context, at);
    const sort = words.ok ? SORTS.find(([each]) => each === words.value)?.[1] : undefined;
    return words.ok && sort !== undefined ? read(sort, words.end) : expectedAt(context.line, at, [...CARD_TYPES]);
  },
  write: ({ type, speed, champion }) => `${champion ? 'champion ' : ''}${spoken(type, speed)}`,
};

const PLAIN = new RegExp(
  String.raw`^(\S.*?)\s+(?:champion )?(?:(?:${SPEEDS.join('|')}) )?(?:${CARD_TYPES.join('|')})\s+\d`,
  'i',
);
const QUOTED = /^"(?:[^"\\]|\\.)*"/;

const unquoted = (text: string): string | null => {
  try {
    return JSON.parse(text) as string;
  } catch {
    return null;
  }
};

const readText = (line: string, at: number): Answer<string> | null => {
  const [text] = QUOTED.exec(line.slice(at)) ?? [];
  const value = text === undefined ? null : unquoted(text);
  return text === undefined || value === null ? null : read(value, at + text.length);
};

/** A text between quotation marks. */
const textKind: Kind<string> = {
  read: ({ line }, at) => {
    const start = skipSpaces(line, at);
    return readText(line, start) ?? expectedAt(line, start, ['a text in quotation marks']);
  },
  write: (text) => JSON.stringify(text),
};

/** A card's name: up to what sort of card it is, or between quotation marks. */
const nameKind: Kind<string> = {
  read: ({ line }, at) => {
    const start = skipSpaces(line, at);
    const quoted = readText(line, start);
    if (quoted !== null) return quoted;
    const name = PLAIN.exec(line.slice(start))?.[1];
    return name === undefined
      ? expectedAt(line, start, ['a name, what sort of card it is and its cost, such as "Garen champion unit 5"'])
      : read(name, start + name.length);
  },
  write: (name) => (PLAIN.exec(`${name} unit 1`)?.[1] === name && !name.startsWith('"') ? name : JSON.stringify(name)),
};

/** The code under which a card is told at the table: a word without blanks. */
const codeKind: Kind<string> = {
  read: ({ line }, at) => {
    const start = skipSpaces(line, at);
    const [text] = /^[\w-]+/.exec(line.slice(start)) ?? [];
    return text === undefined ? expectedAt(line, start, ['a card code']) : read(text, start + text.length);
  },
  write: (code) => code,
};

const kinds: Kinds = {
  name: nameKind,
  sort: sortKind,
  number: numberKind,
  code: codeKind,
  keywords: listKind(keywordKind),
  regions: listKind(wordsKind(REGIONS.map((region) => [region, region] as const))),
  texts: listKind(textKind),
  made: wordsKind([[false, 'not collectible']]),
};

/** Parts of a told card, in their order. */
export const TOLD_CARD_PATTERN =
  '{name:name} {:sort} {cost:number}[power| {power:number}/{health:number}][keywords| {keywords:keywords}][hasText| with text][level| level {level:number}][countdown| counting down {countdown:number}][regions| of {regions:regions}][subtypes| subtypes {subtypes:texts}][collectible| {collectible:made}][code| as {code:code}]';

const patterns = compileForms(
  [
    {
      fixed: {},
      absent: {
        power: null,
        health: null,
        keywords: [],
        hasText: false,
        level: null,
        countdown: null,
        regions: [],
        subtypes: [],
        collectible: true,
        code: null,
      },
      patterns: [TOLD_CARD_PATTERN],
    },
  ],
  kinds,
);

/** The code of the next card that is told at a table. */
export const nextCode = ({ told }: RuneterraState): string => `told-${told.length + 1}`;

/** Facts of a card as a person tells them: `Legion Rearguard unit 1 3/2 Can't Block`. */
export const toldCardKind: Kind<Card> = {
  read: (context, at) => {
    const answer = readForm(patterns, context, { at, isEnd: isLineEnd });
    if (!answer.ok) return answer;
    const fields = answer.value as unknown as Omit<Card, 'code'> & { readonly code: string | null };
    return read({ ...fields, code: fields.code ?? nextCode(context.state) }, answer.end);
  },
  write: (card, context) => {
    const code = card.code === nextCode(context.state) ? null : card.code;
    return writeForm(patterns, { ...card, code }, context) ?? card.name;
  },
};
