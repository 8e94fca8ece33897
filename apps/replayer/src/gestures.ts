import type { Desk } from './desk.js';
import { stride } from './stride.js';

/** How far a wheel turns for a step, and a finger goes for one, in pixels. */
const NOTCH = 50;
const SWIPE = 48;

const WHEELED = '#table, .track';
const SWIPED = '#table';

const within = (target: EventTarget | null, places: string): target is Element =>
  target instanceof Element && target.closest(places) !== null;

/** What scrolls by itself keeps the wheel and the finger. */
const isScrolled = (target: Element, direction: 'x' | 'y'): boolean => {
  for (let each: Element | null = target; each !== null && each.id !== 'table'; each = each.parentElement) {
    const style = getComputedStyle(each);
    const isLonger =
      direction === 'x' ? each.scrollWidth > each.clientWidth + 1 : each.scrollHeight > each.clientHeight + 1;
    if (isLonger && /auto|scroll/.test(direction === 'x' ? style.overflowX : style.overflowY)) return true;
  }
  return false;
};

/** Two fingers on a pad go across as well, and with Shift a wheel does. */
const wheeledAlong = ({ deltaX, deltaY }: WheelEvent): 'x' | 'y' => (Math.abs(deltaX) > Math.abs(deltaY) ? 'x' : 'y');

/** A turn of the wheel over the table or the tape is a step; with Ctrl it is the browser's, which enlarges. */
const listenForWheel = (desk: Desk): (() => void) => {
  let turned = 0;
  const wheeled = (event: WheelEvent): void => {
    const { target } = event;
    if (event.ctrlKey || !within(target, WHEELED) || isScrolled(target, wheeledAlong(event))) return;
    event.preventDefault();
    turned = Math.sign(turned) === -Math.sign(event.deltaY) ? event.deltaY : turned + event.deltaY;
    if (Math.abs(turned) < NOTCH) return;
    desk.step(stride.value, turned > 0 ? 1 : -1);
    turned = 0;
  };
  window.addEventListener('wheel', wheeled, { passive: false });
  return () => window.removeEventListener('wheel', wheeled);
};

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

const isAcross = (dx: number, dy: number): boolean => Math.abs(dx) >= SWIPE && Math.abs(dx) > 2 * Math.abs(dy);

/** A finger that goes across the table leads to the next step, as a page is turned: to the left on, to the right back. */
const listenForSwipes = (desk: Desk): (() => void) => {
  let put: Finger | null = null;
  const began = ({ touches, target }: TouchEvent): void => {
    const [touch] = touches;
    const isMeant = touches.length === 1 && within(target, SWIPED) && !isScrolled(target, 'x');
    put = isMeant && touch ? { id: touch.identifier, x: touch.clientX, y: touch.clientY } : null;
  };
  const ended = ({ changedTouches }: TouchEvent): void => {
    const touch = [...changedTouches].find(({ identifier }) => identifier === put?.id);
    if (touch === undefined || put === null) return;
    const [dx, dy] = [touch.clientX - put.x, touch.clientY - put.y];
    put = null;
    if (isAcross(dx, dy)) desk.step(stride.value, dx < 0 ? 1 : -1);
  };
  window.addEventListener('touchstart', began, { passive: true });
  window.addEventListener('touchend', ended);
  return () => {
    window.removeEventListener('touchstart', began);
    window.removeEventListener('touchend', ended);
  };
};

/** Listens for the wheel and for fingers; returns how to stop. */
export const listenForGestures = (desk: Desk): (() => void) => {
  const stops = [listenForWheel(desk), listenForSwipes(desk)];
  return () => stops.forEach((stop) => stop());
};
