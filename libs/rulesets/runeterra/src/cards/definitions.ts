import type { Card } from '../words/card.js';
import type { Definition } from '../words/definition.js';
import { BANDLE_CITY } from './definitions/bandle-city.js';
import { BILGEWATER, DRAWN_AS_TOSSED } from './definitions/bilgewater.js';
import { DEMACIA } from './definitions/demacia.js';
import { FRELJORD } from './definitions/freljord.js';
import { IONIA } from './definitions/ionia.js';
import { NOXUS } from './definitions/noxus.js';
import { PILTOVER_AND_ZAUN } from './definitions/piltover-and-zaun.js';
import { SHADOW_ISLES } from './definitions/shadow-isles.js';
import { SHURIMA } from './definitions/shurima.js';
import { TARGON } from './definitions/targon.js';

/** Every encoded text, region by region in the order they came out, each in the order of its codes. */
export const allDefinitions: readonly Definition[] = [
  ...DEMACIA,
  ...FRELJORD,
  ...IONIA,
  ...NOXUS,
  ...PILTOVER_AND_ZAUN,
  ...SHADOW_ISLES,
  ...BILGEWATER,
  ...TARGON,
  ...SHURIMA,
  ...BANDLE_CITY,
];

const DEFINITIONS: ReadonlyMap<string, Definition> = new Map(
  allDefinitions.map((definition) => [definition.code, definition]),
);

/** Every encoded card by its code. */
export const encodedCards = (): Iterable<readonly [code: string, definition: Definition]> => DEFINITIONS;

const AS_TOSSED: ReadonlySet<string> = new Set(DRAWN_AS_TOSSED);

/** Whether a card says that it is drawn where it would be tossed. */
export const isDrawnAsTossed = (code: string): boolean => AS_TOSSED.has(code);

/** The card's text as data, or null where it is not encoded. */
export const definitionOf = (code: string): Definition | null => DEFINITIONS.get(code) ?? null;

/** Whether the engine knows all that the card does: it has no text beyond its keywords, or one that is encoded. */
export const isEncoded = ({ code, hasText }: Card): boolean => !hasText || DEFINITIONS.has(code);
