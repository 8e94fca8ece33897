import type { Request } from 'express';
import { type About, type Action, actorsOf, notSpokenBy, type Reach, type Refusal, refusalOf, wordsOf } from '#access';
import { ROLES, type Role } from '#ruleset';
import { ROLES as ACTORS } from './roles.js';

/** Actions whose orders go onto a tape, with `actor`, and perhaps with whose order it is. */
const ORDERS: readonly Action[] = [
  'match.open',
  'plays.record',
  'match.close',
  'call.enter',
  'call.rule',
  'round.order',
];

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

const said = (words: string | null): Refusal | null => (words === null ? null : { words, rule: null });

/** A line is read on the recorder's table, and a mistake in it is answered with names that lie there. */
const hasLine = ({ line, remedy }: Body): boolean =>
  typeof line === 'string' || (isBody(remedy) && typeof remedy['line'] === 'string');

const refusalOfActor = (reach: Reach, body: Record<string, unknown>): Refusal | null => {
  const actors = actorsOf(reach.role);
  const actor = ACTORS.find((each) => each === body['actor']);
  // What a judge enters is a judge's, unless told otherwise a scorekeeper's.
  if (body['actor'] === undefined && actors[0] === 'judge') body['actor'] = 'judge';
  if (actor === undefined || actors.includes(actor)) return null;
  return said(`The link of a ${wordsOf(reach.role)} does not act as ${actor}.`);
};

/** Why the holder of a link may not order that in these words and in that name; null where they may. What makes no sense is left to the check of bodies. */
export const refusalOfSaying = (
  reach: Reach,
  about: About,
  { action, request }: { readonly action: Action; readonly request: Request },
): Refusal | null => {
  const body: unknown = request.body;
  if (!ORDERS.includes(action) || !isBody(body)) return null;
  const by = isBody(body['by']) ? body['by']['role'] : undefined;
  return (
    said(isRole(by) ? notSpokenBy(reach.role, by) : null) ??
    refusalOfActor(reach, body) ??
    (action.startsWith('call.') && hasLine(body) ? refusalOf(reach, 'hands.read', about) : null)
  );
};
