import { describeParts, stackName, type Ends } from './describe-diff.js';
import type { TableDiff } from './diff.js';
import type { Table, TableZone, ZoneRole } from './table.js';

/** What is different between two tables about one thing: a heading, and a sentence for each difference. */
export interface ComparedPart {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** How the two tables differ in an id that is on both or on one of them: a piece or a place. */
export type ComparedMark = 'came' | 'left' | 'moved' | 'changed';

/** Zones of which one asks how many lie there. */
const COUNTED: ReadonlySet<ZoneRole> = new Set(['hand', 'deck', 'resource-deck', 'discard', 'removed']);

const sizes = ({ before, after }: Ends): readonly string[] =>
  after.zones
    .filter(({ role }) => COUNTED.has(role))
    .flatMap(({ id, name, pieces }) => {
      const was = before.zones.find((zone) => zone.id === id)?.pieces.length ?? 0;
      const change = pieces.length - was;
      if (change === 0) return [];
      return [
        `${name}: ${was} → ${pieces.length} ${pieces.length === 1 ? 'card' : 'cards'} (${change > 0 ? '+' : '−'}${Math.abs(change)}).`,
      ];
    });

/** The same sentence counted: six runes that are exhausted are one line. */
const counted = (sentences: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].map(([sentence, times]) =>
    times === 1 ? sentence : `${sentence.replace(/\.$/, '')} (${times} times).`,
  );
};

/** What is different between two tables, however far apart, in words, by what it is about. Empty where nothing visible is. */
export const describeComparison = (diff: TableDiff, ends: Ends): readonly ComparedPart[] => {
  const { clock, windows, result, players, stack, moves, pieces, zones } = describeParts(diff, ends);
  const parts: readonly ComparedPart[] = [
    { heading: 'Where the match stands', sentences: [...clock, ...windows, ...result] },
    { heading: 'Players', sentences: [...players, ...sizes(ends)] },
    { heading: stackName(ends.after), sentences: stack },
    { heading: 'Pieces that moved', sentences: moves },
    { heading: 'Pieces that changed', sentences: pieces },
    { heading: 'Places', sentences: zones },
  ];
  return parts
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ heading, sentences }) => ({ heading, sentences: counted(sentences) }));
};

const wordsOf = ({ name, badges, strengths }: TableZone): string => JSON.stringify([name, badges, strengths ?? []]);

/** Marks for every piece and place that differs: what came, left, moved or changed between two tables. */
export const markComparison = (
  { pieces, zones }: TableDiff,
  { before, after }: Ends,
): ReadonlyMap<string, ComparedMark> => {
  const placeIn = (table: Table): ReadonlyMap<string, string> =>
    new Map(table.zones.flatMap((zone) => zone.pieces.map((piece) => [piece, zone.id] as const)));
  const [was, is] = [placeIn(before), placeIn(after)];
  const marks = new Map<string, ComparedMark>();
  for (const id of Object.keys(pieces.updated)) marks.set(id, 'changed');
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    if (was.get(id) === is.get(id)) continue;
    if (!was.has(id)) marks.set(id, 'came');
    else marks.set(id, is.has(id) ? 'moved' : 'left');
  }
  for (const [id, [from, to]] of Object.entries(zones.updated))
    if (from.pieces.length !== to.pieces.length || wordsOf(from) !== wordsOf(to)) marks.set(id, 'changed');
  return marks;
};
