import type { PlayOf } from '../words/plays.js';
import { isSameAbility } from '../cards/abilities-within.js';
import { rememberOfEach } from '../state/remember-last.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import type { AbilityName, ActivatedAbility } from '../words/definition.js';
import { abilitiesOn, type AbilityNow } from '../reading/texts/texts.js';
import { abilityByNumber, abilityNamedOn } from '../reading/texts/numbered-abilities.js';

/** Activating an encoded ability (376-381, 398-406): what it costs, when it may be used, and its choices are its own. */
export type Activation = PlayOf<'ActivateAbility'>;

export interface Encoded {
  readonly name: AbilityName;
  readonly ability: ActivatedAbility;
  /** The attached object that appends the ability; null for the source's own. */
  readonly attachment: number | null;
}

/** Nothing about the ability is told, so it can only be the one that its card has. */
export const tellsNothing = ({ cost, instructions }: Activation): boolean =>
  instructions === null &&
  cost.energy === 0 &&
  cost.power.length === 0 &&
  !cost.exhaustSource &&
  cost.instructions.length === 0;

/** The encoded ability that an activation names, or the only one there is; null where it is described at the table. */
export const encodedActivation = (state: RiftboundState, play: Activation): Encoded | null => {
  const { ability, source } = play;
  if (ability === null) return tellsNothing(play) ? onlyActivatedOn(state, source) : null;
  const now =
    typeof ability === 'number' ? abilityByNumber(state, source, ability) : abilityNamedOn(state, source, ability);
  return now && encodedOf(now);
};

const encodedOf = ({ name, ability, attachment }: AbilityNow): Encoded | null =>
  ability.kind === 'activated' ? { name, ability, attachment } : null;

/** The activated abilities of an object. */
export const activatedOn = rememberOfEach((state: RiftboundState, source): readonly Encoded[] =>
  abilitiesOn(state, source).flatMap((now) => encodedOf(now) ?? []),
);

/** The activated ability of an object that has no other, though it may be given it twice; null where it has several, or none. */
export const onlyActivatedOn = (state: RiftboundState, source: number): Encoded | null => {
  const [only = null, ...others] = activatedOn(state, source);
  const isAgain = ({ name, attachment }: Encoded): boolean =>
    only !== null && isSameAbility(name, only.name) && attachment === only.attachment;
  return others.every(isAgain) ? only : null;
};
