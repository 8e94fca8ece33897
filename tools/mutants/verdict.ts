/**
 * What became of a mutant. It was killed by a `failure` (something expected was not so, or the program broke), by a `difference`
 * (all that is expected was so, but a trial caused something else than it always did), by a `hang`, or `refused` by the compiler where no trial
 * told; it `survived` every trial, or was `unreached` by all of them.
 */
export interface Verdict {
  readonly came: 'failure' | 'difference' | 'hang' | 'refused' | 'survived' | 'unreached';
  /** The trial that told, or the compiler, where one did. */
  readonly by: string | null;
}

/** Whether something told that the mutant is there. */
export const isKilled = ({ came }: Verdict): boolean => came !== 'survived' && came !== 'unreached';
