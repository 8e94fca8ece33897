import { err, fold, ok, type Fact, type Json, type JsonObject } from '#kernel';
import {
  deal,
  openedBy,
  matchDecider,
  takeOrder,
  type Answer,
  type MatchEvent,
  type MatchState,
  type TapeBatch,
} from '#match';
import { editionTyped, type HeldRuleset, type MatchOptions, playersIn, propertyOf, verdictOf } from '#ruleset';
import type { Table } from '#table';
import { placeOf } from './cases.js';
import { answerText, playOf } from './expectations/plays.js';
import { wrong, type Read } from './mistakes.js';
import type { LastPlay, LoggedFact, Moment } from './moment.js';
import type { Ruling, RulingCase, Step } from './ruling.js';

export type Batch = TapeBatch<unknown, Fact>;

/** A case as far as it has come: its table, its tape, what has happened. */
export interface Running {
  readonly ruleset: HeldRuleset;
  readonly state: MatchState<unknown>;
  readonly batches: readonly Batch[];
  readonly log: readonly LoggedFact[];
  readonly last: LastPlay | null;
}

const textIn = (table: Json, key: string): string | undefined => {
  const value = typeof table === 'object' && table !== null ? (table as JsonObject)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const editionIn = (table: Json): string | undefined => {
  const edition = propertyOf(table, 'edition');
  return edition === null ? undefined : editionTyped(edition);
};

const optionsOf = (ruleset: HeldRuleset, ruling: Ruling, table: Json): MatchOptions => ({
  mode: textIn(table, 'mode') ?? ruleset.modes[0]?.id ?? '',
  edition: editionIn(table) ?? ruleset.editions.at(-1) ?? '',
  players: playersIn(table).map((name) => ({ name, deck: null })),
  firstPlayer: null,
  seed: ruling.seed,
  laidOut: true,
});

/** Lays out the table of a case, as the opening batch of a tape. */
export const open = (ruleset: HeldRuleset, ruling: Ruling, ofCase: RulingCase): Read<Running> => {
  const laid = ruleset.layOut?.(ofCase.table);
  if (laid === undefined)
    return wrong({ path: ['table'], message: `${ruleset.title} has no table literals.`, expected: [] });
  if (!laid.ok)
    return err(laid.error.map((each) => ({ ...each, path: placeOf(ruling.literal, ofCase.tablePaths, each.path) })));
  const anyway = ofCase.steps.some((step) => step.step === 'play' && step.recording === 'as-played');
  const options = optionsOf(ruleset, ruling, ofCase.table);
  const opened: MatchEvent<unknown, Fact> = openedBy(ruleset, { recording: anyway ? 'as-played' : 'strict', options });
  const events = [opened, ...laid.value];
  const { evolve, initial } = matchDecider(ruleset);
  const batch: Batch = { by: 'opening', line: null, play: null, verdict: verdictOf([]), events };
  return ok({ ruleset, state: fold(evolve, initial, events), batches: [batch], log: [], last: null });
};

/** The table is drawn when an expectation asks for it: most plays are followed by none that does. */
export const momentOf = ({ ruleset, state, log, last }: Running): Moment => {
  let drawn: Table | null = null;
  return {
    ruleset,
    state: state.game,
    get table() {
      return (drawn ??= ruleset.view(state.game, 'recorder'));
    },
    log,
    last,
  };
};

const sentencesOf = ({ ruleset, state }: Running, facts: readonly Fact[]): readonly string[] => {
  let game = state.game;
  return facts.map((fact) => {
    const sentence = ruleset.describeFact(fact, game, 'recorder');
    game = ruleset.evolve(game, fact);
    return sentence;
  });
};

/** The facts of a batch with their sentences, each told at the table as it was then, once an expectation asks for one. */
const logged = (running: Running, facts: readonly Fact[]): readonly LoggedFact[] => {
  let told: readonly string[] | null = null;
  const sentences = (): readonly string[] => (told ??= sentencesOf(running, facts));
  return facts.map(({ type }, index) => ({
    type,
    get sentence() {
      return sentences()[index] ?? '';
    },
  }));
};

type Played =
  { readonly running: Running } | { readonly refused: { readonly got: string; readonly rules: readonly string[] } };

type RulingAnswer = Answer<unknown, unknown, Fact>;

/** The case with one more batch. `last`: what the batch is known by to the expectations that follow. */
const recorded = (
  running: Running,
  { events, verdict, after, play }: Extract<RulingAnswer, { outcome: 'accepted' }>['batch'],
  line: Batch['line'],
): Running => {
  const caused = logged(running, events.slice(1));
  return {
    ...running,
    state: after,
    batches: [...running.batches, { by: line === null ? 'dealer' : 'line', line, play, verdict, events }],
    log: [...running.log, ...caused],
    last: line === null ? running.last : { line: line.text, verdict, caused },
  };
};

/** What chance decides, drawn by the dealer where the ruling has a seed. */
export const dealt = (running: Running): Running => {
  let next = running;
  for (const answer of deal(running.ruleset, running.state))
    if (answer.outcome === 'accepted') next = recorded(next, answer.batch, null);
  return next;
};

/** Makes a play, or says why it cannot be made. */
export const playStep = (running: Running, { line, recording }: Extract<Step, { step: 'play' }>): Played => {
  const play = playOf(momentOf(running), line);
  const answer = takeOrder(running.ruleset, { ...running.state, recording }, { type: 'RecordPlay', play });
  if (answer.outcome === 'accepted') {
    const batch = { ...answer.batch, after: { ...answer.batch.after, recording: running.state.recording } };
    return { running: dealt(recorded(running, batch, { line: 0, column: 1, text: line })) };
  }
  const rules = answer.outcome === 'refused' ? answer.verdict.findings.map(({ rule }) => rule) : [];
  return { refused: { got: answerText(answer), rules } };
};
