import {
  always,
  ATTACKS,
  card,
  CARD,
  CARD_IN_TRASH,
  channelExhausted,
  CONQUERS,
  costsLess,
  counter,
  deal,
  delay,
  discardCards,
  draw,
  ENEMY,
  ENEMY_HERE,
  ENTERS_READY,
  FRIENDLY,
  KEYWORDS_ONLY,
  mayPay,
  might,
  move,
  PAID,
  PLAYED,
  ready,
  returnToHand,
  score,
  SECOND_TARGET,
  spell,
  SPELL,
  SPELL_ON_CHAIN,
  stun,
  TARGET,
  thisTurn,
  UNIT,
  use,
  when,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Origins, 026 to 050. */
export const ORIGINS_026_050: Definitions = {
  // Brynhir Thundersong
  'OGN-026': card(when(PLAYED, [thisTurn({ forbids: 'playing', of: { player: 'opponent' } })])),
  // Darius, Trifarian
  'OGN-027': card(when({ event: 'played', of: CARD, by: 'you', nth: 2 }, [might(2, 'this'), ready('this')])),
  // Draven, Showboat
  'OGN-028': card(always({ might: { pointsOf: 'you' }, to: 'this' })),
  // Falling Star
  'OGN-029': card(spell([deal(3, TARGET), deal(3, SECOND_TARGET)], UNIT, UNIT)),
  // Jinx, Demolitionist
  'OGN-030': card(when(PLAYED, [discardCards(2)])),
  // Raging Firebrand
  'OGN-031': card(
    when(PLAYED, [
      delay(always({ costs: 'less', by: { energy: 5 }, of: { type: 'Spell' } }), {
        ends: { event: 'finalized', of: SPELL, by: 'you' },
      }),
    ]),
  ),
  // Ravenborn Tome
  'OGN-032': card(use({ exhaust: true }, [thisTurn({ bonusDamage: 1, of: 'next spell' })])),
  // Shakedown
  'OGN-033': card(
    spell(
      [
        {
          ...deal(6, TARGET),
          unless: { by: { controllerOf: TARGET }, lets: draw(2) },
        },
      ],
      ENEMY,
    ),
  ),
  // Tryndamere, Barbarian
  'OGN-034': card(when(CONQUERS, [score(1)], { if: { after: 'attack' }, provided: { excess: 5 } })),
  // Vayne, Hunter
  'OGN-035': card(
    always(ENTERS_READY, { battlefieldControlledBy: 'opponent' }),
    when(CONQUERS, [returnToHand('this')], { may: true, cost: { energy: 1 } }),
  ),
  // Vi, Destructive
  'OGN-036': card(use({ objects: { do: 'recycle', what: CARD_IN_TRASH } }, [might(1, 'this')])),
  // Immortal Phoenix
  'OGN-037': card(
    when({ event: 'dies', of: UNIT, by: 'you', with: 'spell' }, [{ do: 'play', what: 'this', ignoring: 'cost' }], {
      from: 'trash',
      may: true,
      cost: { energy: 1, power: ['own'] },
    }),
  ),
  // Kadregrin the Infernal
  'OGN-038': card(when(PLAYED, [draw({ count: { ...YOUR_UNIT, state: ['mighty'] } })])),
  // Kai'Sa, Survivor
  'OGN-039': card(when(CONQUERS, [draw(1)])),
  // Seal of Rage
  'OGN-040': card(use({ exhaust: true }, [{ do: 'add', power: ['own'] }], { timing: 'reaction' })),
  // Volibear, Furious
  'OGN-041': card(
    when(ATTACKS, [{ ...deal(5, TARGET), split: true }], { targets: [{ target: ENEMY_HERE, min: 0, shares: 5 }] }),
  ),
  // Calm Rune
  'OGN-042': KEYWORDS_ONLY,
  // Charm
  'OGN-043': card(spell([move(TARGET, 'chosen')], ENEMY, { destination: 'location' })),
  // Clockwork Keeper
  'OGN-044': card(always(mayPay({ power: ['own'] })), when(PLAYED, [draw(1)], { provided: PAID })),
  // Defy
  'OGN-045': card(spell([counter(TARGET)], { ...SPELL_ON_CHAIN, energy: { max: 4 }, power: { max: 1 } })),
  // En Garde
  'OGN-046': card(
    spell(
      [
        might(1, TARGET),
        {
          ...might(1, TARGET),
          if: {
            all: [
              { object: TARGET, is: { side: 'yours' } },
              { there: { ...YOUR_UNIT, not: TARGET, at: { locationOf: TARGET } }, atMost: 0 },
            ],
          },
        },
      ],
      FRIENDLY,
    ),
  ),
  // Find Your Center
  'OGN-047': card(always(costsLess({ energy: 2 }), { opponentPointsLeft: 3 }), spell([draw(1), channelExhausted(1)])),
  // Meditation
  'OGN-048': card(
    always(mayPay({ objects: { do: 'exhaust', what: FRIENDLY } })),
    spell([
      { ...draw(2), if: PAID },
      { ...draw(1), if: { not: PAID } },
    ]),
  ),
  // Playful Phantom
  'OGN-049': KEYWORDS_ONLY,
  // Rune Prison
  'OGN-050': card(spell([stun(TARGET)], UNIT)),
};
