import { existsSync } from 'node:fs';
import type { Ruling } from '#rulings';
import { CliError } from '../cli-error.js';

/** A ruling file and, behind a `#`, which of its cases: a number from 1, or the beginning of a name. */
export interface CaseTarget {
  readonly path: string;
  readonly wish: string | null;
}

const RULING = /\.ya?ml$/i;

/** Reads `FILE` or `FILE#case`. A file whose own name holds a `#` is that file. */
export const parseCaseTarget = (target: string): CaseTarget => {
  const at = target.lastIndexOf('#');
  if (at < 0 || existsSync(target)) return { path: target, wish: null };
  return { path: target.slice(0, at), wish: target.slice(at + 1).trim() };
};

/** Whether a target is a ruling file or a case of one. */
export const isRulingTarget = (target: string): boolean => RULING.test(parseCaseTarget(target).path);

const labelsOf = ({ cases }: Ruling): readonly string[] =>
  cases.map(({ name }, index) => (name === null ? `#${index + 1}` : `#${index + 1} (${name})`));

const indexesOf = ({ cases }: Ruling, wish: string): readonly number[] => {
  const indexes = cases.map((_, index) => index);
  if (/^\d+$/.test(wish)) return indexes.filter((index) => index === Number(wish) - 1);
  const typed = wish.toLowerCase();
  const named = (isIt: (name: string) => boolean): readonly number[] =>
    indexes.filter((index) => isIt((cases[index]?.name ?? '').toLowerCase()));
  const whole = named((name) => name === typed);
  return whole.length > 0 ? whole : named((name) => typed !== '' && name.startsWith(typed));
};

/** The ruling with the one case that is wished for. Throws where it has none of that name, or several. */
export const withOneCase = (ruling: Ruling, { path, wish }: CaseTarget): Ruling => {
  const found = wish === null ? ruling.cases.map((_, index) => index) : indexesOf(ruling, wish);
  const chosen = ruling.cases[found[0] ?? -1];
  if (chosen !== undefined && found.length === 1) return { ...ruling, cases: [chosen] };
  const fault =
    wish === null
      ? `"${path}" has ${ruling.cases.length} cases.`
      : `"${path}" has ${found.length === 0 ? 'no case' : 'several cases'} "${wish}".`;
  const remedy = `Write one behind the file's name: ${labelsOf(ruling).join(', ')}.`;
  throw new CliError('no-case', fault, { remedy, expected: labelsOf(ruling) });
};
