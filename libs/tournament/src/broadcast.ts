/** The parts that an overlay may be, each an address of its own. `moment`: what is announced for a few seconds. */
export const OVERLAY_PARTS = [
  'frame',
  'score',
  'battlefields',
  'chain',
  'hands',
  'last',
  'clock',
  'card',
  'table',
  'moment',
] as const;

export type OverlayPart = (typeof OVERLAY_PARTS)[number];

/**
 * What the director of a broadcast shows: overlays that follow an event, and not one match, show this.
 * - `match`: id of the tape; null shows none
 * - `parts`: those that are to be seen; the others stay empty
 * - `title`, `subtitle`: texts of the frame; empty shows none
 * - `card`: the feature card by its name; empty shows the card that was played last
 * - `near`: the seat that sits nearest to the audience
 */
export interface BroadcastShow {
  readonly match: string | null;
  readonly parts: readonly OverlayPart[];
  readonly title: string;
  readonly subtitle: string;
  readonly card: string;
  readonly near: number;
}

/** Before a director has said anything. */
export const NO_SHOW: BroadcastShow = {
  match: null,
  parts: OVERLAY_PARTS,
  title: '',
  subtitle: '',
  card: '',
  near: 0,
};

/** How long a text of a director may be. */
export const LONGEST_TEXT = 120;

/** What a director picked, and when. */
export interface DirectorPick {
  readonly show: BroadcastShow;
  readonly at: string;
}
