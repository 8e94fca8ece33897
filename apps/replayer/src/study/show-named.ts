import type { MatchAddress } from '../address.js';
import { stepsOf, type StudyDesk } from './study-desk.js';

/** Shows the branch or the chapter of an open study that an address names, else its first note. */
export const showNamed = (of: StudyDesk, { branch, chapter, at }: MatchAddress): void => {
  const study = of.study.value;
  if (study?.branches.some(({ path }) => path === branch) === true) of.branch.value = branch ?? null;
  else if (study?.chapters.some(({ id }) => id === chapter) === true) of.chapter.value = chapter ?? null;
  else if (branch !== undefined) {
    // Its steps are none of the tape.
    of.problem.value = 'The branch of this link is not in the study as you may see it. This is the tape.';
    of.desk.seek(Infinity);
  } else if (at === null) of.desk.seek(stepsOf(of)[0] ?? Infinity);
};
