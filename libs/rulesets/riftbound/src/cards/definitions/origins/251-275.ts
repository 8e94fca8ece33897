import {
  always,
  BATTLEFIELD,
  buff,
  card,
  CARD_IN_TRASH,
  create,
  deal,
  delay,
  draw,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_WITH_TARGET,
  exhaust,
  fight,
  FRIENDLY,
  giveKeyword,
  heal,
  HOLDS_HERE,
  instead,
  KEYWORDS_ONLY,
  kill,
  LEGION,
  might,
  move,
  ready,
  recall,
  returnToHand,
  SECOND_TARGET,
  spell,
  stun,
  TARGET,
  thisTurn,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  weaken,
  when,
  YOU_CONQUER,
  YOUR_BUFFED_UNIT,
  YOUR_HAND,
  YOUR_TURN_BEGINS,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Origins, 251 to 275. */
export const ORIGINS_251_275: Definitions = {
  // Loose Cannon
  'OGN-251': card(when(YOUR_TURN_BEGINS, [{ ...draw(1), if: { there: YOUR_HAND, atMost: 1 } }])),
  // Super Mega Death Rocket!
  'OGN-252': card(
    spell([deal(5, TARGET)], UNIT),
    when(YOU_CONQUER, [returnToHand('this')], {
      from: 'trash',
      may: true,
      cost: { objects: { do: 'discard', what: YOUR_HAND } },
    }),
  ),
  // Hand of Noxus
  'OGN-253': card(use({ exhaust: true }, [{ do: 'add', energy: 1, if: LEGION }], { timing: 'reaction' })),
  // Noxian Guillotine
  'OGN-254': card(
    spell(
      [
        {
          ...delay(when({ event: 'damaged', of: { among: 'it' } }, [kill('it')]), { about: TARGET, once: true }),
          if: { not: LEGION },
        },
        { ...kill(TARGET), if: LEGION },
      ],
      UNIT,
    ),
  ),
  // Nine-Tailed Fox
  'OGN-255': card(when({ event: 'attacks', of: { ...ENEMY, at: 'your battlefield' } }, [weaken(1, 'it')])),
  // Fox-Fire
  'OGN-256': card(
    spell([kill(TARGET)], {
      target: UNIT_AT_BATTLEFIELD,
      min: 0,
      max: 99,
      group: { might: { max: 4 }, same: 'location' },
    }),
  ),
  // Blind Monk
  'OGN-257': card(use({ energy: 1, exhaust: true }, [buff(TARGET)], { targets: [FRIENDLY] })),
  // Dragon's Rage
  'OGN-258': card(
    spell(
      [
        move(TARGET, 'chosen'),
        {
          do: 'trigger',
          about: TARGET,
          if: { object: TARGET, is: { at: 'destination' } },
          ability: when([], [fight('it', TARGET)], { targets: [{ ...ENEMY, at: 'there', not: 'it' }] }),
        },
      ],
      ENEMY,
      { destination: 'location' },
    ),
  ),
  // Unforgiven
  'OGN-259': card(
    use({ energy: 2, exhaust: true }, [move(TARGET, 'chosen')], {
      targets: [FRIENDLY, { destination: 'to or from base' }],
    }),
  ),
  // Last Breath
  'OGN-260': card(
    spell([ready(TARGET), { ...deal({ mightOf: TARGET }, SECOND_TARGET), by: TARGET }], FRIENDLY, ENEMY_AT_BATTLEFIELD),
  ),
  // Radiant Dawn
  'OGN-261': card(
    when({ event: 'stunned', of: ENEMY, by: 'you', together: true }, [buff(TARGET)], { targets: [FRIENDLY] }),
  ),
  // Zenith Blade
  'OGN-262': card(
    spell(
      [stun(TARGET), { ...move(SECOND_TARGET, { locationOf: TARGET }), may: true }],
      ENEMY_AT_BATTLEFIELD,
      FRIENDLY,
    ),
  ),
  // Swift Scout
  'OGN-263': card(
    always({ hides: { energy: 1 } }),
    use({ energy: 1, exhaust: true }, [{ do: 'place', what: TARGET, on: 'hand' }], {
      targets: [
        { zone: 'anywhere', is: 'unit', tag: 'Teemo', owner: 'you', anyOf: [{}, { zone: 'your champion zone' }] },
      ],
    }),
  ),
  // Guerilla Warfare
  'OGN-264': card(
    spell([returnToHand(TARGET), thisTurn({ hides: 'ignoring costs' })], {
      target: { ...CARD_IN_TRASH, keyword: 'Hidden' },
      min: 0,
      max: 2,
    }),
  ),
  // Herald of the Arcane
  'OGN-265': card(use({ energy: 1, exhaust: true }, [create('Recruit', 'as played')])),
  // Siphon Power
  'OGN-266': card(
    spell(
      [might(1, { all: { ...FRIENDLY, at: { locationOf: TARGET } } }), weaken(1, { all: ENEMY_WITH_TARGET })],
      BATTLEFIELD,
    ),
  ),
  // Bounty Hunter
  'OGN-267': card(use({ exhaust: true }, [giveKeyword('Ganking', TARGET)], { targets: [UNIT] })),
  // Bullet Time
  'OGN-268': card(
    spell([{ ...deal({ paid: 'amount' }, { all: ENEMY_WITH_TARGET }), cost: { any: 'power' } }], BATTLEFIELD),
  ),
  // The Boss
  'OGN-269': card(
    instead({ would: 'die', of: YOUR_BUFFED_UNIT }, [heal('it'), exhaust('it'), recall('it')], {
      may: 'you',
      cost: { power: ['any'], exhaust: true, spendBuffOf: 'it' },
    }),
    when(YOU_CONQUER, [ready('this')]),
  ),
  // Showstopper
  'OGN-270': card(
    spell([buff(TARGET), move(TARGET, 'chosen')], { ...YOUR_UNIT, at: 'base' }, { destination: 'battlefield' }),
  ),
  // Recruit
  'OGN-271': KEYWORDS_ONLY,
  // Sprite
  'OGN-274': KEYWORDS_ONLY,
  // Altar to Unity
  'OGN-275': card(when(HOLDS_HERE, [create('Recruit', 'your base')])),
};
