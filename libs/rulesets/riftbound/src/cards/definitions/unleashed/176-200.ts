import { equipAbility } from '../../keyword-abilities.js';
import {
  always,
  ATTACKS,
  banish,
  BATTLEFIELD,
  called,
  card,
  choose,
  chooseOne,
  CONQUERS,
  costsLess,
  counter,
  create,
  deal,
  delay,
  DIES,
  draw,
  drawThese,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_HERE,
  ENEMY_WITH_TARGET,
  ENTERS_READY,
  equipment,
  FRIENDLY,
  FRIENDLY_AT_BATTLEFIELD,
  gainXp,
  gold,
  HOLDS,
  kill,
  look,
  mayPay,
  might,
  mode,
  move,
  MOVES_TO_BATTLEFIELD,
  ready,
  RECYCLE_REST,
  returnToHand,
  reveal,
  score,
  SECOND_TARGET,
  spell,
  SPELL_ON_CHAIN,
  SPELL_WITH_THIS,
  stun,
  TARGET,
  thisTurn,
  UNIT,
  UNIT_AT_BASE,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  YOU_CONQUER,
  YOU_HOLD,
  YOU_PLAY_SPELL,
  YOUR_HAND,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Unleashed, 176 to 200. */
export const UNLEASHED_176_200: Definitions = {
  // Vi, Peacekeeper
  'UNL-176': card(when(ATTACKS, [stun(TARGET)], { targets: [ENEMY_HERE] })),
  // Ivern, Friend to All
  'UNL-177': card(
    always({ names: 'tag', among: ['Bird', 'Cat', 'Dog', 'Poro'], gains: true }),
    when(
      [CONQUERS, HOLDS],
      [
        {
          ...score(1),
          if: {
            all: [
              { there: { ...YOUR_UNIT, tag: 'Bird' } },
              { there: { ...YOUR_UNIT, tag: 'Cat' } },
              { there: { ...YOUR_UNIT, tag: 'Dog' } },
              { there: { ...YOUR_UNIT, tag: 'Poro' } },
            ],
          },
        },
      ],
    ),
  ),
  // Poppy, Defender of the Meek
  'UNL-178': card(always(mayPay({ spendXp: 3 }, { less: { energy: 3 } }))),
  // Rift Herald
  'UNL-179': card(
    called(
      'move',
      when(MOVES_TO_BATTLEFIELD, [
        look(3),
        choose({ pick: { zone: 'looked', is: 'unit' }, upTo: true }),
        reveal('chosen'),
        drawThese('chosen'),
        RECYCLE_REST,
      ]),
    ),
    called(
      'die',
      when(DIES, [
        { do: 'play', what: { pick: { is: 'unit', zone: 'your hand' } }, ignoring: 'energy', only: 'your base' },
      ]),
    ),
  ),
  // The Ruination
  'UNL-180': card(spell([kill({ all: UNIT })])),
  // Virtuoso
  'UNL-181': card(
    when(
      { ...YOU_PLAY_SPELL, spent: 4 },
      [
        banish({ all: { zone: 'any trash', among: 'it' } }),
        { ...choose({ all: SPELL_WITH_THIS }), if: { there: SPELL_WITH_THIS, atLeast: 4 } },
        { do: 'place', what: 'chosen', on: 'trash' },
        { do: 'channel', who: 'you', count: 4, if: { there: { zone: 'any trash', among: 'chosen' } } },
        { ...draw(1), if: { there: { zone: 'any trash', among: 'chosen' } } },
      ],
      { may: true, mayCovers: 1 },
    ),
  ),
  // Curtain Call
  'UNL-182': card({
    ...chooseOne(
      mode('draw', [draw(1)]),
      mode('deal 2', [deal(2, TARGET)], UNIT_AT_BATTLEFIELD),
      mode('deal 3', [deal(3, TARGET)], UNIT_AT_BASE),
      mode('might', [might(-4, TARGET)], UNIT_AT_BATTLEFIELD),
    ),
    different: true,
  }),
  // Pridestalker
  'UNL-183': card(when({ event: 'played', of: UNIT, by: 'you' }, [might(1, TARGET)], { targets: [UNIT] })),
  // Thrill of the Hunt
  'UNL-184': card(
    spell(
      [banish(TARGET), { do: 'play', what: 'those', by: 'owner', ignoring: 'cost', only: 'battlefields' }],
      FRIENDLY,
    ),
  ),
  // Bloodharbor Ripper
  'UNL-185': card(
    use({ energy: 1, exhaust: true }, [returnToHand(TARGET), gold()], { targets: [FRIENDLY_AT_BATTLEFIELD] }),
  ),
  // Death from Below
  'UNL-186': card(
    spell(
      [
        kill(TARGET),
        {
          do: 'trigger',
          about: 'this',
          if: { amount: 3, least: { mightBefore: 'those' } },
          ability: when(
            [],
            [{ do: 'play', what: { all: { zone: 'your trash', among: 'it' } }, price: { power: ['any'] } }],
            {
              may: true,
            },
          ),
        },
      ],
      UNIT_AT_BATTLEFIELD,
    ),
  ),
  // Piltover Enforcer
  'UNL-187': card(
    when(YOU_CONQUER, [ready(TARGET)], {
      targets: [UNIT],
      provided: { excess: 3 },
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Hextech Gauntlets
  'UNL-188': equipment(
    [when(CONQUERS, [draw(1)], { provided: { excess: 3 } })],
    equipAbility({ energy: 3, power: ['any'], less: { energy: { mightOf: TARGET } } }),
  ),
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
  // Alpha Strike
  'UNL-192': card(
    spell(
      [
        { ...deal({ mightOf: TARGET }, SECOND_TARGET), split: true, by: TARGET },
        delay(when({ event: 'dies', of: UNIT, with: 'this' }, [gainXp(1)])),
      ],
      FRIENDLY,
      { target: ENEMY_AT_BATTLEFIELD, shares: { mightOf: TARGET }, sharedBy: 'unit' },
    ),
  ),
  // Gloomist
  'UNL-193': card(when({ event: 'holds', of: 'you or an ally' }, [draw(1)], { may: true, cost: { exhaust: true } })),
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
            { targets: [{ is: 'unit', at: 'there', not: 'it' }] },
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
