export { type Action, ACTION_NAMES, ACTIONS } from './actions.js';
export {
  behind,
  type Behind,
  type Delay,
  delayOfSeconds,
  delayText,
  dueCount,
  type Eyes,
  isDue,
  secondsOf,
  viewerIn,
} from './delay.js';
export { type Device, type Grant, GrantBook, isLive, type Opened } from './book.js';
export { ACCESS_EVENTS, ACCESS_STREAM, type AccessEvent, type PinHash } from './events.js';
export {
  ALL,
  covers,
  grantText,
  isEverywhere,
  isWithin,
  OWNER,
  type Place,
  PUBLIC,
  type Reach,
  reachText,
} from './grant.js';
export {
  type About,
  blindOf,
  eyesOf,
  may,
  NO_MATCH,
  offersTo,
  type Refusal,
  refusalOf,
  seesNow,
  usualViewer,
} from './may.js';
export { rolesPage, whoMay } from './page.js';
export { unanswered } from './permissions.js';
export { actorsOf, LINK_ROLES, notSpokenBy, PIN_ROLES, type Role, ROLES, speaksFor, wordsOf } from './roles.js';
export { type Settings, type SettingsOf, USUAL_SETTINGS } from './settings.js';
export { ACCESS_BOUNDS, faultOf, isDeviceName, isPin, type LinkWish, USUAL_HOURS } from './wishes.js';
