import {
  always,
  banish,
  called,
  card,
  costsLess,
  deal,
  delay,
  discardCards,
  DISCARDED,
  draw,
  ENTERS_EXHAUSTED,
  exhaust,
  FRIENDLY,
  GEAR,
  giveKeyword,
  heal,
  instead,
  KEYWORDS_ONLY,
  kill,
  LEGION,
  LOOKED,
  mayPay,
  might,
  OTHER_FRIENDLY_HERE,
  PLAYED,
  recall,
  RECYCLE_REST,
  revealTop,
  spell,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  YOUR_HAND,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Origins, 001 to 025. */
export const ORIGINS_001_025: Definitions = {
  // Blazing Scorcher
  'OGN-001': KEYWORDS_ONLY,
  // Brazen Buccaneer
  'OGN-002': card(always(mayPay({ objects: { do: 'discard', what: YOUR_HAND } }, { less: { energy: 2 } }))),
  // Chemtech Enforcer
  'OGN-003': card(when(PLAYED, [discardCards(1)])),
  // Cleave
  'OGN-004': card(spell([giveKeyword('Assault', TARGET, 3)], UNIT)),
  // Disintegrate
  'OGN-005': card(
    spell(
      [
        deal(3, TARGET),
        delay(when({ event: 'dies', of: { among: 'it' }, with: 'this' }, [draw(1)]), { about: TARGET, once: true }),
      ],
      UNIT_AT_BATTLEFIELD,
    ),
  ),
  // Flame Chompers
  'OGN-006': card(
    when(DISCARDED, [{ do: 'play', what: 'this', ignoring: 'cost' }], { may: true, cost: { power: ['own'] } }),
  ),
  // Fury Rune
  'OGN-007': KEYWORDS_ONLY,
  // Get Excited!
  'OGN-008': card(spell([discardCards(1), deal({ energyOf: 'those' }, TARGET)], UNIT_AT_BATTLEFIELD)),
  // Hextech Ray
  'OGN-009': card(spell([deal(3, TARGET)], UNIT_AT_BATTLEFIELD)),
  // Legion Rearguard
  'OGN-010': KEYWORDS_ONLY,
  // Magma Wurm
  'OGN-011': card(always({ enters: 'ready', what: 'friendly units' })),
  // Noxus Hopeful
  'OGN-012': card(always(costsLess({ energy: 2 }), LEGION)),
  // Pouty Poro
  'OGN-013': KEYWORDS_ONLY,
  // Sky Splitter
  'OGN-014': card(
    always(costsLess({ energy: { highestMight: YOUR_UNIT } })),
    spell([deal(5, TARGET)], UNIT_AT_BATTLEFIELD),
  ),
  // Captain Farron
  'OGN-015': card(always({ keyword: 'Assault', to: { all: OTHER_FRIENDLY_HERE } })),
  // Dangerous Duo
  'OGN-016': card(when(PLAYED, [might(2, TARGET)], { targets: [UNIT], if: LEGION })),
  // Iron Ballista
  'OGN-017': card(
    always(ENTERS_EXHAUSTED),
    use({ exhaust: true }, [deal(2, TARGET)], { targets: [UNIT_AT_BATTLEFIELD] }),
  ),
  // Noxus Saboteur
  'OGN-018': card(always({ forbids: 'playing', of: { player: 'opponent' }, from: 'facedown here' })),
  // Raging Soul
  'OGN-019': card(
    called(
      'assault',
      always({ keyword: 'Assault', to: 'this' }, { thisTurn: { event: 'discarded', of: {}, by: 'you' } }),
    ),
    called(
      'ganking',
      always({ keyword: 'Ganking', to: 'this' }, { thisTurn: { event: 'discarded', of: {}, by: 'you' } }),
    ),
  ),
  // Scrapyard Champion
  'OGN-020': card(when(PLAYED, [discardCards(2), draw(2)], { if: LEGION })),
  // Sun Disc
  'OGN-021': card(
    use({ exhaust: true }, [
      {
        ...delay(always({ enters: 'ready', what: 'your units' }), {
          ends: { event: 'played', of: UNIT, by: 'you' },
        }),
        if: LEGION,
      },
    ]),
  ),
  // Thermo Beam
  'OGN-022': card(spell([kill({ all: GEAR })])),
  // Unlicensed Armory
  'OGN-023': card(
    use(
      { exhaust: true, objects: { do: 'discard', what: YOUR_HAND } },
      [
        delay(
          instead({ would: 'die', of: 'it' }, [heal('it'), exhaust('it'), recall('it')], {
            may: 'you',
            cost: { power: ['own'] },
          }),
          { about: TARGET, once: true },
        ),
      ],
      { targets: [FRIENDLY] },
    ),
  ),
  // Void Seeker
  'OGN-024': card(spell([deal(4, TARGET), draw(1)], UNIT_AT_BATTLEFIELD)),
  // Blind Fury
  'OGN-025': card(
    spell([
      { ...revealTop(1), who: 'opponent' },
      banish({ pick: LOOKED }),
      { do: 'play', what: 'those', ignoring: 'cost' },
      RECYCLE_REST,
    ]),
  ),
};
