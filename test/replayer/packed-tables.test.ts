import { pathToFileURL } from 'node:url';
import { CARDS_JSON } from '../../libs/rulesets/riftbound/src/cards/data/cards.js';
import { CORE_1_4 } from '../../libs/rulebook/src/tables/core-1.4.js';
import { atRoot } from '../support/root.js';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What the page's build packs with, and the page unpacks with. */
interface Packing {
  readonly packRows: (rows: Rows) => unknown;
  readonly unpackRows: (packed: unknown) => Rows;
  readonly areAlike: (rows: readonly object[]) => boolean;
  readonly packBook: (book: object) => unknown;
  readonly unpackBook: (packed: unknown) => object;
}

const packing = (await import(pathToFileURL(atRoot('apps/replayer/packed-tables.js')).href)) as Packing;

const sent = (packed: unknown): unknown => JSON.parse(JSON.stringify(packed));

test('cards come out as they were, each with its facts in their order', () => {
  const rows = JSON.parse(CARDS_JSON) as Rows;
  expect(packing.areAlike(rows)).toBe(true);
  const text = JSON.stringify(packing.unpackRows(sent(packing.packRows(rows))));
  expect(text).toBe(JSON.stringify(rows));
});

test('rules come out with their keys, numbers and words, in the order of the book', () => {
  const text = JSON.stringify(packing.unpackBook(sent(packing.packBook(CORE_1_4))));
  expect(text).toBe(JSON.stringify(CORE_1_4));
});

test('rows that differ in what they say are left as they are', () => {
  expect(packing.areAlike([{ id: 1, might: 2 }, { id: 2 }])).toBe(false);
  expect(packing.areAlike([[1, 2]])).toBe(false);
});
