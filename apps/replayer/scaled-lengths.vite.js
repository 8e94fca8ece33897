// The style sheets are written in pixels of a window of 2560 by 1440 and below. Here each becomes its share of the root's letters, which the
// page draws larger in a larger window (base.css): everything on it grows together, as where the system itself is scaled. Hairlines stay.
const ROOT = 16;
const PIXELS = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g;

const scaled = (text) =>
  text.replace(PIXELS, (written, number) => (Math.abs(number) === 1 ? written : `${number / ROOT}rem`));

const lengths = {
  postcssPlugin: 'scaled-lengths',
  // What the root's letters are is said in pixels of the window.
  Declaration: (declaration) => {
    if (declaration.parent.selector === 'html' || declaration.value.includes('url(')) return;
    declaration.value = scaled(declaration.value);
  },
  // A window is measured in pixels; a part of the page in the letters that it is written in.
  AtRule: {
    container: (rule) => {
      rule.params = scaled(rule.params);
    },
  },
};

export const scaledLengths = {
  name: 'scaled-lengths',
  config: () => ({ css: { postcss: { plugins: [lengths] } } }),
};
