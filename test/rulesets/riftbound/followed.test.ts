import type { Viewer } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { duel } from '../../support/riftbound/tables.js';
import { toldOf, type World } from '../../support/told.js';

const OTHERS: readonly Viewer[] = [0, 'public'];

/** Ben's hand in one order and in the other: Ana sees as many backs. */
const HANDS = [
  ['Pit Rookie', 'Stupefy', 'Defy', 'Long Sword'],
  ['Long Sword', 'Defy', 'Stupefy', 'Pit Rookie'],
] as const;

const worlds = (lines: readonly string[], ben: object = {}, rest: object = {}): readonly World[] =>
  HANDS.map((hand) => ({
    table: duel({ Ben: { ...ben, hand }, ...rest }),
    lines,
  }));

const told = (world: World | undefined, viewer: Viewer): string =>
  world === undefined ? '' : toldOf(riftbound, world, viewer).text;

const CASES: readonly (readonly [what: string, lines: readonly string[]])[] = [
  [
    'a hand that was revealed',
    [
      'Ana: triggers Zaun Warrens: Ben reveals the hand',
      'Ana: passes',
      'Ben: passes',
      "correct: move Defy to Ben's trash",
    ],
  ],
  [
    'two cards that are discarded',
    ["Ana: triggers Zaun Warrens: discard Ben's Defy@hand, Ben's Pit Rookie@hand", 'Ana: passes', 'Ben: passes'],
  ],
  ['a card that is revealed and covered again', ['Ben: reveals Stupefy', "correct: move Pit Rookie to Ben's trash"]],
  ['a card hidden by a player', ['Ben: hides Stupefy at Zaun Warrens']],
  [
    'a card that a judge corrects in a hand',
    ["correct: Ben's Defy@hand is Cleave # it was Defy", "correct: move Stupefy to Ben's main deck"],
  ],
  [
    'a card recycled from a hand',
    ["Ana: triggers Zaun Warrens: recycle Ben's Defy@hand", 'Ana: passes', 'Ben: passes'],
  ],
];

describe('who cannot see a hand cannot tell from where in it a card comes:', () => {
  test.each(CASES)('%s', (_, lines) => {
    const [one, other] = worlds(lines);
    for (const viewer of OTHERS) expect(told(one, viewer)).toBe(told(other, viewer));
    expect(told(one, 1)).not.toBe(told(other, 1));
    expect(told(one, 'recorder')).not.toBe(told(other, 'recorder'));
  });
});

describe('the opponent of who hides a card is told the same', () => {
  const hiding = (card: string): World => ({
    table: duel({ Ben: { hand: [card, 'Stupefy'] }, warrens: { controller: 'Ben', units: { Ben: ['Pakaa Cub'] } } }),
    lines: [`Ben: hides ${card} at Zaun Warrens`],
  });

  test.each(OTHERS)('whether or not it has Hidden, as %s sees it', (viewer) => {
    expect(told(hiding('Tideturner'), viewer)).toBe(told(hiding('Pit Rookie'), viewer));
  });

  test('and its player the verdict', () => {
    const verdicts = (card: string): string => JSON.stringify(toldOf(riftbound, hiding(card), 1).events);
    expect(verdicts('Pit Rookie')).toContain('illegal');
  });
});

describe('what the recorder notes of a correction', () => {
  const noted: World = {
    table: duel({ Ben: { hand: ['Defy'] } }),
    lines: ["correct: Ben's Defy@hand is Cleave # Defy!"],
  };

  test('is for the recorder', () => {
    expect(told(noted, 'recorder')).toContain('Defy!');
    for (const viewer of [0, 1, 'public'] as const) expect(told(noted, viewer)).not.toContain('Defy!');
  });
});
