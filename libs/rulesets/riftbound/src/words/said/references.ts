import { words } from '#ruleset';
import type { Ref, Where, Who } from '../definition.js';
import type { Places } from '../abilities/reference.js';
import { amountWords } from './amounts.js';
import { aThing, thing, things } from './filters.js';

const { listed } = words;

type Word<Of> = Extract<Of, string>;

const OBJECTS: Readonly<Record<Word<Ref>, string>> = {
  this: 'this',
  it: 'it',
  that: 'that other one',
  attachment: 'the attached card',
  those: 'what was just acted on',
  chosen: 'what was chosen',
  'chosen for this': 'what was chosen for this, however often it is repeated',
  paid: 'what the cost was paid with',
  'all targets': 'all targets, however often it is repeated',
};

/** A target by its number among the choices of its ability. */
export const targetWords = (target: number): string => `target ${target + 1}`;

type Pick = Extract<Ref, { readonly pick: unknown }>;

const pickWords = ({ pick, count, upTo, of }: Pick): string => {
  const how = of === 'buffs' ? 'picked on resolution, each as often as it has buffs' : 'picked on resolution';
  if (count === undefined) return `${upTo ? `up to one ${thing(pick)}` : aThing(pick)} (${how})`;
  const many = count === 'any' ? 'any number of' : amountWords(count);
  return `${upTo ? 'up to ' : ''}${many} ${things(pick)} (${how})`;
};

/** Objects in words. */
export const refWords = (ref: Ref): string => {
  if (typeof ref === 'string') return OBJECTS[ref];
  if ('target' in ref) return targetWords(ref.target);
  if ('targets' in ref) return listed(ref.targets.map(targetWords));
  if ('all' in ref) return `all ${things(ref.all)}`;
  return 'bearersOf' in ref ? `whatever ${things(ref.bearersOf)} are attached to` : pickWords(ref);
};

/** Whether the words of a reference are of several. */
export const isSeveral = (ref: Ref): boolean =>
  typeof ref === 'object' && ('all' in ref || 'bearersOf' in ref || 'targets' in ref);

const PLAYERS: Readonly<Record<Word<Who>, string>> = {
  you: 'you',
  opponent: 'each opponent',
  each: 'each player',
  'turn player': 'the turn player',
  both: 'you and the player of this ability each',
};

/** Players in words. */
export const whoWords = (who: Who): string => {
  if (typeof who === 'string') return PLAYERS[who];
  if ('target' in who) return targetWords(who.target);
  if ('voted' in who) return `each player who chose ${who.voted}`;
  if ('whoPlayed' in who) return `who played ${refWords(who.whoPlayed)}`;
  return 'controllerOf' in who
    ? `the controller of ${refWords(who.controllerOf)}`
    : `the owner of ${refWords(who.ownerOf)}`;
};

/** A player doing something: `draw` where it is you, else `each opponent draws`. */
export const doing = (who: Who, verb: string, thirdPerson = `${verb}s`): string =>
  who === 'you' ? verb : `${whoWords(who)} ${thirdPerson}`;

const LOCATIONS: Readonly<Record<Word<Where> | Word<Places>, string>> = {
  here: 'here',
  there: 'where the event was (of its own, where this was as it triggered)',
  'your base': 'your base',
  'its base': 'the base of its controller',
  chosen: 'the destination',
  'chosen second': 'the second destination',
  'your battlefields': 'a battlefield you control',
  battlefields: 'any battlefield',
  'where it was': 'where it was',
};

/** Places in words. */
export const whereWords = (where: Places): string =>
  typeof where === 'string' ? LOCATIONS[where] : `where ${refWords(where.locationOf)} is`;

/** Going there: `to your base`, `here`. */
export const toWords = (where: Places): string => (where === 'here' ? 'here' : `to ${whereWords(where)}`);
