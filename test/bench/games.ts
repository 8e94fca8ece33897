import { readdirSync, readFileSync } from 'node:fs';
import {
  isRecorderEvent,
  matchDecider,
  openingOf,
  parseTapeFile,
  recordTape,
  type MatchCommand,
  type MatchEvent,
} from '#match';
import type { MatchOptions, PlayerEntry } from '#ruleset';
import { parseDeck, riftbound, type Play, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';
import { randomGame } from '../support/random-game.js';

/** Games of Riftbound for the benches: the recorded ones of test/games/riftbound, and random ones drawn by seeds. */
type Event = MatchEvent<Play, RiftboundFact>;
type Command = MatchCommand<Play>;

/** A game as orders to the recorder, and as the events that those gave. */
export interface Game {
  readonly name: string;
  readonly commands: readonly Command[];
  readonly events: readonly Event[];
}

export const recorder = matchDecider(riftbound);

const TEST = new URL('../../../test/', import.meta.url);

const filesIn = (folder: string, ending: string): readonly URL[] => {
  const url = new URL(`${folder}/`, TEST);
  try {
    const names = readdirSync(url).filter((name) => name.endsWith(ending));
    return names.sort().map((name) => new URL(name, url));
  } catch {
    return [];
  }
};

const deckFiles = filesIn('decks/riftbound', '.deck');

const playerAt = (seat: number, seed: number): PlayerEntry => {
  const file = deckFiles[(seed * 5 + seat * 7) % deckFiles.length];
  const deck = file ? parseDeck(readFileSync(file, 'utf8')) : null;
  if (!deck?.ok) throw new Error(`The deck ${String(file)} cannot be read.`);
  return { name: seat === 0 ? 'Ana' : 'Ben', deck: deck.value };
};

/** Nobody concedes, and runes are used as costs ask for them: so that games are as long as games are. */
const patient: typeof riftbound = {
  ...riftbound,
  legalPlays: (state, seat) =>
    riftbound.legalPlays(state, seat).filter(({ play }) => play.play !== 'Concede' && play.play !== 'UseRunes'),
};

const MOST_PLAYS = 400;

const playsOf = (events: readonly Event[]): readonly Command[] =>
  events.flatMap((event): readonly Command[] =>
    event.type === 'PlayRecorded' ? [{ type: 'RecordPlay', play: (event.data as { readonly play: Play }).play }] : [],
  );

const gameOf = (name: string, options: MatchOptions, events: readonly Event[]): Game => ({
  name,
  commands: [{ type: 'OpenMatch', ruleset: riftbound.id, recording: 'strict', options }, ...playsOf(events)],
  events,
});

const optionsOf = (seed: number): MatchOptions => ({
  mode: 'duel',
  edition: 'core-1.4',
  players: [playerAt(0, seed), playerAt(1, seed)],
  firstPlayer: 0,
  seed,
});

/** The tape of a game of random legal plays between two of the tournament decks, up to a number of plays. */
export const randomTape = (
  seed: number,
  plays = MOST_PLAYS,
): ReturnType<typeof randomGame<RiftboundState, Play, RiftboundFact>> =>
  randomGame(patient, seed, { plays, ...optionsOf(seed) });

/** A game of random legal plays between two of the tournament decks. */
export const randomDuel = (seed: number): Game =>
  gameOf(`random game ${seed}`, optionsOf(seed), randomTape(seed).events);

/** Random games of seeds 1, 2, 3 ... */
export const randomDuels = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, index) => randomDuel(index + 1));

const recordedGame = (url: URL): Game => {
  const name = url.pathname.split('/').at(-1) ?? '';
  const file = parseTapeFile(readFileSync(url, 'utf8'));
  if (!file.ok) throw new Error(`${name}, line ${file.error.line}: ${file.error.message}`);
  const paths = file.value.players.flatMap(({ deck }) => (deck.kind === 'path' ? [deck.path] : []));
  const decks = new Map(paths.map((path) => [path, readFileSync(new URL(path, url), 'utf8')]));
  const opening = openingOf(riftbound, file.value, decks);
  const { batches, problem } = recordTape(riftbound, file.value, decks);
  if (!opening.ok || problem) throw new Error(`${name} cannot be recorded: ${problem?.message ?? ''}`);
  const events = batches.flatMap((batch) => batch.events);
  return { name, commands: [opening.value, ...playsOf(events)], events };
};

/** The games that were recorded by hand, as tape files. */
export const recordedGames = (): readonly Game[] => filesIn('games/riftbound', '.tape').map(recordedGame);

/** The facts of games, one game after the other, up to a number. Each begins with a table laid out anew. */
export const factsOf = (games: readonly Game[], count: number): readonly RiftboundFact[] =>
  games
    .flatMap((game) => game.events)
    .filter((event): event is RiftboundFact => !isRecorderEvent(event))
    .slice(0, count);

/** Decides and folds one play, as the recorder does. Throws where it is not accepted. */
export const recordCommand = (state: typeof recorder.initial, command: Command): typeof recorder.initial => {
  const decision = recorder.decide(state, command);
  if (decision.outcome !== 'accepted') throw new Error(`Not accepted in a bench: ${JSON.stringify(command)}`);
  return decision.state;
};

/** Decides and folds a whole game, as the recorder does; the state it comes to. */
export const replayGame = ({ commands }: Game): typeof recorder.initial =>
  commands.reduce(recordCommand, recorder.initial);

/** The table before each play of a game. */
export const tablesOf = ({ commands }: Game): readonly RiftboundState[] => {
  const tables: RiftboundState[] = [];
  let state = recorder.initial;
  for (const command of commands) {
    if (command.type === 'RecordPlay') tables.push(state.game);
    const decision = recorder.decide(state, command);
    if (decision.outcome === 'accepted') state = decision.state;
  }
  return tables;
};
