import { equipAbility } from '../../keyword-abilities.js';
import {
  always,
  ATTACKS,
  banish,
  called,
  card,
  choose,
  CONQUERS,
  deal,
  type Definitions,
  DIES,
  draw,
  drawThese,
  ENEMY_HERE,
  equipment,
  FRIENDLY,
  FRIENDLY_AT_BATTLEFIELD,
  gold,
  kill,
  look,
  mayPay,
  might,
  mode,
  MOVES_TO_BATTLEFIELD,
  ready,
  RECYCLE_REST,
  returnToHand,
  reveal,
  spell,
  SPELL_WITH_THIS,
  stun,
  TARGET,
  UNIT,
  UNIT_AT_BASE,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  YOU_CONQUER,
  chooseOne,
  YOU_PLAY_SPELL,
} from '../common/index.js';

/** Unleashed, 176 to 188. */
export const UNLEASHED_176_188: Definitions = {
  // Vi, Peacekeeper
  'UNL-176': card(when(ATTACKS, [stun(TARGET)], { targets: [ENEMY_HERE] })),
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
      { may: true },
    ),
  ),
  // Curtain Call
  'UNL-182': card({
    ...chooseOne(
      mode([draw(1)]),
      mode([deal(2, TARGET)], UNIT_AT_BATTLEFIELD),
      mode([deal(3, TARGET)], UNIT_AT_BASE),
      mode([might(-4, TARGET)], UNIT_AT_BATTLEFIELD),
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
    when(YOU_CONQUER, [ready(TARGET)], { targets: [UNIT], if: { excess: 3 }, may: true, cost: { exhaust: true } }),
  ),
  // Hextech Gauntlets
  'UNL-188': equipment(
    [when(CONQUERS, [draw(1)], { if: { excess: 3 } })],
    equipAbility({ energy: 3, power: ['any'], less: { energy: { mightOf: TARGET } } }),
  ),
};
