import { err, ok, type Result } from '#kernel';
import type { Problem } from '#ruleset';

/**
 * What is looked for in all tapes. Of a step: `card` was played or became known, `answers`: something was put above an item of that name
 * (with `card`: that card was), `rule`: the rules said something by it, `finding`: what its verdict was. Of a match: `player`, `result` (for the
 * player, where one is named), `game`, `event`, `brought` (a legend, a battlefield), `edition`, `mode`, `since` and `until` (days).
 */
export interface SearchWish {
  readonly card?: string;
  readonly answers?: string;
  readonly rule?: string;
  readonly finding?: string;
  readonly player?: string;
  readonly result?: string;
  readonly game?: string;
  readonly event?: string;
  readonly brought?: string;
  readonly edition?: string;
  readonly mode?: string;
  readonly since?: string;
  readonly until?: string;
}

export type SearchField = keyof SearchWish;

/** The words of a search, in the order in which they are told. */
export const SEARCH_FIELDS: readonly SearchField[] = [
  ...(['card', 'answers', 'rule', 'finding', 'player', 'result', 'game'] as const),
  ...(['event', 'brought', 'edition', 'mode', 'since', 'until'] as const),
];

const CHOICES: Readonly<Partial<Record<SearchField, RegExp>>> = {
  finding: /^(?:any|illegal|doubtful|told)$/,
  result: /^(?:win|loss|draw|open)$/,
  since: /^\d{4}-\d\d-\d\d$/,
  until: /^\d{4}-\d\d-\d\d$/,
};

const SHAPES: Readonly<Partial<Record<SearchField, string>>> = {
  finding: 'any, illegal, doubtful or told',
  result: 'win, loss, draw or open',
  since: 'a day as 2026-05-01',
  until: 'a day as 2026-05-31',
};

const problem = (message: string, remedy: string): Problem => ({ code: 'search/unread', message, remedy });

const isField = (name: string): name is SearchField => SEARCH_FIELDS.some((field) => field === name);

/** Checks what is looked for: each word once, in the shape that it has. */
export const checkSearch = (entries: readonly (readonly [string, string])[]): Result<SearchWish, Problem> => {
  const wish: Partial<Record<SearchField, string>> = {};
  for (const [name, text] of entries) {
    const value = text.trim();
    if (!isField(name)) {
      const words = SEARCH_FIELDS.map((field) => `${field}:`).join(' ');
      return err(problem(`Nothing is looked for by "${name}".`, `Look by one of: ${words}`));
    }
    if (value === '') return err(problem(`"${name}:" says nothing.`, `Write ${name}:"words", or leave it out.`));
    if (wish[name] !== undefined) return err(problem(`"${name}:" stands there twice.`, 'Look for one at a time.'));
    if (CHOICES[name]?.test(value) === false)
      return err(problem(`"${value}" is no ${name} to look for.`, `Name ${SHAPES[name] ?? ''}.`));
    wish[name] = value;
  }
  return ok(wish);
};

const PART = /(?:(\w+):)?(?:"([^"]*)"|([^\s"]+))/g;

const ANSWER = /^\s*"?([^":]+?)"? in answer to "?([^":]+?)"?\s*$/i;

/**
 * What is looked for, from a line: `card:Defy answers:"Void Seeker" player:Ana result:win`. `Defy in answer to Void Seeker` says the first two in
 * words; any other words without a field before them are a card's name.
 */
export const parseSearch = (text: string): Result<SearchWish, Problem> => {
  const [, card, answers] = ANSWER.exec(text) ?? [];
  if (card !== undefined && answers !== undefined) return ok({ card, answers });
  const parts = [...text.matchAll(PART)];
  const words = parts.flatMap(([, field, quoted, bare]) => (field === undefined ? [quoted ?? bare ?? ''] : []));
  const fields = parts.flatMap(([, field, quoted, bare]): readonly (readonly [string, string])[] =>
    field === undefined ? [] : [[field.toLowerCase(), quoted ?? bare ?? '']],
  );
  if (words.length + fields.length === 0)
    return err(problem('Nothing is looked for.', 'Write for example: card:Defy answers:"Void Seeker" player:Ana'));
  return checkSearch([...fields, ...(words.length === 0 ? [] : [['card', words.join(' ')] as const])]);
};
