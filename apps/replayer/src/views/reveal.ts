/** Room kept for a heading that sticks below a panel's head, in pixels. */
const HEADING = 36;

/** Scrolls a panel so that a row of it is seen; never anything around the panel. */
export const revealIn = (panel: string, row: Element | null): void => {
  const box = row?.closest(panel);
  if (row === null || box === null || box === undefined || box.scrollHeight <= box.clientHeight) return;
  const [seen, place] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  const headings = HEADING + (box.querySelector('.panel-head')?.clientHeight ?? 0);
  const above = seen.top + headings - place.top;
  const below = place.bottom - seen.bottom;
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below + headings;
};
