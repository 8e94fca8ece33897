import { check } from './expectations.js';
import { playOf } from './expectations/plays.js';
import { mistakesOf, type Moment } from './moment.js';
import type { RulingMistake, Step } from './ruling.js';

const mistakesOfStep = (moment: Moment, step: Step): readonly RulingMistake[] => {
  if (step.step === 'expect')
    return check(moment, step.expect).mistakes.map((mistake) => ({
      ...mistake,
      path: [...step.path, ...mistake.path],
    }));
  try {
    playOf(moment, step.line);
    return [];
  } catch (error) {
    return mistakesOf(error, step.path);
  }
};

/** What is mistaken in a step whatever lies on the table: of a step that is not reached nothing else can be said. */
export const unreached = (moment: Moment, step: Step): readonly RulingMistake[] =>
  mistakesOfStep(moment, step)
    .filter(({ isAnywhere }) => isAnywhere)
    .map(({ waits: _, ...mistake }) => mistake);
