import type { Seat } from '#ruleset';
import { listed, type Moment } from '../moment.js';
import { playerAt } from '../naming.js';

/** So many lines show what is accepted. */
export const MOST_LINES = 6;

const questions = ({ table }: Moment): readonly string[] => {
  const { waiting, priority, focus } = table.windows;
  const asked = waiting.map(
    ({ seat, question }) => `${seat === null ? 'the table' : playerAt(table, seat)}: ${question}`,
  );
  if (asked.length > 0) return asked;
  if (priority !== null) return [`${playerAt(table, priority)}, who has priority`];
  return focus === null ? [] : [`${playerAt(table, focus)}, who has focus`];
};

const verbOf = (line: string): string => /^[^:]*:\s*(?<verb>\S+)/.exec(line)?.groups?.['verb'] ?? line;

/** One line of each verb before a second of any: what may be done with many runes would hide all else. */
const byVerbs = (lines: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  const ranked = lines.map((line) => {
    const rank = counts.get(verbOf(line)) ?? 0;
    counts.set(verbOf(line), rank + 1);
    return { line, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ line }) => line);
};

/** Lines that the table takes now, those of other verbs first: one for each play that is offered, but those that would only end the game. */
export const linesTaken = ({
  ruleset,
  state,
  table,
}: Pick<Moment, 'ruleset' | 'state' | 'table'>): readonly string[] => {
  const { notation, randomWeights } = ruleset;
  const offers = table.players.flatMap(({ seat }: { readonly seat: Seat }) => ruleset.legalPlays(state, seat));
  const going = offers.filter(({ play }) => randomWeights[(play as { readonly play: string }).play] !== 0);
  return byVerbs([...new Set(going.map(({ play }) => notation.make(play, state)))]);
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
  const pending = moment.table.stack.map(({ label }) => label);
  const unresolved = pending.length === 0 ? '' : `, with ${listed(pending)} not resolved`;
  return `${asked.length === 0 ? 'nobody' : listed(asked)}${unresolved}; ${taken}`;
};
