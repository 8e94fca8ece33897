import { giftsOfCard } from '../../reading/statics/statics.js';
import { allCards } from '../../cards/catalogue.js';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';

/** The token battlefields that a permanent's text has it bring along. */
const broughtBy = (state: RiftboundState, { piece, controller }: ChainItem): readonly string[] => {
  const card = state.pieces[piece]?.card ?? null;
  if (card === null) return [];
  return giftsOfCard(state, { card, piece, seat: controller }, 'brings').flatMap(({ gift }) =>
    allCards.filter(({ type, name }) => type === 'Battlefield' && name === gift.brings).map(({ id }) => id),
  );
};

const isInPlay = ({ battlefields, pieces }: RiftboundState, token: string): boolean =>
  battlefields.some(({ piece }) => pieces[piece]?.card === token);

/**
 * "As you play me": a battlefield is added unless it is there already, and the permanent enters there, wherever it was played to
 * (369.3); null where nothing is added.
 */
export const bringBattlefield = (draft: Draft, item: ChainItem): Location | null => {
  const token = broughtBy(draft.state, item).find((each) => !isInPlay(draft.state, each));
  if (token === undefined) return null;
  const at = draft.state.battlefields.length;
  propose(draft, {
    type: 'BattlefieldAdded',
    data: { owner: item.controller, token },
    because: ['action.create-battlefield'],
  });
  return { zone: 'battlefield', at };
};
