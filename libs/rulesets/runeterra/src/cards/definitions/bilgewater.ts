import type { Definition } from '../definition.js';
import {
  BATTLING_ENEMIES,
  cast,
  champion,
  deal,
  dealNexus,
  DRAW_ONE,
  ENEMIES,
  ENEMY,
  grantsKeyword,
  played,
  skill,
  stun,
  STRONGEST_ENEMY,
  summon,
  TARGET,
  text,
  THIS,
  when,
} from './forms.js';

/** The Destiny cards: Blue, Red, Gold. */
const DESTINY = skill('02BW026T2', '02BW026T4', '02BW026T5');

/** Bilgewater, sets 2 and 3. */
export const BILGEWATER: readonly Definition[] = [
  // Champions and their skills
  champion('02BW022', { after: 'attacks', count: 4, into: '02BW022T2' }, when('allies-attack', skill('02BW022T1'))),
  cast('02BW022T1', [], deal(1, BATTLING_ENEMIES), dealNexus(1)),
  text('02BW022T2', when('allies-attack', skill('02BW022T4'))),
  cast('02BW022T4', [], ...[1, 2, 3].flatMap(() => [deal(1, BATTLING_ENEMIES), dealNexus(1)])),
  champion('02BW026', { after: 'cards-drawn', count: 9, into: '02BW026T3' }, when('play', DESTINY)),
  text('02BW026T3', { ...when('card-played', DESTINY), limit: 3 }),
  cast('02BW026T2', [], { do: 'refill-spell-mana', amount: 1, side: 'ally' }, DRAW_ONE),
  cast('02BW026T4', [], deal(1, ENEMIES), dealNexus(1)),
  // Stun goes first: the strongest is looked up for each effect, and 2 damage may make another one the strongest.
  cast('02BW026T5', [], stun(STRONGEST_ENEMY), deal(2, STRONGEST_ENEMY)),

  // Units and their skills
  text('02BW005', when('summon', grantsKeyword('Vulnerable', STRONGEST_ENEMY))),
  text('02BW021', played([ENEMY], grantsKeyword('Vulnerable', TARGET))),
  text('02BW027', when('summon', summon('02BW036', 1, 'enemy'))),
  text('02BW035', when('summon', grantsKeyword('Vulnerable', ENEMIES))),
  text('02BW060', when('allies-attack', skill('02BW060T1'))),
  cast('02BW060T1', [], dealNexus(1)),
  text('03BW002', when('round-start', deal(2, THIS))),
  text('03BW007', played([], deal(3, THIS))),
  text('03BW015', played([], deal(2, THIS))),

  // Spells
  cast('02BW020', [], dealNexus(1)),
];
