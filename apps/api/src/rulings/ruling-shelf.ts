import { readFile } from 'node:fs/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { entryOf, runRulingFile, type BookEntry, type FileMistake, type RulingFileRun } from '#rulings';
import type { AnyRuleset, HeldRuleset } from '#ruleset';
import { shelvedFiles, type ShelvedFile } from './ruling-files.js';

/** A ruling of the shelf that was run. `modified`: when its file was last written, ISO 8601. */
export interface ShelvedRuling {
  readonly entry: BookEntry;
  readonly run: RulingFileRun;
  readonly modified: string;
}

interface Known {
  readonly modified: number;
  readonly entry: BookEntry;
}

/** A file on which the program itself fails: told in its place, so that one file never costs the whole book. */
const failedRun = (path: string, error: unknown): RulingFileRun => {
  const mistake: FileMistake = {
    code: 'bad-ruling',
    message: `The program fails on this file: ${error instanceof Error ? error.message : String(error)}`,
    remedy: 'The fault is not yours: report it with the file.',
    expected: [],
    place: { file: path, line: 1, column: 1, text: '' },
  };
  return { path, file: null, ruling: null, cases: [], mistakes: [mistake], warnings: [] };
};

/** The rulings below the folders of the server, run by its rulesets. A file that was written anew is run anew. */
export class RulingShelf {
  readonly #folders: readonly string[];
  readonly #rulesets: readonly HeldRuleset[];
  readonly #known = new Map<string, Known>();
  #reading: Promise<readonly BookEntry[]> | null = null;
  #preparing: Promise<readonly BookEntry[]> | null = null;

  constructor(folders: readonly string[], rulesets: readonly AnyRuleset[]) {
    this.#folders = folders;
    this.#rulesets = rulesets as readonly HeldRuleset[];
  }

  /** The games that the rulings are run by. */
  get rulesets(): readonly AnyRuleset[] {
    return this.#rulesets;
  }

  /** Every ruling, in the order of its place. Who asks while others wait gets what they get. */
  entries(): Promise<readonly BookEntry[]> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** The same without haste: as much time is left to everybody else as it takes. What others have run meanwhile is not run again. */
  unhurried(): Promise<readonly BookEntry[]> {
    this.#preparing ??= this.#prepare().finally(() => {
      this.#preparing = null;
    });
    return this.#preparing;
  }

  /** The ruling of a place, run now; undefined where there is none. */
  async open(topic: string, name: string): Promise<ShelvedRuling | undefined> {
    const file = (await this.#files()).find(({ place }) => place.topic === topic && place.name === name);
    if (file === undefined) return undefined;
    const run = await this.#run(file);
    if (run === null) return undefined;
    const entry = entryOf(file.place, run, this.#rulesets);
    return { entry, run, modified: new Date(file.modified).toISOString() };
  }

  #files(): Promise<readonly ShelvedFile[]> {
    return shelvedFiles(
      this.#folders,
      this.#rulesets.map(({ id }) => id),
    );
  }

  /** Runs a file; null where it is gone by now. */
  async #run({ path, file }: ShelvedFile): Promise<RulingFileRun | null> {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return runRulingFile(file, text, this.#rulesets);
    } catch (error) {
      return failedRun(file, error);
    }
  }

  async #read(): Promise<readonly BookEntry[]> {
    const entries: BookEntry[] = [];
    for (const file of await this.#files()) entries.push(...(await this.#entry(file)));
    return entries;
  }

  async #prepare(): Promise<readonly BookEntry[]> {
    for (const file of await this.#files()) {
      const begun = performance.now();
      await this.#entry(file);
      await setTimeout(performance.now() - begun, undefined, { ref: false });
    }
    return this.entries();
  }

  async #entry(file: ShelvedFile): Promise<readonly BookEntry[]> {
    const known = this.#known.get(file.path);
    if (known?.modified === file.modified) return [known.entry];
    // Running a file takes milliseconds in which nobody else is answered: matches that are being recorded come in between.
    await setImmediate();
    const run = await this.#run(file);
    if (run === null) return [];
    const entry = entryOf(file.place, run, this.#rulesets);
    this.#known.set(file.path, { modified: file.modified, entry });
    return [entry];
  }
}
