import type { Level } from '#ruleset';

/**
 * What an organiser settles for an event, as far as it decides who may see or do what. Where nothing was settled nobody is shown a hidden card
 * but who records it.
 * - `level`: how strictly the event is held to its rules; null leaves it to what each match was opened with
 * - `judgesSeeHands`: whether judges may look at what is hidden from players at all
 * - `tapesMayBeConsulted`: which judges may then look into a tape: whether a tape is the video of TR 418 is for the event to say.
 *   At professional level it is never more than the head judge
 * - `castersSeeHands`: whether casters are shown hands, and then only of matches whose tape is closed
 * - `playersMayFollow`: whether a player's link shows the own hand while the match goes on; players use no devices in a match by TR 417.1
 */
export interface Settings {
  readonly level: Level | null;
  readonly judgesSeeHands: boolean;
  readonly tapesMayBeConsulted: 'nobody' | 'head-judge' | 'judges';
  readonly castersSeeHands: 'never' | 'closed';
  readonly playersMayFollow: boolean;
}

/** Of an event that has settled nothing, and of matches without an event. */
export const USUAL_SETTINGS: Settings = {
  level: null,
  judgesSeeHands: false,
  tapesMayBeConsulted: 'head-judge',
  castersSeeHands: 'never',
  playersMayFollow: false,
};

/** Where the settings of events come from: an event by its name, as it stands in the header of matches. */
export type SettingsOf = (event: string) => Settings | undefined;
