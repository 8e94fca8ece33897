import type { Choice } from '../../state/agenda.js';
import type { ChainItem } from '../../state/riftbound-state.js';
import { amountOf } from '../../reading/amounts.js';
import { splitBonus } from '../../reading/statics/bonus-damage.js';
import type { Step } from '../../words/definition.js';
import { textOfItem } from '../../judging/targets/executions.js';
import { itemsOf, objectsOf, seatsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { countOf, placesOfToken, tokenId } from './tokens.js';
import { itemOn } from '../../state/chain-item.js';

type Asking<Name extends Step['do']> = (
  setting: Setting,
  item: ChainItem,
  step: Extract<Step, { readonly do: Name }>,
) => Choice | null;

/** How damage is split, where there is a choice. */
const splitAsked: Asking<'deal'> = (setting, item, step) => {
  if (!step.split) return null;
  const from = objectsOf(setting, step.to);
  const base = amountOf(setting, step.amount);
  const amount = base + (step.by === undefined ? splitBonus(setting.state, item, from) : 0);
  return from.length > 1 && base > 0 ? { kind: 'split', seat: setting.you, item: item.id, amount, from } : null;
};

/** Whether anything was to be chosen for an item, as far as its text is encoded. */
const hadChoices = (item: ChainItem | undefined): boolean => {
  const text = item && textOfItem(item);
  return !text || text.modes !== undefined || (text.choices?.length ?? 0) > 0;
};

/** New choices for a spell, where there were any to make (751). */
const anewAsked: Asking<'choose anew'> = (setting, item, step) => {
  const [about] = itemsOf(setting, step.what);
  if (about === undefined || !hadChoices(itemOn(setting.state, about))) return null;
  return { kind: 'choose-anew', seat: setting.you, item: item.id, about };
};

/** Where the next of the tokens is played: each has a place of its own (355.2), asked only where there are several. */
const placeAsked: Asking<'create'> = (setting, item, step) => {
  const [seat] = seatsOf(setting, step.who ?? 'you');
  const token = tokenId(step.token);
  if (step.to !== 'as played' || seat === undefined || token === undefined) return null;
  if (setting.places.length >= countOf(setting, step)) return null;
  const from = placesOfToken({ ...setting, you: seat }, step.token);
  return from.length > 1 ? { kind: 'place', seat, item: item.id, token, from } : null;
};

/** Questions by the verb of the instruction. */
const ASKING: { readonly [Name in Step['do']]?: Asking<Name> } = {
  deal: splitAsked,
  create: placeAsked,
  'choose anew': anewAsked,
  vote: ({ you }, { id }, { between }) => ({ kind: 'vote', seat: you, item: id, between }),
  name: ({ you }, { id }, { what }) => ({ kind: 'name', seat: you, item: id, what }),
};

/** What an instruction asks its player as it is executed, beyond what is picked for it; null where it asks nothing. */
export const questionOf = (setting: Setting, item: ChainItem, step: Step): Choice | null => {
  const asking = ASKING[step.do] as ((setting: Setting, item: ChainItem, step: Step) => Choice | null) | undefined;
  return asking?.(setting, item, step) ?? null;
};
