import { battlefieldZone } from '../../state/zones.js';
import type { Filter } from '../../words/definition.js';
import { policyOf } from '../../words/editions/editions.js';
import type { Setting } from '../setting.js';

/** What never is at a battlefield, or is asked for elsewhere, leaves the choice free (811.1.d.2), but not in an older edition. */
const isNeverThere = ({ zone, at, is }: Filter): boolean =>
  (zone !== undefined && zone !== 'battlefields') ||
  at === 'base' ||
  at === 'elsewhere' ||
  (typeof at === 'object' && 'awayFrom' in at) ||
  is === 'legend' ||
  is === 'rune';

/**
 * What a card played from facedown chooses is at that battlefield, where its text does not rule that out (811.1.d.2): each target
 * by itself (811.1.d.2.a). It has to be there as the card resolves, too: a target that has moved away is no longer legal
 * (359.3.e.4). What it does without choosing goes wherever it says (811.2).
 */
export const isWhereHidden = ({ state, hiddenAt }: Setting, filter: Filter, piece: number): boolean =>
  hiddenAt === null ||
  (isNeverThere(filter) && policyOf(state).hiddenTargets === 'unless its text has them elsewhere') ||
  state.pieces[piece]?.zone === battlefieldZone(hiddenAt) ||
  state.battlefields[hiddenAt]?.piece === piece;
