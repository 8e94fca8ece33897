import type { Card, CardId, CardType } from '../words/card.js';

/** Units that are gear as well: Patched Porobot, of which its set's published answers say so. */
const GEAR_UNITS: ReadonlySet<CardId> = new Set(['VEN-058']);

/** The types of a card, the one first that says how it enters, where it may be and what is played of it (178.1.a.1). */
export const typesOf = ({ id, type }: Pick<Card, 'id' | 'type'>): readonly CardType[] =>
  GEAR_UNITS.has(id) ? [type, 'Gear'] : [type];
