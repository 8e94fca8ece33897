import { costOf, feeOf, firstOf, mayPass, oldest, turned } from './passes.js';

const trial = (name: string, answer: () => unknown, expected: string) => ({
  name,
  run: () => {
    const answered = String(answer());
    if (answered !== expected) throw new Error(`${answered} is not ${expected}`);
    return answered;
  },
});

export const trials = [
  trial('a member passes', () => mayPass(3, true) && mayPass(4, true), 'true'),
  trial('a child does not', () => mayPass(2, true), 'false'),
  trial('no guest', () => feeOf(false), 'nothing'),
  trial('the first', () => firstOf([1, 2]), '2'),
  trial('the cost', () => costOf([1, 2]), '6'),
  trial('the oldest of nobody', () => oldest(null), '3'),
  trial('the oldest', () => oldest({ ages: [4, 99] }), '4'),
  trial('turned round', () => turned(['a', 'b']), 'b,a'),
];
