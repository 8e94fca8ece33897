import { nearestWords } from '#ruleset';
import { eachOf, RulingMistakeError, listed, mistakenAnywhere, type Miss, type Moment } from '../moment.js';
import { isNamed, playerAt, seatNamed } from '../naming.js';
import type { Expectation, ExpectedItem } from '../ruling.js';
import type { TableStackItem } from '#table';

/** A miss where two words differ, or none. */
export const differs = (what: string, wanted: string, got: string): readonly Miss[] =>
  wanted.toLowerCase() === got.toLowerCase() ? [] : [{ expected: `${what}: ${wanted}`, got: `${what}: ${got}` }];

export const priority = ({ table }: Moment, name: string): readonly Miss[] =>
  differs('priority', playerAt(table, seatNamed(table, name)), playerAt(table, table.windows.priority));

export const focus = ({ table }: Moment, name: string): readonly Miss[] =>
  differs('focus', playerAt(table, seatNamed(table, name)), playerAt(table, table.windows.focus));

/** Stops with a mistake where a word is none that the game has. */
export const knownWord = (word: string, words: readonly string[] | undefined, what: string): void => {
  if (words === undefined || words.some((each) => each.toLowerCase() === word.toLowerCase())) return;
  const nearest = nearestWords(word, words);
  mistakenAnywhere(`There is no ${what} "${word}". Perhaps "${nearest[0] ?? ''}"?`, nearest);
};

export const state = ({ table, ruleset }: Moment, name: string): readonly Miss[] => {
  knownWord(name, ruleset.words?.states, 'state');
  return differs('state', name, table.windows.state);
};

export const phase = ({ table, ruleset }: Moment, name: string): readonly Miss[] => {
  knownWord(name, ruleset.words?.phases, 'phase');
  return differs('phase', name, table.clock.phase);
};

export const turn = ({ table }: Moment, name: string): readonly Miss[] =>
  differs('turn', playerAt(table, seatNamed(table, name)), playerAt(table, table.clock.seat));

const asked = ({ table }: Moment): readonly { readonly who: string; readonly question: string }[] =>
  table.windows.waiting.map(({ seat, question }) => ({
    who: seat === null ? 'the table' : playerAt(table, seat),
    question,
  }));

/** `Ana`, `the table`, `nobody`, or `Ana: words of the question`. */
export const waiting = (moment: Moment, wanted: string): readonly Miss[] => {
  const [who = '', ...rest] = wanted.split(':');
  const words = rest.join(':').trim().toLowerCase();
  const waits = asked(moment);
  if (!/^the table$/i.test(who)) seatNamed(moment.table, who);
  const isMet = /^nobody$/i.test(who)
    ? waits.length === 0
    : waits.some((each) => each.who.toLowerCase() === who.toLowerCase() && each.question.toLowerCase().includes(words));
  const got = waits.map((each) => `${each.who}: ${each.question}`);
  return isMet
    ? []
    : [{ expected: `waiting for ${wanted}`, got: `waiting for ${got.length > 0 ? got.join('; ') : 'nobody'}` }];
};

const targetsOf = ({ table }: Moment, item: TableStackItem): readonly string[] =>
  item.targets.map(
    (id) =>
      table.pieces.find((piece) => piece.id === id)?.name ?? table.stack.find((each) => each.id === id)?.label ?? id,
  );

const isItem = (moment: Moment, item: TableStackItem | undefined, wanted: ExpectedItem): boolean => {
  if (item === undefined) return false;
  const names = targetsOf(moment, item);
  const { targets } = wanted;
  return (
    (item.label.toLowerCase().includes(wanted.item.toLowerCase()) || isNamed(item.label, wanted.item)) &&
    (wanted.by === undefined || seatNamed(moment.table, wanted.by) === item.controller) &&
    (targets === undefined ||
      (targets.length === names.length && targets.every((name, index) => isNamed(names[index] ?? '', name))))
  );
};

const itemText = ({ item, by, targets }: ExpectedItem): string =>
  `${by === undefined ? '' : `${by}'s `}${item}${targets && targets.length > 0 ? ` -> ${targets.join(', ')}` : ''}`;

/** All items, oldest first. */
export const chain = (moment: Moment, wanted: NonNullable<Expectation['chain']>): readonly Miss[] => {
  const { stack } = moment.table;
  const items = wanted.map((each) => (typeof each === 'string' ? { item: each } : each));
  const isMet = items.length === stack.length && items.every((item, index) => isItem(moment, stack[index], item));
  const found = stack.map((item) =>
    itemText({ item: item.label, by: playerAt(moment.table, item.controller), targets: targetsOf(moment, item) }),
  );
  return isMet
    ? []
    : [
        {
          expected: `chain, oldest first: ${listed(items.map(itemText))}`,
          got: `chain, oldest first: ${listed(found)}`,
        },
      ];
};

/** Players who may do nothing but wait. */
export const noWindow = (moment: Moment, names: readonly string[]): readonly Miss[] =>
  eachOf(names, (name) => {
    const { table } = moment;
    const seat = seatNamed(table, name);
    if (seat === null) throw new RulingMistakeError({ message: 'Name a player who has no window.', expected: [] });
    const { windows } = table;
    const open = [
      ...(windows.priority === seat ? ['priority'] : []),
      ...(windows.focus === seat ? ['focus'] : []),
      ...windows.waiting.filter((each) => each.seat === seat).map(({ question }) => question),
    ];
    return open.length === 0
      ? []
      : [{ expected: `no window for ${name}`, got: `${name}: ${listed([...new Set(open)])}` }];
  });
