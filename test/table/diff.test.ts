import { describeDiff, diffTables, isEmptyDiff, reverse, sharedWith, squash, type Table } from '#table';
import { noughts } from '../support/noughts.js';
import { openTape } from '../support/open-tape.js';
import fc from '../support/fast-check.js';

const word = fc.constantFrom('a', 'b', 'c');
const seat = fc.nat({ max: 1 });

const piece = (id: string) =>
  fc.record({
    id: fc.constant(id),
    name: fc.option(word),
    kind: fc.constant('unit'),
    owner: seat,
    controller: seat,
    faceDown: fc.boolean(),
    exhausted: fc.boolean(),
    badges: fc.uniqueArray(word),
    numbers: fc.array(fc.record({ label: word, value: fc.nat({ max: 3 }) }), { maxLength: 2 }),
    attachedTo: fc.option(word),
    colours: fc.constant([]),
  });

const zone = (id: string) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`zone ${id}`),
    role: fc.constant('home' as const),
    owner: fc.option(seat),
    arena: fc.constant(null),
    pieces: fc.uniqueArray(word),
    badges: fc.uniqueArray(word),
  });

const item = (id: string) =>
  fc.record({
    id: fc.constant(id),
    label: word,
    controller: seat,
    status: fc.constantFrom('pending' as const, 'finalized' as const),
    targets: fc.uniqueArray(word),
  });

const player = (index: number) =>
  fc.record({
    seat: fc.constant(index),
    name: word,
    score: fc.nat({ max: 3 }),
    scoreName: fc.constant('points'),
    target: fc.constant(8),
    counters: fc.constant([]),
    wins: fc.nat({ max: 1 }),
  });

/** Some of the things with these ids. */
const someOf = <Item>(make: (id: string) => fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  fc.subarray(['a', 'b', 'c', 'd']).chain((ids) => fc.tuple(...ids.map(make)));

const table: fc.Arbitrary<Table> = fc.record({
  players: fc.tuple(player(0), player(1)),
  zones: someOf(zone),
  pieces: someOf(piece),
  stack: someOf(item),
  clock: fc.record({ game: fc.constant(1), turn: fc.nat({ max: 2 }), seat: fc.option(seat), phase: word }),
  windows: fc.record({ state: word, priority: fc.option(seat), focus: fc.option(seat), waiting: fc.constant([]) }),
  result: fc.option(fc.record({ winners: fc.uniqueArray(seat), reason: word })),
});

describe('a table diff', () => {
  test('is empty between a table and its equal, and only then says nothing', () => {
    fc.assert(fc.property(table, (a) => isEmptyDiff(diffTables(a, structuredClone(a)))));
  });

  test('reversed is the diff the other way round', () => {
    fc.assert(fc.property(table, table, (a, b) => expect(reverse(diffTables(a, b))).toEqual(diffTables(b, a))));
  });

  test('squashed with the next is the diff over both', () => {
    fc.assert(
      fc.property(table, table, table, (a, b, c) =>
        expect(squash(diffTables(a, b), diffTables(b, c))).toEqual(diffTables(a, c)),
      ),
    );
  });

  test('squashed with its reverse is empty', () => {
    fc.assert(fc.property(table, table, (a, b) => isEmptyDiff(squash(diffTables(a, b), diffTables(b, a)))));
  });

  test('holds nothing of what a table shares with the one before it, which says what it says', () => {
    fc.assert(
      fc.property(table, table, (before, after) => {
        const shared = sharedWith(before, after);
        expect(shared).toEqual(after);
        const { added, updated } = diffTables(before, after).pieces;
        const isNew = ({ id }: { readonly id: string }) => Object.hasOwn(added, id) || Object.hasOwn(updated, id);
        expect(shared.pieces.filter((piece) => !isNew(piece) && !before.pieces.includes(piece))).toEqual([]);
      }),
    );
  });

  test('is described in sentences, whatever changed', () => {
    fc.assert(
      fc.property(table, table, (before, after) => {
        const sentences = describeDiff(diffTables(before, after), { before, after });
        expect(
          sentences.filter((sentence) => !/^\S.*\.$/.test(sentence) || /undefined|\bnull\b/.test(sentence)),
        ).toEqual([]);
      }),
    );
  });
});

test('a mark on the last square of a line, in words', () => {
  const tape = openTape(noughts);
  tape.lines('Ana: b2', 'Bo: a1', 'Ana: a2', 'Bo: b1');
  const before = noughts.view(tape.state.game, 'public');
  tape.lines('Ana: c2');
  const after = noughts.view(tape.state.game, 'public');
  expect(describeDiff(diffTables(before, after), { before, after })).toEqual([
    'O: nowhere → c2.',
    'Ana: points 0 → 1.',
    'Priority: nobody.',
    'Won by Ana: target.',
  ]);
});

test('what goes and comes off is told by the name that the game has for where it waits', () => {
  const table = noughts.view(openTape(noughts).state.game, 'public');
  const chain = {
    id: 'chain',
    name: 'Chain',
    role: 'stack',
    owner: null,
    arena: null,
    pieces: [],
    badges: [],
  } as const;
  const item = { id: 'one', label: 'defy', controller: 0, status: 'pending', targets: [] } as const;
  const before: Table = { ...table, zones: [...table.zones, chain] };
  const after: Table = { ...before, stack: [item] };
  const told = (from: Table, to: Table) => describeDiff(diffTables(from, to), { before: from, after: to });
  expect(told(before, after)).toEqual(['Defy goes on the chain, pending.']);
  expect(told(after, before)).toEqual(['Defy leaves the chain.']);
});

test('an exhausted piece that goes elsewhere is not said to be readied, and one that stays is', () => {
  const table = noughts.view(openTape(noughts).state.game, 'public');
  const piece = { id: 'rune', name: 'Rune', kind: 'rune', owner: 0, controller: 0, faceDown: false, badges: [] };
  const rune = { ...piece, numbers: [], attachedTo: null, colours: [] };
  const laid = (zone: string, exhausted: boolean): Table => ({
    ...table,
    pieces: [{ ...rune, exhausted }],
    zones: table.zones.map((each) => (each.id === zone ? { ...each, pieces: ['rune'] } : each)),
  });
  const told = (before: Table, after: Table) => describeDiff(diffTables(before, after), { before, after });
  expect(told(laid('a1', true), laid('b2', false))).toEqual(['Rune: a1 → b2.']);
  expect(told(laid('a1', true), laid('a1', false))).toEqual(['Rune: readies.']);
});
