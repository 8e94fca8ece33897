import type { RuleKey } from '#rulebook';
import type { Doing } from '../../state/agenda.js';
import type { Draft } from '../draft.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { EffectOf, Verb } from '../../words/effect.js';

/** Does one verb: says the facts, or queues what is asked or done later. */
export type Performer<V extends Verb> = (draft: Draft, effect: EffectOf<V>, doing: Doing) => void;

/** Why an effect happens: its card is played, or a text acts. */
export const causeOf = (state: RuneterraState, { item, source }: Doing): readonly RuleKey[] => {
  if (item !== null) return ['runeterra.stack.resolves'];
  return source === null || state.described ? ['runeterra.told'] : ['runeterra.text.acts'];
};

/** The unit that deals the damage: none where a spell or a skill does. */
export const dealerOf = ({ item, source }: Doing): number | null => (item === null ? source : null);
