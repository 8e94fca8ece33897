import type { Viewer } from '#ruleset';
import { runeterra } from '#rulesets/runeterra';
import { toldOf, type World } from '../../support/told.js';

const OTHERS: readonly Viewer[] = [1, 'public'];

/** Ana's hand in one order and in the other: Ben sees as many backs. */
const HANDS = [
  ['Garen', 'Mystic Shot', 'Judgment', 'Thermogenic Beam'],
  ['Thermogenic Beam', 'Judgment', 'Mystic Shot', 'Garen'],
] as const;

const worlds = (lines: readonly string[]): readonly World[] =>
  HANDS.map((hand) => ({
    table: { players: { Ana: { hand, bench: ['Quinn'] }, Ben: { bench: ['Teemo'] } }, round: 9, texts: 'described' },
    lines,
  }));

const told = (world: World | undefined, viewer: Viewer): string =>
  world === undefined ? '' : toldOf(runeterra, world, viewer).text;

const CASES: readonly (readonly [what: string, lines: readonly string[]])[] = [
  ['a unit that is played', ['Ana: plays Garen']],
  ['a spell that is committed', ["Ana: commits Mystic Shot -> Ben's Teemo"]],
  ['a unit that is returned', ['correct: move Quinn to hand', 'Ana: plays Garen', 'correct: move Quinn to the bench']],
  ['a card that a judge corrects in a hand', ['correct: move Judgment to nowhere # it was Judgment']],
  ['a card revealed to the recorder', ['Ana: reveals Judgment', 'correct: move Judgment to the graveyard']],
];

describe('who cannot see a hand cannot tell from where in it a card comes:', () => {
  test.each(CASES)('%s', (_, lines) => {
    const [one, other] = worlds(lines);
    for (const viewer of OTHERS) expect(told(one, viewer)).toBe(told(other, viewer));
    expect(told(one, 0)).not.toBe(told(other, 0));
    expect(told(one, 'recorder')).not.toBe(told(other, 'recorder'));
  });
});
