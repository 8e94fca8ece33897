import {
  always,
  AT_A_BATTLEFIELD,
  buff,
  called,
  card,
  chooseOne,
  CONQUERS,
  costsLess,
  counter,
  create,
  deal,
  type Definitions,
  delay,
  draw,
  drawThese,
  ENEMY,
  ENTERS_EXHAUSTED,
  ENTERS_READY,
  equipment,
  FRIENDLY,
  gainXp,
  HOLDS,
  KEYWORDS_ONLY,
  look,
  mayPay,
  might,
  mode,
  move,
  ON_YOUR_TURN,
  PAID,
  PLAYED,
  ready,
  RECYCLE_REST,
  reveal,
  SECOND_TARGET,
  spell,
  SPELL_ON_CHAIN,
  stun,
  TARGET,
  UNIT,
  UNIT_HERE,
  use,
  when,
  YOUR_OTHER_UNIT_HERE,
  YOUR_UNIT,
} from '../common/index.js';

/** Unleashed, 026 to 050. */
export const UNLEASHED_026_050: Definitions = {
  // Xerath, Freed
  'UNL-026': card(use({ power: ['own'], exhaust: true }, [deal(3, TARGET)], { targets: [UNIT], if: AT_A_BATTLEFIELD })),
  // Inviolus Vox
  'UNL-027': card(when(CONQUERS, [might(8, TARGET)], { targets: [FRIENDLY] })),
  // Pyke, Dockside Butcher
  'UNL-028': card(
    always(mayPay({ power: ['own'] })),
    when(PLAYED, [ready('this'), might(2, 'this')], { provided: PAID }),
  ),
  // Red Brambleback
  'UNL-029': card(always({ again: 'conquers', at: 'here' }), when(CONQUERS, [buff(TARGET)], { targets: [FRIENDLY] })),
  // Vi, Hotheaded
  'UNL-030': card(use({ energy: 2, power: ['own'] }, [might({ mightOf: 'this' }, 'this')])),
  // Combat Experience
  'UNL-031': card(
    spell(
      [
        { ...might(1, TARGET), if: { not: { level: 6 } } },
        { ...might(3, TARGET), if: { level: 6 } },
      ],
      UNIT,
    ),
  ),
  // Double Trouble
  'UNL-032': card(
    spell([look(3), reveal({ pick: { zone: 'looked', is: 'unit' }, upTo: true }), drawThese('those'), RECYCLE_REST]),
  ),
  // Frisky Hunter
  'UNL-033': card(when(PLAYED, [create('Bird', 'here')])),
  // Herald of Spring
  'UNL-034': card(when(PLAYED, [gainXp(2)])),
  // Monch
  'UNL-035': card(
    called('costs', always(costsLess({ energy: 2 }), { there: { ...ENEMY, state: ['stunned'] } })),
    called('enters', always(ENTERS_READY, { there: { ...ENEMY, state: ['stunned'] } })),
  ),
  // Mutated Mouser
  'UNL-036': KEYWORDS_ONLY,
  // Shadow Watcher
  'UNL-037': card(
    always(ENTERS_READY, { all: [ON_YOUR_TURN, { thisTurn: { event: 'dies', of: FRIENDLY }, inPhase: 'beginning' }] }),
  ),
  // Skyward Strike
  'UNL-038': card(
    spell(
      [move(TARGET, 'chosen'), { ...stun(SECOND_TARGET), if: { level: 6 } }],
      ENEMY,
      { target: ENEMY, if: { level: 6 } },
      { destination: 'location' },
    ),
  ),
  // Soul Sword
  'UNL-039': equipment([always({ might: 1, to: 'this' }, { level: 3 })]),
  // Wuju Apprentice
  'UNL-040': card(when(PLAYED, [draw(1)], { if: { level: 6 } })),
  // Allay, Eager Admirer
  'UNL-041': card(always({ keyword: 'Deflect', to: { all: YOUR_OTHER_UNIT_HERE } }, AT_A_BATTLEFIELD)),
  // Back Off
  'UNL-042': card(spell([stun(TARGET), { ...draw(1), if: { played: 'from hand' } }], UNIT)),
  // Enthusiastic Promoter
  'UNL-043': card(when(HOLDS, [buff({ all: UNIT_HERE })])),
  // Flurry of Feathers
  'UNL-044': card(
    chooseOne(
      mode('counter', [counter(TARGET)], SPELL_ON_CHAIN),
      mode('create', [create('Bird', 'as played', { count: 4 })]),
    ),
  ),
  // Forgotten Signpost
  'UNL-045': card(
    use({ exhaust: true, objects: { do: 'exhaust', what: YOUR_UNIT } }, [move(TARGET, { locationOf: 'paid' })], {
      targets: [{ ...YOUR_UNIT, not: 'paid' }],
      timing: 'action',
    }),
  ),
  // Friendship
  'UNL-046': card(
    spell(
      [
        might(
          {
            sum: [
              { if: { there: { ...YOUR_UNIT, tag: 'Bird' } }, then: 1, else: 0 },
              { if: { there: { ...YOUR_UNIT, tag: 'Cat' } }, then: 1, else: 0 },
              { if: { there: { ...YOUR_UNIT, tag: 'Dog' } }, then: 1, else: 0 },
              { if: { there: { ...YOUR_UNIT, tag: 'Poro' } }, then: 1, else: 0 },
            ],
          },
          TARGET,
        ),
      ],
      UNIT,
    ),
  ),
  // Mosstomper
  'UNL-047': card(
    called('might', always({ might: 1, to: 'this' }, { level: 3 })),
    called('deflect', always({ keyword: 'Deflect', to: 'this' }, { level: 3 })),
  ),
  // Trevor Snoozebottom
  'UNL-048': card(when(HOLDS, [create('Sprite', 'here', { ready: true })])),
  // Honeyfruit
  'UNL-049': card(
    always(ENTERS_EXHAUSTED),
    called('add', use({ exhaust: true }, [{ do: 'add', power: ['any'] }], { timing: 'reaction' })),
    called(
      'level 6',
      use({ exhaust: true }, [{ do: 'add', energy: 1, power: ['any'] }], { timing: 'reaction', if: { level: 6 } }),
    ),
  ),
  // Iascylla
  'UNL-050': card(
    when(HOLDS, [
      delay(when({ event: 'main begins', whose: 'you' }, [move(TARGET, 'there')], { targets: [ENEMY], may: true }), {
        until: 'always',
        once: true,
      }),
    ]),
  ),
};
