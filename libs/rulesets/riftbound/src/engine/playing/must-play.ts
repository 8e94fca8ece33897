import type { PlayOf } from '../../words/plays.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { costsOfCard } from '../../judging/costs/total-cost.js';
import { playCard } from './play-card.js';

const plainPlay = ({ controller, piece }: ChainItem, card: string): PlayOf<'PlayCard'> => ({
  play: 'PlayCard',
  seat: controller,
  piece,
  card,
  to: null,
  targets: [],
  accelerate: false,
  declared: null,
  cost: null,
  instructions: null,
  payment: null,
});

/**
 * Whether a permanent that an instruction plays can simply be played and costs nothing: then the instruction is followed
 * (419.3.a). Where a cost is to be paid its player may decline to (444), and the play is undone (358.5).
 */
export const mustBePlayed = (state: RiftboundState, item: ChainItem): boolean => {
  const card = state.pieces[item.piece]?.card ?? null;
  if (card === null) return false;
  const play = plainPlay(item, card);
  return (
    costsOfCard(state, play).some(({ energy, power }) => energy === 0 && power.length === 0) &&
    playCard.cannot(state, play) === null &&
    !playCard.may(state, play).some(({ severity }) => severity === 'illegal')
  );
};
