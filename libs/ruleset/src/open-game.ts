import { err, fold, makeCanonicalJson, ok, type Fact } from '#kernel';
import type { Table } from '#table';
import { type Decision, verdictOf, type Finding, type Problem } from './verdict.js';
import type { MatchOptions, MatchResult, Seat } from './match-options.js';
import type { Notation } from './notation.js';
import type { ModeOfPlay, Ruleset } from './ruleset.js';

/** A play of an open game: whose it is. */
type PlayOfSeat = { readonly seat: Seat };

/**
 * The few things that make a game without secrets, chance and cards.
 * - `playsOf`: every play that a seat may think of, legal or not; nothing else can be played
 * - `may`: what the rules hold against a play; `apply`: the facts it causes
 * - `lineOf`: the play as a person writes it, behind the player's name; no two plays of a seat have the same line
 * - `sentenceOf`: the fact in words
 */
export interface OpenGame<State, Play extends PlayOfSeat, F extends Fact> {
  readonly id: string;
  readonly title: string;
  readonly editions: readonly string[];
  readonly modes: readonly ModeOfPlay[];
  readonly initial: State;
  readonly setUp: (options: MatchOptions) => readonly F[];
  readonly evolve: (state: State, fact: F) => State;
  readonly toAct: (state: State) => Seat | null;
  readonly playsOf: (state: State, seat: Seat) => readonly Play[];
  readonly may: (state: State, play: Play) => readonly Finding[];
  readonly apply: (state: State, play: Play) => readonly F[];
  readonly result: (state: State) => MatchResult | null;
  readonly view: (state: State) => Table;
  readonly lineOf: (play: Play) => string;
  readonly sentenceOf: (fact: F, before: State) => string;
}

/** A card set without cards. */
const NO_CARDS = '0'.repeat(64);

const problem = (code: string, message: string, remedy: string): Problem => ({ code, message, remedy });

/** Every play that anybody may think of, with its line. */
const thoughtOf = <State, Play extends PlayOfSeat, F extends Fact>(
  { view, playsOf, lineOf }: OpenGame<State, Play, F>,
  state: State,
): readonly { readonly play: Play; readonly line: string }[] =>
  view(state).players.flatMap(({ seat, name }) =>
    playsOf(state, seat).map((play) => ({ play, line: `${name}: ${lineOf(play)}` })),
  );

const decideIn =
  <State, Play extends PlayOfSeat, F extends Fact>(game: OpenGame<State, Play, F>): Ruleset<State, Play, F>['decide'] =>
  (state, play, mode): Decision<F, State> => {
    const thought = thoughtOf(game, state);
    if (!thought.some((each) => makeCanonicalJson(each.play) === makeCanonicalJson(play))) {
      const remedy = `Plays are: ${thought.map(({ line }) => line).join(', ')}.`;
      return {
        outcome: 'impossible',
        problem: problem(`${game.id}/no-such-play`, 'It cannot be played here.', remedy),
      };
    }
    const verdict = verdictOf(game.may(state, play));
    if (mode === 'strict' && verdict.status === 'illegal') return { outcome: 'refused', verdict };
    const facts = game.apply(state, play);
    return { outcome: 'accepted', verdict, facts, state: fold(game.evolve, state, facts) };
  };

const notationOf = <State, Play extends PlayOfSeat, F extends Fact>(
  game: OpenGame<State, Play, F>,
): Notation<State, Play> => ({
  make: (play, state) => {
    const { name } = game.view(state).players.find(({ seat }) => seat === play.seat) ?? { name: String(play.seat) };
    return `${name}: ${game.lineOf(play)}`;
  },
  parse: (line, state) => {
    const thought = thoughtOf(game, state);
    const found = thought.find((each) => each.line === line.trim());
    if (found !== undefined) return ok(found.play);
    const expected = thought.map((each) => each.line);
    return err({ code: `${game.id}/no-such-play`, message: `"${line}" is no play here.`, column: 1, expected });
  },
});

const setUpOf =
  <State, Play extends PlayOfSeat, F extends Fact>(game: OpenGame<State, Play, F>): Ruleset<State, Play, F>['setUp'] =>
  (options) => {
    const mode = game.modes.find((each) => each.id === options.mode);
    if (mode?.players === options.players.length) return ok(game.setUp(options));
    const modes = game.modes.map((each) => `${each.id} for ${String(each.players)}`).join(', ');
    return err([problem(`${game.id}/mode`, `${game.title} has no such mode for these players.`, `Modes: ${modes}.`)]);
  };

/**
 * A ruleset of an open game: nothing is hidden, dealt or drawn, and what is offered, what is refused and why all come from the
 * same `may`. The shortest way to a new game; a game that outgrows it writes the ruleset's functions out.
 */
export const makeOpenRuleset = <State, Play extends PlayOfSeat, F extends Fact>(
  game: OpenGame<State, Play, F>,
): Ruleset<State, Play, F> => ({
  ...game,
  cardSetHash: NO_CARDS,
  engine: game.editions.join(' '),
  setUp: setUpOf(game),
  decide: decideIn(game),
  waitingFor: (state) => {
    const seat = game.toAct(state);
    return seat === null ? [] : [{ seat, question: 'What is played?' }];
  },
  judgedPlays: (state, seat) =>
    game
      .playsOf(state, seat)
      .map((play) => ({ play, label: game.lineOf(play), verdict: verdictOf(game.may(state, play)) })),
  legalPlays: (state, seat) =>
    game
      .playsOf(state, seat)
      .filter((play) => verdictOf(game.may(state, play)).status !== 'illegal')
      .map((play) => ({ play, label: game.lineOf(play), because: [], slots: [] })),
  drawChance: () => null,
  randomWeights: {},
  brokenInvariants: () => [],
  redactFact: (fact) => fact,
  redactPlay: (play) => play,
  notation: notationOf(game),
  // Which plays there are depends on the table: `decide` refuses what is none of them.
  parsePlay: (json) =>
    typeof json === 'object' && json !== null && 'seat' in json && typeof json.seat === 'number'
      ? ok(json as unknown as Play)
      : err(problem(`${game.id}/bad-play`, 'It is no play.', 'Send an object with the number of the seat.')),
  parseDeck: () => err({ message: `${game.title} is played without decks.`, line: 1, column: 1 }),
  makeDeck: () => '',
  describeFact: game.sentenceOf,
});
