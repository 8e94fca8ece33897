import { readFileSync } from 'node:fs';
import { judgedFrom, notedBy, notedIn, type Noted } from '../../tools/mutants/alike.js';
import { nameOf } from '../../tools/mutants/mutant.js';
import { mutantsOf } from '../../tools/mutants/mutants-of.js';
import { Program } from '../../tools/mutants/program.js';

const RULES = 'test/tools/mutants/passes.ts';
const text = readFileSync(RULES, 'utf8');

const noted = (begins: string, share = 0, of = 1, code = text): Noted =>
  notedIn(new Program('test/tools/mutants/passing.ts'), [mutantsOf(RULES, code)], { begins, share, of });

/** What was never seen of each mutant that can be judged, by its name without its place. */
const told = (all: Noted): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    judgedFrom([mutantsOf(RULES, text)], all).map(({ mutant, never }) => [
      nameOf(mutant).replace(/^.*?:\d+ {2}/, ''),
      never,
    ]),
  );

test('a mutant that is once seen to differ is told from one that never is', () => {
  expect(told(noted(''))).toMatchInlineSnapshot(`
    {
      "(IS_LONG ? words.slice().reverse() : [])  ->  []": null,
      "...costs  ->  (nothing)": null,
      "...more  ->  (nothing)": "never otherwise",
      "1  ->  (0)": null,
      "1  ->  2": null,
      "2  ->  (1)": null,
      "2  ->  3": null,
      "3  ->  (2)": null,
      "3  ->  4": null,
      "7  ->  (6)": "never come to",
      "7  ->  8": "never come to",
      "9  ->  (8)": "never otherwise",
      "9  ->  10": "never otherwise",
      "99  ->  (98)": "never otherwise",
      "99  ->  100": null,
      "IS_LONG  ->  false": null,
      "IS_LONG  ->  true": "never false",
      "[...costs, ...more].filter((cost) => cost !== 9)  ->  [...costs, ...more]": "never otherwise",
      "age < 99  ->  (age <= 99)": null,
      "age < 99  ->  false": null,
      "age < 99  ->  true": null,
      "age >= 3  ->  (age > 3)": null,
      "age >= 3  ->  true": null,
      "cost !== 9  ->  false": null,
      "cost !== 9  ->  true": "never false",
      "cost * 2  ->  (cost / 2)": null,
      "each > 1  ->  (each >= 1)": null,
      "each > 1  ->  false": null,
      "each > 1  ->  true": null,
      "find  ->  findLast": "never otherwise",
      "isGuest  ->  false": "never true",
      "isGuest  ->  true": null,
      "isMember  ->  true": "never false",
      "isMember && age >= 3  ->  false": null,
      "max  ->  min": null,
      "numbers.find((each) => each > 1) ?? 7  ->  (7)": null,
      "sum + cost * 2  ->  (sum - cost * 2)": null,
      "team?.ages.filter((age) => age < 99)  ->  team?.ages": null,
      "team?.ages.filter((age) => age < 99) ?? []  ->  ([])": null,
      "words.slice().reverse()  ->  words.slice()": null,
    }
  `);
});

test('a mutant that differs for one share of the trials differs', () => {
  const shares = [0, 1].map((share) => noted('', share, 2));
  expect(shares.map(({ trials }) => trials)).toEqual([4, 4]);
  expect(shares.map((share) => told(share)['age >= 3  ->  true'])).toEqual(['never false', null]);
  expect(told(notedBy(shares))).toEqual(told(noted('')));
});

test('a trial that fails in the program as it is, is told', () => {
  expect(() => noted('the', 0, 1, text.replace('> 1', '> 2'))).toThrow('the first: failure, with no mutant.');
});
