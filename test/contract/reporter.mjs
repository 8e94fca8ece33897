// Fails the run when a case of the store's contract has neither test nor reason over a store whose test files were all run, and,
// when the whole contract was run, prints which case was run over which store, and why not.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/** The contract's test files that were not run, in two heaps: those the configuration leaves out, and those nobody chose. */
const filesNotRun = (contexts, run) => {
  const patterns = [...contexts].flatMap(({ config }) => config.testPathIgnorePatterns.map((text) => new RegExp(text)));
  const paths = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(FOLDER, name));
  const isLeftOut = (path) => patterns.some((pattern) => pattern.test(path));
  const notRun = paths.filter((path) => !run.has(path));
  return [notRun.filter(isLeftOut), notRun.filter((path) => !isLeftOut(path))];
};

export default class ContractReporter {
  #isPart;
  #error;

  constructor({ testNamePattern }) {
    this.#isPart = Boolean(testNamePattern);
  }

  async onRunComplete(contexts, { testResults }) {
    const files = testResults
      .filter(({ testFilePath }) => dirname(testFilePath) === FOLDER)
      .map(({ testFilePath, testResults: tests }) => [testFilePath, tests]);
    if (this.#isPart || files.length === 0) return;
    await import('../support/load-typescript.mjs');
    const { CASES } = await import('./cases.ts');
    const { describeCoverage, gapsIn, storeOf, tallyOf } = await import('./coverage.ts');
    const [leftOut, notChosen] = filesNotRun(contexts, new Set(files.map(([file]) => file)));
    const without = (paths) => {
      const stores = new Set(paths.map(storeOf));
      return tallyOf(files.filter(([file]) => !stores.has(storeOf(file))));
    };
    if (notChosen.length === 0)
      process.stderr.write(`\n${describeCoverage(CASES, tallyOf(files), leftOut).join('\n')}\n`);
    const gaps = gapsIn(CASES, without([...leftOut, ...notChosen]));
    if (gaps.length === 0) return;
    process.stderr.write(`\nThe contract has gaps:\n${gaps.join('\n')}\n`);
    this.#error = new Error('The contract has gaps.');
  }

  getLastError() {
    return this.#error;
  }
}
