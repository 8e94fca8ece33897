import {
  always,
  ATTACKS,
  banish,
  buff,
  card,
  CARD,
  channelExhausted,
  choose,
  CONQUERS,
  deal,
  DID_THAT,
  draw,
  ENEMY,
  ENEMY_HERE,
  ENTERS_READY,
  FRIENDLY,
  giveKeyword,
  KEYWORDS_ONLY,
  kill,
  might,
  mode,
  move,
  MOVES,
  OPPONENT,
  OTHER_FRIENDLY,
  PLAYED,
  ready,
  recycle,
  RECYCLE_REST,
  returnToHand,
  REVEAL_HAND,
  REVEALED_HAND,
  spell,
  spendBuff,
  stun,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_IN_TRASH,
  use,
  when,
  YOUR_BUFFED_UNIT,
  YOUR_TURN_ENDS,
  type Definitions,
} from '../common/index.js';

/** Origins, 151 to 175. */
export const ORIGINS_151_175: Definitions = {
  // Lee Sin, Centered
  'OGN-151': card(always({ might: 2, to: { all: { ...OTHER_FRIENDLY, at: 'this battlefield', state: ['buffed'] } } })),
  // Mistfall
  'OGN-152': card(
    when({ event: 'buffed', of: FRIENDLY, by: 'you' }, [ready('it')], {
      may: true,
      cost: { power: ['own'], exhaust: true },
    }),
  ),
  // Overt Operation
  'OGN-153': card(
    spell([
      spendBuff({ pick: YOUR_BUFFED_UNIT, count: { count: YOUR_BUFFED_UNIT }, upTo: true }),
      ready('those'),
      buff({ all: FRIENDLY }),
    ]),
  ),
  // Primal Strength
  'OGN-154': card(spell([might(7, TARGET)], UNIT)),
  // Qiyana, Victorious
  'OGN-155': card(
    when(CONQUERS, [
      { ...channelExhausted(1), may: true },
      { ...draw(1), if: { not: DID_THAT } },
    ]),
  ),
  // Sabotage
  'OGN-156': card(spell([REVEAL_HAND, recycle({ pick: { ...REVEALED_HAND, isNo: 'unit' } })], OPPONENT)),
  // Udyr, Wildman
  'OGN-157': card(
    use({ spendBuff: true }, [], {
      different: 'each turn',
      modes: [
        mode('deal', [deal(2, TARGET)], UNIT_AT_BATTLEFIELD),
        mode('stun', [stun(TARGET)], UNIT_AT_BATTLEFIELD),
        mode('ready', [ready('this')]),
        mode('ganking', [giveKeyword('Ganking', 'this')]),
      ],
    }),
  ),
  // Volibear, Imposing
  'OGN-158': card(
    when({ event: 'moves', of: { ...ENEMY, at: 'elsewhere' }, to: 'battlefield', by: 'opponent', together: true }, [
      draw(1),
    ]),
  ),
  // Warwick, Hunter
  'OGN-159': card(always(ENTERS_READY), when(ATTACKS, [kill({ all: { ...ENEMY_HERE, state: ['damaged'] } })])),
  // Dazzling Aurora
  'OGN-160': card(
    when(YOUR_TURN_ENDS, [
      { do: 'reveal until', until: UNIT },
      choose('those'),
      banish({ all: { zone: 'looked', is: 'unit', among: 'chosen' } }),
      { do: 'play', what: { all: { is: 'unit', zone: 'your banishment', among: 'chosen' } }, ignoring: 'cost' },
      RECYCLE_REST,
    ]),
  ),
  // Deadbloom Predator
  'OGN-161': card(always({ playableTo: 'occupied enemy battlefield', what: 'this' })),
  // Miss Fortune, Captain
  'OGN-162': card(
    when({ ...MOVES, nth: 1 }, [ready(TARGET)], { targets: [{ other: true, state: ['exhausted'] }], may: true }),
  ),
  // Seal of Strength
  'OGN-163': card(use({ exhaust: true }, [{ do: 'add', power: ['own'] }], { timing: 'reaction' })),
  // Sett, Brawler
  'OGN-164': card(when([PLAYED, CONQUERS], [buff('this')]), use({ spendBuff: true }, [might(4, 'this')])),
  // Cemetery Attendant
  'OGN-165': card(when(PLAYED, [returnToHand(TARGET)], { targets: [UNIT_IN_TRASH] })),
  // Chaos Rune
  'OGN-166': KEYWORDS_ONLY,
  // Ember Monk
  'OGN-167': card(when({ event: 'played', of: CARD, by: 'you', from: 'facedown' }, [might(2, 'this')])),
  // Fight or Flight
  'OGN-168': card(spell([move(TARGET, 'its base')], UNIT_AT_BATTLEFIELD)),
  // Gust
  'OGN-169': card(spell([returnToHand(TARGET)], { ...UNIT_AT_BATTLEFIELD, might: { max: 3 } })),
  // Morbid Return
  'OGN-170': card(spell([returnToHand(TARGET)], UNIT_IN_TRASH)),
  // Mystic Poro
  'OGN-171': KEYWORDS_ONLY,
  // Rebuke
  'OGN-172': card(spell([returnToHand(TARGET)], UNIT_AT_BATTLEFIELD)),
  // Ride the Wind
  'OGN-173': card(spell([move(TARGET, 'chosen'), ready(TARGET)], FRIENDLY, { destination: 'location' })),
  // Sai Scout
  'OGN-174': card(always({ playableTo: 'open battlefield', what: 'this' })),
  // Shipyard Skulker
  'OGN-175': KEYWORDS_ONLY,
};
