import type { Desk } from './desk.js';
import { showDesk } from './sheet.js';

/** What had the focus when the line was asked for; null where nobody waits for it. */
let askedFrom: Element | null = null;

/** Whether somebody who has gone nowhere else since asked for the line before it stood on the page. */
const isAwaited = (): boolean => {
  const { activeElement, body } = document;
  return askedFrom !== null && (activeElement === null || activeElement === body || activeElement === askedFrom);
};

/** Gives the line the keyboard, where it was asked for and stands on the page. Whether it has it. */
export const takeLine = (): boolean => {
  const line = document.getElementById('line');
  if (line === null || !isAwaited()) return false;
  askedFrom = null;
  line.focus();
  return true;
};

/** To the line at the end of the tape, and the keyboard into it: in the next frame, or as soon as what draws it is here. */
export const reachLine = (desk: Desk): void => {
  showDesk();
  desk.jump(desk.last.value);
  askedFrom = document.activeElement;
  requestAnimationFrame(takeLine);
};
