import { render, type ComponentChild } from 'preact';

/** Prints a sheet that stands alone on the paper until the browser is done. */
const print = (sheet: HTMLElement, done: () => void): void => {
  sheet.classList.add('print-sheet');
  document.body.append(sheet);
  window.addEventListener(
    'afterprint',
    () => {
      done();
      sheet.remove();
    },
    { once: true },
  );
  window.print();
};

/** Prints one part of the page by itself, as a copy of it. */
export const printAlone = (part: Element): void => {
  const sheet = document.createElement('div');
  sheet.append(part.cloneNode(true));
  print(sheet, () => undefined);
};

/**
 * Prints what is drawn for the paper alone. It is drawn twice: the second time by how the first one is laid out, out of sight and in letters as large as those on
 * paper, whatever the window.
 */
export const printDrawn = (draw: (laidOut: HTMLElement | null) => ComponentChild): void => {
  const sheet = document.createElement('div');
  const { style } = document.documentElement;
  sheet.classList.add('print-drawn');
  style.fontSize = '16px';
  render(draw(null), sheet);
  document.body.append(sheet);
  render(draw(sheet), sheet);
  print(sheet, () => {
    style.removeProperty('font-size');
    render(null, sheet);
  });
};
