/** Prints one part of the page by itself: a copy of it stands alone on the paper until the browser is done. */
export const printAlone = (part: Element): void => {
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  sheet.append(part.cloneNode(true));
  document.body.append(sheet);
  window.addEventListener(
    'afterprint',
    () => {
      sheet.remove();
    },
    { once: true },
  );
  window.print();
};
