import type { Response } from 'express';
import { notSpokenBy, type Role } from '#access';
import { neededFor, type DeskViewer, type Speaker, type TournamentOrder } from '#tournament';
import { askerOf } from '../access/asker.js';
import { allows, checkAllowed } from '../http/access.js';
import { HttpProblem } from '../http/problem.js';
import type { DeskOrderBody } from './event.bodies.js';

/** Who looks at a desk: its officials see the whole of it, everybody else what is public. */
export const deskViewerOf = (response: Response): DeskViewer => (allows(response, 'desk.read') ? 'desk' : 'public');

/** Roles that give no orders at a desk: what they try is refused before their words count. */
const SILENT: readonly Role[] = ['caster', 'player', 'public'];

/** Who orders something where the request does not say: the holder of the link, under the name that was typed for the device. */
export const ordererOf = (response: Response): Speaker => {
  const { reach, name } = askerOf(response);
  const role = SILENT.includes(reach.role) ? 'scribe' : (reach.role as Exclude<Speaker['role'], 'player'>);
  return { role, name };
};

/** Throws where who asks may not order something in that name. */
const checkSpeaker = (response: Response, by: Speaker): void => {
  // No door takes an order in the name of a caster but that of the broadcast, which names who directs by itself.
  if (by.role === 'caster') return;
  const words = notSpokenBy(askerOf(response).reach.role, by.role);
  if (words === null) return;
  throw new HttpProblem(403, {
    code: 'access/refused',
    detail: words,
    remedy: 'Order it in a name that your link speaks for.',
  });
};

/** By whom a request orders something: as it says, or whoever holds the link. Throws where the link does not speak for them. */
export const speakerOf = (response: Response, { by }: DeskOrderBody): Speaker => {
  if (by === undefined) return ordererOf(response);
  const speaker = { role: by.role, name: by.name ?? '' };
  checkSpeaker(response, speaker);
  return speaker;
};

/** Throws where who asks may not order that at the desk, or not in that name. */
export const checkOrder = (response: Response, { type, by }: TournamentOrder): void => {
  checkAllowed(response, neededFor(type));
  checkSpeaker(response, by);
};
