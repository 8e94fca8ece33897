import { namingOf } from '../../judging/naming.js';
import type { ChainItem } from '../../state/riftbound-state.js';
import { emit, type Draft } from '../draft.js';
import type { EventFact } from '../../state/facts.js';
import { causeOf } from './performer.js';

/** What is named for an object, or the tag that it gains, lasts as long as it is that object. */
const begun = (
  draft: Draft,
  item: ChainItem,
  what: { readonly tag: string } | { readonly named: string },
): EventFact => {
  const { state } = draft;
  const { piece } = item;
  const object = state.pieces[piece]?.object ?? -1;
  const effect = { id: state.nextEffect, piece, object, might: 0, keyword: null, value: 0, until: 'always' } as const;
  const data = { effects: [{ ...effect, ...what }], cause: causeOf(item) };
  return 'tag' in what
    ? { type: 'EffectsBegan', data, because: ['play.as-played-choices', 'layer.traits'] }
    : { type: 'EffectsBegan', data, because: ['ability.linked'] };
};

/** A card is named for the source of an item, where that is still what it was (397). */
export const nameFor = (draft: Draft, item: ChainItem, named: string): void => {
  if (draft.state.pieces[item.piece]?.object === item.object) emit(draft, begun(draft, item, { named }));
};

/** What was named as a permanent was played (355.1) is so from its entering on. */
export const nameAsEntered = (draft: Draft, item: ChainItem): void => {
  const { card = null } = draft.state.pieces[item.piece] ?? {};
  const named = item.declared?.named;
  if (card === null || named === undefined) return;
  const naming = namingOf(draft.state, { card, piece: item.piece, seat: item.controller });
  if (naming) emit(draft, begun(draft, item, naming.gains ? { tag: named } : { named }));
};
