import { propose } from '../gate.js';
import { isSeatZone } from '../../state/zones.js';
import type { Performer } from './performer.js';

/**
 * Replace (438): a token of its player's takes the place of a battlefield, which says where it is created (439.2.c), with all
 * that is on it.
 */
export const replace: Performer<'replace'> = (draft, { seat, at, token }) => {
  propose(draft, {
    type: 'BattlefieldReplaced',
    data: { at, owner: seat, token },
    because: ['action.replace', 'action.replace-same-object'],
  });
};

/** Swapping back (438.7): the card that was replaced there, if it is still in its owner's Banishment. */
export const swapBack: Performer<'swap-back'> = (draft, { at }) => {
  const { battlefields, pieces } = draft.state;
  const piece = battlefields[at]?.replaced.find((number) => isSeatZone(pieces[number]?.zone ?? -1, 'banishment'));
  if (piece !== undefined)
    propose(draft, { type: 'BattlefieldSwappedBack', data: { at, piece }, because: ['action.replace-swap-back'] });
};
