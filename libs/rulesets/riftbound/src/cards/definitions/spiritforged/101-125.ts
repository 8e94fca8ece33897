import {
  always,
  attach,
  ATTACKS,
  buff,
  called,
  card,
  CARD,
  channelExhausted,
  CONQUERS,
  costsLess,
  deal,
  DEFENDS,
  detach,
  discard,
  discardCards,
  draw,
  drawThese,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  equipment,
  fight,
  FRIENDLY,
  gold,
  HOLDS,
  look,
  LOOKED,
  mayPay,
  might,
  move,
  MOVES_TO_BATTLEFIELD,
  OTHER_FRIENDLY,
  PAID,
  PLAYED,
  ready,
  RECYCLE_REST,
  score,
  SECOND_TARGET,
  spell,
  TARGET,
  THIRD_TARGET,
  use,
  when,
  WINS_COMBAT,
  YOUR_HAND,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 101 to 125. */
export const SPIRITFORGED_101_125: Definitions = {
  // Fae Dragon
  'SFD-101': card(
    called('play', when(PLAYED, [buff(TARGET)], { targets: [{ target: FRIENDLY, min: 0, max: 4 }] })),
    called('spend', when({ event: 'spends a buff', by: 'you' }, [gold()])),
  ),
  // Hexdrinker
  'SFD-102': equipment(),
  // Jaull-Fish
  'SFD-103': card(always(costsLess({ energy: { times: 2, of: { count: { ...YOUR_UNIT, state: ['mighty'] } } } }))),
  // Petricite Monument
  'SFD-104': card(always({ keyword: 'Deflect', to: { all: FRIENDLY } })),
  // Ruin Runner
  'SFD-105': card(always({ forbids: 'choosing', what: 'this' })),
  // Show of Strength
  'SFD-106': card(spell([draw({ count: { ...YOUR_UNIT, state: ['mighty'] } })])),
  // Strike Down
  'SFD-107': card(
    spell(
      [{ ...deal({ mightOf: TARGET }, SECOND_TARGET), by: TARGET }, detach(THIRD_TARGET)],
      { ...FRIENDLY, state: ['equipped'] },
      ENEMY,
      { is: 'equipment', attachedTo: TARGET },
    ),
  ),
  // Warmog's Armor
  'SFD-108': equipment([when(CONQUERS, [buff('this')])]),
  // Akshan, Mischievous
  'SFD-109': card(
    always(mayPay({ power: ['own', 'own'] })),
    when(
      PLAYED,
      [
        move(TARGET, 'your base'),
        { do: 'control', what: TARGET, until: 'leaves' },
        { ...attach('those', 'this'), if: { object: 'those', is: { is: 'equipment' } } },
      ],
      { targets: [{ is: 'gear', side: 'enemy' }], provided: PAID },
    ),
  ),
  // Fiora, Peerless
  'SFD-110': card(
    when([ATTACKS, DEFENDS], [{ do: 'might', what: 'this', amount: { mightOf: 'this' }, until: 'combat' }], {
      if: { object: 'this', is: { state: ['one on one'] } },
    }),
  ),
  // Here to Help
  'SFD-111': card(
    spell([
      { do: 'play', what: { pick: { is: 'unit', zone: 'your hand' }, upTo: true }, only: 'your battlefields', less: 3 },
    ]),
  ),
  // Kato the Arm
  'SFD-112': card(
    when(
      MOVES_TO_BATTLEFIELD,
      [{ do: 'keywords of', of: 'this', what: TARGET, until: 'turn' }, might({ mightOf: 'this' }, TARGET)],
      { targets: [OTHER_FRIENDLY] },
    ),
  ),
  // Lucian, Merciless
  'SFD-113': card(when({ ...CONQUERS, nth: 1 }, [ready('this')])),
  // Marching Orders
  'SFD-114': card(spell([fight(TARGET, SECOND_TARGET)], FRIENDLY, ENEMY_AT_BATTLEFIELD)),
  // Trinity Force
  'SFD-115': equipment([when(HOLDS, [score(1)])]),
  // Yone, Blademaster
  'SFD-116': card(
    when({ ...CONQUERS, open: true }, [deal({ mightOf: 'this' }, TARGET)], { targets: [{ ...ENEMY, at: 'base' }] }),
  ),
  // Ancient Henge
  'SFD-117': card(
    use({ exhaust: true }, [{ do: 'add', power: ['any'], times: { paid: 'amount' }, cost: { any: 'energy' } }], {
      timing: 'reaction',
    }),
  ),
  // Boneshiver
  'SFD-118': equipment([when(CONQUERS, [channelExhausted(1)])]),
  // Jax, Unrelenting
  'SFD-119': card(
    when({ event: 'attached', of: 'this', what: { is: 'equipment' }, by: 'you' }, [draw(1)], {
      may: true,
      cost: { energy: 1 },
    }),
  ),
  // Sivir, Ambitious
  'SFD-120': card(
    when(CONQUERS, [deal({ excess: 'yours' }, TARGET)], {
      targets: [ENEMY],
      if: { after: 'attack' },
      provided: { excess: 5 },
      may: true,
    }),
  ),
  // Black Market Broker
  'SFD-121': card(when({ event: 'played', of: CARD, by: 'you', from: 'facedown' }, [gold()])),
  // Called Shot
  'SFD-122': card(spell([look(2), drawThese({ pick: LOOKED }), RECYCLE_REST])),
  // Corrupt Enforcer
  'SFD-123': card(
    called('move', when(MOVES_TO_BATTLEFIELD, [discardCards(1)])),
    called('win', when(WINS_COMBAT, [draw(1)])),
  ),
  // Doran's Ring
  'SFD-124': equipment([when(CONQUERS, [discard({ pick: YOUR_HAND }), draw(1)])]),
  // Fae Porter
  'SFD-125': card(
    when(MOVES_TO_BATTLEFIELD, [move(TARGET, 'there')], {
      targets: [{ ...YOUR_UNIT, at: 'not there' }],
      may: true,
      cost: { power: ['own'] },
    }),
  ),
};
