import { batch } from '@preact/signals';
import type { MatchAddress } from '../address.js';
import { stepsOf, type StudyDesk } from './study-desk.js';

const GONE = 'The branch of this link is not in the study as you may see it. This is the tape.';

/** Shows the branch or the chapter of an open study that an address names, else its tape: at the step named, or at the first note. */
export const showNamed = (of: StudyDesk, { branch, chapter, at }: MatchAddress): void => {
  const study = of.study.value;
  const wasTape = of.branch.peek() === null && of.chapter.peek() === null;
  const path = study?.branches.find((each) => each.path === branch)?.path ?? null;
  const id = path === null ? (study?.chapters.find((each) => each.id === chapter)?.id ?? null) : null;
  batch(() => {
    of.branch.value = path;
    of.chapter.value = id;
  });
  if (path !== null || id !== null) return;
  if (branch !== undefined) {
    // Its steps are none of the tape.
    of.problem.value = GONE;
    of.desk.seek(Infinity);
  } else if (at === null) of.desk.seek(stepsOf(of)[0] ?? Infinity);
  // Whoever has stepped on meanwhile stays there; behind a branch the tape has stood still.
  else if (!wasTape) of.desk.seek(at);
};
