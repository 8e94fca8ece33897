import type { Begun } from './program.js';
import { testsIn } from './tests.js';
import type { Trial } from './trial.js';

/** The file of a test's name. */
const fileIn = (name: string): string => name.replace(/#\d+: .*$/s, '');

/** What the entry of a program exports. Files that are `alone` change what others read. */
interface Exported {
  readonly trials: readonly Trial[];
  readonly testFiles?: readonly string[];
  readonly alone?: readonly string[];
}

/**
 * What a mutant is tried by in a program that was begun: the `trials` that its entry exports, and the tests of the files that it names as
 * `testFiles`, each of which is loaded when the first of its tests is asked for; those that are `alone` in a program that is begun for them.
 */
export class Trials {
  private readonly listed: ReadonlyMap<string, Trial>;
  private readonly files: readonly string[];
  private readonly alone: readonly string[];
  private readonly tests = new Map<string, readonly Trial[]>();

  constructor(
    private readonly begun: Begun,
    private readonly beginAlone: () => Begun,
  ) {
    const { trials, testFiles = [], alone = [] } = begun.exports as unknown as Exported;
    this.alone = alone;
    this.listed = new Map(trials.map((trial) => [trial.name, trial]));
    this.files = testFiles;
  }

  /** The trials of the entry, and the tests file by file, those whose names begin so. */
  groups(begins: string): readonly (() => readonly Trial[])[] {
    const isMeant = ({ name }: Trial): boolean => name.startsWith(begins);
    const files = this.files.filter((path) => path.startsWith(begins) || begins.startsWith(path));
    return [
      () => [...this.listed.values()].filter(isMeant),
      ...files.map((path) => () => this.testsOf(path).filter(isMeant)),
    ];
  }

  /** The trial of a name; throws where the program has none, or its file cannot be loaded. */
  named(name: string): Trial {
    const trial = this.listed.get(name) ?? this.testsOf(fileIn(name)).find((each) => each.name === name);
    if (trial === undefined) throw new Error(`There is no trial "${name}".`);
    return trial;
  }

  private testsOf(path: string): readonly Trial[] {
    const known =
      this.tests.get(path) ?? testsIn(path, this.alone.includes(path) ? this.beginAlone().load : this.begun.load);
    this.tests.set(path, known);
    return known;
  }
}
