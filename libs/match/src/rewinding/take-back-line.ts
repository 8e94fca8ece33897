import { err, ok, type Result } from '#kernel';
import type { NotationError } from '#ruleset';
import type { TakeBack } from '../commands.js';

const BEGINS = /^take back\s*:/i;
const FORM = /^take back\s*:\s*(?:play (\d{1,9})|(?:the )?last play)\s*(?::\s*(.*))?$/i;

/** A take-back as a line of a tape file: `take back: play 12: it was Vex`, or `take back: last play`. */
export const makeTakeBackLine = ({ to, note }: Pick<TakeBack, 'to' | 'note'>): string =>
  `take back: ${to === 'last' ? 'last play' : `play ${String(to)}`}${note === '' ? '' : `: ${note}`}`;

/** Reads such a line; null where the line is none. The fault names the form. */
export const parseTakeBackLine = (text: string): Result<TakeBack, NotationError> | null => {
  if (!BEGINS.test(text)) return null;
  const found = FORM.exec(text);
  if (found === null) {
    return err({
      code: 'take-back/form',
      message: 'This is not how a take-back is written.',
      column: text.indexOf(':') + 2,
      expected: ['last play', 'last play: why', 'play 12', 'play 12: why'],
    });
  }
  const [, number, note = ''] = found;
  return ok({ type: 'TakeBack', to: number === undefined ? 'last' : Number(number), note: note.trim() });
};
