import type { Draw, Fact, Json, JsonObject, RandomState, Result, Upcaster } from '#kernel';
import type { Table } from '#table';
import type { AroundGames } from './around-games.js';
import type { CardAnswer } from './card-sheet.js';
import type { Decision, RecordingMode, Finding, Problem } from './verdict.js';
import type { Encodings } from './encodings.js';
import type { TableSaid } from './table-said.js';
import type { LayOutProblem } from './literal.js';
import type { Measures } from './measures.js';
import type { PieceSight } from './engine/sight.js';
import type { LiteralForm } from './literal-forms.js';
import type { MatchOptions, MatchResult, PenaltyLoss, Seat, Viewer, Waiting } from './match-options.js';
import type { Notation } from './notation.js';
import type { JudgedPlay, Offer, UnseenHand } from './offer.js';
import type { Policy } from './policy/index.js';
import type { TableParts } from './table-parts.js';

/** A mode of play: its key, its name, and how many players it seats. */
export interface ModeOfPlay {
  readonly id: string;
  readonly name: string;
  readonly players: number;
}

/**
 * A shown ruleset: a game as far as a tape of it is folded, shown and told. Nothing of it judges a play. All functions are pure.
 * `State`, `Play` and `F` are plain JSON values at every moment.
 */
export interface ShownRuleset<State, Play, F extends Fact> {
  readonly id: string;
  readonly title: string;
  /** Edition ids this engine decides under, newest last. */
  readonly editions: readonly string[];
  readonly modes: readonly ModeOfPlay[];
  /** SHA-256 (hex) of the card facts, so that a tape names the cards it was recorded with. */
  readonly cardSetHash: string;
  /** Version of the program that judges, so that a tape names it. */
  readonly engine: string;
  /** The encoded card texts, by fingerprint; absent where no card has any. */
  readonly encodings?: Encodings;
  /** How facts of older shapes are read, and results (`MatchClosed`), oldest first; absent where none has ever changed. */
  readonly upcasters?: readonly Upcaster[];
  readonly initial: State;
  /** Words of the neutral table and of the facts, for who checks what a person typed. */
  readonly words?: {
    /** Names of the table's states and of its phases, as `view` gives them. */
    readonly states: readonly string[];
    readonly phases: readonly string[];
    /** Types of the facts. */
    readonly facts: readonly string[];
    /** Words of expectations that other games know and this one does not: a person who mistypes is never offered them. */
    readonly foreign?: readonly string[];
  };
  readonly evolve: (state: State, fact: F) => State;
  /** Who must act or choose now; empty when the game is over. */
  readonly waitingFor: (state: State) => readonly Waiting[];
  /** The play by which a seat lets go by what it might do now; absent where the game has none. */
  readonly pass?: (seat: Seat) => Play;
  /** How a play only goes on with what was begun: it answers what is asked, or passes; null where it is an action of its own, as every play is where this is absent. */
  readonly goesOn?: (state: State, play: Play) => 'answer' | 'pass' | null;
  /** The next opponent of a seat in turn order; null where none is left. Absent where the game's rules ask for none. */
  readonly nextOpponent?: (state: State, seat: Seat) => Seat | null;
  /**
   * What a table that was set back owes to the games since, newest first: what became known to all stays known, and what was random
   * is random again where chance is the tape's to draw (null where it is not). Facts that fold on `then`.
   */
  readonly afterRewind?: (then: State, since: readonly State[], chance: RandomState | null) => readonly F[];
  /** The dealer's answer to a choice that chance makes (shuffle, coin); null when none waits. */
  readonly drawChance: (state: State, random: RandomState) => Draw<Play> | null;
  /** What its tournament rules say of disputes; a game without any knows officials alone. */
  readonly policy?: Policy;
  /** The types of facts after which a game stands otherwise (a conquest, a death), for who reads over it; absent where none stand out. */
  readonly turningPoints?: ReadonlySet<string>;
  /** What its matches are measured by and searched for; absent where scores and hands say enough. */
  readonly measures?: Measures<State, F>;
  /** What a tape tells of the match around its games; absent where the game keeps no score of games. */
  readonly aroundGames?: Pick<AroundGames<State, F>, 'scoreOf'>;
  readonly result: (state: State) => MatchResult | null;
  /** The table as the viewer sees it. */
  readonly view: (state: State, viewer: Viewer) => Table;
  /** The parts of that table by themselves; absent where a whole one costs little. */
  readonly viewParts?: TableParts<State>;
  /** The fact as the viewer may know it, given the state before it. A redacted tape still folds. */
  readonly redactFact: (fact: F, before: State, viewer: Viewer) => F;
  /** The play as the viewer may know it, given the state before it. */
  readonly redactPlay: (play: Play, before: State, viewer: Viewer) => Play;
  /** How pieces are kept from being followed through places that a viewer does not see; absent where no piece is ever hidden. */
  readonly pieceSight?: PieceSight<State, Play, F>;
  readonly notation: Notation<State, Play>;
  /** A play from untrusted JSON. */
  readonly parsePlay: (json: Json) => Result<Play, Problem>;
  /** One sentence for a fact, for timelines: names as the viewer knows them. */
  readonly describeFact: (fact: F, before: State, viewer: Viewer) => string;
}

/** A game, as a value: everything the recorder, the replayer and the judges' tools ask of it. All functions are pure. */
export interface Ruleset<State, Play, F extends Fact> extends ShownRuleset<State, Play, F> {
  /** A card by its name as a person types it, or by its id; absent where the game has no cards to ask about. */
  readonly askForCard?: (text: string) => CardAnswer;
  /** The labels of all counters that its view may show on a player; absent where nobody can say. */
  readonly counterLabels?: readonly string[];
  /** The facts that lay out the table, up to the first choice. Problems name the player and the remedy. */
  readonly setUp: (options: MatchOptions) => Result<readonly F[], readonly Problem[]>;
  /**
   * The facts that make a table of a literal a person typed, up to the first choice: any table in the middle of a game, for
   * rulings and tests. Absent where a game has no literals.
   */
  readonly layOut?: (literal: Json) => Result<readonly F[], readonly LayOutProblem[]>;
  /**
   * The inverse: the table as a literal, with the cards that the viewer sees, and what of it that does not say beyond what a
   * view of the laid-out table shows. The error says why there is no table yet. Absent where a game has no literals.
   */
  readonly toLiteral?: (state: State, viewer: Viewer) => Result<TableSaid, string>;
  /** A literal of a usual table, to begin a ruling with. */
  readonly usualTable?: JsonObject;
  /** The form of that literal, of which the schema for editors is made. */
  readonly layOutForm?: LiteralForm<unknown>;
  readonly decide: (state: State, play: Play, mode: RecordingMode) => Decision<F, State>;
  /** The same table, to be judged by another of `editions`; absent where the game has one alone. */
  readonly underEdition?: (state: State, edition: string) => State;
  readonly legalPlays: (state: State, seat: Seat) => readonly Offer<Play>[];
  /** Every play the seat might think of, legal or not, each with its verdict. */
  readonly judgedPlays: (state: State, seat: Seat) => readonly JudgedPlay<Play>[];
  /** What cards that nobody has told may be played as; absent where every card is known to the recorder. */
  readonly unseenHand?: UnseenHand<State, Play>;
  /** The facts by which seats lose by a penalty; null where there is no such game or match to be lost any more. Absent where the game has none. */
  readonly afterLoss?: (state: State, loss: PenaltyLoss) => readonly F[] | null;
  /** The match around the games: its score, its end by time, concession or agreement. Absent where the game has none. */
  readonly aroundGames?: AroundGames<State, F>;
  /** How often a random player tries each kind of play, by its name: 1 unless told; 0 for what would only end the game. */
  readonly randomWeights: Readonly<Record<string, number>>;
  /** Laws of the state that are broken, as sentences; empty when all hold. For tests and the random player. */
  readonly brokenInvariants: (state: State) => readonly string[];
  /** The deck a header names: from text (see the ruleset's deck list form) to the ruleset's deck value, checked for shape only. */
  readonly parseDeck: (text: string) => Result<Json, { message: string; line: number; column: number }>;
  /** The deck as a list that `parseDeck` reads again. */
  readonly makeDeck: (deck: Json) => string;
  /** What the rules of deck construction hold against a deck; absent where the game has no decks. */
  readonly judgeDeck?: (deck: Json) => readonly Finding[];
  /** A deck that `judgeDeck` finds nothing wrong with, of any cards that act by themselves, by chance; absent where the game has no decks. */
  readonly drawDeck?: (random: RandomState) => Draw<Json>;
}

/** A game's rules, as a holder who looks into none of its values has them. */
export type HeldRuleset = Ruleset<unknown, unknown, Fact>;

/** A ruleset whose types the holder does not look into: what the recorder's shell and the apps pass around. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where a ruleset's own types are forgotten
export type AnyRuleset = Ruleset<any, any, any>;

/** A shown ruleset whose types the holder does not look into. */
// oxlint-disable-next-line typescript/no-explicit-any -- as with AnyRuleset
export type AnyShownRuleset = ShownRuleset<any, any, any>;
