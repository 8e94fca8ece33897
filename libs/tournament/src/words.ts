import type { Delay } from '#access';
import type { OfficialRole } from '#ruleset';

/** A player of a tournament, by the id that the system which registers players gave: stable from round to round. */
export type PlayerId = string;

/** Who gives an order at a tournament: an official, a scribe or a caster by role and name (which may be empty), or a player by the id. */
export type Speaker =
  | { readonly role: OfficialRole | 'scribe'; readonly name: string }
  | { readonly role: 'caster'; readonly name: string }
  | { readonly role: 'player'; readonly player: PlayerId };

/** How a match at a table ended. */
export const ENDINGS = ['played', 'intentional-draw', 'no-show', 'double-loss'] as const;

export type Ending = (typeof ENDINGS)[number];

/**
 * A result of a table, as a slip says it: games won by each player in the order of the pairing, games that nobody won, and how it ended.
 * The winner follows: whoever has won more games; nobody of a draw, and of a double loss.
 */
export interface TableResult {
  readonly wins: readonly number[];
  readonly drawn: number;
  readonly ending: Ending;
}

/** The place in the pairing of who won; null for nobody. */
export const winnerOf = ({ wins, ending }: TableResult): number | null => {
  if (ending === 'intentional-draw' || ending === 'double-loss') return null;
  const most = Math.max(...wins);
  const leaders = wins.flatMap((count, seat) => (count === most ? [seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
};

/** Whether two results say the same. */
export const isSameResult = (one: TableResult, other: TableResult): boolean =>
  one.ending === other.ending && one.drawn === other.drawn && one.wins.join() === other.wins.join();

const ENDED: Readonly<Record<Ending, string>> = {
  played: '',
  'intentional-draw': ', drawn by agreement',
  'no-show': ', the other did not come',
  'double-loss': ', lost by both',
};

/** A result in words: "2-1 for Ana", "1-1, drawn by agreement". */
export const resultText = (result: TableResult, names: readonly string[]): string => {
  const { wins, drawn, ending } = result;
  const winner = winnerOf(result);
  const score = [...wins, ...(drawn > 0 ? [drawn] : [])].join('-');
  const whose = winner === null ? '' : ` for ${names[winner] ?? `player ${winner + 1}`}`;
  return `${score}${whose}${ENDED[ending]}`;
};

/** A delay that was settled for a round, for a table of every round (`round` null), or for a table of one. */
export interface DelayOf {
  readonly round: number | null;
  readonly table: number | null;
  readonly delay: Delay;
}
