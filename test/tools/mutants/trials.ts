import { left, mayStand, told } from './rules.js';

const expectAll = (...held: readonly boolean[]): string => {
  if (held.includes(false)) throw new Error('not so');
  return 'so';
};

export const trials = [
  { name: 'the limit', run: () => expectAll(mayStand(2, false), !mayStand(3, false), told(1) !== told(2)) },
  { name: 'what is left', run: () => left([1, 2, 5]).join(' ') },
];

export const testFiles = ['test/tools/mutants/asked.ts'];
