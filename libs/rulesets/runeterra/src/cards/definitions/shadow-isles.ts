import type { Definition } from '../../words/definition.js';
import {
  ALL,
  ALLEGIANCE,
  ALLIES,
  allies,
  ALLY,
  ALLY_DIED,
  aura,
  cast,
  champion,
  championSpell,
  createInHand,
  deal,
  dealNexus,
  drain,
  drainNexus,
  drawCards,
  ENEMIES,
  ENEMY,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  heal,
  healNexus,
  IT,
  kill,
  NIGHTFALL,
  otherAllies,
  played,
  provided,
  refillSpellMana,
  skill,
  summon,
  summonAttacking,
  SUPPORTED,
  TARGET,
  text,
  THERE,
  THIS,
  toss,
  UNIT,
  when,
} from './common.js';

const ONSLAUGHT_OF_SHADOWS = cast('01SI010', [], summon('01SI024', 2));
const DAWNING_SHADOW = cast('05SI016', [ENEMY], kill(TARGET), gives('-2|+0', ENEMIES));

const CRAWLING_SENSATION = { code: '01SI036', abilities: [provided(ALLY_DIED, when('cast', summon('01SI002', 2)))] };
const BLACK_SPEAR = {
  code: '01SI034',
  abilities: [provided(ALLY_DIED, { ...when('cast', deal(4, TARGET)), targets: [UNIT] })],
};

const SAP_MAGIC = cast('02SI005', [], toss(3), heal(3, ALLIES));

/** Shadow Isles, sets 1 and 4. */
export const SHADOW_ISLES: readonly Definition[] = [
  // Vengeance
  cast('01SI001', [UNIT], kill(TARGET)),
  // Haunted Relic
  cast('01SI007', [], summon('01SI007T1', 3)),
  // Stirred Spirits
  text('01SI009', when('support', grants('+2|+0', SUPPORTED), grantsKeyword('Ephemeral', SUPPORTED))),
  // Onslaught of Shadows
  ONSLAUGHT_OF_SHADOWS,
  // The Ruination
  cast('01SI015', [], kill(ALL)),
  // Wraithcaller
  text('01SI016', provided(ALLEGIANCE, when('summon', summon('01SI014')))),
  // Shark Chariot
  // Dead, it waits for an Ephemeral ally to attack, and comes back attacking.
  text('01SI021', when('ephemeral-ally-attacks')),
  // Mark of the Isles
  cast('01SI022', [ALLY], grants('+2|+2', TARGET), grantsKeyword('Ephemeral', TARGET)),
  // Soul Shepherd
  text('01SI023', provided({ is: 'it', which: { keyword: 'Ephemeral' } }, when('ally-summoned', grants('+1|+1', IT)))),
  // Fresh Offerings
  { code: '01SI027', abilities: [provided({ is: 'ally-died', count: 3 }, when('cast', summon('01SI027T1')))] },
  // Withering Wail
  cast('01SI029', [], deal(1, ENEMIES), { do: 'heal-nexus', amount: 3, side: 'ally' }),
  // Kalista
  champion('01SI030', { after: 'allies-died', count: 3, into: '01SI030T2' }),
  // Kalista's Black Spear
  championSpell('01SI030T1', BLACK_SPEAR, '01SI030'),
  // Black Spear
  BLACK_SPEAR,
  // Crawling Sensation
  CRAWLING_SENSATION,
  // Phantom Prankster
  text('01SI038', when('ally-died', dealNexus(1))),
  // Vile Feast
  cast('01SI040', [UNIT], drain(1, TARGET), summon('01SI002')),
  // Hecarim (level 2)
  {
    ...aura('01SI042T1', { on: 'allies', keyword: 'Ephemeral', power: 3 }),
    abilities: [when('attack', summonAttacking('01SI024', 2))],
  },
  // Hecarim's Onslaught of Shadows
  championSpell('01SI042T2', ONSLAUGHT_OF_SHADOWS, '01SI042'),
  // Hapless Aristocrat
  text('01SI043', when('last-breath', summon('01SI002'))),
  // Absorb Soul
  cast('01SI045', [ALLY], drain(4, TARGET)),
  // Cursed Keeper
  text('01SI048', when('last-breath', summon('01SI048T1'))),
  // Glimpse Beyond
  cast('01SI049', [ALLY], kill(TARGET), { do: 'draw', count: 2, side: 'ally' }),
  // Brood Awakening
  cast('01SI050', [], summon('01SI002', 3), grants('+1|+0', allies({ subtype: 'Spider' }))),
  // Tortured Prodigy
  text('01SI051', when('ally-died', refillSpellMana(3))),
  // Thresh
  champion('01SI052', { after: 'units-died', count: 6, into: '01SI052T1' }),
  // Elise's Crawling Sensation
  championSpell('01SI053T1', CRAWLING_SENSATION, '01SI053'),
  // Spider Queen Elise
  aura('01SI053T2', { on: 'others', subtype: 'Spider', keywords: ['Challenger', 'Fearsome'] }),
  // Grasp of the Undying
  cast('01SI054', [UNIT], drain(3, TARGET)),
  // Frenzied Skitterer
  text('01SI056', when('summon', gives('+1|+0', otherAllies({ subtype: 'Spider' })), gives('-1|+0', ENEMIES))),
  // Neverglade Collector
  text('02SI001', when('ally-died', drainNexus(1))),
  // Terror of the Tides
  {
    ...aura('02SI003', { on: 'allies', subtype: 'Sea Monster', keywords: ['Fearsome'] }),
    abilities: [when('attack', gives('-2|-0', ENEMIES))],
  },
  // Blighted Caretaker
  text('02SI004', provided(THERE, played([ALLY], kill(TARGET), summon('02SI008T3', 2)))),
  // Sap Magic
  SAP_MAGIC,
  // Thorny Toad
  text('02SI007', when('last-breath', toss(2), healNexus(2))),
  // Maokai's Sap Magic
  championSpell('02SI008T1', SAP_MAGIC, '02SI008'),
  // Deadbloom Wanderer
  text('02SI010', when('summon', toss(3))),
  // Evershade Stalker
  text('03SI001', provided(NIGHTFALL, when('play', createInHand('03SI001')))),
  // Stygian Onlooker
  text('03SI003', provided(NIGHTFALL, when('play', gives('+2|+0', THIS), givesKeyword('Fearsome', THIS)))),
  // Doombeast
  text('03SI006', provided(NIGHTFALL, when('play', skill('03SI006T1')))),
  // Torment
  cast('03SI006T1', [], drainNexus(2)),
  // Risen Mists
  cast('03SI013', [], summon('01SI014')),
  // Pesky Specter
  text(
    '03SI015',
    when('last-breath', { do: 'create', card: '03SI015', count: 2, where: 'deck', fleeting: false, side: 'enemy' }),
  ),
  // Fading Icon
  text('04SI003', when('summon', summon('04SI014'))),
  // First Wave
  text('04SI004T2', when('summon', summon('04SI014'))),
  // Soulspinner
  text('04SI009', provided(ALLY_DIED, when('summon', grants('+1|+1', THIS), grantsKeyword('Fearsome', THIS)))),
  // Astral Fox
  text('04SI012', provided(THERE, played([ALLY], skill('04SI012T1')))),
  // Symmetry In Stars
  cast('04SI012T1', [ALLY], kill(TARGET), dealNexus(3)),
  // Sea Scarab
  text('04SI015', when('ally-died', toss(1)), when('last-breath', toss(1))),
  // Spirit Leech
  text('04SI016', provided(THERE, played([ALLY], kill(TARGET), drawCards(2)))),
  // Song of the Isles
  cast(
    '04SI017',
    [ALLY],
    grantsKeyword('Lifesteal', TARGET),
    grantsKeyword('Fearsome', TARGET),
    grantsKeyword('Ephemeral', TARGET),
  ),
  // Invasive Hydravine
  text('04SI053', when('summon', summon('04SI045')), when('round-start', summon('04SI045'))),
  // Camavoran Soldier
  text('04SI054', when('summon', summon('04SI045'))),
  // Piercing Darkness
  cast('05SI003', [UNIT], drain(5, TARGET)),
  // Senna's Dawning Shadow
  championSpell('05SI009T2', DAWNING_SHADOW, '05SI009'),
  // Dawning Shadow
  DAWNING_SHADOW,
];
