import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { putTriggers } from '../chain/triggers.js';
import type { FoundTrigger } from '../../reading/triggers/found-trigger.js';
import type { ChainItem, DelayedInForce } from '../../state/riftbound-state.js';
import type { Ability, AbilityName } from '../../words/definition.js';
import { ownNameOf, type MakingStep } from '../../cards/abilities-within.js';
import { objectsOf } from '../../reading/references.js';
import { objectRef, type Setting } from '../../reading/setting.js';

/** Abilities that an instruction makes as it is executed: reflexive triggers (386-388) and delayed abilities (389-392). */
interface Making {
  readonly item: ChainItem;
  readonly step: MakingStep;
  readonly setting: Setting;
}

const nameOf = ({ definition }: ChainItem, step: MakingStep): AbilityName | null => {
  if (!definition) return null;
  return { ...definition, within: [...(definition.within ?? []), ownNameOf(step.ability)] };
};

const aboutOf = ({ step, setting }: Making): readonly number[] =>
  step.about === undefined ? setting.it : objectsOf(setting, step.about);

/** What "there" means in a trigger that another makes: the destination of a move, or what it meant in that trigger (359.3.f.3.b). */
const thereFor = ({ item, setting }: Making): number =>
  setting.to ?? (item.kind === 'triggered' ? setting.there : setting.here);

/** "Do this": a new pending item (388). */
const reflex = (draft: Draft, making: Making, name: AbilityName): void => {
  const { item, step, setting } = making;
  if (step.do !== 'trigger') return;
  const trigger: FoundTrigger = {
    controller: setting.you,
    piece: item.piece,
    object: setting.object,
    label: 'do this',
    instructions: null,
    definition: name,
    it: aboutOf(making),
    ...(step.and !== undefined && { that: objectsOf(setting, step.and).map((piece) => objectRef(draft.state, piece)) }),
    here: thereFor(making),
    attachment: setting.attachment,
    because: ['trigger.reflexive', 'trigger.reflexive-pending'],
  };
  putTriggers(draft, [trigger]);
};

/** How much a prevention has to give, where it is counted (437.1). */
const countedBy = (ability: Ability): number | null =>
  ability.kind === 'replacement' && 'prevent' in ability.instead && typeof ability.instead.prevent === 'number'
    ? ability.instead.prevent
    : null;

/** A delayed ability, which speaks of what it was made about (390.5), settled as it is made (359.3.f.3.a). */
const delay = (draft: Draft, making: Making, name: AbilityName): void => {
  const { item, step, setting } = making;
  if (step.do !== 'delay') return;
  const delayed: DelayedInForce = {
    id: draft.state.nextEffect,
    name,
    controller: setting.you,
    ...(setting.you !== setting.controller && { by: setting.controller }),
    source: { piece: item.piece, object: setting.object },
    attachment: setting.attachment,
    item: item.id,
    here: item.kind === 'triggered' ? setting.there : setting.here,
    about: aboutOf(making).map((piece) => objectRef(draft.state, piece)),
    until: step.until,
    since: draft.state.nextItem,
    left: countedBy(step.ability),
  };
  propose(draft, {
    type: 'AbilityDelayed',
    data: { delayed },
    because: ['ability.delayed', 'ability.delayed-independent'],
  });
};

/** Makes the ability that an instruction describes. */
export const makeAbility = (draft: Draft, making: Making): void => {
  const name = nameOf(making.item, making.step);
  if (!name) return;
  if (making.step.do === 'trigger') reflex(draft, making, name);
  else delay(draft, making, name);
};
