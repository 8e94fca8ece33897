import { type Answer, expectedAt, listKind, matchWords, numberKind, piecesKind, read, readSegment } from '#notation';
import { ALL_TAGS } from '../../cards/tags.js';
import type { CostNamed, Declared, DeclaredCost, DeclaredRepeat, ModeNamed } from '../../words/plays.js';
import { NOTHING_DECLARED } from '../../judging/targets/declaring.js';
import { targetKind } from './items.js';
import type { Location } from '../../words/vocabulary.js';
import { furtherKind, locationKind } from './places.js';
import { cardScope } from './scopes.js';
import { type Context, type Kind } from './source.js';

/**
 * What is declared with a play, behind its targets:
 * `mode 2 then to Zaun Warrens for another cost using Vi with additional cost 2 (Teemo) repeated -> Jinx mode 1 naming Poro`.
 */
const piecesHere = piecesKind(cardScope);
const targetsHere = listKind(targetKind);
const numbersHere = listKind(numberKind);

/** Modes, counted from one by people; those that nothing has by that name any more are not written. */
export const modesKind: Kind<readonly ModeNamed[]> = {
  read: (context, at) => {
    const answer = numbersHere.read(context, at);
    return answer.ok
      ? read(
          answer.value.map((mode) => mode - 1),
          answer.end,
        )
      : answer;
  },
  write: (modes, context) =>
    numbersHere.write(
      modes.flatMap((mode) => (typeof mode === 'number' ? [mode + 1] : [])),
      context,
    ),
};

interface Reading {
  readonly context: Context;
  readonly at: number;
}

/** A number of a cost, counted from one by people; the first where none is said. */
const readNumber = ({ context, at }: Reading): { readonly cost: number; readonly end: number } => {
  const answer = numberKind.read(context, at);
  return answer.ok ? { cost: answer.value - 1, end: answer.end } : { cost: 0, end: at };
};

/** Costs and modes that nothing has by that name any more are written with no number. */
const writeNumber = (cost: CostNamed): string => (typeof cost !== 'number' || cost === 0 ? '' : ` ${String(cost + 1)}`);

/** Words, then what a kind reads; where it ends, or null where the words do not stand there. */
const after = <T>({ context, at }: Reading, words: string, kind: Kind<T>): Answer<T> | null => {
  const end = matchWords(context.line, at, words);
  return end === null ? null : kind.read(context, end);
};

const NO_EXECUTION = { using: [], modes: [], targets: [], to: null, also: [] } as const;

type Execution = Pick<DeclaredRepeat, 'modes' | 'using' | 'targets' | 'to'> & Required<Pick<DeclaredRepeat, 'also'>>;

/** Where the moves behind the first go, where there are any. */
const further = (also: readonly Location[]): Pick<Declared, 'also'> => (also.length === 0 ? {} : { also });

/** The parts of an execution that may stand in any order, each once. */
const readExecution = ({ context, at }: Reading, parts: readonly (keyof Execution)[]): Answer<Execution> => {
  let value: Execution = NO_EXECUTION;
  let end = at;
  for (const part of parts) {
    const answer = READERS[part]({ context, at: end });
    if (answer === null) continue;
    if (!answer.ok) return answer;
    value = { ...value, [part]: answer.value };
    ({ end } = answer);
  }
  return read(value, end);
};

const READERS: { readonly [Part in keyof Execution]: (reading: Reading) => Answer<unknown> | null } = {
  modes: (reading) => after(reading, 'mode', modesKind),
  to: (reading) => after(reading, 'to', locationKind),
  also: ({ context, at }) => (matchWords(context.line, at, 'then to') === null ? null : furtherKind.read(context, at)),
  targets: (reading) => after(reading, '->', targetsHere),
  using: (reading) => after(reading, 'using', piecesHere),
};

const writeFurther = (also: readonly Location[] = [], context: Context): string =>
  also.length === 0 ? '' : ` ${furtherKind.write(also, context)}`;

const writeModes = (modes: readonly ModeNamed[], context: Context): string =>
  modes.some((mode) => typeof mode === 'number') ? ` mode ${modesKind.write(modes, context)}` : '';

const writeUsing = (using: readonly number[], context: Context): string =>
  using.length === 0 ? '' : ` using ${piecesHere.write(using, context)}`;

const readExtra = ({ context, at }: Reading): Answer<DeclaredCost> | null => {
  const begin = matchWords(context.line, at, 'with additional cost');
  if (begin === null) return null;
  const { cost, end } = readNumber({ context, at: begin });
  const open = matchWords(context.line, end, '(');
  if (open === null) return read({ cost, using: [] }, end);
  const using = piecesHere.read(context, open);
  if (!using.ok) return using;
  const close = matchWords(context.line, using.end, ')');
  return close === null ? expectedAt(context.line, using.end, [')']) : read({ cost, using: using.value }, close);
};

const writeExtra = ({ cost, using }: DeclaredCost, context: Context): string =>
  ` with additional cost${writeNumber(cost)}${using.length === 0 ? '' : ` (${piecesHere.write(using, context)})`}`;

const readRepeat = ({ context, at }: Reading): Answer<DeclaredRepeat> | null => {
  const begin = matchWords(context.line, at, 'repeated');
  if (begin === null) return null;
  const { cost, end } = readNumber({ context, at: begin });
  const execution = readExecution({ context, at: end }, ['to', 'also', 'targets', 'modes', 'using']);
  if (!execution.ok) return execution;
  const { also, ...rest } = execution.value;
  return read({ cost, ...rest, ...further(also) }, execution.end);
};

const writeRepeat = ({ cost, to, also, targets, modes, using }: DeclaredRepeat, context: Context): string =>
  [
    ` repeated${writeNumber(cost)}`,
    to === null ? '' : ` to ${locationKind.write(to, context)}`,
    writeFurther(also, context),
    targets.length === 0 ? '' : ` -> ${targetsHere.write(targets, context)}`,
    writeModes(modes, context),
    writeUsing(using, context),
  ].join('');

/** Parts of one sort, as many as stand there. */
const readAll = <T>({ context, at }: Reading, reader: (reading: Reading) => Answer<T> | null): Answer<readonly T[]> => {
  const values: T[] = [];
  for (let end = at; ;) {
    const answer = reader({ context, at: end });
    if (answer === null) return read(values, end);
    if (!answer.ok) return answer;
    values.push(answer.value);
    ({ end } = answer);
  }
};

const readWay = ({ context, at }: Reading): { readonly way: number | null; readonly end: number } => {
  const begin = matchWords(context.line, at, 'for another cost');
  if (begin === null) return { way: null, end: at };
  const { cost, end } = readNumber({ context, at: begin });
  return { way: cost, end };
};

/** Words for a declaration of nothing, which a program may make and nobody says. */
const NOTHING = 'declaring nothing';

const readAmount = ({ context, at }: Reading): { readonly amount: number; readonly end: number } => {
  const begin = matchWords(context.line, at, 'paying amount');
  const answer = begin === null ? null : numberKind.read(context, begin);
  return answer?.ok ? { amount: answer.value, end: answer.end } : { amount: 0, end: at };
};

/** The tag that is named, as it is written or in any case. */
const tagKind: Kind<string> = {
  read: (context, at) =>
    readSegment(context, at, {
      what: 'a tag',
      resolve: (text) => {
        const found = ALL_TAGS.find((tag) => tag.toLowerCase() === text.replaceAll('"', '').toLowerCase());
        return found === undefined
          ? { kind: 'unknown', nearest: () => [...ALL_TAGS] }
          : { kind: 'found', value: found };
      },
    }),
  write: (tag) => tag,
};

const readNamed = (reading: Reading): Answer<string | null> =>
  after(reading, 'naming', tagKind) ?? read(null, reading.at);

const readDeclared = (context: Context, at: number): Answer<Declared> => {
  const nothing = matchWords(context.line, at, NOTHING);
  if (nothing !== null) return read(NOTHING_DECLARED, nothing);
  const modes = readExecution({ context, at }, ['modes', 'also']);
  if (!modes.ok) return modes;
  const { way, end } = readWay({ context, at: modes.end });
  const using = readExecution({ context, at: end }, ['using']);
  if (!using.ok) return using;
  const extra = readAll({ context, at: using.end }, readExtra);
  if (!extra.ok) return extra;
  const repeats = readAll({ context, at: extra.end }, readRepeat);
  if (!repeats.ok) return repeats;
  const amount = readAmount({ context, at: repeats.end });
  const named = readNamed({ context, at: amount.end });
  if (!named.ok) return named;
  const value = {
    modes: modes.value.modes,
    way,
    using: using.value.using,
    extra: extra.value,
    repeats: repeats.value,
    amount: amount.amount,
    ...further(modes.value.also),
    ...(named.value !== null && { named: named.value }),
  };
  return named.end === at
    ? expectedAt(context.line, at, [
        'mode',
        'then to',
        'for another cost',
        'using',
        'with additional cost',
        'repeated',
        'paying amount',
        'naming',
      ])
    : read(value, named.end);
};

/** What is declared with a play, in the order above. */
export const declaredKind: Kind<Declared> = {
  read: readDeclared,
  write: ({ modes, way, using, extra, repeats, amount, also, named }, context) =>
    [
      writeModes(modes, context),
      writeFurther(also, context),
      way === null ? '' : ` for another cost${writeNumber(way)}`,
      writeUsing(using, context),
      ...extra.map((each) => writeExtra(each, context)),
      ...repeats.map((each) => writeRepeat(each, context)),
      amount === 0 ? '' : ` paying amount ${String(amount)}`,
      named === undefined ? '' : ` naming ${tagKind.write(named, context)}`,
    ]
      .join('')
      .trimStart() || NOTHING,
};
