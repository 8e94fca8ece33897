import {
  always,
  ATTACKS,
  banish,
  BATTLEFIELD,
  buff,
  called,
  card,
  CARD_IN_HAND,
  channelExhausted,
  choose,
  create,
  deal,
  DIES,
  ENEMY,
  ENEMY_HERE,
  FRIENDLY,
  GEAR,
  instead,
  KEYWORDS_ONLY,
  kill,
  LEGION,
  look,
  mayPay,
  might,
  MIGHTY,
  move,
  OTHER_FRIENDLY_HERE,
  PLAYED,
  ready,
  recycle,
  RECYCLE_REST,
  RUNE,
  SECOND_TARGET,
  spell,
  spendBuff,
  stun,
  TARGET,
  THIRD_TARGET,
  UNIT,
  UNIT_IN_TRASH,
  use,
  when,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Origins, 226 to 250. */
export const ORIGINS_226_250: Definitions = {
  // Spectral Matron
  'OGN-226': card(
    when(PLAYED, [{ do: 'play', what: TARGET, ignoring: 'cost' }], {
      targets: [{ ...UNIT_IN_TRASH, energy: { max: 3 }, power: { max: 1 } }],
      may: true,
    }),
  ),
  // Symbol of the Solari
  'OGN-227': card(instead({ would: 'tie' }, { recall: 'all units' })),
  // Vanguard Helm
  'OGN-228': card(
    when({ event: 'dies', of: { ...FRIENDLY, state: ['buffed'] } }, [buff(TARGET)], { targets: [FRIENDLY] }),
  ),
  // Vengeance
  'OGN-229': card(spell([kill(TARGET)], UNIT)),
  // Albus Ferros
  'OGN-230': card(
    when(PLAYED, [spendBuff({ pick: YOUR_UNIT, of: 'buffs', count: 'any' }), channelExhausted({ spent: 'buffs' })]),
  ),
  // Commander Ledros
  'OGN-231': card(
    always(
      mayPay({ objects: { do: 'kill', what: FRIENDLY, count: 'any' } }, { less: { power: 1, own: true, each: true } }),
    ),
  ),
  // Fiora, Victorious
  'OGN-232': card(
    called('deflect', always({ keyword: 'Deflect', to: 'this' }, MIGHTY)),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, MIGHTY)),
    called('shield', always({ keyword: 'Shield', to: 'this' }, MIGHTY)),
  ),
  // Grand Strategem
  'OGN-233': card(spell([might(5, { all: FRIENDLY })])),
  // Harnessed Dragon
  'OGN-234': card(when(PLAYED, [kill(TARGET)], { targets: [ENEMY] })),
  // Karma, Channeler
  'OGN-235': card(when({ event: 'recycled', by: 'you' }, [buff(TARGET)], { targets: [FRIENDLY] })),
  // Karthus, Eternal
  'OGN-236': card(always({ again: 'Deathknell' })),
  // King's Edict
  'OGN-237': card(
    spell([
      { ...choose({ pick: { is: 'unit', side: 'not yours', not: 'chosen for this' } }), pickers: 'others' },
      kill('chosen'),
    ]),
  ),
  // Leona, Determined
  'OGN-238': card(when(ATTACKS, [stun(TARGET)], { targets: [ENEMY_HERE] })),
  // Machine Evangel
  'OGN-239': card(when(DIES, [create('Recruit', 'your base', { count: 3 })])),
  // Sett, Kingpin
  'OGN-240': card(always({ might: { count: { ...FRIENDLY, at: 'this battlefield', state: ['buffed'] } }, to: 'this' })),
  // Shen, Kinkou
  'OGN-241': KEYWORDS_ONLY,
  // Baited Hook
  'OGN-242': card(
    use(
      { energy: 1, power: ['own'], exhaust: true },
      [
        kill(TARGET),
        look(5),
        banish({
          pick: { zone: 'looked', is: 'unit', might: { max: { sum: [{ mightOf: 'killed' }, 1] } } },
          upTo: true,
        }),
        { do: 'play', what: 'those', ignoring: 'cost' },
        RECYCLE_REST,
      ],
      { targets: [FRIENDLY] },
    ),
  ),
  // Darius, Executioner
  'OGN-243': card(
    when(PLAYED, [ready('this')], { if: LEGION }),
    always({ might: 1, to: { all: OTHER_FRIENDLY_HERE } }),
  ),
  // Divine Judgment
  'OGN-244': card(
    spell([
      { ...choose({ pick: UNIT, count: 2 }), each: true },
      { ...choose({ pick: GEAR, count: 2 }), each: true },
      { ...choose({ pick: RUNE, count: 2 }), each: true },
      { ...choose({ pick: CARD_IN_HAND, count: 2 }), each: true },
      recycle({ all: { zone: 'anywhere', not: 'chosen', anyOf: [UNIT, GEAR, RUNE, { zone: 'any hand' }] } }),
    ]),
  ),
  // Seal of Unity
  'OGN-245': card(use({ exhaust: true }, [{ do: 'add', power: ['own'] }], { timing: 'reaction' })),
  // Viktor, Leader
  'OGN-246': card(
    when({ event: 'dies', of: { ...YOUR_UNIT, other: true, withoutTag: 'Recruit' } }, [create('Recruit', 'your base')]),
  ),
  // Daughter of the Void
  'OGN-247': card(use({ exhaust: true }, [{ do: 'add', power: ['any'], only: 'spells' }], { timing: 'reaction' })),
  // Icathian Rain
  'OGN-248': card(
    spell(
      [
        deal(2, TARGET),
        deal(2, SECOND_TARGET),
        deal(2, THIRD_TARGET),
        deal(2, { target: 3 }),
        deal(2, { target: 4 }),
        deal(2, { target: 5 }),
      ],
      UNIT,
      UNIT,
      UNIT,
      UNIT,
      UNIT,
      UNIT,
    ),
  ),
  // Relentless Storm
  'OGN-249': card(
    when({ event: 'played', of: { is: 'unit', state: ['mighty'] }, by: 'you' }, [channelExhausted(1)], {
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Stormbringer
  'OGN-250': card(
    spell(
      [
        deal({ mightOf: TARGET }, { all: { ...ENEMY, at: { locationOf: SECOND_TARGET } } }),
        move(TARGET, { locationOf: SECOND_TARGET }),
      ],
      { ...YOUR_UNIT, at: 'base' },
      BATTLEFIELD,
    ),
  ),
};
