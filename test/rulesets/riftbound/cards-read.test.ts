import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { DEFINITIONS } from '../../../libs/rulesets/riftbound/src/cards/definitions/index.js';
import { allCards } from '../../../libs/rulesets/riftbound/src/cards/catalogue.js';
import { atRoot } from '../../support/root.js';

/**
 * Every card was read beside its current text, by somebody who had not encoded it unless its row says otherwise: docs/reference/cards-read
 * holds a row for each, with the commit that was read, what came of it, and why in our own words.
 */
const VERDICTS = ['exact', 'mended', 'differs', 'doubtful', 'not-encoded'];

interface Row {
  readonly id: string;
  readonly commit: string;
  readonly verdict: string;
  readonly why: string;
}

const folder = atRoot('docs/reference/cards-read');

const rowsOf = (file: string): readonly Row[] =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', commit = '', verdict = '', ...why] = line.split(',');
      return { id, commit, verdict, why: why.join(',') };
    });

const rows = readdirSync(folder)
  .filter((file) => file.endsWith('.csv'))
  .flatMap(rowsOf);

test('every card has one row, and no row is of anything else', () => {
  expect(rows.map(({ id }) => id).toSorted()).toEqual(allCards.map(({ id }) => id).toSorted());
});

test('every row says which state was read and what came of it; why, where that is not that it is exact', () => {
  const faulty = rows.filter(
    ({ commit, verdict, why }) =>
      !/^[0-9a-f]{7,}$/.test(commit) ||
      !VERDICTS.includes(verdict) ||
      (why === '' && verdict !== 'exact' && verdict !== 'not-encoded'),
  );
  expect(faulty).toEqual([]);
});

test('what is encoded is not said not to be, nor the other way round', () => {
  const unlike = rows.filter(({ id, verdict }) => Object.hasOwn(DEFINITIONS, id) === (verdict === 'not-encoded'));
  expect(unlike).toEqual([]);
});

/** Cards drawn by lot were read a second time: what differed is mended, and its row says so. */
interface SecondReading {
  readonly drawn: { readonly cards: string; readonly differed: readonly string[] };
  readonly others: { readonly differed: readonly string[] };
  readonly tried: {
    readonly cards: Readonly<Record<string, string>>;
    readonly differed: Readonly<Record<string, string>>;
  };
}

const second = parse(readFileSync(`${folder}/second-reading.yaml`, 'utf8')) as SecondReading;
const drawn = second.drawn.cards.split(' ');

test('what a second reading found is mended, and found among the cards that it says', () => {
  const verdictOf = (id: string): string | undefined => rows.find((row) => row.id === id)?.verdict;
  const differed = [...second.drawn.differed, ...second.others.differed];
  expect(differed.filter((id) => verdictOf(id) !== 'mended')).toEqual([]);
  expect(drawn.filter((id) => verdictOf(id) === undefined)).toEqual([]);
  expect(second.drawn.differed.filter((id) => !drawn.includes(id))).toEqual([]);
  expect(second.others.differed.filter((id) => drawn.includes(id))).toEqual([]);
  expect(new Set(drawn).size).toBe(200);
});

test('what was tried in situations was not drawn, and what differed there has a row that says so', () => {
  const { cards, differed } = second.tried;
  const tried = Object.values(cards).flatMap((each) => each.split(' '));
  expect(tried.filter((id) => drawn.includes(id) || !rows.some((row) => row.id === id))).toEqual([]);
  expect(new Set(tried).size).toBe(tried.length);
  const said = rows.filter(({ why }) => why.includes('tried')).map(({ id }) => id);
  expect(Object.keys(differed).filter((id) => !tried.includes(id) || !said.includes(id))).toEqual([]);
});
