import { pathToFileURL } from 'node:url';
import { citationOf, OLDER_EDITIONS, placesOf, RULE_KEYS } from '#rulebook';
import { atRoot } from '../support/root.js';

type Rows = Readonly<Record<string, readonly (string | null | undefined)[]>>;
type Newest = Readonly<Record<string, readonly [rule: string, title: string]>>;

interface Packing {
  readonly packOlder: (newest: Newest, older: Rows) => string;
  readonly unpackOlder: (newest: Newest, packed: string, columns: number) => Rows;
}

// Plain JavaScript, which Vite and the page run as it is.
const packing = pathToFileURL(atRoot('apps/replayer/older-numbers.js')).href;
const { packOlder, unpackOlder } = (await import(packing)) as Packing;

const newest: Newest = Object.fromEntries(
  RULE_KEYS.flatMap((key) => {
    const citation = citationOf('core-1.4', key);
    return citation?.edition === 'core-1.4' ? [[key, [citation.rule, citation.title]]] : [];
  }),
);

/** The number of a rule in each older edition: null where it has none of its own, undefined where it is not known. */
const rowOf = (key: (typeof RULE_KEYS)[number]): Rows[string] =>
  OLDER_EDITIONS.map((edition) => {
    const place = placesOf(key).find((each) => each.edition === edition);
    return place?.isKnown === true ? place.rule : undefined;
  });

const older: Rows = Object.fromEntries(
  RULE_KEYS.filter((key) => key in newest)
    .map((key) => [key, rowOf(key)] as const)
    .filter(([, row]) => row.some((number) => number !== undefined)),
);

test('the numbers of older editions come out of their packing as the rulebook has them', () => {
  expect(Object.keys(older).length).toBeGreaterThan(900);
  const packed = packOlder(newest, older);
  expect(packed.length).toBeLessThan(JSON.stringify(older).length / 3);
  expect(unpackOlder(newest, packed, OLDER_EDITIONS.length)).toEqual(older);
});

test('a number that came, went and is not known stays so', () => {
  const rules: Newest = { one: ['5', 'One'], two: ['6', 'Two'], three: ['7', 'Three'] };
  const rows: Rows = { one: [undefined, null, '4', '5'], three: ['7', null, '7', '7'] };
  expect(packOlder(rules, rows)).toBe('= 4 - ?,,= = -');
  expect(unpackOlder(rules, '= 4 - ?,,= = -', 4)).toEqual(rows);
});
