import type { Seat } from '#ruleset';
import { listed, type Moment } from '../moment.js';
import { playerAt } from '../naming.js';

/** So many lines show what is accepted. */
const MOST_LINES = 6;

const questions = ({ table }: Moment): readonly string[] => {
  const { waiting, priority, focus } = table.windows;
  const asked = waiting.map(
    ({ seat, question }) => `${seat === null ? 'the table' : playerAt(table, seat)}: ${question}`,
  );
  if (asked.length > 0) return asked;
  if (priority !== null) return [`${playerAt(table, priority)}, who has priority`];
  return focus === null ? [] : [`${playerAt(table, focus)}, who has focus`];
};

/** Lines that the table takes now: one for each play that is offered, but those that would only end the game. */
const linesTaken = ({ ruleset, state, table }: Moment): readonly string[] => {
  const { notation, randomWeights } = ruleset;
  const offers = table.players.flatMap(({ seat }: { readonly seat: Seat }) => ruleset.legalPlays(state, seat));
  const going = offers.filter(({ play }) => randomWeights[(play as { readonly play: string }).play] !== 0);
  return [...new Set(going.map(({ play }) => notation.make(play, state)))];
};

/** What the table waits for, in words, with lines that it takes as they are written. */
export const waitsOf = (moment: Moment): string => {
  const asked = questions(moment);
  const lines = linesTaken(moment);
  const more = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : '';
  const taken =
    lines.length === 0
      ? 'no play is offered'
      : `it takes ${lines
          .slice(0, MOST_LINES)
          .map((line) => `"${line}"`)
          .join(', ')}${more}`;
  return `${asked.length === 0 ? 'nobody' : listed(asked)}; ${taken}`;
};
