import type { Filter } from '../../../words/definition.js';

/** What the encodings speak of. One name has one meaning in every set. `FRIENDLY`, `ENEMY` and `YOUR_UNIT` are units. */

/** What was chosen for the first choice of an ability, for the second, for the third. */
export const TARGET = { target: 0 } as const;
export const SECOND_TARGET = { target: 1 } as const;
export const THIRD_TARGET = { target: 2 } as const;
/** What was chosen for the first two choices, to which something is done at once. */
export const BOTH_TARGETS = { targets: [0, 1] } as const;

export const UNIT: Filter = { is: 'unit' };
export const UNIT_HERE: Filter = { is: 'unit', at: 'here' };
export const UNIT_AT_BATTLEFIELD: Filter = { is: 'unit', at: 'battlefield' };
export const UNIT_AT_BASE: Filter = { is: 'unit', at: 'base' };

export const FRIENDLY: Filter = { is: 'unit', side: 'friendly' };
export const FRIENDLY_HERE: Filter = { ...FRIENDLY, at: 'here' };
export const FRIENDLY_AT_BATTLEFIELD: Filter = { ...FRIENDLY, at: 'battlefield' };
export const OTHER_FRIENDLY: Filter = { ...FRIENDLY, other: true };
export const OTHER_FRIENDLY_HERE: Filter = { ...OTHER_FRIENDLY, at: 'here' };

export const ENEMY: Filter = { is: 'unit', side: 'enemy' };
export const ENEMY_HERE: Filter = { ...ENEMY, at: 'here' };
export const ENEMY_AT_BATTLEFIELD: Filter = { ...ENEMY, at: 'battlefield' };
/** An enemy unit where the first target is. */
export const ENEMY_WITH_TARGET: Filter = { ...ENEMY, at: { locationOf: TARGET } };

/** Of the ability's controller alone, not of a teammate. */
export const YOUR_UNIT: Filter = { is: 'unit', side: 'yours' };
export const YOUR_UNIT_HERE: Filter = { ...YOUR_UNIT, at: 'here' };
export const YOUR_OTHER_UNIT_HERE: Filter = { ...YOUR_UNIT_HERE, other: true };
export const YOUR_BUFFED_UNIT: Filter = { ...YOUR_UNIT, state: ['buffed'] };
export const YOUR_MECH: Filter = { ...YOUR_UNIT, tag: 'Mech' };
export const YOUR_EQUIPMENT: Filter = { is: 'equipment', side: 'yours' };
export const RUNE: Filter = { is: 'rune' };
export const YOUR_RUNE: Filter = { is: 'rune', side: 'yours' };

export const GEAR: Filter = { is: 'gear' };
export const FRIENDLY_GEAR: Filter = { is: 'gear', side: 'friendly' };
export const LEGEND: Filter = { is: 'legend' };
export const BATTLEFIELD: Filter = { is: 'battlefield', zone: 'battlefields' };
export const PLAYER: Filter = { is: 'player' };
export const OPPONENT: Filter = { is: 'player', side: 'enemy' };

export const CARD: Filter = { is: 'card' };
export const SPELL: Filter = { is: 'spell' };
export const SPELL_ON_CHAIN: Filter = { is: 'spell', zone: 'chain' };
/** A spell or ability of an enemy on the chain. */
export const ENEMY_ITEM: Filter = { is: 'item', zone: 'chain', side: 'enemy' };

export const YOUR_HAND: Filter = { zone: 'your hand' };
export const CARD_IN_HAND: Filter = { is: 'card', zone: 'your hand' };
export const YOUR_TRASH: Filter = { zone: 'your trash' };
export const CARD_IN_TRASH: Filter = { is: 'card', zone: 'your trash' };
export const UNIT_IN_TRASH: Filter = { is: 'unit', zone: 'your trash' };
/** Cards of decks, and of a hand, that are looked at or revealed now. */
export const LOOKED: Filter = { zone: 'looked' };
export const REVEALED_HAND: Filter = { zone: 'revealed hand' };
/** Spells that are banished with the source. */
export const SPELL_WITH_THIS: Filter = { is: 'spell', zone: 'any banishment', banishedWithThis: true };

/** What fits one of several, in a zone. */
export const oneOf = (zone: NonNullable<Filter['zone']>, ...filters: readonly Filter[]): Filter => ({
  zone,
  anyOf: filters.map((filter) => ({ ...filter, zone })),
});
