import {
  always,
  ATTACKS,
  banish,
  called,
  card,
  CARD_IN_TRASH,
  channelExhausted,
  costsLess,
  deal,
  DIES,
  discard,
  discardCards,
  DISCARDED,
  draw,
  ENEMY,
  ENEMY_HERE,
  FRIENDLY_AT_BATTLEFIELD,
  GEAR,
  kill,
  look,
  LOOKED,
  might,
  move,
  MOVES,
  OPPONENT,
  OTHER_FRIENDLY,
  PLAYED,
  RECYCLE_REST,
  returnToHand,
  REVEAL_HAND,
  REVEALED_HAND,
  revealTop,
  spell,
  stun,
  swapPlaces,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_IN_TRASH,
  use,
  when,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Origins, 176 to 200. */
export const ORIGINS_176_200: Definitions = {
  // Sneaky Deckhand
  'OGN-176': card(always({ playableTo: 'open battlefield', what: 'this' })),
  // Stealthy Pursuer
  'OGN-177': card(
    when({ event: 'moves', of: OTHER_FRIENDLY, from: 'here', there: 'its' }, [move('this', 'there')], {
      may: true,
    }),
  ),
  // Undercover Agent
  'OGN-178': card(when(DIES, [discardCards(2), draw(2)])),
  // Acceptable Losses
  'OGN-179': card(spell([{ ...kill({ pick: { is: 'gear', side: 'yours' } }), each: true }])),
  // Fading Memories
  'OGN-180': card(
    spell([{ do: 'keyword', what: TARGET, keyword: 'Temporary', until: 'always' }], {
      anyOf: [UNIT_AT_BATTLEFIELD, GEAR],
    }),
  ),
  // Pack of Wonders
  'OGN-181': card(
    use({ exhaust: true }, [returnToHand(TARGET)], {
      targets: [{ zone: 'anywhere', side: 'friendly', other: true, anyOf: [UNIT, GEAR, { zone: 'facedown' }] }],
    }),
  ),
  // Scrapheap
  'OGN-182': card(when([PLAYED, DISCARDED, DIES], [draw(1)])),
  // Stacked Deck
  'OGN-183': card(spell([look(3), { do: 'place', what: { pick: LOOKED }, on: 'hand' }, RECYCLE_REST])),
  // The Syren
  'OGN-184': card(
    use({ energy: 1, exhaust: true }, [move(TARGET, 'its base')], { targets: [FRIENDLY_AT_BATTLEFIELD] }),
  ),
  // Traveling Merchant
  'OGN-185': card(when(MOVES, [discardCards(1), draw(1)])),
  // Treasure Trove
  'OGN-186': card(
    when({ event: 'leaves', of: 'this' }, [draw(1), channelExhausted(1)]),
    use({ power: ['own'], exhaust: true }, [kill('this')]),
  ),
  // Whirlwind
  'OGN-187': card(spell([{ ...returnToHand({ pick: UNIT, upTo: true }), each: 'next first' }])),
  // Zaunite Bouncer
  'OGN-188': card(when(PLAYED, [returnToHand(TARGET)], { targets: [{ ...UNIT_AT_BATTLEFIELD, other: true }] })),
  // Kayn, Unleashed
  'OGN-189': card(always({ forbids: 'taking damage', what: 'this' }, { thisTurn: MOVES, atLeast: 2 })),
  // Kog'Maw, Caustic
  'OGN-190': card(when(DIES, [deal(4, { all: { is: 'unit', at: 'this battlefield' } })])),
  // Maddened Marauder
  'OGN-191': card(when(PLAYED, [move(TARGET, 'its base')], { targets: [UNIT_AT_BATTLEFIELD] })),
  // Mindsplitter
  'OGN-192': card(when(PLAYED, [REVEAL_HAND, discard({ pick: REVEALED_HAND })], { targets: [OPPONENT] })),
  // Miss Fortune, Buccaneer
  'OGN-193': card(
    called('this', always({ playableTo: 'open battlefield', what: 'this' })),
    called('units', always({ playableTo: 'open battlefield', what: 'friendly units' })),
  ),
  // Nocturne, Horrifying
  'OGN-194': card(
    always({
      asSeen: 'looked at',
      may: true,
      does: [banish('this'), { do: 'play', what: 'this', price: { power: ['any'] } }],
    }),
  ),
  // Rhasa the Sunderer
  'OGN-195': card(always(costsLess({ energy: { count: CARD_IN_TRASH } }))),
  // Soulgorger
  'OGN-196': card(
    when(PLAYED, [{ do: 'play', what: TARGET, ignoring: 'energy' }], { targets: [UNIT_IN_TRASH], may: true }),
  ),
  // Teemo, Scout
  'OGN-197': card(when(PLAYED, [might(3, 'this')])),
  // The Harrowing
  'OGN-198': card(spell([{ do: 'play', what: TARGET, ignoring: 'energy' }], UNIT_IN_TRASH)),
  // Tideturner
  'OGN-199': card(
    when(PLAYED, [swapPlaces('this', TARGET)], {
      targets: [{ ...YOUR_UNIT, at: 'elsewhere', other: true }],
      may: 'choice',
    }),
  ),
  // Twisted Fate, Gambler
  'OGN-200': card(
    when(ATTACKS, [
      { ...revealTop(1), deck: 'rune-deck' },
      {
        do: 'trigger',
        if: { there: { zone: 'looked', domain: 'Fury' } },
        ability: called(
          'deal',
          when([], [deal(2, TARGET), deal(1, { all: { ...ENEMY_HERE, not: TARGET } })], {
            targets: [ENEMY_HERE],
          }),
        ),
      },
      {
        do: 'trigger',
        if: { there: { zone: 'looked', domain: 'Mind' } },
        ability: called('draw', when([], [draw(1)])),
      },
      {
        do: 'trigger',
        if: { there: { zone: 'looked', domain: 'Order' } },
        ability: called('stun', when([], [stun(TARGET)], { targets: [ENEMY] })),
      },
      RECYCLE_REST,
    ]),
  ),
};
