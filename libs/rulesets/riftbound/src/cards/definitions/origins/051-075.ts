import {
  always,
  AT_A_BATTLEFIELD,
  banish,
  buff,
  BUFFED,
  called,
  card,
  channelExhausted,
  CONQUERS,
  counter,
  deal,
  DID_THAT,
  DIES,
  draw,
  ENEMY,
  FRIENDLY,
  GEAR,
  giveKeyword,
  HOLDS,
  KEYWORDS_ONLY,
  kill,
  look,
  might,
  move,
  OTHER_FRIENDLY_HERE,
  PLAYED,
  ready,
  RECYCLE_REST,
  returnToHand,
  RUNE,
  score,
  spell,
  SPELL_ON_CHAIN,
  stun,
  TARGET,
  thisTurn,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_THERE,
  use,
  when,
  YOUR_TURN_ENDS,
  type Definitions,
} from '../common/index.js';

/** Origins, 051 to 075. */
export const ORIGINS_051_075: Definitions = {
  // Solari Shieldbearer
  'OGN-051': card(when(PLAYED, [stun(TARGET)], { targets: [UNIT] })),
  // Stalwart Poro
  'OGN-052': KEYWORDS_ONLY,
  // Stand United
  'OGN-053': card(spell([buff(TARGET), thisTurn({ buffMight: 1, to: { all: FRIENDLY } })], FRIENDLY)),
  // Sunlit Guardian
  'OGN-054': KEYWORDS_ONLY,
  // Wielder of Water
  'OGN-055': card(
    called('attack', always({ might: 2, to: 'this' }, { object: 'this', is: { state: ['attacking', 'alone'] } })),
    called('defend', always({ might: 2, to: 'this' }, { object: 'this', is: { state: ['defending', 'alone'] } })),
  ),
  // Adaptatron
  'OGN-056': card(when(CONQUERS, [kill(TARGET), { ...buff('this'), if: DID_THAT }], { targets: [GEAR], may: true })),
  // Block
  'OGN-057': card(spell([giveKeyword('Shield', TARGET, 3), giveKeyword('Tank', TARGET)], UNIT)),
  // Discipline
  'OGN-058': card(spell([might(2, TARGET), draw(1)], UNIT)),
  // Eclipse Herald
  'OGN-059': card(when({ event: 'stunned', of: ENEMY, by: 'you' }, [ready('this'), might(1, 'this')])),
  // Mask of Foresight
  'OGN-060': card(
    when(
      [
        { event: 'attacks', of: { ...FRIENDLY, state: ['alone'] } },
        { event: 'defends', of: { ...FRIENDLY, state: ['alone'] } },
      ],
      [might(1, 'it')],
    ),
  ),
  // Poro Herder
  'OGN-061': card(
    when(PLAYED, [buff('this'), draw(1)], { provided: { there: { is: 'permanent', side: 'yours', tag: 'Poro' } } }),
  ),
  // Reinforce
  'OGN-062': card(
    spell([
      look(5),
      banish({ pick: { zone: 'looked', is: 'unit' }, upTo: true }),
      { do: 'play', what: 'those', less: 5 },
      RECYCLE_REST,
    ]),
  ),
  // Spirit's Refuge
  'OGN-063': card(
    when(PLAYED, [buff(TARGET)], { targets: [FRIENDLY] }),
    always({ keyword: 'Deflect', to: { all: { ...FRIENDLY, state: ['buffed'] } }, lacking: true }),
  ),
  // Wind Wall
  'OGN-064': card(spell([counter(TARGET)], SPELL_ON_CHAIN)),
  // Wizened Elder
  'OGN-065': card(always({ might: 1, to: 'this' }, BUFFED)),
  // Ahri, Alluring
  'OGN-066': card(when(HOLDS, [score(1)])),
  // Blitzcrank, Impassive
  'OGN-067': card(
    called(
      'play',
      when(PLAYED, [move(TARGET, 'here')], { targets: [ENEMY], if: { played: 'to battlefield' }, may: true }),
    ),
    called('hold', when(HOLDS, [returnToHand('this')])),
  ),
  // Caitlyn, Patrolling
  'OGN-068': card(
    always({ keyword: 'Backline', to: 'this' }),
    use({ exhaust: true }, [deal({ mightOf: 'this' }, TARGET)], {
      targets: [UNIT_AT_BATTLEFIELD],
      if: AT_A_BATTLEFIELD,
    }),
  ),
  // Last Stand
  'OGN-069': card(
    spell(
      [might({ mightOf: TARGET }, TARGET), { do: 'keyword', what: TARGET, keyword: 'Temporary', until: 'always' }],
      FRIENDLY,
    ),
  ),
  // Mageseeker Warden
  'OGN-070': card(
    called(
      'playing',
      always({ forbids: 'playing', of: { type: 'Unit', player: 'opponent' }, to: 'battlefield' }, UNIT_THERE),
    ),
    called(
      'readying',
      always({ forbids: 'readying', what: { all: { side: 'enemy', anyOf: [UNIT, GEAR] } }, by: 'effects' }, UNIT_THERE),
    ),
  ),
  // Party Favors
  'OGN-071': card(
    spell([
      { do: 'vote', between: ['Cards', 'Runes'], each: 'others' },
      { do: 'draw', who: 'both', count: 1, each: { voted: 'Cards' } },
      { ...channelExhausted(1), who: 'both', each: { voted: 'Runes' } },
    ]),
  ),
  // Solari Shrine
  'OGN-072': card(
    when({ event: 'dies', of: { ...ENEMY, state: ['stunned'] }, by: 'you' }, [draw(1)], {
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Sona, Harmonious
  'OGN-073': card(
    when(YOUR_TURN_ENDS, [ready(TARGET)], {
      targets: [{ target: { ...RUNE, side: 'friendly' }, min: 0, max: 4 }],
      provided: AT_A_BATTLEFIELD,
    }),
  ),
  // Taric, Protector
  'OGN-074': card(always({ keyword: 'Shield', to: { all: OTHER_FRIENDLY_HERE } })),
  // Tasty Faefolk
  'OGN-075': card(when(DIES, [channelExhausted(2), draw(1)])),
};
