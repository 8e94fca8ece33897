import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const TABLE = `table:
  players:
    Ana: { base: [Mega-Mech, Playful Phantom], runes: enough }
    Ben:
  battlefields: [{ card: Void Gate }, { card: Bandle Tree }]
`;

/** A ruling of one case: decided in the middle of its tape, at the play that is refused. */
export const MOVE = `title: A moved unit opens a showdown, and no other may follow
source: [R001, a judge at Lille]
editions: [core-1.0, core-1.4]
keys: [showdown.first-focus, showdown.pass-on]
quoted: { '466.1.b': scoring.final-point }
notes: Brought together from two answers.
${TABLE}plays:
  - Ana: moves Mega-Mech to Void Gate
  - refused: { play: 'Ana: moves Playful Phantom to Void Gate', because: move.standard-not-showdown }
  - Ana: passes
  - focus: Ben
  - Ben: passes
expect:
  controls: { Void Gate: Ana }
  points: { Ana: 1 }
`;

/** A ruling of two cases, the second of which comes out otherwise. */
export const WAIT = `title: Nothing happens by itself
superseded: Once it did.
keys: priority.right
${TABLE}columns: [who]
rows: [[Ben], [Ana]]
expect: { no window: <who> }
`;

/** A ruling whose second case cannot be run: its play names a unit that is not there. */
export const LOST = `title: A unit that is not there is not moved
${TABLE}cases:
  - case: there
    expect: { legal: 'Ana: moves Mega-Mech to Void Gate' }
  - case: not there
    plays:
      - 'Ana: moves Mega-Mch to Void Gate'
    expect: { turn: Ana }
`;

/** A file that is no ruling. */
export const TYPO = 'title: A test\ntabel: {}\n';

/** A folder with these files, by their paths in it. */
export const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-rulings-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};
