import type { Definition } from '../../words/definition.js';
import {
  ALLIES,
  ALLY,
  ALLY_OR_NEXUS,
  behold,
  cast,
  championSpell,
  costs,
  createFleeting,
  createInDeck,
  createInHand,
  DAYBREAK,
  deal,
  DRAW_ONE,
  ENEMIES,
  enemies,
  ENEMY,
  ENEMY_UNIT_OR_LANDMARK,
  FOLLOWER,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  heal,
  healNexus,
  LANDMARK,
  NIGHTFALL,
  obliterate,
  played,
  provided,
  SECOND,
  silence,
  skill,
  STRONGEST_ENEMY,
  stun,
  summon,
  SUPPORTED,
  TARGET,
  text,
  THIS,
  UNIT,
  WEAKEST_ENEMY,
  when,
} from './common.js';

const WISH = cast('03MT008', [], heal('all', ALLIES));
const BLESSING_OF_TARGON = cast('03MT036', [ALLY], grants('+3|+3', TARGET));
const SLEEPY_TROUBLE_BUBBLE = cast('03MT074', [ENEMY], stun(TARGET), createFleeting('03MT093'));

const PALE_CASCADE = {
  code: '03MT035',
  abilities: [
    { ...when('cast', gives('+1|+1', TARGET)), targets: [ALLY] },
    provided(NIGHTFALL, when('cast', DRAW_ONE)),
  ],
};

const THE_SKIES_DESCEND = costs(cast('03MT002', [], deal(15, ENEMIES)), {
  of: 'this',
  less: 2,
  perAlly: ['Dragon', 'Celestial'],
});

/** Targon, set 3. */
export const TARGON: readonly Definition[] = [
  // Sneaky Zeebles
  text('03MT001', when('play', skill('03MT001T1'))),
  // Mischief
  cast('03MT001T1', [], stun(enemies({ mostPower: 2 }))),
  // The Skies Descend
  THE_SKIES_DESCEND,
  // Path of Destruction
  cast('03MT005T2', [LANDMARK], { do: 'destroy', to: TARGET }),
  // Wish
  WISH,
  // Zoe's Sleepy Trouble Bubble
  championSpell('03MT009T2', SLEEPY_TROUBLE_BUBBLE, '03MT009'),
  // Crescent Strike
  cast('03MT011', [ENEMY, ENEMY], stun(TARGET), stun(SECOND)),
  // Moonlight Affliction
  {
    code: '03MT013',
    abilities: [
      { when: 'cast', targets: [ENEMY, ENEMY], effects: [silence(TARGET, 'round'), silence(SECOND, 'round')] },
      provided(NIGHTFALL, when('cast', givesKeyword("Can't Block", TARGET), givesKeyword("Can't Block", SECOND))),
    ],
  },
  // Herald of Dragons
  costs(text('03MT014'), { of: 'own', subtype: 'Dragon', less: 1 }),
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
  // Solari Shieldbearer
  text('03MT028', provided(DAYBREAK, when('play', gives('+0|+4', THIS)))),
  // Grandfather Rumul
  text('03MT033', played([ALLY, ALLY], grants('+0|+4', TARGET), grants('+0|+4', SECOND))),
  // Pale Cascade
  PALE_CASCADE,
  // Blessing of Targon
  BLESSING_OF_TARGON,
  // Mentor of the Stones
  text('03MT041', when('support', grants('+2|+2', SUPPORTED)), when('last-breath', createInHand('03MT092T1', 3))),
  // Falling Comet
  cast('03MT043', [ENEMY_UNIT_OR_LANDMARK], obliterate(TARGET)),
  // Sun Guardian
  text('03MT044', provided(DAYBREAK, when('play', gives('+4|+4', THIS)))),
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
  // Diana's Pale Cascade
  championSpell('03MT056T2', PALE_CASCADE, '03MT056'),
  // Solari Sunforger
  text('03MT057', provided(DAYBREAK, when('play', givesKeyword('Lifesteal', THIS)))),
  // Taric's Blessing of Targon
  championSpell('03MT058T2', BLESSING_OF_TARGON, '03MT058'),
  // The Golden Sister
  text('03MT059', when('summon', summon('03MT059T1'))),
  // Giddy Sparkleologist
  text(
    '03MT062',
    provided(
      behold({ subtype: 'Celestial' }),
      played([ALLY], grants('+1|+1', TARGET), grantsKeyword('Spell Shield', TARGET)),
    ),
  ),
  // Equinox
  cast('03MT065', [FOLLOWER], silence(TARGET)),
  // Crystal Ibex
  text('03MT067', played([ALLY], grantsKeyword('Overwhelm', TARGET))),
  // Tyari the Traveler
  text('03MT071', when('support', grants('+0|+2', SUPPORTED))),
  // Lunari Duskbringer
  text('03MT073', when('summon', createInHand('03MT073T1'))),
  // Sleepy Trouble Bubble
  SLEEPY_TROUBLE_BUBBLE,
  // Starry Scamp
  costs(text('03MT079'), { of: 'this', less: 2, if: behold({ subtype: 'Celestial' }) }),
  // Spring Guardian
  text('03MT080', when('summon', createInHand('03MT080T1'))),
  // Spring Gifts
  cast('03MT080T1', [ALLY], heal('all', TARGET)),
  // Hush
  cast('03MT085', [UNIT], silence(TARGET, 'round')),
  // Aurelion Sol's The Skies Descend
  championSpell('03MT087T2', THE_SKIES_DESCEND, '03MT087'),
  // Solari Soldier
  text('03MT088', provided(DAYBREAK, when('play', gives('+1|+1', THIS)))),
  // Crescent Guardian
  text('03MT089', provided(NIGHTFALL, when('play', grants('+2|+0', THIS)))),
  // Mountain Goat
  text('03MT092', when('strike', createInHand('03MT092T1'))),
  // Gem
  cast('03MT092T1', [ALLY], heal(1, TARGET), grants('+1|+0', TARGET)),
  // Lunari Shadestalker
  text('03MT094', provided(NIGHTFALL, when('play', grantsKeyword('Elusive', THIS)))),
  // Sunblessed Vigor
  cast('03MT098', [ALLY], grants('+0|+2', TARGET)),
  // Rockfall Path
  text('04MT001', when('countdown', obliterate(WEAKEST_ENEMY))),
  // Blue Sentinel
  text('04MT004', when('last-breath', summon('04MT004T1'))),
  // Unstoppable Force
  cast('04MT008T4', [], stun(ENEMIES)),
  // Spiral Stairs
  text('04MT009', when('countdown', createInHand('04MT009T1'))),
  // Seed of Strength
  cast('04MT009T1', [ALLY], grants('+3|+2', TARGET), grantsKeyword('Overwhelm', TARGET)),
  // Solari Sunhawk
  text('04MT013', provided(DAYBREAK, when('play', skill('04MT013T1')))),
  // Blinding Crest
  cast('04MT013T1', [], stun(STRONGEST_ENEMY)),
  // Battle Bonds
  cast('05MT009', [ALLY, ALLY], grants('+2|+2', TARGET), grants('+2|+2', SECOND)),
];
