import type { Fields } from './places.js';
import type { Context } from './lexicon.js';
import { readForm, writeForm, type Pattern } from './forms.js';
import { LINE_BOUNDS } from './bounds.js';
import { fail, isLineEnd, matchWords, read, type Answer, type Kind, type Unread } from './source.js';

const tooLong = (at: number): Unread => {
  const message = `At most ${LINE_BOUNDS.list} things can be told at once. Split them among several plays.`;
  return fail(at, { code: 'out-of-bounds', message });
};

/**
 * What happened, one thing after another, separated by semicolons; `nothing` where nothing did. `until`: words that a sequence
 * may end before, besides a bracket and the end of the line.
 */
export const sequenceKind = <T extends object, X extends Context>(
  patterns: readonly Pattern[],
  until: readonly string[] = [],
): Kind<readonly T[], X> => {
  const isEnd = (line: string, at: number): boolean =>
    /^\s*[;)]/.test(line.slice(at)) ||
    isLineEnd(line, at) ||
    until.some((words) => matchWords(line, at, words) !== null);
  const readOne = (context: X, at: number): Answer<T> => {
    const answer = readForm(patterns, context, { at, isEnd });
    return answer.ok ? { ...answer, value: answer.value as T } : answer;
  };
  return {
    read: (context, at) => {
      const nothing = matchWords(context.line, at, 'nothing');
      if (nothing !== null && isEnd(context.line, nothing)) return read([], nothing);
      const values: T[] = [];
      for (let begin = at; ;) {
        const answer = readOne(context, begin);
        if (!answer.ok) return answer;
        values.push(answer.value);
        if (values.length > LINE_BOUNDS.list) return tooLong(at);
        const next = matchWords(context.line, answer.end, ';');
        if (next === null) return read(values, answer.end);
        begin = next;
      }
    },
    write: (values, context) => {
      const words = values.map((each) => writeForm(patterns, each as Fields, context) ?? '?');
      return words.length === 0 ? 'nothing' : words.join('; ');
    },
  };
};
