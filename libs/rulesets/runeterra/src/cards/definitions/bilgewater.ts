import type { Definition } from '../../words/definition.js';
import {
  ALL,
  ALLIES,
  ALLY,
  ALLY_OR_NEXUS,
  ANYTHING,
  BATTLING_ENEMIES,
  cast,
  champion,
  costs,
  createInHand,
  deal,
  dealNexus,
  drawCards,
  DRAW_ONE,
  ENEMIES,
  ENEMY,
  gives,
  grants,
  grantsKeyword,
  heal,
  healNexus,
  played,
  PLUNDER,
  provided,
  RALLY,
  skill,
  STRONGEST_ENEMY,
  stun,
  summon,
  TARGET,
  text,
  THIS,
  toss,
  UNIT,
  when,
} from './common.js';

/** The Destiny cards: Blue, Red, Gold. */
const DESTINY = skill('02BW026T2', '02BW026T4', '02BW026T5');

/** Cards that are drawn where they would be tossed, whatever else they say. */
export const DRAWN_AS_TOSSED: readonly string[] = ['02BW030T1', '02BW030T2', '02BW030T3'];

/** Bilgewater, sets 2 and 3. */
export const BILGEWATER: readonly Definition[] = [
  // Hired Gun
  text('02BW005', when('summon', grantsKeyword('Vulnerable', STRONGEST_ENEMY))),
  // Citrus Courier
  text('02BW017', provided(PLUNDER, when('play', heal(3, ALLIES), healNexus(3), RALLY))),
  // Warning Shot
  cast('02BW020', [], dealNexus(1)),
  // Razorscale Hunter
  text('02BW021', played([ENEMY], grantsKeyword('Vulnerable', TARGET))),
  // Miss Fortune
  champion('02BW022', { after: 'attacks', count: 4, into: '02BW022T2' }, when('allies-attack', skill('02BW022T1'))),
  // Love Tap
  cast('02BW022T1', [], deal(1, BATTLING_ENEMIES), dealNexus(1)),
  // Miss Fortune (level 2)
  text('02BW022T2', when('allies-attack', skill('02BW022T4'))),
  // Bullet Time
  cast('02BW022T4', [], ...[1, 2, 3].flatMap(() => [deal(1, BATTLING_ENEMIES), dealNexus(1)])),
  // Chum the Waters
  cast('02BW025', [ENEMY], grantsKeyword('Vulnerable', TARGET), summon('02BW046T2')),
  // Twisted Fate
  champion('02BW026', { after: 'cards-drawn', count: 9, into: '02BW026T3' }, when('play', DESTINY)),
  // Blue Card
  cast('02BW026T2', [], { do: 'refill-spell-mana', amount: 1, side: 'ally' }, DRAW_ONE),
  // Twisted Fate (level 2)
  text('02BW026T3', { ...when('card-played', DESTINY), limit: 3 }),
  // Red Card
  cast('02BW026T4', [], deal(1, ENEMIES), dealNexus(1)),
  // Gold Card
  // Stun goes first: the strongest is looked up for each effect, and 2 damage may make another one the strongest.
  cast('02BW026T5', [], stun(STRONGEST_ENEMY), deal(2, STRONGEST_ENEMY)),
  // Hunting Fleet
  text('02BW027', when('summon', summon('02BW036', 1, 'enemy'))),
  // Salvage
  cast('02BW029', [], toss(2), drawCards(2)),
  // Keelbreaker
  cast('02BW030T2', [], deal(5, ALL)),
  // Platewyrm Egg
  cast('02BW030T3', [], summon('02BW030T4', 3)),
  // Monkey Idol
  text('02BW034', when('round-start', deal(2, THIS), summon('02BW034T1'))),
  // Powder Monkey
  text('02BW034T1', when('last-breath', dealNexus(1))),
  // Sheriff Lariette Rose
  text('02BW035', when('summon', grantsKeyword('Vulnerable', ENEMIES))),
  // Abyssal Eye
  text('02BW037', when('nexus-strike', DRAW_ONE)),
  // Jettison
  cast('02BW044', [], toss(4)),
  // Dreg Dredgers
  text('02BW047', when('summon', toss(3))),
  // Nautilus (level 2)
  costs(text('02BW053T1'), { of: 'own', subtype: 'Sea Monster', less: 4 }),
  // Jagged Butcher
  text('02BW058', provided(PLUNDER, when('play', grants('+1|+1', THIS)))),
  // Scrapshot
  cast('02BW059', [UNIT], toss(3), deal(7, TARGET)),
  // Crackshot Corsair
  text('02BW060', when('allies-attack', skill('02BW060T1'))),
  // Crackshot
  cast('02BW060T1', [], dealNexus(1)),
  // Lounging Lizard
  text('03BW002', when('round-start', deal(2, THIS))),
  // Jack, the Winner
  text('03BW006', when('round-start', createInHand('03BW006T1'))),
  // Sleep with the Fishes
  cast('03BW006T1', [ALLY], deal(2, TARGET), dealNexus(2)),
  // Boxtopus
  text('03BW007', played([], deal(3, THIS))),
  // Crusty Codger
  text('03BW015', played([], deal(2, THIS))),
  // Monster Harpoon
  costs(cast('04BW010', [UNIT], deal(5, TARGET)), { of: 'this', less: 3, if: PLUNDER }),
  // Knock 'Em Down
  cast('04BW014T1', [ANYTHING], deal(1, TARGET)),
  // Colossal Wave
  cast('05BW003T2', [], deal(4, ENEMIES), dealNexus(4)),
  // Flow
  cast('05BW006T2', [ALLY_OR_NEXUS], heal(2, TARGET), createInHand('05BW006T1')),
  // Abyssal Guard
  text('05BW008', when('spell-resolved', gives('+2|+0', THIS))),
];
