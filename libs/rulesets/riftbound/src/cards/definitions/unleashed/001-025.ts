import {
  BATTLEFIELD,
  always,
  banish,
  called,
  card,
  CARD,
  CONQUERS,
  deal,
  type Definitions,
  delay,
  detach,
  draw,
  ENEMY,
  ENEMY_HERE,
  ENTERS_READY,
  equipment,
  FRIENDLY_AT_BATTLEFIELD,
  giveKeyword,
  gold,
  instead,
  KEYWORDS_ONLY,
  LEGION,
  might,
  MOVES,
  PLAYED,
  ready,
  returnToHand,
  spell,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  YOU_PLAY_SPELL,
  YOUR_OTHER_UNIT_HERE,
  YOUR_TURN_ENDS,
} from '../common/index.js';

/** Unleashed, 001 to 025. */
export const UNLEASHED_001_025: Definitions = {
  // Arena Kingpin
  'UNL-001': card(always(ENTERS_READY), use({ exhaust: true }, [might(3, TARGET)], { targets: [UNIT] })),
  // Inferna
  'UNL-002': KEYWORDS_ONLY,
  // Mischievous Marai
  'UNL-003': card(when(PLAYED, [deal(2, TARGET)], { targets: [ENEMY_HERE], if: { played: 'to battlefield' } })),
  // Prepared Neophyte
  'UNL-004': card(
    always({ might: 4, to: 'this' }, { thisTurn: { event: 'pays', by: 'you', energy: 4, for: 'spell' } }),
  ),
  // Revna the Lorekeeper
  'UNL-005': card(when({ ...YOU_PLAY_SPELL, spent: 4 }, [ready('this')])),
  // Sharkling
  'UNL-006': KEYWORDS_ONLY,
  // Smite
  'UNL-007': card(
    spell(
      [deal(3, TARGET), delay(instead({ would: 'die', of: 'it' }, [banish('it')]), { about: TARGET })],
      UNIT_AT_BATTLEFIELD,
    ),
  ),
  // Towering Pairofant
  'UNL-008': card(always(ENTERS_READY, { thisTurn: { event: 'dies', of: UNIT } })),
  // Upstage Comedy
  'UNL-009': card(spell([ready(TARGET)], UNIT)),
  // Vault Breaker
  'UNL-010': card(spell([giveKeyword('Assault', TARGET, 2), giveKeyword('Ganking', TARGET)], UNIT)),
  // Fresh Beans
  'UNL-011': card(
    when({ event: 'played', of: UNIT, by: 'you' }, [draw(1)], {
      if: { during: 'showdown' },
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Lord Broadmane
  'UNL-012': card(when(PLAYED, [giveKeyword('Assault', { all: YOUR_OTHER_UNIT_HERE })])),
  // Lotus Trap
  'UNL-013': card(spell([delay(instead({ would: 'take damage', of: 'it' }, { times: 2 }), { about: TARGET })], UNIT)),
  // Monster Harpoon
  'UNL-014': card(
    spell([deal({ if: { there: { zone: 'your facedown' } }, then: 4, else: 2 }, TARGET)], UNIT_AT_BATTLEFIELD),
  ),
  // Right of Conquest
  'UNL-015': card(spell([draw(1), draw({ count: { ...BATTLEFIELD, side: 'friendly' } })])),
  // Scorchclaw
  'UNL-016': card(
    called('might', always({ might: 1, to: 'this' }, { level: 3 })),
    called('enters', always(ENTERS_READY, { level: 3 })),
  ),
  // Square Up
  'UNL-017': card(spell([giveKeyword('Assault', TARGET, 4)], UNIT)),
  // Yeti Brawler
  'UNL-018': card(when(CONQUERS, [gold(2)], { provided: { excess: 3 } })),
  // Blighted Battleaxe
  'UNL-019': equipment([
    when(YOUR_TURN_ENDS, [detach('attachment'), deal(4, 'this')], { provided: { not: { thisTurn: CONQUERS } } }),
  ]),
  // Dancing Grenade
  'UNL-020': card(
    spell(
      [
        { ...deal(2, TARGET), bonus: { dealt: 'in earlier plays' } },
        { do: 'play', what: 'this', price: { power: ['any'] }, may: true, each: { controllerOf: TARGET } },
      ],
      UNIT,
    ),
  ),
  // Grim Apothecary
  'UNL-021': card(when(PLAYED, [returnToHand(TARGET)], { targets: [FRIENDLY_AT_BATTLEFIELD], may: true })),
  // Jhin, Murderous Artist
  'UNL-022': card(when(MOVES, [{ do: 'add', energy: 1, power: ['any'] }])),
  // Katarina, Reckless
  'UNL-023': card(
    called('hide', when({ event: 'hides', by: 'you' }, [ready('this')])),
    called(
      'play',
      when({ event: 'played', of: CARD, by: 'you', from: 'facedown' }, [deal(2, TARGET)], { targets: [ENEMY] }),
    ),
  ),
  // Rengar, Unseen
  'UNL-024': KEYWORDS_ONLY,
  // Undying Legion
  'UNL-025': card(always({ playFor: { energy: 3, power: ['own'] }, from: 'trash' }, LEGION)),
};
