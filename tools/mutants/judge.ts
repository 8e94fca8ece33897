import { changed, type Mutant } from './mutant.js';
import type { Program } from './program.js';
import type { Sound } from './sound.js';
import { tried } from './trial.js';
import { Trials } from './trials.js';
import { isKilled, type Verdict } from './verdict.js';

/** How much longer than usual a trial may take. */
const TIMES = 30;

/**
 * `findsFailure`: where a trial came to something else, a failure is still looked for. `triesAll`: who survives is tried by every trial.
 * `begins`: how the names of the trials begin that are run. `patience`: milliseconds that a trial may take, however short it is else.
 */
export interface Care {
  readonly begins: string;
  readonly findsFailure: boolean;
  readonly triesAll: boolean;
  readonly patience: number;
}

const UNREACHED: Verdict = { came: 'unreached', by: null };

/** Tries mutants of one program. */
export class Judge {
  /** The trials that killed mutants of a file, the latest first: its next one is likely to be killed by the same. */
  private readonly killers = new Map<string, readonly number[]>();

  /** `texts` are the files as they are, by path. */
  constructor(
    private readonly program: Program,
    private readonly sound: Sound,
    private readonly settings: { readonly texts: ReadonlyMap<string, string> } & Care,
  ) {}

  /** What becomes of a mutant that is tried by the trials that come to its place, the likeliest and fastest first. */
  judge(mutant: Mutant): Verdict {
    const reaching = this.sound.reached.get(mutant.path)?.[mutant.site] ?? [];
    const verdict = reaching.length === 0 ? UNREACHED : this.tryAll(mutant, this.inOrder(mutant, reaching));
    if (isKilled(verdict) || !this.settings.triesAll) return verdict;
    // What one trial made the program remember, no later one was seen to come to.
    const others = [...this.sound.names.keys()].filter((number) => !reaching.includes(number));
    const again = this.tryAll(mutant, this.inOrder(mutant, others));
    return isKilled(again) ? again : verdict;
  }

  /** The trials of the program with a mutant; null where it does not load. */
  private begin({ path, change }: Mutant): Trials | null {
    const replaced = new Map([[path, changed(this.settings.texts.get(path) ?? '', [change])]]);
    let trials: Trials | null = null;
    const load = (): string => {
      trials = new Trials(this.program.begin(replaced), () => this.program.beginAlone(replaced));
      return '';
    };
    tried({ name: 'loading', run: load }, this.settings.patience);
    return trials;
  }

  private tryAll(mutant: Mutant, order: readonly number[]): Verdict {
    const trials = this.begin(mutant);
    if (trials === null) return { came: 'failure', by: 'loading the program' };
    let difference: Verdict | null = null;
    for (const number of order) {
      const verdict = this.tryOne(trials, number);
      if (verdict === null || (difference !== null && verdict.came === 'difference')) continue;
      this.killed(mutant, number);
      if (verdict.came !== 'difference' || !this.settings.findsFailure) return verdict;
      difference = verdict;
    }
    return difference ?? { came: 'survived', by: null };
  }

  private tryOne(trials: Trials, number: number): Verdict | null {
    const name = this.sound.names[number] ?? '';
    const trial = { name, run: () => trials.named(name).run() };
    const outcome = tried(trial, Math.max(this.settings.patience, TIMES * (this.sound.times[number] ?? 0)));
    if (typeof outcome === 'string') return { came: outcome, by: name };
    return outcome.mark === this.sound.marks[number] ? null : { came: 'difference', by: name };
  }

  private inOrder({ path }: Mutant, reaching: readonly number[]): readonly number[] {
    const all = new Set(reaching);
    const first = (this.killers.get(path) ?? []).filter((number) => all.has(number));
    const time = (number: number): number => this.sound.times[number] ?? 0;
    return [...new Set([...first, ...reaching.toSorted((one, other) => time(one) - time(other))])];
  }

  private killed({ path }: Mutant, number: number): void {
    const before = this.killers.get(path) ?? [];
    this.killers.set(path, [number, ...before.filter((each) => each !== number)].slice(0, 20));
  }
}
