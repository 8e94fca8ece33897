import type { Table } from '#table';
import { lastOf, tableAt, type SeenTape } from '../tape.js';

/** What is worth announcing: a score that rose, a place that changed hands, a play that the rules hold something against, the end. */
export type MomentKind = 'point' | 'conquest' | 'finding' | 'winner';

/** Something to announce for a few seconds. `seat`: whose; null where it is nobody's. */
export interface Moment {
  readonly kind: MomentKind;
  readonly revision: number;
  readonly seat: number | null;
  readonly words: string;
}

const nameOf = ({ players }: Table, seat: number): string => players.find((each) => each.seat === seat)?.name ?? '';

const pointsIn = ({ reading }: SeenTape, after: number): readonly Moment[] =>
  reading.view.scoring.changes
    .filter(({ revision, from, to }) => revision > after && to > from)
    .map(({ revision, seat, sentence }) => ({ kind: 'point', revision, seat, words: sentence }));

/** Who holds a place, as its badges say it: those of a place that name a player. */
const holderOf = ({ players }: Table, badges: readonly string[]): number | null =>
  players.find(({ name }) => badges.some((badge) => badge.startsWith('controlled') && badge.endsWith(name)))?.seat ??
  null;

const conquestsIn = (before: Table, after: Table, revision: number): readonly Moment[] =>
  after.zones.flatMap(({ id, name, role, badges }): readonly Moment[] => {
    if (role !== 'arena') return [];
    const holder = holderOf(after, badges);
    const was = before.zones.find((zone) => zone.id === id);
    if (holder === null || was === undefined || holderOf(before, was.badges) === holder) return [];
    return [{ kind: 'conquest', revision, seat: holder, words: `${nameOf(after, holder)}: ${name}` }];
  });

const findingsIn = ({ reading }: SeenTape, after: number): readonly Moment[] =>
  reading.view.timeline.flatMap(({ from, seat, line, verdict }): readonly Moment[] =>
    // What is only open to doubt (for the audience, which does not see all) is nobody's to announce.
    from > after && verdict?.status === 'illegal'
      ? [{ kind: 'finding', revision: from, seat, words: verdict.findings[0]?.message ?? line }]
      : [],
  );

const winnersIn = (before: Table, after: Table, revision: number): readonly Moment[] => {
  if (before.result !== null || after.result === null) return [];
  const [seat = null] = after.result.winners;
  const words = after.result.winners.map((winner) => nameOf(after, winner)).join(', ');
  return [{ kind: 'winner', revision, seat, words }];
};

/** What is to be announced of the events that a tape has gained after a revision. Nobody who comes later hears of it. */
export const momentsAfter = (seen: SeenTape, after: number): readonly Moment[] => {
  const revision = lastOf(seen);
  if (revision <= after) return [];
  const [before, now] = [tableAt(seen, after), tableAt(seen, revision)];
  return [
    ...pointsIn(seen, after),
    ...conquestsIn(before, now, revision),
    ...findingsIn(seen, after),
    ...winnersIn(before, now, revision),
  ];
};
