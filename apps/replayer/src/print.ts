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

/** Prints what is drawn for the paper alone. */
export const printDrawn = (drawing: ComponentChild): void => {
  const sheet = document.createElement('div');
  render(drawing, sheet);
  print(sheet, () => render(null, sheet));
};
