import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { oneLine, type Mutant } from './mutant.js';
import type { Numbered } from './sample.js';

/** The data file beside the figures. */
export const REASONS_FILE = 'docs/reference/mutants.reasons.yaml';

/** Why nothing tells that some mutants are there. They are named by their code, so that they are found wherever their lines move. */
interface Reason {
  readonly kind: string;
  readonly file: string;
  /** Text of the line it stands in, or a part of that; needed where the code stands in the file more than once. */
  readonly line?: string;
  readonly was: string;
  /** Absent where it holds whatever that becomes. */
  readonly becomes?: string;
  readonly why: string;
}

/** The reasons as they are written. `kinds` says what each kind of reason means. */
export interface Reasons {
  readonly kinds: Readonly<Record<string, string>>;
  readonly reasons: readonly Reason[];
}

/** Reads the reasons. Throws where a kind is not explained. */
export const readReasons = (): Reasons => {
  const read = parse(readFileSync(REASONS_FILE, 'utf8'), { schema: 'failsafe' }) as Reasons;
  for (const { kind, file, was } of read.reasons)
    if (!Object.hasOwn(read.kinds, kind))
      throw new Error(`${REASONS_FILE}: "${kind}" of "${was}" in ${file} is no kind.`);
  return read;
};

const isMeant = ({ file, line, was, becomes }: Reason, mutant: Mutant): boolean =>
  file === mutant.path &&
  oneLine(was) === oneLine(mutant.was) &&
  (becomes === undefined || oneLine(becomes) === oneLine(mutant.change.text)) &&
  (line === undefined || oneLine(mutant.within).includes(oneLine(line)));

/** The reason that is given for a mutant, if any. */
export const reasonOf = ({ reasons }: Reasons, mutant: Mutant): Reason | undefined =>
  reasons.find((reason) => isMeant(reason, mutant));

/** Reasons for mutants that there are not. */
export const idleReasons = ({ reasons }: Reasons, all: readonly Numbered[]): readonly string[] =>
  reasons
    .filter((reason) => !all.some(({ mutant }) => isMeant(reason, mutant)))
    .map(
      ({ file, was, becomes = 'something else' }) => `${REASONS_FILE}: ${file} has no "${was}" to become "${becomes}".`,
    );
