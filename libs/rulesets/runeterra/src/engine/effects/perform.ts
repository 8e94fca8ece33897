import type { Doing } from '../../state/agenda.js';
import { toss } from './toss.js';
import { push, type Draft } from '../draft.js';
import { buryDead } from '../units/deaths.js';
import type { Frame } from '../../state/runeterra-state.js';
import { create, discard, draw, skill, stop } from './cards.js';
import type { Effect, EffectOf, Verb } from '../../words/effect.js';
import { grant, grow, heal, healNexusOf, levelUp } from './growth.js';
import {
  deal,
  dealNexus,
  drain,
  drainNexus,
  frostbite,
  kill,
  silence,
  strike,
  strikeEachOther,
  strikeNexus,
  stun,
} from './harm.js';
import { gainGem, rally, refillMana, refillSpellMana } from './mana.js';
import { withShields } from './meant.js';
import { capture, destroy, freeAttack, obliterate, recall, summon, swap } from './moving.js';
import type { Performer } from './performer.js';

/** The interpreter: one function per verb. */
const PERFORMERS: { readonly [V in Verb]: Performer<V> } = {
  deal,
  'deal-nexus': dealNexus,
  drain,
  'drain-nexus': drainNexus,
  heal,
  'heal-nexus': healNexusOf,
  grow,
  grant,
  stun,
  silence,
  frostbite,
  kill,
  recall,
  obliterate,
  'level-up': levelUp,
  destroy,
  stop,
  capture,
  strike,
  'strike-each-other': strikeEachOther,
  'strike-nexus': strikeNexus,
  swap,
  draw,
  toss,
  discard,
  rally,
  'refill-mana': refillMana,
  'refill-spell-mana': refillSpellMana,
  'gain-gem': gainGem,
  create,
  summon,
  'free-attack': freeAttack,
  skill,
  nothing: () => undefined,
};

const perform = <V extends Verb>(draft: Draft, effect: EffectOf<V>, doing: Doing): void => {
  (PERFORMERS[effect.do] as Performer<V>)(draft, effect, doing);
};

/** Does the first of an effect list, then whatever that sets off, then the rest. The dead go after each. */
export const runEffects = (draft: Draft, { effects, doing }: Extract<Frame, { task: 'effects' }>): void => {
  const [first, ...rest]: readonly Effect[] = effects;
  if (!first) return;
  const shielded = withShields(draft, first, doing);
  if (rest.length > 0) push(draft, { task: 'effects', effects: rest, doing: shielded });
  perform(draft, first, shielded);
  buryDead(draft);
};
