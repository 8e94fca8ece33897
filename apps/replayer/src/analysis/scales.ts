/** The drawing: its size, and the room that its axes take. */
export const DRAWING = { width: 640, height: 274, left: 40, right: 12, top: 14, bottom: 44 } as const;

const STEPS = [1, 2, 5] as const;

/** A step between two lines of a scale: 1, 2 or 5 of a power of ten of what is said in whole numbers, so that there are at most six of them. */
const stepFor = (most: number, whole: number): number => {
  for (let power = whole; ; power *= 10) {
    const step = STEPS.find((each) => most <= each * power * 6);
    if (step !== undefined) return step * power;
  }
};

/** A scale of values from zero, or from the lowest below it: where a value stands, and the values that lines are drawn at. */
export interface Scale {
  readonly y: (value: number) => number;
  readonly lines: readonly number[];
}

/** The scale that holds all of some values. `whole`: the least that is told apart in words, as a second of a time. */
export const scaleOf = (values: readonly number[], whole = 1): Scale => {
  const { height, top, bottom } = DRAWING;
  const [lowest, highest] = [Math.min(0, ...values), Math.max(whole, ...values)];
  const step = stepFor(highest - lowest, whole);
  const [from, to] = [Math.floor(lowest / step), Math.ceil(highest / step)];
  const lines = Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
  const room = height - top - bottom;
  return { lines, y: (value) => top + room * (1 - (value - from * step) / ((to - from) * step)) };
};

/** The left edge of a point's column, and how wide each is. */
export const columnsOf = (count: number): { readonly x: (at: number) => number; readonly wide: number } => {
  const { width, left, right } = DRAWING;
  const wide = (width - left - right) / Math.max(1, count);
  return { x: (at) => left + at * wide, wide };
};
