/** Room kept for the headings that stick to a panel's top, in pixels. */
const HEADINGS = 70;

/** Scrolls a panel so that a row of it is seen; never anything around the panel. */
export const revealIn = (panel: string, row: Element | null): void => {
  const box = row?.closest(panel);
  if (row === null || box === null || box === undefined || box.scrollHeight <= box.clientHeight) return;
  const [seen, place] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = seen.top + HEADINGS - place.top;
  const below = place.bottom - seen.bottom;
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below + HEADINGS;
};
