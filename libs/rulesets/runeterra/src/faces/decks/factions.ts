/**
 * Factions of card codes with their number in deck codes, and the version of the form that first knew them. Source:
 * RiotGames/LoRDeckCodes. RU came after the card sets known here; a code that holds it is read, and its cards are unknown.
 */
export const FACTIONS = [
  { faction: 'DE', number: 0, version: 1 },
  { faction: 'FR', number: 1, version: 1 },
  { faction: 'IO', number: 2, version: 1 },
  { faction: 'NX', number: 3, version: 1 },
  { faction: 'PZ', number: 4, version: 1 },
  { faction: 'SI', number: 5, version: 1 },
  { faction: 'BW', number: 6, version: 2 },
  { faction: 'SH', number: 7, version: 3 },
  { faction: 'MT', number: 9, version: 2 },
  { faction: 'BC', number: 10, version: 4 },
  { faction: 'RU', number: 12, version: 5 },
] as const;

type Faction = (typeof FACTIONS)[number];

/** The newest version of the form. */
export const NEWEST_VERSION = 5;

export const factionNumbered = (number: number): Faction | undefined => FACTIONS.find((one) => one.number === number);

export const factionNamed = (faction: string): Faction | undefined => FACTIONS.find((one) => one.faction === faction);
