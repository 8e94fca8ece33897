// A process that tries mutants: told which, it measures its share of the trials, and with all shares it answers what becomes of each. It may be cut off at any one.
import { on } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Compiler } from './compiler.js';
import { Judge } from './judge.js';
import type { Mutant } from './mutant.js';
import { mutantsOf } from './mutants-of.js';
import { Program } from './program.js';
import { measuredIn, soundFrom, type Share } from './sound.js';
import type { Beginning, Told } from './told.js';
import type { Verdict } from './verdict.js';

const tell = (told: Told): void => {
  process.send?.(told);
};

/** All that this process is told, kept until it is asked for. */
const messages = on(process, 'message');
const heard = async <What>(): Promise<What> => {
  const { value } = (await messages.next()) as { readonly value: readonly [What] };
  return value[0];
};

const work = async ({ work: { entry, paths, mutants, until, ...care }, measures }: Beginning): Promise<void> => {
  const files = new Map(paths.map((path) => [path, mutantsOf(path, readFileSync(path, 'utf8'))]));
  const program = new Program(entry);
  if (measures !== null) {
    const share = measuredIn(program, [...files.values()], { begins: care.begins, ...measures });
    tell({ told: 'measured', share });
  }
  const sound = soundFrom(await heard<readonly Share[]>(), [...files.values()]);
  const texts = new Map([...files].map(([path, { text }]) => [path, text]));
  const judge = new Judge(program, sound, { ...care, texts });
  const compiler = new Compiler(texts);
  const verdictOn = (mutant: Mutant): Verdict => {
    const verdict = judge.judge(mutant);
    return verdict.came === 'survived' && compiler.refuses(mutant) ? { came: 'refused', by: 'the compiler' } : verdict;
  };
  for (const [at, { path, number }] of mutants.entries()) {
    const mutant = files.get(path)?.mutants[number];
    if (Date.now() > until) return;
    if (mutant === undefined) throw new Error(`${path} has no mutant ${number}: it was changed meanwhile.`);
    tell({ told: 'begun', at });
    // Sent before the mutant can keep the process busy for ever.
    await setImmediate();
    tell({ told: 'verdict', at, verdict: verdictOn(mutant) });
  }
};

await work(await heard<Beginning>());
process.disconnect();
