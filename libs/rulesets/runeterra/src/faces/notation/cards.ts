import { cardKind, orUnknown } from '#notation';
import type { Card } from '../../cards/index.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { Kind } from './source.js';

/** Any card, the likely ones first. */
export const cardKindHere: Kind<string> = cardKind<RuneterraState, Card>('the name of a card', () => []);

/** As `cardKindHere`, or `unknown`. */
export const cardOrUnknownKind: Kind<string | null> = orUnknown(cardKindHere);
