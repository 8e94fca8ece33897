import type { Condition } from '../../../words/definition.js';
import { SPELL, TARGET, UNIT_AT_BATTLEFIELD, YOUR_RUNE } from './filters.js';

/** What triggers wait for. Of the source, where they name nothing else. */
export const PLAYED = { event: 'played', of: 'this' } as const;
export const DIES = { event: 'dies', of: 'this' } as const;
export const MOVES = { event: 'moves', of: 'this' } as const;
export const MOVES_TO_BATTLEFIELD = { event: 'moves', of: 'this', to: 'battlefield' } as const;
export const ATTACKS = { event: 'attacks', of: 'this' } as const;
export const DEFENDS = { event: 'defends', of: 'this' } as const;
export const CONQUERS = { event: 'conquers', of: 'this' } as const;
export const HOLDS = { event: 'holds', of: 'this' } as const;
export const CONQUERS_HERE = { event: 'conquers', of: 'here' } as const;
export const HOLDS_HERE = { event: 'holds', of: 'here' } as const;
export const DEFENDS_HERE = { event: 'defends', of: 'here' } as const;
export const YOU_CONQUER = { event: 'conquers', of: 'you' } as const;
export const YOU_HOLD = { event: 'holds', of: 'you' } as const;
export const WINS_COMBAT = { event: 'wins combat', of: 'this' } as const;
export const BECOMES_EMPOWERED = { event: 'empowered', of: 'this' } as const;
export const BECOMES_READY = { event: 'readied', of: 'this' } as const;
export const DISCARDED = { event: 'discarded', of: 'this' } as const;
export const YOU_PLAY_SPELL = { event: 'played', of: SPELL, by: 'you' } as const;
export const YOUR_TURN_BEGINS = { event: 'turn begins', whose: 'you' } as const;
export const YOUR_TURN_ENDS = { event: 'turn ends', whose: 'you' } as const;
export const TURN_BEGINS = { event: 'turn begins', whose: 'each' } as const;
export const TURN_ENDS = { event: 'turn ends', whose: 'each' } as const;

/** The card's first additional cost was paid. */
export const PAID: Condition = { paid: 'additional cost' };
export const PAID_FOR_THAT: Condition = { paid: 'cost within an instruction' };
/** "If you do": the instruction before acted on something. */
export const DID_THAT: Condition = { did: 'that' };
/** Another card was played before it in the turn (812). */
export const LEGION: Condition = { legion: true };
/** While Empowered (828). */
export const EMPOWERED: Condition = { object: 'this', is: { state: ['empowered'] } };
export const TARGET_EMPOWERED: Condition = { object: TARGET, is: { state: ['empowered'] } };
export const MIGHTY: Condition = { object: 'this', is: { state: ['mighty'] } };
export const BUFFED: Condition = { object: 'this', is: { state: ['buffed'] } };
export const IN_COMBAT: Condition = { object: 'this', is: { state: ['in combat'] } };
export const AT_A_BATTLEFIELD: Condition = { object: 'this', is: { at: 'battlefield' } };
/** The source is a unit, and at a battlefield. */
export const UNIT_THERE: Condition = { object: 'this', is: UNIT_AT_BATTLEFIELD };
export const ON_YOUR_TURN: Condition = { turnOf: 'you' };
export const HERE_IS_YOURS: Condition = { controls: 'here' };
export const FIRST_TURN: Condition = { firstTurn: true };
/** Four runes or fewer. */
export const FEW_RUNES: Condition = { there: YOUR_RUNE, atMost: 4 };
