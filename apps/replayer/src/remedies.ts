import type { JsonObject } from '#kernel';

/**
 * What one can do on this page, by the code of a refusal, where the server tells a program what to send. What stands here reads well behind
 * every order that the page sends.
 */
const REMEDIES: Readonly<Record<string, string>> = {
  'access/key-needed': 'Open the link that the server printed when it started, or the one that an organiser gave you.',
  'connections/too-many': 'Close other pages of this server, or wait a moment: this page asks again by itself.',
  'desks/not-ready': 'Wait a moment, then load this page anew.',
  'match/moved': 'Look at what was recorded meanwhile, then press again.',
  'match/unknown': 'The list of all matches names those that there are.',
  'match/wrong-revision': 'Somebody else has recorded meanwhile. Look at the end of the tape, then press again.',
  'play/id-taken': 'Load this page anew, then enter the play again.',
  'rate/limited': 'Wait a minute, then press again.',
  'readings/busy': 'Wait a moment, then load this page anew.',
  'ruling/unknown': 'The ruling book lists those that there are.',
  'server/stopping': 'Press again when the server runs: nothing is recorded twice.',
  'store/in-doubt': 'Press again: nothing is recorded twice.',
  'study/moved': 'Press again.',
  'tournament/unknown': 'The list of all events names those that there are.',
  'views/not-ready': 'Wait a moment, then load this page anew. Matches are recorded and read meanwhile.',
  'viewer/not-your-seat': 'Look at the match as that player, or as the recorder.',
};

/** Words that are said to programs: of routes, of their fields and headers. */
const TO_PROGRAMS =
  /\/docs\b|\/health\b|\b(?:GET|POST) \/|Retry-After|Authorization|expectedRevision|play id|\bheader\b|\bbody\b/;

const OTHERWISE: Readonly<Record<'mend' | 'wait', string>> = {
  mend: 'Mend what is named and press again; where nothing is, load this page anew.',
  wait: 'Wait a moment, then press again: nothing is recorded twice.',
};

const SERVER_FAILS = 500;

/** How to mend what the server has refused, as one does it on this page. */
export const remedyHere = ({ code, remedy }: JsonObject, status: number): string => {
  const own = typeof code === 'string' ? REMEDIES[code] : undefined;
  if (own !== undefined) return own;
  const told = typeof remedy === 'string' ? remedy : '';
  return TO_PROGRAMS.test(told) ? OTHERWISE[status >= SERVER_FAILS ? 'wait' : 'mend'] : told;
};
