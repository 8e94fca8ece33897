import { seedRandom, type Envelope, type Fact } from '#kernel';
import { gamesBackTo, depthOf, policyOf, type PlayRecorded } from '#match';
import { lastRevision, stateAt } from '#replay';
import { levelOf, permissionFor, ROLES, type Policy, type Viewer } from '#ruleset';
import { describeDiff, diffTables, type Table } from '#table';
import type { MatchTape } from '../match-tape.js';
import { seatOf, type ReadingContext } from '../projection.js';
import { checklistOf } from './checklist.js';
import { tablesForAll } from '../tables.js';
import { learnedBy } from './learned.js';
import type { Owed, RewindPlan, UndonePlay } from './rewind-plan.js';

interface Found<Play> {
  readonly envelope: Envelope;
  readonly play: Play;
}

/** The plays of a tape by their numbers. */
const playsOf = <Play>(events: readonly Envelope[]): ReadonlyMap<number, Found<Play>> =>
  new Map(
    events
      .filter(({ type }) => type === 'PlayRecorded')
      .map((envelope) => {
        const { number, play } = envelope.data as unknown as PlayRecorded<Play>['data'];
        return [number, { envelope, play }];
      }),
  );

const MINUTE = 60_000;

/** To a tenth of a minute. */
const minutesBetween = (from: string | undefined, to: string | undefined): number | null => {
  const span = Date.parse(to ?? '') - Date.parse(from ?? '');
  return span >= 0 ? Math.round((span / MINUTE) * 10) / 10 : null;
};

/** The game before a play, and after it. */
interface Around<State> {
  readonly before: State;
  readonly after: State;
}

/** The table before a play as whoever takes the play back knows it: by the names that are known since, and with the times of now. */
const asKnownSince = (was: Table, is: Table): Table => {
  const names = new Map(is.pieces.map(({ id, name }) => [id, name] as const));
  const pieces = was.pieces.map((piece) => ({ ...piece, name: piece.name ?? names.get(piece.id) ?? null }));
  return { ...was, pieces, clock: is.clock, windows: is.windows };
};

const counted = (sentences: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const each of sentences) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([sentence, count]) =>
    count === 1 ? sentence : `${sentence.slice(0, -1)} (${String(count)} times).`,
  );
};

/** Whose tape a plan is read off, and how its tables are drawn: each once, though it stands between two plays. */
interface Planning<State, Play, F extends Fact> extends ReadingContext<State, Play, F> {
  readonly draw: (game: State, viewer: Viewer) => Table;
}

/** What is done to the table to take a play back: its changes the other way round. Whose turn it is then, is told once for all. */
const reversalOf = <State, Play, F extends Fact>(
  { draw, viewer }: Planning<State, Play, F>,
  { before, after }: Around<State>,
): readonly string[] => {
  const is = draw(after, viewer);
  const was = asKnownSince(draw(before, viewer), is);
  return counted(describeDiff(diffTables(is, was), { before: is, after: was }));
};

/** A plan draws nothing: this chance only shows what would be asked for. */
const ANY_CHANCE = seedRandom(0);

const owedAfter = <State, Play, F extends Fact>(
  { ruleset, viewer }: ReadingContext<State, Play, F>,
  then: State,
  since: readonly State[],
): readonly Owed[] => {
  let state = then;
  return (ruleset.afterRewind?.(then, since, ANY_CHANCE) ?? []).map((fact) => {
    const sentence = ruleset.describeFact(fact, state, viewer);
    state = ruleset.evolve(state, fact);
    return { sentence, because: fact.because };
  });
};

/** Who may order a rewind of that depth, and the rule of it. */
const orderedBy = (
  { permissions }: Policy,
  asked: Omit<Parameters<typeof permissionFor>[1], 'role'>,
): Pick<RewindPlan, 'orderedBy' | 'rule'> => {
  const rows = ROLES.map((role) => [role, permissionFor(permissions, { ...asked, role })] as const);
  const allowed = rows.filter(([, row]) => row?.refusal === null);
  return { orderedBy: allowed.map(([role]) => role), rule: allowed[0]?.[1]?.rule ?? null };
};

/** A play by its number, as it was found on the tape (undefined where a tape was cut), with the match that it belongs to. */
interface Undoing<State, Play> extends Around<State> {
  readonly number: number;
  readonly found: Found<Play> | undefined;
  readonly players: number;
}

const undonePlay = <State, Play, F extends Fact>(
  context: Planning<State, Play, F>,
  { number, found, players, ...around }: Undoing<State, Play>,
): UndonePlay => {
  const { ruleset, viewer } = context;
  const seat = found === undefined ? null : seatOf(found.play);
  const isChance = ruleset.drawChance(around.before, ANY_CHANCE) !== null;
  return {
    number,
    kind: isChance ? 'chance' : seat === null ? 'table' : 'decision',
    seat,
    line: found === undefined ? '' : ruleset.notation.make(found.play, around.before),
    at: found?.envelope.at ?? '',
    reversal: reversalOf(context, around),
    learned: learnedBy(context.draw, { players, viewer }, around),
  };
};

/** The plan of a rewind; null where no play of that number stands. @throws ForgottenPastError */
export const planRewind = <State, Play, F extends Fact>(
  tape: MatchTape<State>,
  context: ReadingContext<State, Play, F>,
  to: number,
): RewindPlan | null => {
  const { ruleset, viewer } = context;
  const match = stateAt(tape, lastRevision(tape));
  const back = gamesBackTo(match.past, to);
  const then = back?.at(-1)?.game;
  if (back === null || then === undefined) return null;
  const plays = playsOf<Play>(tape.events);
  const players = match.options?.players.length ?? 0;
  const draw = tablesForAll(ruleset);
  const undone = back.map(({ number, game: before }, index) => {
    const after = back[index - 1]?.game ?? match.game;
    return undonePlay({ ruleset, viewer, draw }, { number, found: plays.get(number), players, before, after });
  });
  const policy = policyOf(ruleset);
  const depth = depthOf(ruleset, match, to);
  const steps = {
    to,
    depth,
    ...orderedBy(policy, { wish: `${depth}-rewind`, level: levelOf(match.options?.level) }),
    undone,
    owed: owedAfter(context, then, [match.game, ...back.map(({ game }) => game)]),
    minutes: minutesBetween(undone.at(-1)?.at, tape.events.at(-1)?.at),
  };
  return { ...steps, checklist: checklistOf(steps, { policy, table: draw(then, viewer) }) };
};
