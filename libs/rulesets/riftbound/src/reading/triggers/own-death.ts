import { abilityOf } from '../../cards/encodings.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { policyOf } from '../../words/editions/editions.js';
import { hasKeyword } from '../layers/keywords.js';
import type { FoundTrigger } from './found-trigger.js';

/** Whether a trigger waits for its own source's death: a Deathknell, or any other ability that does. */
const isOfOwnDeath = ({ piece, label, it = [], definition }: FoundTrigger): boolean => {
  if (label === 'Deathknell') return true;
  const ability = abilityOf(definition ?? null);
  return (
    ability?.kind === 'triggered' &&
    ability.when.some((event) => event.event === 'dies' && event.of === 'this') &&
    it.includes(piece)
  );
};

/** Whether what waits for its own source's death is a Deathknell: by its keyword, or while it has one. */
export const isDeathknell = (before: RiftboundState, trigger: FoundTrigger): boolean => {
  if (trigger.label === 'Deathknell') return true;
  const ability = abilityOf(trigger.definition ?? null);
  const keyword = ability?.kind === 'triggered' ? ability.keyword : undefined;
  return isOfOwnDeath(trigger) && (keyword === 'Deathknell' || hasKeyword(before, trigger.piece, 'Deathknell'));
};

/**
 * What triggered on an event, in groups of those that triggered at once. Of deaths: who dies is still on the board as their own abilities are put
 * on the chain, and whoever sees them die comes after that (323.4, 428.1.a.1.b, 808.1.d.2).
 */
export const inTurn = (
  before: RiftboundState,
  found: readonly FoundTrigger[],
): readonly (readonly FoundTrigger[])[] => {
  const { ownDeaths } = policyOf(before);
  if (ownDeaths === 'with the others') return [found];
  const isFirst = (each: FoundTrigger): boolean =>
    ownDeaths === 'first' ? isOfOwnDeath(each) : isDeathknell(before, each);
  return [found.filter(isFirst), found.filter((each) => !isFirst(each))].filter((group) => group.length > 0);
};
