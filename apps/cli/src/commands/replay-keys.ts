import { emitKeypressEvents, type Key } from 'node:readline';
import { isRecorderEvent } from '#match';
import { eventIn, matchMarks, type Stride } from '#projections';
import {
  BEFORE_ALL,
  lastRevision,
  openCursor,
  seek,
  stateHere,
  stepBack,
  stepForward,
  stepHere,
  type Cursor,
} from '#replay';
import type { Envelope } from '#kernel';
import type { MatchState } from '#match';
import { dealingText } from '#ruleset';
import { type LoadedTape, openedWith } from '../tapes/load-tape.js';
import { tableText } from '../text/table.js';

type Here = Cursor<MatchState<unknown>, Envelope>;

const HELP = 'right/left: play   down/up: event   t/T: turn   i/I: chain item   Home/End   q: quit';

/** Keys that step, with how far and which way. */
const STEPS: Readonly<Record<string, readonly [Stride, 'on' | 'back']>> = {
  right: ['play', 'on'],
  left: ['play', 'back'],
  down: ['event', 'on'],
  up: ['event', 'back'],
  t: ['turn', 'on'],
  T: ['turn', 'back'],
  i: ['item', 'on'],
  I: ['item', 'back'],
};

/** Where a key leads; null for the key that ends. */
export const moveBy = (key: string, here: Here, { ruleset }: LoadedTape): Here | null => {
  if (key === 'q' || key === 'escape') return null;
  if (key === 'home') return seek(here, BEFORE_ALL);
  if (key === 'end') return seek(here, lastRevision(here.tape));
  const step = STEPS[key];
  if (step === undefined) return here;
  const mark = matchMarks(ruleset)[step[0]];
  return step[1] === 'on' ? stepForward(here, mark) : stepBack(here, mark);
};

/** The screen at a place of the tape. */
export const screenAt = (here: Here, loaded: LoadedTape): string => {
  const { ruleset, viewer } = loaded;
  const step = stepHere(here);
  const event = step && eventIn(step.event);
  const happened =
    step === null || event === null || isRecorderEvent(event)
      ? (step?.event.type ?? 'Before all')
      : ruleset.describeFact(event, step.before.game, viewer);
  const { game, status } = stateHere(here);
  const table = status === 'unopened' ? '' : tableText(ruleset.view(game, viewer));
  const opened = openedWith(loaded);
  const dealing = opened === null ? null : dealingText(opened);
  const told = dealing === null ? '' : `${dealing}\n`;
  return `${HELP}\n\n${told}Revision ${here.revision} of ${lastRevision(here.tape)}: ${happened}\n\n${table}\n`;
};

const CLEAR = '\u001b[2J\u001b[H';

const nameOf = (text: string | undefined, { name, ctrl }: Key): string => {
  if (ctrl && name === 'c') return 'q';
  return text !== undefined && /^[TI]$/.test(text) ? text : (name ?? '');
};

/** Steps through a tape by the keys of a terminal until `q`. */
export const stepByKeys = async (loaded: LoadedTape): Promise<void> => {
  const { stdin, stdout } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  let here: Here = openCursor(loaded.tape, BEFORE_ALL);
  const draw = (): void => void stdout.write(CLEAR + screenAt(here, loaded));
  draw();
  await new Promise<void>((done) => {
    stdin.on('keypress', (text: string | undefined, key: Key) => {
      const next = moveBy(nameOf(text, key), here, loaded);
      if (next === null) done();
      else {
        here = next;
        draw();
      }
    });
  });
  stdin.setRawMode(false);
  stdin.pause();
};
