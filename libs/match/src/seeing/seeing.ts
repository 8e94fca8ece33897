import { shareWith, type Fact } from '#kernel';
import {
  nameFor,
  PLAIN_SIGHT,
  type PieceSight,
  type Renaming,
  type Ruleset,
  type Sight,
  type Viewer,
  dealtBy,
  type MatchOptions,
  type PlayerEntry,
} from '#ruleset';
import {
  isRecorderEvent,
  isSettingBack,
  type MatchEvent,
  type MatchClosed,
  type MatchRewound,
  type PlayRecorded,
  type PlaysTakenBack,
  type RecorderEvent,
  type MatchOpened,
} from '../events.js';
import { matchDecider } from '../match.js';
import { isDisputeEvent } from '../disputes/events.js';
import { gameBefore, recentPast, type Past } from '../rewinding/past.js';
import { withRecentPast } from '../rewinding/recent.js';
import type { MatchState } from '../state.js';
import { isErasure } from '../erasing/events.js';
import { isRoundEvent, type RoundEvent } from '../round/events.js';
import { seeDispute, withoutName } from './dispute.js';
import { verdictFor } from './verdict.js';
import { seePins } from '../pins.js';

/** The secret and the seed tell every shuffle: others see the commitment alone, or that there is a seed. */
const seeDealing = (options: MatchOptions): Pick<MatchOptions, 'seed' | 'dealing'> => {
  if (options.dealing?.by === 'secret') return { seed: null, dealing: { ...options.dealing, secret: null } };
  return { seed: null, ...(dealtBy(options) === 'seed' ? { dealing: { by: 'seed' } } : {}) };
};

/** What is dealt from tells every card and a deck list tells a hand: only the recorder knows both, a seat its own list. */
const seeOpened = (data: MatchOpened['data'], viewer: Viewer): MatchOpened['data'] => {
  const players = data.options.players.map((player, seat): PlayerEntry =>
    seat === viewer ? player : { ...player, deck: null },
  );
  const pins = data.pins && seePins(data.pins, { players });
  return { ...data, options: { ...data.options, ...seeDealing(data.options), players }, pins };
};

/**
 * What a viewer knows of a match so far: its state, folded from what the viewer was given, and the numbers by which the viewer
 * knows the pieces.
 */
export interface Seen<State> {
  readonly match: MatchState<State>;
  readonly sight: Sight;
  /** Those numbers before each play that stands, newest first, for when the match is set back. */
  readonly sights: Past<Sight>;
}

/** What a viewer knows of a match that stays in memory while it is played; see `withRecentPast`. */
export const withRecentSights = <State>(seen: Seen<State>): Seen<State> => {
  const [match, sights] = [withRecentPast(seen.match), recentPast(seen.sights)];
  return match === seen.match && sights === seen.sights ? seen : { ...seen, match, sights };
};

/** An event as a viewer may know it, and what is known with it. */
export interface SeenEvent<State, Play, F extends Fact> {
  readonly event: MatchEvent<Play, F>;
  readonly seen: Seen<State>;
}

/** How a viewer comes to know a match: event by event, each as the viewer may know it, given the match before it. */
export interface Seeing<State, Play, F extends Fact> {
  readonly initial: Seen<State>;
  readonly see: (seen: Seen<State>, event: MatchEvent<Play, F>, before: MatchState<State>) => SeenEvent<State, Play, F>;
}

/** The numbers by which the viewer knew the pieces, remembered with the plays and set back with the match. */
const sightsAfter = <State>(
  { sights }: Seen<State>,
  event: Fact,
  sight: { readonly was: Sight; readonly is: Sight },
): Pick<Seen<State>, 'sight' | 'sights'> => {
  if (!isRecorderEvent(event)) return { sight: sight.is, sights };
  if (event.type === 'PlayRecorded') {
    return { sight: sight.is, sights: { number: event.data.number, game: sight.was, earlier: sights } };
  }
  const then = isSettingBack(event) ? gameBefore(sights, event.data.to) : null;
  return then === null ? { sight: sight.is, sights } : { sight: then.game, sights: then.earlier };
};

/** Something told, and the numbers by which the viewer knows the pieces from then on. */
interface Told<T> {
  readonly value: T;
  readonly sight: Sight;
}

/** A value called by the viewer's numbers. */
type Call<State> = <T>(
  seen: Seen<State>,
  before: State,
  what: { value: T; renaming: Renaming<T> | undefined },
) => Told<T>;

const callFor =
  <State, Play, F>(game: PieceSight<State, Play, F> | undefined, viewer: Viewer): Call<State> =>
  ({ match, sight }, actual, { value, renaming }) =>
    game === undefined || renaming === undefined
      ? { value, sight }
      : nameFor(game, sight, { value, renaming, tables: { actual, known: match.game, viewer } });

/** By the role of whose order it was; names and reasons are the recorder's alone. */
const seeRewind = ({ data, ...event }: MatchRewound): MatchRewound =>
  data.dispute === undefined
    ? { ...event, data: { ...data, by: { ...data.by, name: '' }, note: '' } }
    : { ...event, data: { ...data, by: withoutName(data.by), note: '' } };

/** What was done, by whose role: names of officials and what was said are the recorder's alone. */
const seeRound = (event: RoundEvent): RoundEvent =>
  ({ ...event, data: { ...event.data, by: withoutName(event.data.by), words: '' } }) as RoundEvent;

/** Why plays were taken back, or the match was closed, is the recorder's alone. */
const withoutNote = <Event extends PlaysTakenBack | MatchClosed>(event: Event): Event => ({
  ...event,
  data: { ...event.data, note: '' },
});

/** Events as one viewer may know them, other than the recorder. What the viewer is given folds by the same rules. */
const seeingFor = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  viewer: Viewer,
): Seeing<State, Play, F>['see'] => {
  const { evolve } = matchDecider(ruleset, viewer);
  const game = ruleset.pieceSight;
  const call = callFor(game, viewer);

  const seeFact = (seen: Seen<State>, fact: F, before: State): Told<F> => {
    const redacted = ruleset.redactFact(fact, before, viewer);
    if (game === undefined) return { value: redacted, sight: seen.sight };
    const isHidden = (piece: number): boolean => game.hidingOf(before, piece, viewer)?.ordered === false;
    const value = game.tellTogether(redacted, isHidden);
    if (game.laysAnew(fact)) return { value, sight: PLAIN_SIGHT };
    return call(seen, before, { value, renaming: game.renameFact });
  };

  const seePlay = (seen: Seen<State>, event: PlayRecorded<Play>, before: State): Told<PlayRecorded<Play>> => {
    const redacted = ruleset.redactPlay(event.data.play, before, viewer);
    const { value: play, sight } = call(seen, before, { value: redacted, renaming: game?.renamePlay });
    const { verdict, because } = verdictFor(ruleset, seen.match, play);
    return { value: { ...event, data: { ...event.data, play, verdict }, because }, sight };
  };

  const seeRecorder = (seen: Seen<State>, event: RecorderEvent<Play>, before: State): Told<RecorderEvent<Play>> => {
    const { sight } = seen;
    if (event.type === 'PlayRecorded') return seePlay(seen, event, before);
    if (event.type === 'MatchOpened') return { value: { ...event, data: seeOpened(event.data, viewer) }, sight };
    if (isDisputeEvent(event)) return { value: seeDispute(event, seen.match, viewer), sight };
    if (isRoundEvent(event)) return { value: seeRound(event), sight };
    if (isErasure(event)) return { value: event, sight };
    if (event.type === 'MatchRewound') return { value: seeRewind(event), sight };
    return { value: withoutNote(event), sight };
  };

  return (seen, event, { game: before }) => {
    const { value: told, sight } = isRecorderEvent<Play>(event)
      ? seeRecorder(seen, event, before)
      : seeFact(seen, event, before);
    const value: MatchEvent<Play, F> = shareWith(event, told);
    const sights = sightsAfter(seen, event, { was: seen.sight, is: sight });
    return { event: value, seen: { match: evolve(seen.match, value), ...sights } };
  };
};

/** How the viewer comes to know a match; the recorder is told all. */
export const seeingOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  viewer: Viewer,
): Seeing<State, Play, F> => {
  const { initial, evolve } = matchDecider(ruleset, viewer);
  return {
    initial: { match: initial, sight: PLAIN_SIGHT, sights: null },
    see:
      viewer === 'recorder'
        ? ({ match, ...sights }, event) => ({ event, seen: { match: evolve(match, event), ...sights } })
        : seeingFor(ruleset, viewer),
  };
};
