/** Looks at how the page is laid out, and answers what is to be changed by it, if anything is. */
export type Measure = () => (() => void) | undefined;

let waiting = new Set<Measure>();

const beginFrame = (): void => {
  const due = waiting;
  waiting = new Set();
  const changes = [...due].map((measure) => measure());
  for (const change of changes) change?.();
};

/**
 * Before the next frame is drawn, when the page stands: first everything that measures, then everything that it changes. Measured one by one
 * between changes, the page would be laid out as often. Returns how to take it back.
 */
export const beforeFrame = (measure: Measure): (() => void) => {
  if (waiting.size === 0) requestAnimationFrame(beginFrame);
  waiting.add(measure);
  return () => {
    waiting.delete(measure);
  };
};

/** As soon as the next frame is drawn. Returns how to take it back. */
export const afterFrame = (then: () => void): (() => void) => {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
