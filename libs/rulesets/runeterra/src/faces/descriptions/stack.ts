import { words } from '#ruleset';
import type { StackFact } from '../../state/facts.js';
import { itemName } from '../../reading/objects.js';
import { effectPhrases } from './effects.js';
import { item, on, target, who, type Tellers } from './tell.js';

export const tellStack: Tellers<StackFact> = {
  ItemStacked: ({ item: put }, listener) =>
    `${itemName(listener.before, put)} goes on the stack for ${who(listener, put.controller)}${on(listener, put.targets)}.`,
  ItemResolved: ({ item: id }, listener) => `${item(listener, id)} has resolved.`,
  SpellCast: ({ item: cast }, listener) =>
    `${who(listener, cast.controller)} casts ${itemName(listener.before, cast)}${on(listener, cast.targets)}.`,
  ItemStopped: ({ item: id }, listener) => `${item(listener, id)} is stopped.`,
  ItemFizzled: ({ item: id, targets }, listener) =>
    `${item(listener, id)} fizzles${targets.length === 0 ? '' : `: ${words.listed(targets.map((each) => target(listener, each)))} cannot be reached any more`}.`,
  EffectDescribed: ({ seat, item: id, effects }, listener) => {
    const of = id === null ? '' : ` of ${item(listener, id)}`;
    return `What happens${of} is told: ${effectPhrases(effects, seat, listener)}.`;
  },
};
