import type { RiftboundState } from '../../state/riftbound-state.js';
import type { CostDue } from './cost.js';
import type { ActivatedAbility } from '../../words/definition.js';
import { definitionOf } from '../../cards/encodings.js';
import { equipOf } from '../../cards/keyword-abilities.js';
import { objectsOf } from '../../reading/references.js';
import { objectRef, plainSetting } from '../../reading/setting.js';

/** The Equip ability of a card, its text active or not (725, 725.3): as its facts tell it, or as it is defined. */
const equipAbility = (state: RiftboundState, card: string | null): ActivatedAbility | null => {
  if (card === null) return null;
  const defined = definitionOf(state, card)?.abilities.find(
    (ability) => ability.kind === 'activated' && ability.keyword === 'Equip',
  );
  return defined?.kind === 'activated' ? defined : equipOf(card);
};

/**
 * A cost that is the cost of an Equip ability, as that comes to if it were activated choosing the unit that it goes to, with
 * all that changes it (821.1.c.2, 206.1). Null where there is no such cost: then it cannot be paid (821.1.c.4).
 */
export const equipDue = (state: RiftboundState, due: CostDue): CostDue | null => {
  const { equip } = due.cost;
  if (!equip) return due;
  const setting = due.setting ? { ...due.setting, state } : plainSetting(state, due.source, due.seat);
  const [equipment] = objectsOf(setting, equip.of);
  const [unit] = objectsOf(setting, equip.onto);
  if (equipment === undefined || unit === undefined) return null;
  const ability = equipAbility(state, state.pieces[equipment]?.card ?? null);
  if (!ability) return null;
  return {
    seat: due.seat,
    source: equipment,
    cost: ability.cost,
    ...(due.using && { using: due.using }),
    setting: {
      ...plainSetting(state, equipment, due.seat),
      choices: ability.choices ?? [],
      targets: [{ kind: 'piece', ...objectRef(state, unit) }],
    },
  };
};
