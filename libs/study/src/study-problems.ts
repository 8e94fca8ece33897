import { err, type Err } from '#kernel';
import type { Problem } from '#ruleset';
import type { StudyEvent } from './events.js';

type Of<Type extends StudyEvent['type']> = Extract<StudyEvent, { readonly type: Type }>;

/** An event of a study; no rule brings one about. */
export const fact = <Type extends StudyEvent['type']>(type: Type, data: Of<Type>['data']): StudyEvent =>
  ({ type, data, because: [] }) as unknown as StudyEvent;

export const unknown = (what: 'study' | 'note' | 'branch' | 'chapter', id: string): Err<Problem> =>
  err({
    code: `study/no-${what}`,
    message: `There is no ${what} of this name here: ${id}.`,
    remedy: 'Read the study again: it may have been deleted meanwhile.',
  });

export const notYours = (what: 'note' | 'branch' | 'chapter', author: string): Err<Problem> =>
  err({
    code: 'study/not-yours',
    message: `This ${what} is ${author}'s: only its author changes or deletes it.`,
    remedy: `Write one of your own, or do it as ${author}.`,
  });

export const full = (what: string): Err<Problem> =>
  err({
    code: 'study/full',
    message: `This study has as many ${what} as one may have.`,
    remedy: 'Begin another study of the same match, or delete what is not needed.',
  });
