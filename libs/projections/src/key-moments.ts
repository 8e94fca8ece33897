import type { Envelope, Fact } from '#kernel';
import type { MatchState, PlayRecorded } from '#match';
import type { ShownRuleset, Seat, Viewer } from '#ruleset';
import type { Table, TablePlayer, TableZone } from '#table';
import { eventIn } from './match-tape.js';
import { type MatchStep, seatOf } from './projection.js';
import { describeStep } from './rewinding.js';
import { tableReader } from './tables.js';

/** What is worth announcing: a score that rose, a place that changed hands, a play that the rules hold something against, a judge called, a game won, the end. */
export type KeyMomentKind = 'point' | 'conquest' | 'finding' | 'call' | 'game' | 'winner';

/** Something to announce. `seat`: whose; null where it is nobody's. */
export interface KeyMoment {
  readonly kind: KeyMomentKind;
  readonly revision: number;
  readonly seat: Seat | null;
  readonly words: string;
}

type Told = Omit<KeyMoment, 'revision'>;

const nameOf = (players: readonly TablePlayer[], seat: Seat): string =>
  players.find((each) => each.seat === seat)?.name ?? '';

/** Players of whom a number rose. */
const risen = (
  [before, after]: readonly [readonly TablePlayer[], readonly TablePlayer[]],
  of: 'score' | 'wins',
): readonly TablePlayer[] =>
  after.filter((player) => {
    const was = before.find(({ seat }) => seat === player.seat);
    return was !== undefined && was[of] < player[of];
  });

/** Who holds a place, as its badges say it: those of a place that name a player. */
const holderOf = (players: readonly TablePlayer[], { badges }: Pick<TableZone, 'badges'>): Seat | null =>
  players.find(({ name }) => badges.some((badge) => badge.startsWith('controlled') && badge.endsWith(name)))?.seat ??
  null;

const conquests = <State, Play, F extends Fact>(
  { tables, before, after }: MatchStep<State, Play, F>,
  players: readonly TablePlayer[],
): readonly Told[] => {
  const was = tables.part('zones', before);
  return tables.part('zones', after).flatMap((zone): readonly Told[] => {
    if (zone.role !== 'arena') return [];
    const [holder, earlier] = [holderOf(players, zone), was.find(({ id }) => id === zone.id)];
    if (holder === null || earlier === undefined || holderOf(players, earlier) === holder) return [];
    return [{ kind: 'conquest', seat: holder, words: `${nameOf(players, holder)}: ${zone.name}` }];
  });
};

const ends = (before: Table['result'], after: Table['result'], players: readonly TablePlayer[]): readonly Told[] => {
  if (before !== null || after === null) return [];
  const [seat = null] = after.winners;
  return [{ kind: 'winner', seat, words: after.winners.map((winner) => nameOf(players, winner)).join(', ') }];
};

/** What a fact of the game did that is worth announcing. */
const ofGame = <State, Play, F extends Fact>(step: MatchStep<State, Play, F>): readonly Told[] => {
  const { tables, before, after } = step;
  if (before.game === after.game || before.status === 'unopened') return [];
  const both = [tables.part('players', before), tables.part('players', after)] as const;
  const end = ends(tables.part('result', before), tables.part('result', after), both[1]);
  const games = end.length > 0 ? [] : risen(both, 'wins');
  return [
    ...risen(both, 'score').map(({ seat }): Told => ({ kind: 'point', seat, words: describeStep(step) })),
    ...conquests(step, both[1]),
    ...games.map(({ seat, name, wins }): Told => ({ kind: 'game', seat, words: `${name}: ${String(wins)}` })),
    ...end,
  ];
};

/** What an event of a tape is to be announced for, in the words of whoever the tape is seen by. */
const momentsOf = <State, Play, F extends Fact>(step: MatchStep<State, Play, F>): readonly Told[] => {
  const { event } = step;
  if (event.type === 'JudgeCalled') return [{ kind: 'call', seat: null, words: describeStep(step) }];
  if (event.type !== 'PlayRecorded') return ofGame(step);
  // What is only open to doubt (for the audience, which does not see all) is nobody's to announce.
  const { verdict, play } = event.data as PlayRecorded<Play>['data'];
  if (verdict.status !== 'illegal') return [];
  return [{ kind: 'finding', seat: seatOf(play), words: verdict.findings[0]?.message ?? '' }];
};

/** A tape as somebody sees it, whose states are known. */
export interface StatedTape<State, Play, F extends Fact> {
  readonly ruleset: ShownRuleset<State, Play, F>;
  readonly viewer: Viewer;
  readonly envelopeAt: (revision: number) => Envelope | undefined;
  readonly stateAfter: (revision: number) => MatchState<State>;
}

/** The moments of some events of a tape, in their order; `from` is behind the opening. */
export const keyMomentsIn = <State, Play, F extends Fact>(
  { ruleset, viewer, envelopeAt, stateAfter }: StatedTape<State, Play, F>,
  { from, to }: { readonly from: number; readonly to: number },
): readonly KeyMoment[] => {
  const tables = tableReader(ruleset, viewer);
  const found: KeyMoment[] = [];
  for (let revision = Math.max(1, from); revision <= to; revision++) {
    const envelope = envelopeAt(revision);
    if (envelope === undefined) break;
    const [before, after] = [stateAfter(revision - 1), stateAfter(revision)];
    const event = eventIn<Play, F>(envelope);
    for (const told of momentsOf({ ruleset, viewer, envelope, event, before, after, tables }))
      found.push({ ...told, revision });
  }
  return found;
};
