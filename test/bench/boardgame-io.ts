import { createRequire } from 'node:module';
import type { LogEntry, State } from 'boardgame.io';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js';
import { drawBelow, seedRandom, type RandomState } from '#kernel';
import { skirmish, type Skirmish } from './skirmish.js';

/**
 * boardgame.io, as the benches drive it: its reducer alone, the part that its server and its log panel run for each action,
 * without client, transport or storage. The log is on, as it is by default; its warnings for developers are off.
 */
process.env['NODE_ENV'] ??= 'production';
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof Internal;

const reducer = CreateGameReducer({ game: skirmish });

type SkirmishState = State<Skirmish>;
export type Action = Parameters<typeof reducer>[1];

export const start = (): SkirmishState => InitializeGame({ game: skirmish, numPlayers: 2 }) as SkirmishState;

const move = (playerID: string, type: string, args: readonly number[]): Action => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID },
});

const endTurn = (playerID: string): Action => ({
  type: 'GAME_EVENT',
  payload: { type: 'endTurn', args: null, playerID },
});

const reduce = (state: SkirmishState, action: Action): SkirmishState => reducer(state, action) as SkirmishState;

/** Every action somebody might think of: each card of the hand, each unit at the base to each field, the end of the turn. */
const thinkable = ({ G, ctx: { currentPlayer } }: SkirmishState): readonly Action[] => [
  endTurn(currentPlayer),
  ...(G.zones[`hand-${currentPlayer}`] ?? []).map((unit) => move(currentPlayer, 'playUnit', [unit])),
  ...(G.zones[`base-${currentPlayer}`] ?? []).flatMap((unit) =>
    [0, 1].map((field) => move(currentPlayer, 'moveUnit', [unit, field])),
  ),
];

const isRefused = (state: SkirmishState): boolean => 'transients' in state && state.transients !== undefined;

/** Works without the line that boardgame.io prints for every action that it refuses. */
const quietly = <Result>(work: () => Result): Result => {
  const { error } = console;
  console.error = () => undefined;
  try {
    return work();
  } finally {
    console.error = error;
  }
};

/** The actions that its reducer takes: boardgame.io has no other way to ask what is legal. */
export const legalActions = (state: SkirmishState): readonly Action[] =>
  quietly(() => thinkable(state).filter((action) => !isRefused(reduce(state, action))));

/** Random games, as actions: of a turn's legal actions one is drawn, the end of the turn only now and then. */
export const randomActions = (seed: number, count: number): readonly Action[] => {
  let random: RandomState = seedRandom(seed);
  const below = (limit: number): number => {
    const { value, next } = drawBelow(random, limit);
    random = next;
    return value;
  };
  const actions: Action[] = [];
  for (let state = start(); actions.length < count;) {
    const [end, ...others] = legalActions(state);
    const action = others.length > 0 && below(8) > 0 ? others[below(others.length)] : end;
    if (!action) throw new Error('The skirmish has come to a stand.');
    actions.push(action);
    state = reduce(state, action);
  }
  return actions;
};

/** What a match of boardgame.io keeps: the state it has come to and the log of its actions. */
export interface Recording {
  readonly state: SkirmishState;
  readonly log: readonly LogEntry[];
}

/** Runs actions from the start, keeping the log. */
export const record = (actions: readonly Action[]): Recording => {
  const log: LogEntry[] = [];
  let state = start();
  for (const action of actions) {
    state = reduce(state, action);
    log.push(...(state.deltalog ?? []));
  }
  return { state, log };
};

/** Goes through a random game: before every action all legal ones are listed. */
export const playListed = (actions: readonly Action[]): SkirmishState =>
  actions.reduce((state, action) => {
    legalActions(state);
    return reduce(state, action);
  }, start());

/** How boardgame.io's log panel goes to a place in the log: it runs every action before it again, from the start. */
export const rewind = (actions: readonly Action[], count: number): SkirmishState =>
  actions.slice(0, count).reduce(reduce, start());

/** The states before each action. */
export const statesBefore = (actions: readonly Action[]): readonly SkirmishState[] => {
  const states: SkirmishState[] = [];
  actions.reduce((state, action) => {
    states.push(state);
    return reduce(state, action);
  }, start());
  return states;
};
