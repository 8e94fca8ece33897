import { batch } from '@preact/signals';
import type { Study } from '#study';
import type { MatchAddress } from '../address.js';
import { stepsOf, type StudyDesk } from './study-desk.js';

const GONE = 'The branch of this link is not in the study as you may see it. This is the tape.';

type Named = Pick<StudyDesk, 'branch' | 'chapter'>;

const isOnTape = ({ branch, chapter }: Named): boolean => branch.peek() === null && chapter.peek() === null;

const pathIn = ({ branches }: Study, named: string | undefined): string | null =>
  branches.find(({ path }) => path === named)?.path ?? null;

const chapterIn = ({ chapters }: Study, named: string | undefined): string | null =>
  chapters.find(({ id }) => id === named)?.id ?? null;

/** Shows the branch or the chapter of an open study that an address names, else its tape: at the step named, or at the first note. */
export const showNamed = (of: StudyDesk, { branch, chapter, at }: MatchAddress): void => {
  const study = of.study.value;
  if (study === null) return;
  const wasOnTape = isOnTape(of);
  batch(() => {
    of.branch.value = pathIn(study, branch);
    of.chapter.value = of.branch.peek() === null ? chapterIn(study, chapter) : null;
  });
  if (!isOnTape(of)) return;
  if (branch !== undefined) {
    // Its steps are none of the tape.
    of.problem.value = GONE;
    of.desk.seek(Infinity);
  } else if (at === null) of.desk.seek(stepsOf(of)[0] ?? Infinity);
  // Whoever has stepped on meanwhile stays there; behind a branch the tape has stood still.
  else if (!wasOnTape) of.desk.seek(at);
};
