import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { CASES, type ContractCase, STORES } from './cases.js';
import { describeCoverage, gapsIn, type RunTest, storeOf, tallyOf } from './coverage.js';

const passed = (...titles: readonly string[]): readonly RunTest[] =>
  titles.map((title) => ({ title, status: 'passed' }));

const TWO: readonly ContractCase[] = [
  { number: 1, title: 'one' },
  { number: 2, title: 'two', leftOut: { memory: 'has no disk' } },
];

describe('the coverage of the contract', () => {
  test('has all 44 cases, in order, with reasons for stores there are', () => {
    expect(CASES.map(({ number }) => number)).toEqual(Array.from({ length: 44 }, (_, index) => index + 1));
    const reasons = CASES.flatMap(({ leftOut, partly }) => [
      ...Object.entries(leftOut ?? {}),
      ...Object.entries(partly ?? {}),
    ]);
    for (const [store, reason] of reasons) {
      expect(STORES).toContain(store);
      expect(reason).toMatch(/\w+( \S+){2,}/);
    }
  });

  test('a case that is tested elsewhere is tested there, under its number', () => {
    for (const { number, elsewhere } of CASES) {
      if (elsewhere === undefined) continue;
      const path = new URL(`../../${elsewhere}`, import.meta.url);
      expect([elsewhere, existsSync(path)]).toEqual([elsewhere, true]);
      expect(readFileSync(path, 'utf8')).toMatch(
        new RegExp(`test(\\.each\\(.*\\))?\\(\\s*['"\`]${String(number)} `, 's'),
      );
    }
  });

  test.each([
    ['/x/memory.test.ts', 'memory'],
    ['/x/sqlite-disk.test.ts', 'sqlite'],
    ['/x/kurrentdb.server.test.ts', 'kurrentdb'],
    ['/x/kurrentdb-faults.server.test.ts', 'kurrentdb'],
    ['/x/kurrentdb-address.test.ts', 'kurrentdb-peer'],
    ['/x/kurrentdb-peer-reading.test.ts', 'kurrentdb-peer'],
    ['/x/kurrentdb-peer-faults.test.ts', 'kurrentdb-peer'],
    ['/x/coverage.test.ts', undefined],
  ])('%s is about %s', (file, store) => {
    expect(storeOf(file)).toBe(store);
  });

  test('a case with neither test nor reason is a gap, and so is a reason out of date or a strange number', () => {
    const gaps = gapsIn(
      TWO,
      tallyOf([
        ['memory.test.ts', passed('2 something', '23 64 writers')],
        ['sqlite.test.ts', passed('1 something')],
        ['sqlite-disk.test.ts', [{ title: '2 of the disk', status: 'pending' }]],
        ['kurrentdb.server.test.ts', [{ title: '1 something', status: 'pending' }]],
      ]),
    );
    expect(gaps).toEqual([
      'case 1 (one) has no test over memory, and no reason',
      'case 2 (two) is said to be left out over memory, but has 1 tests',
      'a test over memory has the number 23, which is no case of the contract',
      'case 2 (two) has no test over sqlite, and no reason',
    ]);
  });

  test('prints what was run, why the rest was not, and which stores were not there', () => {
    const tally = tallyOf([['memory.test.ts', passed('1 one way', '1 another way', 'without a number')]]);
    expect(gapsIn(TWO, tally)).toEqual([]);
    const lines = describeCoverage(TWO, tally, ['/x/kurrentdb.server.test.ts']).join('\n');
    expect(lines).toMatch(/^ 1 one +2$/m);
    expect(lines).toMatch(/^ 2 two +-$/m);
    expect(lines).toContain('left out, memory: has no disk');
    expect(lines).toMatch(/^Not run: kurrentdb\.server\.test\.ts; name a server in MATCHTAPE_KURRENTDB,/m);
  });
});
