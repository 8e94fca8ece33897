import type { Choice } from '../../state/agenda.js';
import type { ChainItem } from '../../state/riftbound-state.js';
import { amountOf } from '../../reading/amounts.js';
import { splitBonus } from '../../reading/statics/bonus-damage.js';
import type { Step } from '../../words/definition.js';
import { itemsOf, objectsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';

/** What an instruction asks its player as it is executed, beyond what is picked for it; null where it asks nothing. */
export const questionOf = (setting: Setting, item: ChainItem, step: Step): Choice | null => {
  if (step.do === 'deal' && step.split) {
    const from = objectsOf(setting, step.to);
    const base = amountOf(setting, step.amount);
    const amount = base + splitBonus(setting.state, item, from);
    return from.length > 1 && base > 0 ? { kind: 'split', seat: setting.you, item: item.id, amount, from } : null;
  }
  if (step.do !== 'choose anew') return null;
  const [about] = itemsOf(setting, step.what);
  return about === undefined ? null : { kind: 'choose-anew', seat: setting.you, item: item.id, about };
};
