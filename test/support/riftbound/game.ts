import type { Decision, Finding } from '#ruleset';
import { layOutFacts, riftbound, type RiftboundFact, type RiftboundState, type TableLayout } from '#rulesets/riftbound';
import type { Table, TablePiece } from '#table';
import './matchers.js';
import { parse, type Said } from './said.js';

/** A play tried on a table that stays as it is: what each recording mode answers. */
export interface Attempt {
  readonly said: Said;
  readonly strict: Decision<RiftboundFact>;
  readonly asPlayed: Decision<RiftboundFact>;
  readonly findings: readonly Finding[];
}

/** A table that is played on in strict mode. */
export interface Game {
  readonly state: RiftboundState;
  /** Facts since the table was laid out. */
  readonly facts: readonly RiftboundFact[];
  /** The same as `Type: sentence`. */
  readonly log: readonly string[];
  readonly table: Table;
  /** Points by player. */
  readonly points: Readonly<Record<string, number>>;
  /** What the last play caused. */
  readonly lastFacts: readonly RiftboundFact[];
  /** Records plays; throws what was said of the first that is not accepted. */
  readonly play: (...plays: readonly Said[]) => Game;
  /** Records a play in as-played mode and answers its decision. */
  readonly playAnyway: (play: Said) => Decision<RiftboundFact>;
  readonly attempt: (play: Said) => Attempt;
  /** Facts that happened without a play: for tables that no literal and no play leads to. */
  readonly happens: (...facts: readonly RiftboundFact[]) => Game;
  /** Whoever has priority or focus passes, so many times; absent: once for each player. */
  readonly pass: (times?: number) => Game;
  /** The piece of a name, or of `Ben's name`; the first of several. Throws where there is none on the board, chain or in a trash. */
  readonly piece: (name: string) => TablePiece;
  readonly number: (name: string) => number;
  /** The name of the zone that the piece is in. */
  readonly where: (name: string) => string;
  /** What is said to be so of a battlefield: who controls it, what is staged or in progress. */
  readonly at: (battlefield: string) => readonly string[];
  readonly waiting: readonly string[];
}

const answerOf = (decision: Decision): string => {
  if (decision.outcome === 'impossible') return `${decision.problem.code}: ${decision.problem.message}`;
  return decision.verdict.findings.map(({ rule, message }) => `${rule}: ${message}`).join('; ');
};

const namedIn = (table: Table, name: string): TablePiece => {
  const [, owner, words = name] = /^(\w+)'s (.+)$/.exec(name) ?? [];
  const seat = table.players.find((player) => player.name === owner)?.seat;
  const spoken = owner !== undefined && seat === undefined ? name : words;
  const found = table.pieces.find(
    (piece) => piece.name?.startsWith(spoken) && (seat === undefined || piece.controller === seat),
  );
  if (!found) throw new Error(`No piece "${name}".`);
  return found;
};

const numberOf = ({ id }: TablePiece): number => Number(/\d+/.exec(id)?.[0]);

/** Lays out a table and answers a game on it, which plays change in place. */
export const game = (layout: TableLayout): Game => {
  let state = riftbound.initial;
  let facts: RiftboundFact[] = [];
  let log: string[] = [];
  let lastFacts: readonly RiftboundFact[] = [];

  const fold = (more: readonly RiftboundFact[]): void => {
    for (const fact of more) {
      log.push(`${fact.type}: ${riftbound.describeFact(fact, state, 'recorder')}`);
      state = riftbound.evolve(state, fact);
    }
    facts.push(...more);
    lastFacts = more;
  };

  const table = (): Table => riftbound.view(state, 'recorder');
  fold(layOutFacts(layout));
  facts = [];
  log = [];

  const self: Game = {
    get state() {
      return state;
    },
    get facts() {
      return facts;
    },
    get log() {
      return log;
    },
    get lastFacts() {
      return lastFacts;
    },
    get table() {
      return table();
    },
    get points() {
      return Object.fromEntries(table().players.map(({ name, score }) => [name, score]));
    },
    get waiting() {
      return riftbound
        .waitingFor(state)
        .map(
          ({ seat, question }) => `${seat === null ? 'the table' : (table().players[seat]?.name ?? '')}: ${question}`,
        );
    },
    play: (...plays) => {
      for (const said of plays) {
        const decision = riftbound.decide(state, parse(said, state), 'strict');
        if (decision.outcome !== 'accepted')
          throw new Error(`${JSON.stringify(said)} ${decision.outcome}: ${answerOf(decision)}`);
        fold(decision.facts);
      }
      return self;
    },
    playAnyway: (said) => {
      const decision = riftbound.decide(state, parse(said, state), 'as-played');
      if (decision.outcome === 'accepted') fold(decision.facts);
      return decision;
    },
    happens: (...more) => {
      fold(more);
      return self;
    },
    attempt: (said) => {
      const play = parse(said, state);
      const strict = riftbound.decide(state, play, 'strict');
      const asPlayed = riftbound.decide(state, play, 'as-played');
      const findings = asPlayed.outcome === 'impossible' ? [] : asPlayed.verdict.findings;
      return { said, strict, asPlayed, findings };
    },
    pass: (times = layout.battlefields.length === 0 ? 0 : Object.keys(layout.players).length) => {
      for (let left = times; left > 0; left--) {
        const [waiting] = riftbound.waitingFor(state);
        if (!waiting || waiting.seat === null) throw new Error('Nobody can pass now.');
        self.play({ play: 'Pass', seat: waiting.seat });
      }
      return self;
    },
    piece: (name) => namedIn(table(), name),
    number: (name) => numberOf(namedIn(table(), name)),
    where: (name) => {
      const { id } = namedIn(table(), name);
      return table().zones.find(({ pieces }) => pieces.includes(id))?.name ?? 'nowhere';
    },
    at: (battlefield) =>
      table().zones.find(({ role, name }) => role === 'arena' && name.startsWith(battlefield))?.badges ?? [],
  };
  return self;
};
