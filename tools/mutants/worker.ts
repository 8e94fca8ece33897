// A process that tries mutants: told which, it answers what became of each. It may be cut off at any one of them.
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Compiler } from './compiler.js';
import { Judge } from './judge.js';
import type { Mutant } from './mutant.js';
import { mutantsOf } from './mutants-of.js';
import { Program } from './program.js';
import { soundOf } from './sound.js';
import type { Told, Work } from './told.js';
import type { Verdict } from './verdict.js';

const tell = (told: Told): void => {
  process.send?.(told);
};

const work = async ({ entry, mutants, ...care }: Work): Promise<void> => {
  const begun = performance.now();
  const paths = [...new Set(mutants.map(({ path }) => path))];
  const files = new Map(paths.map((path) => [path, mutantsOf(path, readFileSync(path, 'utf8'))]));
  const program = new Program(entry);
  const sound = soundOf(program, [...files.values()], care.begins);
  tell({ told: 'sound', trials: sound.marks.length, seconds: (performance.now() - begun) / 1000 });
  const texts = new Map([...files].map(([path, { text }]) => [path, text]));
  const judge = new Judge(program, sound, { ...care, texts });
  const compiler = new Compiler(texts);
  const verdictOn = (mutant: Mutant): Verdict => {
    const verdict = judge.judge(mutant);
    return verdict.came === 'survived' && compiler.refuses(mutant) ? { came: 'refused', by: 'the compiler' } : verdict;
  };
  for (const [at, { path, number }] of mutants.entries()) {
    const mutant = files.get(path)?.mutants[number];
    if (mutant === undefined) throw new Error(`${path} has no mutant ${number}: it was changed meanwhile.`);
    tell({ told: 'begun', at });
    // Sent before the mutant can keep the process busy for ever.
    await setImmediate();
    tell({ told: 'verdict', at, verdict: verdictOn(mutant) });
  }
};

process.once('message', (told) => {
  void work(told as Work).then(() => {
    process.disconnect();
  });
});
