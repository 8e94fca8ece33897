import {
  always,
  ATTACKS,
  called,
  card,
  costsLess,
  counter,
  create,
  type Definitions,
  draw,
  ENEMY,
  ENEMY_HERE,
  ENEMY_WITH_TARGET,
  ENTERS_READY,
  might,
  SECOND_TARGET,
  spell,
  SPELL_ON_CHAIN,
  stun,
  TARGET,
  UNIT,
  use,
  when,
  YOU_CONQUER,
  YOU_HOLD,
  YOUR_HAND,
  YOUR_UNIT,
  BATTLEFIELD,
  FRIENDLY,
  move,
  thisTurn,
} from '../common/index.js';

/** Unleashed, 189 to 200. */
export const UNLEASHED_189_200: Definitions = {
  // Bashful Bloom
  'UNL-189': card(
    use({ energy: 4, exhaust: true, less: { energy: { count: { ...FRIENDLY, keyword: 'Temporary' } } } }, [
      create('Sprite', 'as played', { ready: true }),
    ]),
  ),
  // Lilting Lullaby
  'UNL-190': card(
    spell(
      [
        // Whose spell it is can be told as long as it is on the chain; they are "you" in what is forbidden.
        { ...thisTurn({ forbids: 'playing', of: { type: 'Spell' } }), each: { controllerOf: TARGET } },
        counter(TARGET),
      ],
      SPELL_ON_CHAIN,
    ),
  ),
  // Wuju Master
  'UNL-191': card(
    called('might', always({ might: 1, to: { all: YOUR_UNIT } }, { level: 6 })),
    called('enters', always({ enters: 'ready', what: 'your units' }, { level: 11 })),
  ),
  // Gloomist
  'UNL-193': card(when({ event: 'holds', of: 'you or an ally' }, [draw(1)], { cost: { exhaust: true } })),
  // Shadow
  'UNL-194': card(
    always(ENTERS_READY, { played: 'to battlefield' }),
    use({ energy: 1, power: ['any'], exhaust: true }, [stun(TARGET)], {
      targets: [{ ...ENEMY_HERE, state: ['attacking'] }],
      timing: 'action',
    }),
  ),
  // Green Father
  'UNL-195': card(
    when([YOU_CONQUER, YOU_HOLD], [{ do: 'replace', at: 'there', token: 'Brush' }], {
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Daisy!
  'UNL-196': card(
    called('enters', always(ENTERS_READY)),
    called(
      'costs',
      always(
        costsLess({
          energy: {
            sum: [
              { if: { there: { ...YOUR_UNIT, tag: 'Bird' } }, then: 1, else: 0 },
              { if: { there: { ...YOUR_UNIT, tag: 'Cat' } }, then: 1, else: 0 },
              { if: { there: { ...YOUR_UNIT, tag: 'Dog' } }, then: 1, else: 0 },
              { if: { there: { ...YOUR_UNIT, tag: 'Poro' } }, then: 1, else: 0 },
            ],
          },
        }),
      ),
    ),
    when(ATTACKS, [stun(TARGET)], {
      targets: [ENEMY_HERE],
      if: {
        all: [
          { there: { ...YOUR_UNIT, tag: 'Bird' } },
          { there: { ...YOUR_UNIT, tag: 'Cat' } },
          { there: { ...YOUR_UNIT, tag: 'Dog' } },
          { there: { ...YOUR_UNIT, tag: 'Poro' } },
        ],
      },
    }),
  ),
  // Scorn of the Moon
  'UNL-197': card(use({ exhaust: true }, [{ do: 'add', energy: 1, only: 'showdowns' }], { timing: 'reaction' })),
  // Moonfall
  'UNL-198': card(
    spell(
      [{ ...move(SECOND_TARGET, { locationOf: TARGET }), may: true }, might(-2, { all: ENEMY_WITH_TARGET })],
      { ...BATTLEFIELD, with: YOUR_UNIT },
      { target: ENEMY, min: 0, max: 1 },
    ),
  ),
  // Deceiver
  'UNL-199': card(
    when(
      [YOU_CONQUER, YOU_HOLD],
      [
        create('Reflection', 'there', { ready: true }),
        {
          do: 'trigger',
          about: 'those',
          ability: when(
            [],
            [
              { do: 'copy', what: 'it', of: TARGET },
              { do: 'keyword', what: 'it', keyword: 'Temporary', until: 'always' },
            ],
            { targets: [{ is: 'unit', at: { locationOf: 'it' }, not: 'it' }] },
          ),
        },
      ],
      { may: true, cost: { exhaust: true, objects: { do: 'discard', what: YOUR_HAND } } },
    ),
  ),
  // Mirror Image
  'UNL-200': card(
    spell(
      [
        create('Reflection', 'your base', { ready: true }),
        {
          do: 'trigger',
          about: 'those',
          and: TARGET,
          ability: when(
            [],
            [
              { do: 'copy', what: 'it', of: 'that' },
              { do: 'keyword', what: 'it', keyword: 'Temporary', until: 'always' },
            ],
          ),
        },
      ],
      UNIT,
    ),
  ),
};
