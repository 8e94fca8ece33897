import type { RuleKey } from '#rulebook';
import { levelOf, type Level, type Viewer } from '#ruleset';
import { type Action, ACTION_NAMES, ACTIONS } from './actions.js';
import type { Eyes } from './delay.js';
import { covers, isEverywhere, PUBLIC, reachText, type Place, type Reach } from './grant.js';
import { permissionFor } from './permissions.js';
import { type Settings, USUAL_SETTINGS } from './settings.js';

/** What is asked about: a match by its place, whether it is open, and what its event has settled. */
export interface About {
  readonly place: Place;
  readonly isOpen: boolean;
  readonly settings: Settings;
  readonly level: Level;
}

/** No match: what is asked about the server. */
export const NO_MATCH: About = {
  place: { event: null, table: null },
  isOpen: true,
  settings: USUAL_SETTINGS,
  level: levelOf(undefined),
};

/** Why not: in words for whoever asks, with the key of the rule where one says so. */
export interface Refusal {
  readonly words: string;
  readonly rule: RuleKey | null;
}

const reaches = (reach: Reach, action: Action, { place }: About): boolean => {
  const about = ACTIONS[action];
  if (about === 'open') return true;
  return about === 'server' ? isEverywhere(reach) : covers(reach, place);
};

/** Whether the holder of a link may do something; null where so, else why not. Beyond what a link reaches its holder is the public. */
export const refusalOf = (reach: Reach, action: Action, about: About = NO_MATCH): Refusal | null => {
  const isReached = reaches(reach, action, about);
  const row = permissionFor(action, isReached ? reach.role : PUBLIC.role, about);
  if (row?.refusal === null) return null;
  if (!isReached) return { words: `This link is for ${reachText(reach)}, and not for this.`, rule: null };
  return { words: row?.refusal ?? 'Nobody may do this.', rule: row?.rule ?? null };
};

/** Whether the holder of a link may do something. */
export const may = (reach: Reach, action: Action, about: About = NO_MATCH): boolean =>
  refusalOf(reach, action, about) === null;

/** All that the holder of a link may do, for a page that offers nothing else. */
export const offersTo = (reach: Reach, about: About = NO_MATCH): readonly Action[] =>
  ACTION_NAMES.filter((action) => may(reach, action, about));

const OTHER_SEAT: Refusal = { words: 'This link shows the hand of its own seat alone.', rule: null };

/** Why the holder of a link may not look at a match as that viewer; null where that is allowed. */
export const blindOf = (reach: Reach, viewer: Viewer, about: About): Refusal | null => {
  if (viewer === 'public') return null;
  if (viewer === 'recorder') return refusalOf(reach, 'hands.read', about);
  if (reach.role === 'player' && covers(reach, about.place) && reach.seat !== viewer) return OTHER_SEAT;
  return refusalOf(reach, 'seat.read', about);
};

/** The eyes with which the holder of a link looks at a match as that viewer: whoever may not see it as it is now is the audience. */
export const eyesOf = (reach: Reach, viewer: Viewer, about: About): Eyes =>
  viewer === 'public' && !may(reach, 'present.read', about) ? 'audience' : viewer;

/** Whether the holder of a link sees matches of a place as they are now. */
export const seesNow = (reach: Reach, place: Place): boolean => may(reach, 'present.read', { ...NO_MATCH, place });

/** As whom the holder of a link looks at a match unless told otherwise: with all that the link allows. */
export const usualViewer = (reach: Reach, about: About): Viewer => {
  if (may(reach, 'hands.read', about)) return 'recorder';
  return reach.seat !== null && blindOf(reach, reach.seat, about) === null ? reach.seat : 'public';
};
