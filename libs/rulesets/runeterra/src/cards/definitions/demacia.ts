import type { Definition } from '../../words/definition.js';
import {
  ALLEGIANCE,
  ALLIES,
  allies,
  ALLY,
  ALLY_DIED,
  BATTLING_ALLY,
  BATTLING_ENEMIES,
  behold,
  cast,
  champion,
  championSpell,
  costs,
  createFleeting,
  createInHand,
  ENEMY,
  FOLLOWER,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  IT,
  OTHER_ALLIES,
  OTHER_ATTACKERS,
  played,
  provided,
  RALLY,
  SECOND,
  silence,
  strike,
  STRONGEST_ENEMY,
  summon,
  SUPPORTED,
  TARGET,
  text,
  THIS,
  UNIT,
  when,
} from './common.js';

const FOR_DEMACIA = cast('01DE035', [], gives('+3|+3', ALLIES));
const JUDGMENT = cast('01DE007', [BATTLING_ALLY], strike(TARGET, BATTLING_ENEMIES));
const BLINDING_ASSAULT = cast('02DE002', [], summon('02DE006T2'));
const CATACLYSM = cast('04DE003', [ALLY, ENEMY], { do: 'free-attack', by: TARGET, challenging: SECOND });
const RELENTLESS_PURSUIT = cast('01DE021', [], RALLY);
const PRISMATIC_BARRIER = cast('01DE032', [ALLY], givesKeyword('Barrier', TARGET));
const RIPOSTE = cast('01DE037', [ALLY], gives('+3|+0', TARGET), givesKeyword('Barrier', TARGET));
const CONFRONT = cast('03DE001', [ALLY], grantsKeyword('Challenger', TARGET));

/** He joins an attack from hand, for his own cost. */
const JARVAN_JOINS = {
  when: 'attack-from-hand',
  challenging: STRONGEST_ENEMY,
  effects: [],
} as const;

/** Demacia, sets 1 to 4. */
export const DEMACIA: readonly Definition[] = [
  // Vanguard Bannerman
  text('01DE001', provided(ALLEGIANCE, when('summon', grants('+1|+1', OTHER_ALLIES)))),
  // Tianna Crownguard
  text('01DE002', when('summon', RALLY)),
  // Laurent Bladekeeper
  text('01DE003', played([ALLY], grants('+2|+2', TARGET))),
  // Vanguard Sergeant
  text('01DE006', when('summon', createInHand('01DE035'))),
  // Judgment
  JUDGMENT,
  // Brightsteel Protector
  text('01DE009', played([ALLY], givesKeyword('Barrier', TARGET))),
  // Garen
  champion('01DE012', { after: 'strikes', count: 2, into: '01DE012T1' }),
  // Garen (level 2)
  text('01DE012T1', when('round-start', RALLY)),
  // Garen's Judgment
  championSpell('01DE012T2', JUDGMENT, '01DE012'),
  // Chain Vest
  cast('01DE013', [ALLY], grantsKeyword('Tough', TARGET)),
  // Reinforcements
  cast('01DE014', [], summon('01DE016', 2), grants('+1|+1', allies({ subtype: 'Elite' }))),
  // Radiant Guardian
  text('01DE015', provided(ALLY_DIED, when('summon', grantsKeyword('Lifesteal', THIS), grantsKeyword('Tough', THIS)))),
  // Stand Alone
  { code: '01DE017', abilities: [provided({ is: 'only-ally' }, when('cast', grants('+3|+3', ALLIES)))] },
  // Radiant Strike
  cast('01DE018', [ALLY], gives('+1|+1', TARGET)),
  // Relentless Pursuit
  RELENTLESS_PURSUIT,
  // Lucian (level 2)
  text('01DE022T1', { ...when('ally-died', RALLY), limit: 1 }),
  // Lucian's Relentless Pursuit
  championSpell('01DE022T2', RELENTLESS_PURSUIT, '01DE022'),
  // Detain
  cast('01DE025', [ALLY, UNIT], { do: 'capture', by: TARGET, to: SECOND }),
  // Single Combat
  cast('01DE026', [ALLY, ENEMY], { do: 'strike-each-other', one: TARGET, other: SECOND }),
  // En Garde
  cast('01DE027', [], givesKeyword('Challenger', ALLIES)),
  // Fleetfeather Tracker
  text('01DE029', when('ally-summoned', grantsKeyword('Challenger', THIS))),
  // Dawnspeakers
  text('01DE031', provided(ALLY_DIED, when('round-end', grants('+1|+1', OTHER_ALLIES)))),
  // Prismatic Barrier
  PRISMATIC_BARRIER,
  // Battlesmith
  text('01DE034', provided({ is: 'it', which: { subtype: 'Elite' } }, when('ally-summoned', grants('+1|+1', IT)))),
  // For Demacia!
  FOR_DEMACIA,
  // Riposte
  RIPOSTE,
  // Back to Back
  cast('01DE041', [ALLY, ALLY], gives('+3|+3', TARGET), gives('+3|+3', SECOND)),
  // Lux's Prismatic Barrier
  championSpell('01DE042T1', PRISMATIC_BARRIER, '01DE042'),
  // War Chefs
  text('01DE043', when('support', gives('+1|+1', SUPPORTED))),
  // Fiora's Riposte
  championSpell('01DE045T2', RIPOSTE, '01DE045'),
  // Succession
  cast('01DE047', [], summon('01DE016')),
  // Purify
  cast('01DE050', [FOLLOWER], silence(TARGET)),
  // Cithria the Bold
  text('01DE051', when('attack', gives('+1|+1', OTHER_ATTACKERS), givesKeyword('Fearsome', OTHER_ATTACKERS))),
  // Brightsteel Formation
  text('01DE052', when('summon', givesKeyword('Barrier', ALLIES)), when('attack', givesKeyword('Barrier', ALLIES))),
  // Laurent Duelist
  text('01DE055', played([ALLY], givesKeyword('Challenger', TARGET))),
  // Vanguard Firstblade
  text('01DE056', when('attack', grants('+2|+2', THIS))),
  // Blinding Assault
  BLINDING_ASSAULT,
  // Quinn
  champion('02DE006', { after: 'attacks', count: 4, into: '02DE006T1' }, when('summon', summon('02DE006T2'))),
  // Quinn (level 2)
  text(
    '02DE006T1',
    when('attack', {
      do: 'summon',
      card: '02DE006T2',
      count: 1,
      attacking: true,
      challenging: STRONGEST_ENEMY,
      side: 'ally',
    }),
  ),
  // Quinn's Blinding Assault
  championSpell('02DE006T3', BLINDING_ASSAULT, '02DE006'),
  // Ranger's Resolve
  cast('02DE007', [], givesKeyword('Tough', ALLIES)),
  // Grizzled Ranger
  text('02DE009', when('last-breath', summon('02DE003'))),
  // Genevieve Elmheart
  text('02DE010', when('summon', gives('+1|+1', OTHER_ALLIES))),
  // Confront
  CONFRONT,
  // Dragonguard Lookout
  text('03DE003', provided(behold({ subtype: 'Dragon' }), when('summon', RALLY))),
  // Dragonguard Lieutenant
  text('03DE008', provided(behold({ subtype: 'Dragon' }), when('summon', grantsKeyword('Challenger', THIS)))),
  // The Grand Plaza
  text('03DE010', when('ally-summoned', gives('+1|+0', IT), givesKeyword('Challenger', IT))),
  // Shyvana's Confront
  championSpell('03DE011T2', CONFRONT, '03DE011'),
  // Stony Suppressor
  costs(text('03DE015'), { of: 'all', spells: ['slow', 'fast', 'burst', 'focus'], less: -1 }),
  // Golden Aegis
  cast('04DE002', [ALLY], givesKeyword('Barrier', TARGET), RALLY),
  // Cataclysm
  CATACLYSM,
  // Battlefield Prowess
  cast('04DE006', [ALLY], grants('+1|+1', TARGET)),
  // Penitent Squire
  text('04DE007', provided(behold({ subtype: 'Elite' }), when('summon', createInHand('04DE007T1')))),
  // Jarvan IV
  champion('04DE008', { after: 'allies-survived-strikes', count: 3, into: '04DE008T1' }, JARVAN_JOINS),
  // Jarvan IV (level 2)
  text(
    '04DE008T1',
    JARVAN_JOINS,
    when('round-start', createFleeting('04DE003')),
    when('challenge', givesKeyword('Barrier', THIS)),
  ),
  // Jarvan IV's Cataclysm
  championSpell('04DE008T2', CATACLYSM, '04DE008'),
];
