import { checkList, LIST_FIELDS, LIST_ORDERS, type ListField, type ListWish } from '#projections';
import { HttpProblem } from '../http/problem.js';
import { MatchesQuery, Word } from '../search/search.query.js';

/** What a list of matches shows, and in which order. */
export class ListQuery extends MatchesQuery {
  @Word('Words that stand in the names of players, event, table, game, mode or of what was brought, or the id.', 'ana')
  readonly words?: string;

  @Word('`some` or `none`: whether the rules hold something against a play; with a key alone.')
  readonly findings?: string;

  @Word(`The order: ${LIST_ORDERS.join(', ')}; by findings with a key alone.`, 'latest')
  readonly sort?: string;
}

/** What a list shows. @throws HttpProblem where it cannot be read */
export const listIn = (query: Pick<ListQuery, ListField>): ListWish => {
  const read = checkList(
    LIST_FIELDS.flatMap((field) => {
      const value = query[field];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
  if (read.ok) return read.value;
  throw new HttpProblem(400, { code: read.error.code, detail: read.error.message, remedy: read.error.remedy });
};
