import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { entryOf, runRulingFile, type BookEntry, type HeldRuleset, type RulingFileRun } from '#rulings';
import type { AnyRuleset } from '#ruleset';
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

/** The rulings below the folders of the server, run by its rulesets. A file that was written anew is run anew. */
export class RulingShelf {
  readonly #folders: readonly string[];
  readonly #rulesets: readonly HeldRuleset[];
  readonly #known = new Map<string, Known>();
  #reading: Promise<readonly BookEntry[]> | null = null;

  constructor(folders: readonly string[], rulesets: readonly AnyRuleset[]) {
    this.#folders = folders;
    this.#rulesets = rulesets as readonly HeldRuleset[];
  }

  /** Every ruling, in the order of its place. Who asks while others wait gets what they get. */
  entries(): Promise<readonly BookEntry[]> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** The ruling of a place, run now; undefined where there is none. */
  async open(topic: string, name: string): Promise<ShelvedRuling | undefined> {
    const file = (await this.#files()).find(({ place }) => place.topic === topic && place.name === name);
    if (file === undefined) return undefined;
    const run = await this.#run(file);
    const entry = entryOf(file.place, run, this.#rulesets);
    return { entry, run, modified: new Date(file.modified).toISOString() };
  }

  #files(): Promise<readonly ShelvedFile[]> {
    return shelvedFiles(
      this.#folders,
      this.#rulesets.map(({ id }) => id),
    );
  }

  async #run({ path, file }: ShelvedFile): Promise<RulingFileRun> {
    return runRulingFile(file, await readFile(path, 'utf8'), this.#rulesets);
  }

  async #read(): Promise<readonly BookEntry[]> {
    const entries: BookEntry[] = [];
    for (const file of await this.#files()) entries.push(await this.#entry(file));
    return entries;
  }

  async #entry(file: ShelvedFile): Promise<BookEntry> {
    const known = this.#known.get(file.path);
    if (known?.modified === file.modified) return known.entry;
    // Running a file takes milliseconds in which nobody else is answered: matches that are being recorded come in between.
    await setImmediate();
    const entry = entryOf(file.place, await this.#run(file), this.#rulesets);
    this.#known.set(file.path, { modified: file.modified, entry });
    return entry;
  }
}
