import { figuresOf, type Figures, type Tried } from './figures.js';
import { nameOf } from './mutant.js';
import type { Reasons } from './reasons.js';
import { FOLDERS, type Numbered } from './sample.js';
import { isKilled } from './verdict.js';

/** The page that a run writes. */
export const FIGURES_FILE = 'docs/reference/mutants.md';

/** What a run came to: all mutants there are, those that were tried, by which seed, in how many minutes. */
export interface Ran {
  readonly all: readonly Numbered[];
  readonly tried: readonly Tried[];
  readonly seed: number;
  readonly minutes: number;
  readonly reasons: Reasons;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const cellsOf = ({
  tried,
  failure,
  hang,
  difference,
  refused,
  survived,
  reasoned,
}: Figures): readonly (string | number)[] => [
  tried,
  failure,
  hang,
  difference,
  refused,
  survived,
  reasoned,
  percent(survived, tried),
  percent(survived - reasoned, tried),
];

const HEAD = [
  row([
    '',
    'made',
    'tried',
    'fail',
    'hang',
    'cause something else',
    'refused',
    'survive',
    'with a reason',
    'survivors',
    'without a reason',
  ]),
  row(['---', ...Array.from({ length: 10 }, () => '---:')]),
];

const tableOf = (
  name: string,
  groups: readonly (readonly [string, (numbered: Numbered) => boolean])[],
  ran: Ran,
): readonly string[] => {
  const rows = groups.map(([group, isOf]) =>
    row([group, ran.all.filter(isOf).length, ...cellsOf(figuresOf(ran.tried.filter(isOf)))]),
  );
  return [`## ${name}`, '', ...HEAD, ...rows, ''];
};

const kindsIn = ({ all }: Ran): readonly string[] => [...new Set(all.map(({ mutant }) => mutant.kind))].sort();

const survivorsIn = ({ tried }: Ran): readonly string[] => {
  const survivors = tried.filter(({ verdict }) => !isKilled(verdict));
  return survivors.map(({ mutant, verdict, reason }) => {
    const why = reason === undefined ? `no reason yet (${verdict.came})` : `${reason.kind}: ${reason.why}`;
    return `- \`${nameOf(mutant).replaceAll('`', "'")}\`: ${why}`;
  });
};

/** The page of figures. */
export const pageOf = (ran: Ran): string => {
  const { all, tried, seed, minutes, reasons } = ran;
  const folders = FOLDERS.map((folder) => {
    const name = folder.replace('libs/rulesets/', '').replace('/src', '');
    return [name, ({ path }: Numbered) => path.startsWith(`${folder}/`)] as const;
  });
  const kinds = kindsIn(ran).map((kind) => [kind, ({ mutant }: Numbered) => mutant.kind === kind] as const);
  const date = new Date().toISOString().slice(0, 10);
  return [
    '# Mutants',
    '',
    'Written by `npm run mutants -- --write`; why so: [docs/adr/0020-mutants-in-one-warm-process.md](../adr/0020-mutants-in-one-warm-process.md), which also has the samples before.',
    '',
    `${date}: ${all.length} mutants there are, ${tried.length} were tried (seed ${seed}), in ${minutes.toFixed(0)} minutes.`,
    '',
    'A mutant fails where an expectation of a ruling is not so, a game breaks, or the program does; it causes something else where all that is expected was',
    'so and the kept mark of what a ruling or a game causes differs, which fails a test too; it is refused where none of these tells and the compiler does; it',
    'survives where nothing tells that it is there.',
    '',
    ...tableOf('By folder', [['all', () => true], ...folders], ran),
    ...tableOf('By what is changed', kinds, ran),
    '## Survivors',
    '',
    ...Object.entries(reasons.kinds).map(([kind, meaning]) => `- **${kind}**: ${meaning}`),
    '',
    ...survivorsIn(ran),
    '',
  ].join('\n');
};
