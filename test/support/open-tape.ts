import type { Envelope, Fact, Json, Schemas } from '#kernel';
import {
  carryOut,
  isDisputeEvent,
  isRoundEvent,
  parseJudgeLine,
  parseRoundLine,
  matchDecider,
  schemasOf,
  type Answer,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
} from '#match';
import type { MatchOptions, RecordingMode, Ruleset } from '#ruleset';

/** A tape held in memory: what a store and a recorder would do together, without either. */
export interface OpenTape<State, Play, F extends Fact> {
  readonly envelopes: readonly Envelope[];
  readonly events: readonly MatchEvent<Play, F>[];
  readonly state: MatchState<State>;
  /** Records lines of notation; throws what was wrong with the first one that is not accepted. */
  readonly lines: (...lines: readonly string[]) => void;
  /** Records a play, and what the dealer answers; the answer to the play says if it was accepted. */
  readonly play: (play: Play) => Answer<State, Play, F>;
  /** Sets the match back to before a play. */
  readonly rewind: (to: number, note?: string) => Answer<State, Play, F>;
  /** Takes plays back from one on, or the last. */
  readonly takeBack: (to: number | 'last', note?: string) => Answer<State, Play, F>;
  /** Orders a step of a dispute as a tape file writes it, behind `judge`; throws where it is none. */
  readonly judge: (line: string) => Answer<State, Play, F>;
  /** Orders something about the match as a tape file writes it, behind `match:`; throws where it is none. */
  readonly around: (line: string) => Answer<State, Play, F>;
  readonly close: (note?: string) => void;
}

/** What a test may say about the match it opens; the rest is two players and the ruleset's first mode. */
export interface OpenTapeOptions extends Partial<MatchOptions> {
  readonly recording?: RecordingMode;
  readonly id?: string;
}

const START = Date.UTC(2026, 7, 1, 12);

const envelop = (
  event: Fact,
  revision: number,
  { id, cause, schemas }: { id: string; cause: string; schemas: Schemas },
): Envelope => ({
  stream: `match-${id}`,
  revision,
  id: `00000000-0000-4000-8000-${revision.toString(16).padStart(12, '0')}`,
  type: event.type,
  schema: schemas.versionOf(event.type),
  at: new Date(START + revision * 1000).toISOString(),
  actor: 'scorekeeper',
  cause,
  because: event.because,
  data: event.data as Json,
});

/** Opens a match in memory and records into it; the dealer answers by the seed, where there is one. */
export const openTape = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { recording = 'as-played', id = 'test', ...options }: OpenTapeOptions = {},
): OpenTape<State, Play, F> => {
  const schemas = schemasOf(ruleset);
  const envelopes: Envelope[] = [];
  const events: MatchEvent<Play, F>[] = [];
  let { initial: state } = matchDecider(ruleset);

  const expectAccepted = (answer: Answer<State, Play, F>, what: string): void => {
    if (answer.outcome !== 'accepted') throw new Error(`${what} was not accepted: ${JSON.stringify(answer)}`);
  };

  const take = (answer: Answer<State, Play, F>): void => {
    if (answer.outcome !== 'accepted') return;
    const { before, after, events: caused } = answer.batch;
    const [head] = caused;
    const judged = head !== undefined && (isDisputeEvent(head) || isRoundEvent(head));
    const cause = judged ? `judge-${envelopes.length}` : `play-${before.plays + 1}`;
    for (const fact of caused) envelopes.push(envelop(fact, envelopes.length, { id, cause, schemas }));
    events.push(...caused);
    state = after;
  };

  const command = (order: MatchCommand<Play>): Answer<State, Play, F> => {
    const [answer, ...dealt] = carryOut(ruleset, state, order);
    if (answer === undefined) throw new Error('Every order is answered.');
    take(answer);
    for (const each of dealt) {
      expectAccepted(each, 'what the dealer drew');
      take(each);
    }
    return answer;
  };

  const record = (play: Play): Answer<State, Play, F> => command({ type: 'RecordPlay', play });

  const players = [
    { name: 'Ana', deck: null },
    { name: 'Bo', deck: null },
  ];
  const mode = ruleset.modes[0]?.id ?? '';
  const edition = ruleset.editions.at(-1) ?? '';
  const all: MatchOptions = { mode, edition, players, firstPlayer: 0, seed: null, ...options };
  expectAccepted(command({ type: 'OpenMatch', ruleset: ruleset.id, recording, options: all }), 'opening the match');

  return {
    envelopes,
    events,
    get state() {
      return state;
    },
    lines: (...lines) => {
      for (const line of lines) {
        const play = ruleset.notation.parse(line, state.game);
        if (!play.ok) throw new Error(`"${line}", column ${play.error.column}: ${play.error.message}`);
        expectAccepted(record(play.value), line);
      }
    },
    play: record,
    rewind: (to, note = '') => command({ type: 'RewindTo', to, by: { role: 'judge', name: 'Kim' }, note }),
    takeBack: (to, note = '') => command({ type: 'TakeBack', to, note }),
    judge: (line) => {
      const order = parseJudgeLine(`judge${line}`, all.players);
      if (order?.ok !== true) throw new Error(`"${line}": ${JSON.stringify(order)}`);
      return command(order.value);
    },
    around: (line) => {
      const order = parseRoundLine(`match: ${line}`, all.players);
      if (order?.ok !== true) throw new Error(`"${line}": ${JSON.stringify(order)}`);
      return command(order.value);
    },
    close: (note = '') => expectAccepted(command({ type: 'CloseMatch', note }), 'closing the match'),
  };
};
