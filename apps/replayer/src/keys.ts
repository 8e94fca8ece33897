import { signal } from '@preact/signals';
import type { Desk } from './desk.js';
import { toggleJudging } from './judging.js';
import { keep, kept } from './kept.js';
import type { Stride } from '#projections';
import { compareFromHere } from './comparing.js';
import { reachLine } from './entry-line.js';
import { askWhere, goBack } from './going.js';
import { choosePacing, pacing } from './pacing.js';
import { changeSpeed, togglePlaying } from './player.js';
import { sheet } from './sheet.js';
import { nextStride, stride } from './stride.js';

type Act = (desk: Desk, key: string) => void;

const stepBy =
  (size: Stride, by: 1 | -1): Act =>
  (desk) =>
    desk.step(size, by);

const stepChosen =
  (by: 1 | -1): Act =>
  (desk) =>
    desk.step(stride.value, by);

/** To the search of the timeline, which small rooms draw up over the table for it. */
const openSearch: Act = () => {
  const reach = (): void => document.getElementById('timeline-search')?.focus();
  sheet.value = 'timeline';
  // At once, since the next key belongs to the field; and again where it was not drawn yet.
  reach();
  requestAnimationFrame(reach);
};

const openHelp: Act = () => {
  const help = document.querySelector<HTMLDetailsElement>('.help');
  if (help !== null) help.open = !help.open;
};

/** Closes what lies open over the page: the keys, piles that were fanned out. */
const closeOpen: Act = () => {
  for (const open of document.querySelectorAll<HTMLDetailsElement>('.help[open], .pile[open]')) open.open = false;
};

/** What each key does, by `KeyboardEvent.key`, with `Shift+` before it where Shift is held. */
const ACTS: Readonly<Record<string, Act>> = {
  ArrowRight: stepChosen(1),
  ArrowLeft: stepChosen(-1),
  'Shift+ArrowRight': stepBy('play', 1),
  'Shift+ArrowLeft': stepBy('play', -1),
  ArrowDown: stepBy('item', 1),
  ArrowUp: stepBy('item', -1),
  PageDown: stepBy('turn', 1),
  PageUp: stepBy('turn', -1),
  ']': stepBy('turn', 1),
  '[': stepBy('turn', -1),
  Home: (desk) => desk.jump(0),
  End: (desk) => desk.jump(desk.last.value),
  ' ': togglePlaying,
  '+': (desk) => changeSpeed(desk, 1),
  '-': (desk) => changeSpeed(desk, -1),
  s: nextStride,
  n: (desk) => desk.seekFinding(),
  g: () => askWhere(),
  '/': openSearch,
  u: goBack,
  p: () => choosePacing({ pace: pacing.value.pace === 'fixed' ? 'recorded' : 'fixed' }),
  f: (desk) => desk.flip(),
  c: compareFromHere,
  l: reachLine,
  j: toggleJudging,
  '?': openHelp,
  Escape: closeOpen,
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [String(i + 1), (_desk: Desk, key: string) => askWhere(`turn ${key}`)]),
  ),
};

/** The keys as the help panel lists them. */
export const KEY_HELP: readonly (readonly [keys: string, does: string])[] = [
  ['← →', 'a step of the chosen size'],
  ['S', 'choose the size of a step'],
  ['Shift ← →', 'previous, next play'],
  ['↑ ↓', 'previous, next change of the chain'],
  ['[ ]  or  Page Up, Page Down', 'previous, next turn'],
  ['Home, End', 'start, end of the tape'],
  ['1 to 9', 'the number of a turn, then Enter'],
  ['G', 'go to a step, a turn or a play'],
  ['N', 'next play with findings'],
  ['/', 'search the timeline'],
  ['U', 'back to the place left last'],
  ['C', 'compare what follows with this step; once more: end it'],
  ['F', 'look from the other side'],
  ['L', 'the line to record in'],
  ['J', "the judge's side"],
  ['Space', 'play, pause'],
  ['+ -', 'faster, slower'],
  ['P', 'play evenly, or as it was played'],
  ['?', 'these keys'],
  ['Escape', 'close them, and a pile that lies open'],
];

const TYPING = 'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';
const PRESSABLE = 'button, summary, a, input';

/** Keys that have nothing to do in a line where nothing is typed. */
const FREE_IN_LINE: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);

const isEmptyLine = (target: Element): boolean =>
  target instanceof HTMLInputElement && target.id === 'line' && target.value === '';

/** Whether the key belongs to a dialog over the page, or to what has the focus: text being typed, a list being chosen from, a button being pressed. */
const isTaken = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog:modal') !== null) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (isEmptyLine(target)) return !FREE_IN_LINE.has(event.key);
  if (target.matches(TYPING) || target.closest('[data-keys=own]') !== null) return true;
  return event.key === ' ' && target.matches(PRESSABLE);
};

const NAME = 'matchtape.letter-keys';

/** Whether keys that write something, letters and signs, are keys of the desk; for who speaks to the machine they are not. */
export const letterKeys = signal(kept(NAME) !== 'off');

/** Switches letters and signs as keys on or off; this browser keeps it. */
export const switchLetterKeys = (on: boolean): void => {
  letterKeys.value = on;
  keep(NAME, on ? null : 'off');
};

const isOff = ({ key }: KeyboardEvent): boolean => !letterKeys.value && key.length === 1 && key !== ' ';

/** Listens for the keys of a desk; returns how to stop. */
export const listenForKeys = (desk: Desk): (() => void) => {
  const pressed = (event: KeyboardEvent): void => {
    // Letters are the same keys with Caps Lock.
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = ACTS[event.shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key];
    if (act === undefined || isTaken(event) || isOff(event)) return;
    event.preventDefault();
    act(desk, key);
  };
  window.addEventListener('keydown', pressed);
  return () => window.removeEventListener('keydown', pressed);
};
