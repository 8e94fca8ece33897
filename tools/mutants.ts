// Breaks the rules one by one, and says which breaks nothing tells of: docs/adr/0020-mutants-in-one-warm-process.md.
// With --alike it breaks none: it runs every trial once, evaluates beside each place what mutants would have there, and lists those that never differ, which surely survive.
// usage: npm run mutants -- [--alike] [--sample N] [--seed N] [--workers N] [--minutes N] [--folder PATH ...] [--trials NAME] [--allowed PERCENT] [--thorough] [--json] [--write]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tellAlike } from './mutants/alike-told.js';
import { figuresOf, killedAllTheSame, shareOf, triedOf, unexplained, type Tried } from './mutants/figures.js';
import { nameOf } from './mutants/mutant.js';
import { FIGURES_FILE, pageOf } from './mutants/page.js';
import { tryMutants, type Listener } from './mutants/pool.js';
import { idleReasons, readReasons } from './mutants/reasons.js';
import { FOLDERS, mutantsBelow, sampled, type Numbered } from './mutants/sample.js';
import { isKilled } from './mutants/verdict.js';
import { report } from './sources.js';

const { values } = parseArgs({
  options: {
    alike: { type: 'boolean', default: false },
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    folder: { type: 'string', multiple: true, default: [...FOLDERS] },
    trials: { type: 'string', default: '' },
    allowed: { type: 'string', default: '5' },
    thorough: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const { folder: folders, thorough } = values;
const [sample, seed, workers] = [Number(values.sample), Number(values.seed), Number(values.workers)];

const ENTRY = 'test/mutants/trials.ts';
/** Ten seconds: on a busy machine everything takes long. */
const PATIENCE = 10_000;

const begun = performance.now();

const listenerFor = (mutants: readonly Numbered[]): Listener => {
  let done = 0;
  return {
    measured: (trials) => {
      console.error(`${trials} trials are sound (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
    },
    tried: (verdict, of) => {
      if (++done % 20 === 0) console.error(`${done} of ${mutants.length} tried`);
      const found = mutants.find(({ path, number }) => path === of?.path && number === of.number);
      if (found !== undefined && !isKilled(verdict)) console.error(`${verdict.came}: ${nameOf(found.mutant)}`);
    },
  };
};

const verdictsOn = (mutants: readonly Numbered[]): ReturnType<typeof tryMutants> => {
  const work = {
    entry: ENTRY,
    paths: [...new Set(mutants.map(({ path }) => path))],
    mutants: mutants.map(({ path, number }) => ({ path, number })),
    findsFailure: thorough,
    triesAll: thorough,
    patience: PATIENCE,
    begins: values.trials,
    until: Date.now() + Number(values.minutes) * 60_000,
  };
  return tryMutants(work, workers, listenerFor(mutants));
};

const trySample = async (): Promise<void> => {
  const all = folders.flatMap(mutantsBelow);
  const mutants = sampled(all, sample, seed);
  const reasons = readReasons();
  const verdicts = await verdictsOn(mutants);
  const tried: readonly Tried[] = triedOf(
    all,
    new Map(mutants.map((each, at) => [each, verdicts[at] ?? null])),
    reasons,
  );
  const minutes = (performance.now() - begun) / 60_000;

  if (values.json) {
    const rows = tried.map(({ mutant, verdict, reason }) => ({ mutant, ...verdict, reason: reason?.why ?? null }));
    console.log(JSON.stringify({ seed, made: all.length, minutes, figures: figuresOf(tried), mutants: rows }, null, 2));
  }
  if (values.write) writeFileSync(FIGURES_FILE, pageOf({ all, tried, seed, minutes, reasons }));
  const { failure, difference, hang, refused, survived, reasoned } = figuresOf(tried);
  console.error(
    `${all.length} mutants, ${tried.length} tried: ${failure} fail, ${difference} cause something else, ${hang} hang, ${refused} do not compile, ${survived} survive (${reasoned} with a reason)`,
  );
  const idle = folders.length === FOLDERS.length ? idleReasons(reasons, all) : [];
  const untold = unexplained(tried);
  const share = shareOf(untold, tried);
  report(
    [...(share > Number(values.allowed) ? untold : []), ...killedAllTheSame(tried), ...idle],
    `mutants: ${share.toFixed(1)} % survive without a reason; ${values.allowed} % may`,
  );
};

if (values.alike) await tellAlike({ entry: ENTRY, folders, begins: values.trials, workers });
else await trySample();
