import {
  always,
  buff,
  card,
  channelExhausted,
  create,
  delay,
  DIES,
  discard,
  draw,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  FRIENDLY,
  GEAR,
  KEYWORDS_ONLY,
  kill,
  LEGION,
  mayPay,
  might,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  mustPay,
  OTHER_FRIENDLY,
  PLAYED,
  ready,
  recall,
  recycle,
  score,
  spell,
  stun,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  YOUR_HAND,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Origins, 201 to 225. */
export const ORIGINS_201_225: Definitions = {
  // Invert Timelines
  'OGN-201': card(
    spell([
      { ...discard({ all: YOUR_HAND }), each: true },
      { do: 'draw', who: 'each', count: 4 },
    ]),
  ),
  // Jinx, Rebel
  'OGN-202': card(when({ event: 'discarded', of: {}, by: 'you', together: true }, [ready('this'), might(1, 'this')])),
  // Possession
  'OGN-203': card(spell([{ do: 'control', what: TARGET }, recall('those')], ENEMY_AT_BATTLEFIELD)),
  // Seal of Discord
  'OGN-204': card(use({ exhaust: true }, [{ do: 'add', power: ['own'] }], { timing: 'reaction' })),
  // Yasuo, Windrider
  'OGN-205': card(when({ ...MOVES, nth: 3 }, [score(1)])),
  // Back to Back
  'OGN-206': card(spell([might(2, TARGET)], { target: FRIENDLY, min: 2, max: 2 })),
  // Call to Glory
  'OGN-207': card(
    always(mayPay({ objects: { do: 'spend-buff', what: YOUR_UNIT } }, { ignoresBase: true })),
    spell([might(3, TARGET)], UNIT),
  ),
  // Cruel Patron
  'OGN-208': card(always(mustPay({ objects: { do: 'kill', what: FRIENDLY } }))),
  // Cull the Weak
  'OGN-209': card(spell([{ ...kill({ pick: YOUR_UNIT }), each: true }])),
  // Daring Poro
  'OGN-210': KEYWORDS_ONLY,
  // Faithful Manufactor
  'OGN-211': card(when(PLAYED, [create('Recruit', 'here')])),
  // Forge of the Future
  'OGN-212': card(
    when(PLAYED, [create('Recruit', 'your base')]),
    use({ killThis: true }, [recycle({ pick: { is: 'card', zone: 'any trash' }, count: 4, upTo: true })]),
  ),
  // Hidden Blade
  'OGN-213': card(spell([kill(TARGET), { do: 'draw', who: { controllerOf: 'those' }, count: 2 }], UNIT_AT_BATTLEFIELD)),
  // Order Rune
  'OGN-214': KEYWORDS_ONLY,
  // Petty Officer
  'OGN-215': KEYWORDS_ONLY,
  // Soaring Scout
  'OGN-216': card(when(DIES, [channelExhausted(1)])),
  // Trifarian Gloryseeker
  'OGN-217': card(when(PLAYED, [buff('this')], { if: LEGION })),
  // Vanguard Captain
  'OGN-218': card(when(PLAYED, [create('Recruit', 'here', { count: 2 })], { if: LEGION })),
  // Vanguard Sergeant
  'OGN-219': KEYWORDS_ONLY,
  // Facebreaker
  'OGN-220': card(
    spell([stun(TARGET)], {
      target: UNIT_AT_BATTLEFIELD,
      min: 2,
      max: 2,
      group: { same: 'location', different: 'side' },
    }),
  ),
  // Imperial Decree
  'OGN-221': card(spell([delay(when({ event: 'damaged', of: UNIT }, [kill('it')]))])),
  // Noxian Drummer
  'OGN-222': card(when(MOVES_TO_BATTLEFIELD, [create('Recruit', 'here')])),
  // Peak Guardian
  'OGN-223': card(when(PLAYED, [buff('this'), buff({ all: { ...OTHER_FRIENDLY, at: 'this battlefield' } })])),
  // Salvage
  'OGN-224': card(
    spell([{ ...kill(TARGET), may: true, if: { object: TARGET, is: GEAR } }, draw(1)], {
      target: GEAR,
      min: 0,
      max: 1,
    }),
  ),
  // Solari Chief
  'OGN-225': card(
    when(PLAYED, [{ ...kill(TARGET), if: { object: TARGET, is: { state: ['stunned'] } } }, stun(TARGET)], {
      targets: [ENEMY],
    }),
  ),
};
