import { DEFINITIONS, type CardDefinition } from '#rulesets/riftbound';

/** The texts as they were before anybody noted who reads them. */
const TEXTS = structuredClone(DEFINITIONS);

/** The text of a card as data, to be looked into. */
export const textOf = (id: string): CardDefinition => TEXTS[id] ?? { abilities: [] };
