import { noughtsMatch } from '../support/api.js';
import type { BadRequest } from './bad-request.js';

/** Requests that open a match. */
export const BAD_OPENINGS: readonly BadRequest[] = [
  {
    what: 'unknown ruleset',
    path: '/matches',
    body: noughtsMatch('new', { ruleset: 'chess' }),
    status: 400,
    code: 'ruleset/unknown',
    words: /noughts/,
  },
  {
    what: 'unknown edition',
    path: '/matches',
    body: noughtsMatch('new', { edition: '0.9' }),
    status: 400,
    code: 'match/unknown-edition',
    words: /club-1/,
  },
  {
    what: 'unknown mode',
    path: '/matches',
    body: noughtsMatch('new', { mode: 'blitz' }),
    status: 400,
    code: 'match/unknown-mode',
    words: /single/,
  },
  {
    what: 'three players for two seats',
    path: '/matches',
    body: noughtsMatch('new', { players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }),
    status: 422,
    code: 'noughts/options',
    words: /two players/,
  },
  {
    what: 'a player without a name',
    path: '/matches',
    body: noughtsMatch('new', { players: [{ name: 'A' }, {}] }),
    status: 400,
    code: 'request/invalid',
    words: /players\.1\.name/,
  },
  {
    what: 'a deck that is a number',
    path: '/matches',
    body: noughtsMatch('new', { players: [{ name: 'A', deck: 3 }] }),
    status: 400,
    code: 'request/invalid',
    words: /deck list/,
  },
  {
    what: 'a seed that is a text',
    path: '/matches',
    body: noughtsMatch('new', { seed: 'seven' }),
    status: 400,
    code: 'request/invalid',
    words: /seed/,
  },
  {
    what: 'an id with a slash',
    path: '/matches',
    body: noughtsMatch('a/b'),
    status: 400,
    code: 'request/invalid',
    words: /id must be/,
  },
  {
    what: 'an id in use',
    path: '/matches',
    body: noughtsMatch('bad', { firstPlayer: 1 }),
    status: 409,
    code: 'match/id-taken',
    words: /another id/,
  },
];
