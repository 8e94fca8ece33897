import { err, ok, type Result } from '#kernel';
import type { LayOutProblem } from './literal.js';
import {
  either,
  listOf,
  LITERAL_BOUNDS,
  oneOrMore,
  readAs,
  readLiteral,
  text,
  tooMany,
  type LiteralForm,
} from './literal-forms.js';

const COUNTED = /^(?<count>[1-9]\d?) (?<name>\S.*)$/;

const timesOver = <Value>(item: LiteralForm<Value>, typed: string): Result<readonly Value[], LayOutProblem> => {
  const { count, name = typed } = COUNTED.exec(typed)?.groups ?? {};
  const one = readLiteral(item, name);
  if (one.ok) return ok(Array.from({ length: Number(count) }, () => one.value));
  const [problem = { path: [], message: `There is no "${name}" here.`, expected: [] }] = one.error;
  return err(problem);
};

/** One, or as many as the number before its name says: `2 Recruit`, as in plays. */
const counted = <Value>(item: LiteralForm<Value>): LiteralForm<readonly Value[]> =>
  either(
    (json) => typeof json === 'string' && COUNTED.test(json),
    readAs(text, (typed) => timesOver(item, typed)),
    readAs(item, (value) => ok([value])),
  );

const together = <Value>(lists: LiteralForm<readonly (readonly Value[])[]>): LiteralForm<readonly Value[]> =>
  readAs(lists, (read) => {
    const all = read.flat();
    return all.length > LITERAL_BOUNDS.list ? err({ path: [], ...tooMany(all.length) }) : ok(all);
  });

/** A list of things by their names. */
export const namesOf = <Value>(item: LiteralForm<Value>): LiteralForm<readonly Value[]> =>
  together(listOf(counted(item)));

/** A name or a list of them; read as a list. */
export const oneOrMoreOf = <Value>(item: LiteralForm<Value>): LiteralForm<readonly Value[]> =>
  together(oneOrMore(counted(item)));
