import { err, type Fact, type Result } from '#kernel';
import type { Ruleset } from '#ruleset';
import { impossible } from '../impossible.js';
import type { Refused } from './desk.js';

/** A line of notation that stands in an order, read on a table; `of`: what the line is of, for the refusal ("claim"). */
export const readLine = <State, Play, F extends Fact>(
  { notation }: Pick<Ruleset<State, Play, F>, 'notation'>,
  game: State,
  { line, of }: { readonly line: string; readonly of: 'claim' | 'remedy' },
): Result<Play, Refused> => {
  const read = notation.parse(line, game);
  if (read.ok) return read;
  const { code, message, column, expected } = read.error;
  const remedy = expected.length > 0 ? `Accepted there: ${expected.slice(0, 12).join(', ')}.` : 'Mend the line.';
  return err(impossible(code, `The line of the ${of}, column ${String(column)}: ${message}`, remedy));
};
