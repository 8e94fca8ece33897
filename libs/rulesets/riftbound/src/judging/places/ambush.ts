import { cardOf } from '../../cards/catalogue.js';
import { hasKeyword } from '../../reading/layers/keywords.js';
import { unitsAt } from '../../reading/objects.js';
import { playableTo } from '../../reading/statics/statics.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { areFriendly } from '../../state/sides.js';
import type { PlayOf } from '../../words/plays.js';
import { spentOn } from '../costs/declared-costs.js';

type PlayCard = PlayOf<'PlayCard'>;

/** Verbs that take a unit away from where it is. */
const LEAVING: ReadonlySet<string> = new Set(['kill', 'banish', 'return', 'recycle', 'recall', 'move']);

/** Units that are gone by the time the costs are paid: they keep nobody's Ambush alive (822.3). */
const spentAsCost = (state: RiftboundState, play: PlayCard): readonly number[] => [
  ...spentOn(state, play),
  ...(play.cost?.instructions ?? []).flatMap((each) => (LEAVING.has(each.verb) && 'pieces' in each ? each.pieces : [])),
];

export const hasAmbush = (state: RiftboundState, { piece, card }: PlayCard): boolean =>
  hasKeyword(state, piece, 'Ambush') || cardOf(card).keywords.some((each) => each.keyword === 'Ambush');

/** Ambush: to a battlefield where one has units, and with Reaction then (822); a text may have enemies do for it. */
export const ambushes = (state: RiftboundState, play: PlayCard): boolean => {
  const { seat, to } = play;
  if (to?.zone !== 'battlefield' || !hasAmbush(state, play)) return false;
  const spent = spentAsCost(state, play);
  const allowed = playableTo(state, play);
  return unitsAt(state, to.at).some((unit) => {
    const controller = state.pieces[unit]?.controller ?? seat;
    if (spent.includes(unit)) return allowed.includes('what pays by Ambush');
    return controller === seat || (allowed.includes('enemy units by Ambush') && !areFriendly(state, controller, seat));
  });
};
