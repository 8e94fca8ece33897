import { WORDS } from './words.js';

export const trials = [{ name: 'the words', run: () => WORDS.join(' ') }];
export const testFiles = ['test/tools/mutants/changing.ts'];
export const alone = ['test/tools/mutants/changing.ts'];
