import {
  always,
  AT_A_BATTLEFIELD,
  ATTACKS,
  buff,
  called,
  card,
  CARD_IN_TRASH,
  create,
  deal,
  DIES,
  draw,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_HERE,
  ENTERS_READY,
  exhaust,
  FRIENDLY,
  GEAR,
  heal,
  instead,
  KEYWORDS_ONLY,
  kill,
  might,
  OTHER_FRIENDLY,
  PLAYED,
  ready,
  recall,
  spell,
  SPELL_ON_CHAIN,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  weaken,
  when,
  type Definitions,
} from '../common/index.js';

/** Origins, 076 to 100. */
export const ORIGINS_076_100: Definitions = {
  // Yasuo, Remorseful
  'OGN-076': card(when(ATTACKS, [deal({ mightOf: 'this' }, TARGET)], { targets: [ENEMY_HERE] })),
  // Zhonya's Hourglass
  'OGN-077': card(instead({ would: 'die', of: FRIENDLY }, [kill('this'), heal('it'), exhaust('it'), recall('it')])),
  // Lee Sin, Ascetic
  'OGN-078': card(use({ exhaust: true }, [buff('this')]), always({ buffs: 'any number', to: 'this' })),
  // Leona, Zealot
  'OGN-079': card(
    called('enters', always(ENTERS_READY, { opponentPointsLeft: 3 })),
    called('might', always({ might: -8, to: { all: { ...ENEMY_HERE, state: ['stunned'] } }, floor: 1 })),
  ),
  // Mystic Reversal
  'OGN-080': card(
    spell(
      [
        { do: 'take item', what: TARGET },
        { do: 'choose anew', what: TARGET },
      ],
      SPELL_ON_CHAIN,
    ),
  ),
  // Seal of Focus
  'OGN-081': card(use({ exhaust: true }, [{ do: 'add', power: ['own'] }], { timing: 'reaction' })),
  // Whiteflame Protector
  'OGN-082': card(when(PLAYED, [might(8, TARGET)], { targets: [UNIT] })),
  // Consult the Past
  'OGN-083': card(spell([draw(2)])),
  // Eager Apprentice
  'OGN-084': card(always({ costs: 'less', by: { energy: 1, floor: 1 }, of: { type: 'Spell' } }, AT_A_BATTLEFIELD)),
  // Falling Comet
  'OGN-085': card(spell([deal(6, TARGET)], UNIT_AT_BATTLEFIELD)),
  // Jeweled Colossus
  'OGN-086': KEYWORDS_ONLY,
  // Lecturing Yordle
  'OGN-087': card(when(PLAYED, [draw(1)])),
  // Mega-Mech
  'OGN-088': KEYWORDS_ONLY,
  // Mind Rune
  'OGN-089': KEYWORDS_ONLY,
  // Orb of Regret
  'OGN-090': card(use({ exhaust: true }, [weaken(1, TARGET)], { targets: [UNIT] })),
  // Pit Crew
  'OGN-091': card(when({ event: 'played', of: GEAR, by: 'you' }, [ready('this')])),
  // Riptide Rex
  'OGN-092': card(when(PLAYED, [deal(6, TARGET)], { targets: [ENEMY_AT_BATTLEFIELD] })),
  // Smoke Screen
  'OGN-093': card(spell([weaken(4, TARGET)], UNIT)),
  // Sprite Call
  'OGN-094': card(spell([create('Sprite', 'as played', { ready: true })])),
  // Stupefy
  'OGN-095': card(spell([weaken(1, TARGET), draw(1)], UNIT)),
  // Watchful Sentry
  'OGN-096': card(when(DIES, [draw(1)])),
  // Blastcone Fae
  'OGN-097': card(when(PLAYED, [weaken(2, TARGET)], { targets: [UNIT] })),
  // Energy Conduit
  'OGN-098': card(use({ exhaust: true }, [{ do: 'add', energy: 1 }], { timing: 'reaction' })),
  // Garbage Grabber
  'OGN-099': card(
    use({ energy: 1, exhaust: true, objects: { do: 'recycle', what: CARD_IN_TRASH, count: 3 } }, [draw(1)]),
  ),
  // Gemcraft Seer
  'OGN-100': card(always({ keyword: 'Vision', to: { all: OTHER_FRIENDLY } })),
};
