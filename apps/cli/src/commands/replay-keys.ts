import { emitKeypressEvents, type Key } from 'node:readline';
import { screenOf } from '../stepping/screen.js';
import { beginStepping, press, restOf, runOn, steppedTape, type Stepping } from '../stepping/stepping.js';
import type { LoadedTape } from '../tapes/load-tape.js';

const CLEAR = '\u001b[2J\u001b[H';

/** A key by what it writes, else by its name; with `shift ` or `ctrl ` before it where that changes what it does. */
export const keyName = (text: string | undefined, { name = '', ctrl, shift }: Key): string => {
  if (ctrl === true) return `ctrl ${name}`;
  if (shift === true && (name === 'left' || name === 'right')) return `shift ${name}`;
  return text !== undefined && /^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(text) ? text : name;
};

/** Steps through a tape by the keys of a terminal, which are those of the replayer's page, until `q`. */
export const stepByKeys = async (loaded: LoadedTape): Promise<void> => {
  const { stdin, stdout } = process;
  const tape = steppedTape(loaded);
  let now: Stepping = beginStepping(loaded);
  let clock: NodeJS.Timeout | undefined;
  const show = (next: Stepping): void => {
    now = next;
    stdout.write(CLEAR + screenOf(now, tape));
    clearTimeout(clock);
    if (now.isPlaying) clock = setTimeout(() => show(runOn(now, tape)), restOf(now, tape));
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  show(now);
  await new Promise<void>((done) => {
    stdin.on('keypress', (text: string | undefined, key: Key) => {
      const next = press(now, tape, keyName(text, key));
      if (next === null) done();
      else show(next);
    });
  });
  clearTimeout(clock);
  stdin.setRawMode(false);
  stdin.pause();
};
