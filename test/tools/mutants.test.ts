import { readFileSync } from 'node:fs';
import { Compiler } from '../../tools/mutants/compiler.js';
import { Judge, type Care } from '../../tools/mutants/judge.js';
import { changed, nameOf } from '../../tools/mutants/mutant.js';
import { mutantsOf } from '../../tools/mutants/mutants-of.js';
import { Program } from '../../tools/mutants/program.js';
import { idleReasons, reasonOf, type Reasons } from '../../tools/mutants/reasons.js';
import { sampled, type Numbered } from '../../tools/mutants/sample.js';
import { soundOf } from '../../tools/mutants/sound.js';
import { tried } from '../../tools/mutants/trial.js';
import { Trials } from '../../tools/mutants/trials.js';

const RULES = 'test/tools/mutants/rules.ts';
const text = readFileSync(RULES, 'utf8');
const file = mutantsOf(RULES, text);

const made = (code: string): readonly string[] =>
  mutantsOf('code.ts', code).mutants.map(({ change }) => changed(code, [change]));

test.each<readonly [string, string, readonly string[]]>([
  ['a choice', 'if (a) b;', ['if (true) b;', 'if (false) b;', 'if (a) ;']],
  [
    'each part of both, so that no mutant tells what another tells',
    'const isIt = a && (b || c);',
    [
      'const isIt = false;',
      'const isIt = true && (b || c);',
      'const isIt = a && (true);',
      'const isIt = a && (false || c);',
      'const isIt = a && (b || false);',
    ],
  ],
  ['a boundary', 'f(a < b);', ['f(true);', 'f(false);', 'f((a <= b));', ';']],
  [
    'a number, but no type and no name',
    'const a: 1 = { 2: 3 };',
    ['const a: 1 = { 2: 4 };', 'const a: 1 = { 2: (2) };'],
  ],
  ['a list that is answered', 'const f = (): readonly A[] => g();', ['const f = (): readonly A[] => [];']],
  ['no list that is empty by name', 'const NONE: readonly A[] = [];\nconst f = (): readonly A[] => NONE;', []],
  ['an element with its comma', 'const a = [b, ...c];', ['const a = [...c];', 'const a = [b];']],
  ['a method', 'const a = b.filter(c).some(d);', ['const a = b.some(d);', 'const a = b.filter(c).every(d);']],
  ['a fallback', 'const a = b ?? c;', ['const a = (c);']],
  ['a length, which is never below 0', 'f(a.length + 0);', ['f((a.length - 0));', 'f(a.length + 1);', ';']],
  ['a number that stands for none', 'const a = b ?? -1;', ['const a = (-1);']],
  ['the same in a pattern', 'const [a = -1, { b = -1 }] = c;', []],
  ['the same in what stands for none', 'const { a } = b ?? { a: -1 };', ['const { a } = ({ a: -1 });']],
  ['what the compiler asks for behind an index', 'const a = b[c]?.d ?? 0;', ['const a = (0);']],
  ['the same with more behind it', 'const a = b[c]?.d.includes(e) ?? false;', ['const a = (false);']],
  ['the same of several things', 'const { a = -1, b = 0 } = c[d] ?? {};', ['const { a = -1, b = 0 } = ({});']],
  [
    'what stands for none',
    'const a = b[c ?? -1]?.d ?? 1;',
    [
      'const a = (1);',
      'const a = b[(-1)]?.d ?? 1;',
      'const a = b[c ?? -1]?.d ?? (0);',
      'const a = b[c ?? -1]?.d ?? 2;',
    ],
  ],
  [
    'what is found by its id',
    'const a = b.find(({ id }) => id === c);',
    ['const a = b.find(({ id }) => false);', 'const a = b.find(({ id }) => true);'],
  ],
  [
    'the same, said otherwise',
    'const a = b.find((each) => each.id === c);',
    ['const a = b.find((each) => false);', 'const a = b.find((each) => true);'],
  ],
  ['no wording', 'const a = b ? `${c + 1} left` : d;', []],
  [
    'no wording in one case of several',
    "const f = (a: A): string => { if (a === b) return 'is already there'; return 'is not what is asked for'; };",
    [],
  ],
  [
    'a sentence that is told or not',
    "const f = (a: A): string | null => { if (a === b) return 'is already there'; return null; };",
    [true, false].map(
      (is) => `const f = (a: A): string | null => { if (${String(is)}) return 'is already there'; return null; };`,
    ),
  ],
  ['no citation', "const a = { because: ['b'] };", []],
])('mutants of %s', (_, code, mutants) => {
  expect([...made(code)].sort()).toEqual([...mutants].sort());
});

const judged = (care: Pick<Care, 'findsFailure' | 'triesAll'>): readonly string[] => {
  const program = new Program('test/tools/mutants/trials.ts');
  const sound = soundOf(program, [file], '');
  // The fastest trial is asked first: which one that is, is not the machine's to say here.
  const judge = new Judge(
    program,
    { ...sound, times: sound.times.map((_, number) => number / 1000) },
    {
      ...care,
      begins: '',
      // A trial that a busy machine has cut off is run again in what it left behind.
      patience: 2000,
      texts: new Map([[RULES, text]]),
    },
  );
  return file.mutants.map((mutant) => {
    const { came, by } = judge.judge(mutant);
    return `${nameOf(mutant).slice(RULES.length + 1)}: ${came}${by === null ? '' : `, ${by}`}`;
  });
};

test('each mutant is tried by the trials that come to its place', () => {
  const verdicts = judged({ findsFailure: true, triesAll: false });
  expect(verdicts).toMatchSnapshot();
  // What the trials remember of the program as it is, they do not remember of a mutant.
  expect(judged({ findsFailure: true, triesAll: true })).toEqual(verdicts);
});

test('the compiler refuses what goes on with what is not known to be of its kind', () => {
  const path = 'test/tools/mutants/narrowed.ts';
  const narrowed = `type Told = { kind: 'number'; number: number } | { kind: 'none' };
    export const whole = (told: Told): number => (told.kind === 'number' ? told.number : 7);
    export const half = (told: Told): number => {
      if (told.kind === 'none') return 7;
      return told.number;
    };`;
  const compiler = new Compiler(new Map([[path, narrowed]]));
  const { mutants } = mutantsOf(path, narrowed);
  const refused = mutants.filter((mutant) => compiler.refuses(mutant)).map((mutant) => nameOf(mutant));
  expect(mutants.length).toBeGreaterThan(refused.length);
  expect(refused).toEqual([
    `${path}:2  told.kind === 'number'  ->  true`,
    `${path}:4  told.kind === 'none'  ->  false`,
  ]);
});

test('a test of a file is a trial of its own, once for each row of its table', () => {
  const program = new Program('test/tools/mutants/trials.ts');
  const { names } = soundOf(program, [file], 'test/');
  const path = 'test/tools/mutants/asked.ts';
  expect(names).toEqual([`${path}#1: %i is told`, `${path}#2: %i is told`]);
  const broken = mutantsOf(RULES, text.replace('one is left', 'one of them is left'));
  expect(() => soundOf(program, [broken], path)).toThrow('#1: %i is told: failure, with no mutant.');
});

test('a file that changes what others read is tried in a program of its own', () => {
  const program = new Program('test/tools/mutants/sharing.ts');
  const begun = () => new Trials(program.begin(new Map()), () => program.beginAlone(new Map()));
  const trials = begun();
  expect(trials.named('test/tools/mutants/changing.ts#1: the words are turned round').run()).toBe('');
  expect([trials, begun()].map((each) => each.named('the words').run())).toEqual(['as they are', 'as they are']);
});

test('a program that is broken to begin with is told', () => {
  const program = new Program('test/tools/mutants/trials.ts');
  const broken = mutantsOf(RULES, text.replace('LIMIT = 3', 'LIMIT = 2'));
  expect(() => soundOf(program, [broken], 'the')).toThrow('the limit: failure, with no mutant.');
});

test('a trial may take any time, also no whole number of milliseconds', () => {
  expect(tried({ name: 'quick', run: () => 'ran' }, 1000.5)).toEqual({ mark: 'ran' });
});

const numbered = (code: string): readonly Numbered[] =>
  mutantsOf('code.ts', code).mutants.map((mutant, number) => ({ path: 'code.ts', number, mutant }));

test('the pick is by what a mutant is, so that lines may move, and a smaller sample is the beginning of a larger one', () => {
  const code = Array.from({ length: 40 }, (_, index) => `const a${index} = b${index} < c;`);
  const names = (lines: readonly string[], seed: number, size = 10): readonly string[] =>
    sampled(numbered(lines.join('\n')), size, seed).map(({ mutant: { was, change } }) => `${was} ${change.text}`);
  const picked = names(code, 1);
  expect(picked).toHaveLength(10);
  expect(names(['', ...code.toReversed()], 1).toSorted()).toEqual(picked.toSorted());
  expect(names(code, 2)).not.toEqual(picked);
  expect(names(code, 1, 4)).toEqual(picked.slice(0, 4));
});

test('a reason is found by the code, and one that no mutant needs is told', () => {
  const all = numbered('if (a) b;\nif (a) c;');
  const reason = { kind: 'same', file: 'code.ts', was: 'a', becomes: 'true', why: 'So.' };
  const reasons: Reasons = {
    kinds: { same: '' },
    reasons: [
      { ...reason, line: ') c;' },
      { ...reason, was: 'z' },
    ],
  };
  expect(
    all.filter(({ mutant }) => reasonOf(reasons, mutant) !== undefined).map(({ mutant }) => nameOf(mutant)),
  ).toEqual(['code.ts:2  a  ->  true']);
  expect(idleReasons(reasons, all)).toEqual([
    'docs/reference/mutants.reasons.yaml: code.ts has no "z" to become "true".',
  ]);
});
