import { pauseAfter } from '#kernel';

test('each pause is twice the one before, up to the longest', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 1000].map((failures) => pauseAfter({ first: 20, longest: 300 }, failures));
  expect(pauses).toEqual([20, 40, 80, 160, 300, 300, 300]);
});
