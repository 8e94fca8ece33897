import { err, ok, type Result } from '#kernel';
import { OFFICIALS, roleText, type NotationError } from '#ruleset';
import type { RewindTo } from '../commands.js';
import type { Official } from '../officials.js';

const BEGINS = /^rewind\s*:/i;
const FORM = new RegExp(
  `^rewind\\s*:\\s*to play (\\d{1,9}) by (?:the )?(${OFFICIALS.map(roleText).join('|')})(?: ([^:]+?))?\\s*(?::\\s*(.*))?$`,
  'i',
);

/** A rewind as a line of a tape file: `rewind: to play 12 by head judge Kim: the wrong target was chosen`. */
export const makeRewindLine = ({
  to,
  by,
  note,
}: {
  readonly to: number;
  readonly by: Official;
  readonly note: string;
}): string =>
  `rewind: to play ${String(to)} by ${[roleText(by.role), by.name].filter(Boolean).join(' ')}${note === '' ? '' : `: ${note}`}`;

/** A rewind that an official orders, as all do that lines say. */
export type OfficialRewind = RewindTo & { readonly by: Official };

/** Reads such a line; null where the line is none. The fault names the form. */
export const parseRewindLine = (text: string): Result<OfficialRewind, NotationError> | null => {
  if (!BEGINS.test(text)) return null;
  const [, number, role, name = '', note = ''] = FORM.exec(text) ?? [];
  const known = OFFICIALS.find((each) => roleText(each) === role?.toLowerCase());
  if (number === undefined || known === undefined) {
    return err({
      code: 'rewind/form',
      message: 'This is not how a rewind is written.',
      column: text.indexOf(':') + 2,
      expected: OFFICIALS.map((each) => `to play 12 by ${roleText(each)} NAME: why`),
    });
  }
  return ok({ type: 'RewindTo', to: Number(number), by: { role: known, name: name.trim() }, note: note.trim() });
};
