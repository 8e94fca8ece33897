import { makeCanonicalJson, ok, type Fact, type Result } from '#kernel';
import type { NotationError, Ruleset, Verdict } from '#ruleset';
import type { MatchCommand, OpenMatch } from './commands.js';
import { dealerPlay } from './dealer.js';
import type { MatchEvent } from './events.js';
import { matchDecider } from './match.js';
import { deal, takeOrder, type Answer } from './orders.js';
import { parseOrderLine } from './order-line.js';
import type { MatchState } from './state.js';
import type { TapeFile, TapeLine } from './tape-file.js';
import { openingOf, type DeckTexts } from './tape-opening.js';
import { tapeProblem, type TapeProblem } from './tape-problem.js';

/** A batch of a recording: who asked for it and how, the play, the verdict, the events. Only lines have a `line`. */
export interface TapeBatch<Play, F extends Fact> {
  readonly by: 'opening' | 'line' | 'dealer';
  readonly line: TapeLine | null;
  readonly play: Play | null;
  readonly verdict: Verdict;
  readonly events: readonly MatchEvent<Play, F>[];
}

/** A recording in memory: everything up to the first fault, and the fault. */
export interface TapeRecording<State, Play, F extends Fact> {
  readonly batches: readonly TapeBatch<Play, F>[];
  readonly state: MatchState<State>;
  readonly problem: TapeProblem | null;
}

type Refused = Exclude<Answer<unknown, unknown, Fact>, { outcome: 'accepted' }>;

const TOP: TapeLine = { line: 1, column: 1, text: '' };

/** What the rules refuse: a play of a strict match, or an order that its giver may not give. */
const REFUSED = {
  play: { code: 'tape/illegal', remedy: 'Play something legal, or record with "recording: as-played".' },
  order: { code: 'dispute/refused', remedy: 'Let somebody order it whose role may, or order something else.' },
} as const;

const problemOf = (decision: Refused, { line, column, text }: TapeLine): TapeProblem => {
  if (decision.outcome === 'impossible') return tapeProblem([line, column], decision.problem);
  const message = decision.verdict.findings.map((finding) => finding.message).join(' ');
  const isOrder = parseOrderLine(text, []) !== null;
  const kind = isOrder ? 'order' : 'play';
  return tapeProblem([line, column], { ...REFUSED[kind], message });
};

/** The recording with one more answer: its batch, or its fault at the line that asked for it. */
const recorded = <State, Play, F extends Fact>(
  recording: TapeRecording<State, Play, F>,
  answer: Answer<State, Play, F>,
  line: TapeLine | null,
): TapeRecording<State, Play, F> => {
  if (answer.outcome !== 'accepted') return { ...recording, problem: problemOf(answer, line ?? TOP) };
  const { by, play, verdict, events, after } = answer.batch;
  const source = by === 'dealer' ? by : line === null ? 'opening' : 'line';
  return { batches: [...recording.batches, { by: source, line, play, verdict, events }], state: after, problem: null };
};

/** Opens a match in memory. The opening's fault, if any, is told at the top of the file. */
export const openRecording = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  command: OpenMatch,
): TapeRecording<State, Play, F> => {
  const empty = { batches: [], state: matchDecider(ruleset).initial, problem: null };
  return recorded(empty, takeOrder(ruleset, empty.state, command), null);
};

/** Records what the dealer of a digital match decides, for as long as chance is waited for. */
export const recordChance = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  recording: TapeRecording<State, Play, F>,
): TapeRecording<State, Play, F> => {
  if (recording.problem !== null) return recording;
  let next = recording;
  for (const answer of deal(ruleset, recording.state)) next = recorded(next, answer, null);
  return next;
};

const isSame = (left: unknown, right: unknown): boolean => makeCanonicalJson(left) === makeCanonicalJson(right);

/** Whether a play answers what chance is waited for: strictly allowed, and the dealer has no longer the same to decide. */
const answersChance = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  play: Play,
): boolean => {
  const decision = ruleset.decide(state.game, play, 'strict');
  if (decision.outcome !== 'accepted') return false;
  const before = dealerPlay(ruleset, state);
  const after = dealerPlay(ruleset, { ...state, game: decision.state });
  return !isSame(before, after);
};

/** What a line orders: a rewind, a step of a dispute, something about the match, or a play of the game. */
const orderIn = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { game, options }: MatchState<State>,
  { text }: TapeLine,
): Result<MatchCommand<Play>, NotationError> => {
  const players = options?.players ?? [];
  const order = parseOrderLine(text, players);
  if (order !== null) return order;
  const play = ruleset.notation.parse(text, game);
  return play.ok ? ok({ type: 'RecordPlay', play: play.value }) : play;
};

/** Records one line. Where chance is waited for and the line does not say how it fell, the dealer draws first. */
export const recordLine = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  recording: TapeRecording<State, Play, F>,
  line: TapeLine,
): TapeRecording<State, Play, F> => {
  const chance = dealerPlay(ruleset, recording.state) !== null;
  const told = chance ? ruleset.notation.parse(line.text, recording.state.game) : null;
  const isTold = told?.ok === true && answersChance(ruleset, recording.state, told.value);
  const ready = isTold ? recording : recordChance(ruleset, recording);
  if (ready.problem !== null) return ready;
  const parsed = orderIn(ruleset, ready.state, line);
  if (parsed.ok) return recorded(ready, takeOrder(ruleset, ready.state, parsed.value), line);
  const { code, message, column, expected } = parsed.error;
  const remedy =
    expected.length > 0
      ? `Accepted here: ${expected.slice(0, 12).join(', ')}.`
      : 'docs/reference/notation.md shows how plays are written.';
  return {
    ...ready,
    problem: { code, message, remedy, path: null, line: line.line, column: line.column + column - 1, expected },
  };
};

/** Records a whole tape file in memory, up to its first fault; the dealer draws what chance decides and no line says. */
export const recordTape = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  file: TapeFile,
  decks: DeckTexts,
): TapeRecording<State, Play, F> => {
  const opening = openingOf(ruleset, file, decks);
  if (!opening.ok) return { batches: [], state: matchDecider(ruleset).initial, problem: opening.error };
  let recording = openRecording(ruleset, opening.value);
  for (const line of file.lines) {
    if (recording.problem !== null) return recording;
    recording = recordLine(ruleset, recording, line);
  }
  return recording.problem === null ? recordChance(ruleset, recording) : recording;
};

/** The events of a recording, in their order. */
export const eventsOf = <Play, F extends Fact>(
  recording: TapeRecording<unknown, Play, F>,
): readonly MatchEvent<Play, F>[] => recording.batches.flatMap(({ events }) => events);
