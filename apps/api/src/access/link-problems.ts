import { ACCESS_BOUNDS } from '#access';
import { HttpProblem } from '../http/problem.js';

/** One answer for a link that never was, is used up, expired or revoked: which of these is nobody's business. */
export const LINK_DEAD = new HttpProblem(401, {
  code: 'access/link-dead',
  detail: 'The link lets nobody in: it was used, revoked, has expired, or was never made.',
  remedy: 'Ask whoever sent it for another one.',
});

export const PIN_NEEDED = new HttpProblem(401, {
  code: 'access/pin-needed',
  detail: 'This link asks for a PIN besides.',
  remedy: 'Enter the PIN that you were told with it.',
});

export const PIN_WRONG = new HttpProblem(401, {
  code: 'access/wrong-pin',
  detail: 'The PIN is another one.',
  remedy: `Enter the PIN that you were told; after ${String(ACCESS_BOUNDS.pinTries)} wrong ones the link waits for a quarter of an hour.`,
});

export const PIN_WAITS = new HttpProblem(429, {
  code: 'access/pin-waits',
  detail: 'Too many wrong PINs were entered for this link.',
  remedy: 'Wait a quarter of an hour, or ask the organiser for another link.',
});

export const TOO_MANY_LINKS = new HttpProblem(409, {
  code: 'access/too-many-links',
  detail: `${String(ACCESS_BOUNDS.grants)} links are alive, and no more are made.`,
  remedy: 'Revoke some that nobody needs.',
});

export const NO_SUCH_LINK = new HttpProblem(404, {
  code: 'access/no-such-link',
  detail: 'There is no link of that id that yours reaches.',
  remedy: 'List them again: another may have revoked it.',
});
