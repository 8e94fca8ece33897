import { signal } from '@preact/signals';
import type { Desk } from './desk.js';
import { toggleJudging } from './judging.js';
import { togglePlaying } from './player.js';

type Act = (desk: Desk) => void;

const stepEvent =
  (by: 1 | -1): Act =>
  (desk) =>
    desk.step('event', by);
const stepPlay =
  (by: 1 | -1): Act =>
  (desk) =>
    desk.step('play', by);

/** To the line at the end of the tape, where it stands on the page. */
const reachLine: Act = (desk) => {
  desk.seek(desk.last.value);
  requestAnimationFrame(() => document.getElementById('line')?.focus());
};

/** What each key does, by `KeyboardEvent.key`, with `Shift+` before it where Shift is held. */
const ACTS: Readonly<Record<string, Act>> = {
  ArrowRight: stepEvent(1),
  ArrowLeft: stepEvent(-1),
  'Shift+ArrowRight': stepPlay(1),
  'Shift+ArrowLeft': stepPlay(-1),
  ArrowDown: stepPlay(1),
  ArrowUp: stepPlay(-1),
  PageDown: (desk) => desk.step('turn', 1),
  PageUp: (desk) => desk.step('turn', -1),
  ']': (desk) => desk.step('item', 1),
  '[': (desk) => desk.step('item', -1),
  Home: (desk) => desk.seek(0),
  End: (desk) => desk.seek(desk.last.value),
  f: (desk) => {
    desk.seekFinding();
  },
  l: reachLine,
  j: toggleJudging,
  ' ': togglePlaying,
};

/** The keys as the help panel lists them. */
export const KEY_HELP: readonly (readonly [keys: string, does: string])[] = [
  ['← →', 'previous, next event'],
  ['↑ ↓  or  Shift ← →', 'previous, next play'],
  ['[ ]', 'previous, next change of the chain'],
  ['Page Up, Page Down', 'previous, next turn'],
  ['F', 'next play with findings'],
  ['Home, End', 'start, end of the tape'],
  ['L', 'the line to record in'],
  ['J', "the judge's side"],
  ['Space', 'play, pause'],
];

const TYPING = 'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';
const PRESSABLE = 'button, summary, a, input';

/** Keys that have nothing to do in a line where nothing is typed. */
const FREE_IN_LINE: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);

const isEmptyLine = (target: Element): boolean =>
  target instanceof HTMLInputElement && target.id === 'line' && target.value === '';

/** Whether the key belongs to what has the focus: text being typed, a list being chosen from, a button being pressed. */
const isTaken = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (isEmptyLine(target)) return !FREE_IN_LINE.has(event.key);
  if (target.matches(TYPING) || target.closest('[data-keys=own]') !== null) return true;
  return event.key === ' ' && target.matches(PRESSABLE);
};

const KEPT = 'matchtape.letter-keys';

/** Whether keys that write something, letters and signs, are keys of the desk; for who speaks to the machine they are not. */
export const letterKeys = signal(localStorage.getItem(KEPT) !== 'off');

/** Switches letters and signs as keys on or off; this browser keeps it. */
export const switchLetterKeys = (on: boolean): void => {
  letterKeys.value = on;
  if (on) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, 'off');
};

const isOff = ({ key }: KeyboardEvent): boolean => !letterKeys.value && key.length === 1 && key !== ' ';

/** Listens for the keys of a desk; returns how to stop. */
export const listenForKeys = (desk: Desk): (() => void) => {
  const pressed = (event: KeyboardEvent): void => {
    const act = ACTS[event.shiftKey && event.key.startsWith('Arrow') ? `Shift+${event.key}` : event.key];
    if (act === undefined || isTaken(event) || isOff(event)) return;
    event.preventDefault();
    act(desk);
  };
  window.addEventListener('keydown', pressed);
  return () => window.removeEventListener('keydown', pressed);
};
