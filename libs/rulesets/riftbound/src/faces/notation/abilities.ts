import { onlyActivatedOn, tellsNothing } from '../../judging/encoded-activation.js';
import { abilityByNumber, namedOn, numberOf } from '../../reading/texts/numbered-abilities.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Play, PlayOf } from '../../words/plays.js';

/** Lines number the abilities of an object, or say nothing where there is only one; plays name them. */

type Activation = PlayOf<'ActivateAbility'>;

const nameIn = (state: RiftboundState, play: Activation): Activation['ability'] => {
  const { ability, source } = play;
  if (ability === null) {
    const only = tellsNothing(play) ? onlyActivatedOn(state, source) : null;
    return only && namedOn(only);
  }
  const now = typeof ability === 'number' ? abilityByNumber(state, source, ability) : null;
  return now === null ? ability : namedOn(now);
};

/** The play of a line, which names its ability; a number that no ability has stays, for the ruleset to say so. */
export const withName = (state: RiftboundState, play: Play): Play =>
  play.play === 'ActivateAbility' ? { ...play, ability: nameIn(state, play) } : play;

const numberIn = (state: RiftboundState, { ability, source }: Activation): number | null => {
  if (ability === null || typeof ability === 'number') return ability;
  const number = numberOf(state, source, ability);
  return number < 0 || onlyActivatedOn(state, source) !== null ? null : number;
};

/** The play as a line says it. */
export const withNumber = (state: RiftboundState, play: Play): Play =>
  play.play === 'ActivateAbility' ? { ...play, ability: numberIn(state, play) } : play;
