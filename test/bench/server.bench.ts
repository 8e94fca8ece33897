import 'reflect-metadata';
import type { Json } from '#kernel';
import { LiveFeed, type MatchEntry, OpenMatch, RecordPlay, ViewFeed } from '#recording';
import { openMemoryStore } from '#event-store/memory';
import { riftbound } from '#rulesets/riftbound';
import type { Viewer } from '#ruleset';
import { type Desk, startDesk } from '../support/recording.js';
import { lessIsBetter, type BenchFigure } from './figure.js';
import { recordedGames, replayGame, type Game } from './games.js';
import { median } from './measure.js';
import { millisecondsOf, processorSince, warmUp, warmUpSlowly } from './warm-up.js';

const VIEWERS: readonly Viewer[] = [0, 'public'];
const ROUNDS = 5;

/** Games as they are entered, and the server that they are entered at. */
interface Stage {
  readonly desk: Desk;
  readonly games: readonly Game[];
  round: number;
}

const entryOf = ({ commands: [opening] }: Game): MatchEntry => {
  if (opening?.type !== 'OpenMatch') throw new Error('A game begins with its opening.');
  const { ruleset, recording, options } = opening;
  return { ruleset, recording, options };
};

/** The play that stands at a revision of a game. */
const playAt = ({ name, events }: Game, revision: number): Json => {
  const event = events[revision];
  if (event?.type !== 'PlayRecorded') throw new Error(`${name}: there is no play at revision ${String(revision)}.`);
  return (event.data as { readonly play: Json }).play;
};

/** Follows a match as a viewer. `reached`: resolves when the event of a revision has come. */
const watch = async (desk: Desk, matchId: string, viewer: Viewer) => {
  let [seen, wanted, tell] = [-1, Infinity, (): void => undefined];
  const subscription = await desk.get(LiveFeed).follow({
    matchId,
    eyes: viewer,
    after: -1,
    onCaughtUp: () => undefined,
    onEvent: ({ revision }) => {
      seen = revision;
      if (seen >= wanted) tell();
    },
  });
  return {
    leave: subscription.unsubscribe,
    reached: (revision: number): Promise<void> =>
      seen >= revision
        ? Promise.resolve()
        : new Promise((resolve) => {
            [wanted, tell] = [revision, resolve];
          }),
  };
};

/** One game from its opening to its last play, each play made when the viewers have seen the one before. The dealer plays its own part. */
const playGame = async ({ desk }: Stage, matchId: string, game: Game): Promise<void> => {
  let { revision } = await desk.commands.execute(new OpenMatch(matchId, entryOf(game), 'scorekeeper'));
  const viewers = await Promise.all(VIEWERS.map((viewer) => watch(desk, matchId, viewer)));
  while (revision < game.events.length - 1) {
    const entry = { matchId, playId: `p${String(revision)}`, expectedRevision: undefined, actor: 'scorekeeper' };
    const entered = { play: playAt(game, revision + 1) };
    ({ revision } = await desk.commands.execute(new RecordPlay({ ...entry, entered })));
    await Promise.all(viewers.map(({ reached }) => reached(revision)));
  }
  for (const { leave } of viewers) leave();
};

const playAll = async (stage: Stage): Promise<void> => {
  stage.round += 1;
  for (const [number, game] of stage.games.entries())
    await playGame(stage, `${String(stage.round)}-${String(number)}`, game);
  // What is kept is part of what a play costs.
  await stage.desk.get(ViewFeed).reached(stage.games.reduce((sum, { events }) => sum + events.length, 0) * stage.round);
};

const decideAll = (games: readonly Game[]): void => {
  for (const game of games) replayGame(game);
};

/**
 * What a play costs a server, HTTP aside, in processor time: decided, appended to a store in memory, kept in the views, and seen by two
 * viewers, a player and the public.
 */
export const run = async (): Promise<readonly BenchFigure[]> => {
  const games = recordedGames();
  const plays = games.reduce((sum, { commands }) => sum + commands.length - 1, 0);
  const desk = await startDesk(await openMemoryStore(), { rulesets: [riftbound], keptEvents: 20_000 });
  const stage: Stage = { desk, games, round: 0 };
  const before = process.cpuUsage();
  await playAll(stage);
  const first = processorSince(before);
  await warmUpSlowly(() => playAll(stage));
  warmUp(() => {
    decideAll(games);
  });
  const times: number[] = [];
  const deciding: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    await playAll(stage);
    times.push(processorSince(start));
    deciding.push(
      millisecondsOf(() => {
        decideAll(games);
      }),
    );
  }
  await desk.close();
  const each = (milliseconds: number): number => (milliseconds / plays) * 1000;
  const what = `a play on a server with views and ${String(VIEWERS.length)} viewers, ${String(games.length)} recorded games`;
  const baseline = { baselineName: 'the play decided and folded, warm', baseline: each(median(deciding)), unit: 'us' };
  return [
    lessIsBetter({ name: `${what}, warm`, value: each(median(times)), aim: { valueBelow: 150 }, ...baseline }),
    lessIsBetter({ name: `${what}, the first time`, value: each(first), ...baseline }),
  ];
};
