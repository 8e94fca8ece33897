import type { Fact } from '#kernel';
import type { Problem } from '../verdict.js';

/**
 * What a decision may still do. The pure libraries have no clock, so a play is bounded by what it does: every fact that is made
 * and every task that is run is a step, and on a big table each step counts for several.
 */
export interface Steps {
  left: number;
}

/**
 * Some seven times what any play of a recorded game takes; a player who leaves a table of four takes more than three hundred. All
 * of them take some dozens of milliseconds of processor, and up to
 * three times that in a program that has just begun: docs/reference/bounds.md has what was measured.
 */
export const MOST_STEPS = 600;

/** Tables are folded by copying lists: this many pieces more make a step count once more. */
const PIECES_OF_A_STEP = 200;

/** A play sets off more than one play may. Nothing of it is recorded. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps';

  constructor() {
    super(`This takes more than ${MOST_STEPS} steps. Nothing is done.`);
  }
}

/** The steps of a decision that begins. */
export const allSteps = (): Steps => ({ left: MOST_STEPS });

/** How many steps one thing is on a table of so many pieces. */
const weightOn = (pieces: number): number => 1 + Math.floor(pieces / PIECES_OF_A_STEP);

/** Takes a step on a table of so many pieces. Throws TooManySteps where none is left. */
export const takeStep = (steps: Steps, pieces: number): void => {
  steps.left -= weightOn(pieces);
  if (steps.left < 0) throw new TooManySteps();
};

const thingsIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** A thing that is made is looked at twice: as what happens, and as one that may wait for it. */
const A_MADE_THING = 2;

/** How many things a fact is about: the lengths of its lists, and the number of what it makes. */
const thingsOf = (data: Readonly<Record<string, unknown>>): number => {
  let sum = 0;
  for (const key in data) sum += key === 'count' ? A_MADE_THING * Number(data[key]) : thingsIn(data[key]);
  return sum;
};

/** Takes the steps of asking a table of so many pieces whether something waits for each thing that a fact is about. */
export const takeListening = (steps: Steps, fact: Fact, pieces: number): void => {
  steps.left -= thingsOf(fact.data as Readonly<Record<string, unknown>>) * weightOn(pieces);
  if (steps.left < 0) throw new TooManySteps();
};

/** Why such a play cannot be recorded. */
export const tooManySteps = (): Problem => ({
  code: 'play/too-much',
  message: `One play may take ${MOST_STEPS} steps at most, and this one takes more. Nothing is recorded.`,
  remedy: 'Split it: tell what happens in several plays or corrections, or smaller numbers in each.',
});

/** What a run works on: the steps that are left to it, and the table as it has become. */
interface Running {
  readonly steps: Steps;
  readonly state: { readonly pieces: readonly unknown[] };
}

/** Steps until it is over or a step has nothing to do. Throws TooManySteps where it would run for ever, or for too long. */
export const runSteps = (draft: Running, isOver: () => boolean, step: () => boolean): void => {
  while (!isOver()) {
    takeStep(draft.steps, draft.state.pieces.length);
    if (!step()) return;
  }
};

/** Puts tasks on an agenda so that the first named runs first. */
export const pushFirst = <Frame>(agenda: Frame[], frames: readonly Frame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) agenda.push(frames[i] as Frame);
};
