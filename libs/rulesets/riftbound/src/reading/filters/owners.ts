import { cardOf } from '../../cards/catalogue.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import type { Filter } from '../../words/definition.js';
import type { Setting } from '../setting.js';

/** Whose an object is (127), whoever controls it. */

/** A card of the whole name of the one that its owner chose; nobody knows where the one or the other is unknown. */
const isChosenChampion = ({ seats }: RiftboundState, { card, owner }: Piece): boolean => {
  const champion = seats[owner]?.champion ?? null;
  return card !== null && champion !== null && cardOf(card).name === cardOf(champion).name;
};

const isOwnedBy = ({ state, you, spokenOf }: Setting, piece: Piece, owner: Filter['owner']): boolean =>
  owner === 'owner of it' ? spokenOf.some((it) => state.pieces[it]?.owner === piece.owner) : piece.owner === you;

/** What it is to its owner. */
export const isOwnedSo = (setting: Setting, piece: Piece, { owner, chosenChampion }: Filter): boolean =>
  (owner === undefined || isOwnedBy(setting, piece, owner)) &&
  (chosenChampion === undefined || isChosenChampion(setting.state, piece));
