import type { Definition } from '../../words/definition.js';
import {
  ALLIES,
  ALLY,
  ALLY_OR_NEXUS,
  cast,
  championSpell,
  createFleeting,
  createInDeck,
  createInHand,
  DRAW_ONE,
  ENEMIES,
  ENEMY,
  grants,
  grantsKeyword,
  heal,
  healNexus,
  played,
  SECOND,
  STRONGEST_ENEMY,
  stun,
  summon,
  SUPPORTED,
  TARGET,
  text,
  when,
} from './common.js';

const WISH = cast('03MT008', [], heal('all', ALLIES));
const BLESSING_OF_TARGON = cast('03MT036', [ALLY], grants('+3|+3', TARGET));
const SLEEPY_TROUBLE_BUBBLE = cast('03MT074', [ENEMY], stun(TARGET), createFleeting('03MT093'));

/** Targon, set 3. */
export const TARGON: readonly Definition[] = [
  // Wish
  WISH,
  // Zoe's Sleepy Trouble Bubble
  championSpell('03MT009T2', SLEEPY_TROUBLE_BUBBLE, '03MT009'),
  // Crescent Strike
  cast('03MT011', [ENEMY, ENEMY], stun(TARGET), stun(SECOND)),
  // Messenger's Sigil
  cast('03MT017', [], createInDeck('03MT018', 5)),
  // The Messenger
  text('03MT018', when('summon', DRAW_ONE)),
  // Bastion
  cast('03MT019', [ALLY], grants('+1|+1', TARGET), grantsKeyword('Spell Shield', TARGET)),
  // Resplendent Stellacorn
  text('03MT020', played([ALLY], heal(3, TARGET), healNexus(3))),
  // Shards of the Mountain
  cast('03MT025', [], createInHand('03MT092T1', 10)),
  // Grandfather Rumul
  text('03MT033', played([ALLY, ALLY], grants('+0|+4', TARGET), grants('+0|+4', SECOND))),
  // Blessing of Targon
  BLESSING_OF_TARGON,
  // Mentor of the Stones
  text('03MT041', when('support', grants('+2|+2', SUPPORTED)), when('last-breath', createInHand('03MT092T1', 3))),
  // Astral Protection
  cast('03MT045', [ALLY], heal(4, TARGET), grants('+0|+4', TARGET)),
  // Gift Giver
  text('03MT048', when('summon', createInHand('03MT092T1'))),
  // Guiding Touch
  cast('03MT051', [ALLY_OR_NEXUS], heal(2, TARGET), DRAW_ONE),
  // Moonglow
  cast('03MT053', [ALLY], grants('+0|+2', TARGET), grantsKeyword('Spell Shield', TARGET)),
  // Soraka's Wish
  championSpell('03MT055T2', WISH, '03MT055'),
  // Taric's Blessing of Targon
  championSpell('03MT058T2', BLESSING_OF_TARGON, '03MT058'),
  // The Golden Sister
  text('03MT059', when('summon', summon('03MT059T1'))),
  // Crystal Ibex
  text('03MT067', played([ALLY], grantsKeyword('Overwhelm', TARGET))),
  // Tyari the Traveler
  text('03MT071', when('support', grants('+0|+2', SUPPORTED))),
  // Lunari Duskbringer
  text('03MT073', when('summon', createInHand('03MT073T1'))),
  // Sleepy Trouble Bubble
  SLEEPY_TROUBLE_BUBBLE,
  // Spring Guardian
  text('03MT080', when('summon', createInHand('03MT080T1'))),
  // Spring Gifts
  cast('03MT080T1', [ALLY], heal('all', TARGET)),
  // Mountain Goat
  text('03MT092', when('strike', createInHand('03MT092T1'))),
  // Gem
  cast('03MT092T1', [ALLY], heal(1, TARGET), grants('+1|+0', TARGET)),
  // Sunblessed Vigor
  cast('03MT098', [ALLY], grants('+0|+2', TARGET)),
  // Blue Sentinel
  text('04MT004', when('last-breath', summon('04MT004T1'))),
  // Unstoppable Force
  cast('04MT008T4', [], stun(ENEMIES)),
  // Seed of Strength
  cast('04MT009T1', [ALLY], grants('+3|+2', TARGET), grantsKeyword('Overwhelm', TARGET)),
  // Battle Bonds
  cast('05MT009', [ALLY, ALLY], grants('+2|+2', TARGET), grants('+2|+2', SECOND)),
];
