import { DEFINITIONS } from '../../../libs/rulesets/riftbound/src/cards/definitions/index.js';
import { COUNTED_COSTS, ownCostByNumber } from '../../../libs/rulesets/riftbound/src/cards/extra-costs-by-number.js';
import { COUNTED_MODES } from '../../../libs/rulesets/riftbound/src/cards/modes-by-number.js';
import { namesByNumber, namesOfSchema1 } from '../../../libs/rulesets/riftbound/src/cards/names-by-number.js';
import { markOf } from '../../support/marks.js';

/** A card's text, what its first abilities make, its Effect Text, and its keyword of several abilities. */
const FORMS = ['', '/0', '/1', '/2', ':bearer', ':Empower'];

/** The lists that a table has of cards that are encoded, with their names. */
const said = (names: (list: string) => readonly string[] | null): readonly (readonly [string, string])[] =>
  Object.keys(DEFINITIONS)
    .toSorted()
    .flatMap((card) => FORMS.map((form) => `${card}${form}`))
    .flatMap((list) => {
      const found = names(list);
      return found === null ? [] : [[list, found.join(', ')] as const];
    });

// What old tapes say hangs on these tables: they are never changed, whatever becomes of the definitions, so each has a kept mark.
describe('what was once called by its number keeps the name it had then', () => {
  test('abilities of schema 1', () => {
    const names = said(namesOfSchema1);
    expect([names.length, markOf(names)]).toEqual([889, '617d9a3a3f048093']);
  });

  test('abilities since, as lines count them', () => {
    const names = said(namesByNumber);
    expect([names.length, markOf(names)]).toEqual([930, '538ee5dad9be4293']);
  });

  test('modes', () => {
    expect([COUNTED_MODES.length, markOf(COUNTED_MODES)]).toEqual([10, '101467ad1a2ff047']);
  });

  test('additional costs, of which a card had one', () => {
    expect([COUNTED_COSTS.length, markOf(COUNTED_COSTS)]).toEqual([30, '897a299fd1be35af']);
    expect(COUNTED_COSTS.map(({ card }) => ownCostByNumber(card, 0))).toEqual(COUNTED_COSTS);
    expect(COUNTED_COSTS.flatMap(({ card }) => ownCostByNumber(card, 1) ?? [])).toEqual([]);
    expect([ownCostByNumber('OGN-001', 0), ownCostByNumber(null, 0)]).toEqual([null, null]);
  });
});
