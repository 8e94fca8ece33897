import { readFileSync } from 'node:fs';
import { allCards, DEFINITIONS, type Card, type CardDefinition } from '#rulesets/riftbound';
import { isWord, mismatchesOf, WORDS } from '../../tools/readings/check/compare.js';
import { exceptionsIn, judged, problemsOf } from '../../tools/readings/check/exceptions.js';
import { atRoot } from '../support/root.js';

/** A card without a text of its own: what is compared are made-up texts. */
const CARD: Card = { ...(allCards[0] as Card), keywords: [], effectKeywords: [] };

const differing = (text: string, definition: CardDefinition, card = CARD): readonly string[] =>
  mismatchesOf(card, text, definition).map(({ word, only }) => `${only}: ${word}`);

const ENEMY_HERE = { is: 'unit', side: 'enemy', at: 'here' } as const;

const spell = (definition: object): CardDefinition => ({
  abilities: [{ kind: 'spell', choices: [{ target: ENEMY_HERE }], does: [], ...definition }],
});

const DEALS_3 = spell({ does: [{ do: 'deal', amount: 3, to: { target: 0 } }] });

type Triggered = Extract<CardDefinition['abilities'][number], { readonly kind: 'triggered' }>;

const ANOTHER_HERE: Triggered['if'] & object = { there: { is: 'unit', side: 'friendly', other: true, at: 'here' } };

const triggered = (condition: Pick<Triggered, 'if' | 'provided'>): CardDefinition => ({
  abilities: [
    {
      kind: 'triggered',
      when: [{ event: 'attacks', of: 'this' }],
      ...condition,
      may: true,
      does: [{ do: 'create', token: 'Mech', count: 2, to: 'your base' }],
    },
  ],
});

const TRIGGERED = triggered({ provided: ANOTHER_HERE });

interface Row {
  readonly text: string;
  readonly definition: CardDefinition;
  readonly differs: readonly string[];
}

const row = (text: string, definition: CardDefinition, ...differs: readonly string[]): Row => ({
  text,
  definition,
  differs,
});

describe('the check of texts against encodings', () => {
  test.each<Row>([
    row('Deal 3 to an enemy unit here.', DEALS_3),
    row('Deal 3 to an enemy unit here. (It is 4 for friendly ones.)', DEALS_3),
    row('Deal 4 to an enemy unit here.', DEALS_3, 'text: number 4', 'encoding: number 3'),
    row('Deal 3 to an enemy unit.', DEALS_3, 'encoding: here', 'text: enemy unit', 'encoding: enemy unit here'),
    row(
      'Deal 3 to a friendly unit here.',
      DEALS_3,
      'encoding: enemy',
      'text: friendly',
      'text: friendly unit here',
      'encoding: enemy unit here',
    ),
    row('You may deal 3 to an enemy unit here this turn.', DEALS_3, 'text: may', 'text: this turn'),
    row(
      'Deal 3 to another enemy unit here. Draw 1.',
      DEALS_3,
      'text: another',
      'text: draw',
      'text: other enemy unit here',
      'encoding: enemy unit here',
    ),
    row('Deal 3 to an enemy unit here unless you pay [A].', DEALS_3, 'text: unless', 'text: power'),
    row('Give an enemy unit here [Tank].', spell({}), 'text: [Tank]'),
    row(
      'When I attack, if there is another friendly unit here, you may play two 3 [M] Mech unit tokens to your base.',
      TRIGGERED,
    ),
    row(
      'When I attack, if there is another friendly unit here, you may play two 3 [M] Mech unit tokens to your base.',
      triggered({ if: ANOTHER_HERE }),
      'text: if behind the comma of a trigger',
    ),
    row(
      'When I attack, play two 3 [M] Mech unit tokens to your base if there is another friendly unit here.',
      TRIGGERED,
      'encoding: may',
      'encoding: condition of a trigger',
      'encoding: if behind the comma of a trigger',
      'encoding: may, or a cost, of a trigger',
    ),
    row(
      'When I attack, if there is another friendly unit here, you may play three 2 [M] Sprite unit tokens to your base.',
      TRIGGERED,
      'text: Sprite',
      'encoding: Mech',
    ),
  ])('$text', ({ text, definition, differs }) => {
    expect(differing(text, definition)).toEqual(differs);
  });

  test('keywords that act by the facts of the card are no matter; those whose price changes are', () => {
    const costs = { energy: 7, power: 0, anyPower: 0, exhaust: false, actions: [] };
    const card = (varies: boolean): Card => ({
      ...CARD,
      keywords: [{ keyword: 'Equip', costs: [{ ...costs, varies }] }],
    });
    const text = '[Deflect 2]\n[Equip] [7] (Attach it.)\nDeal 3 to an enemy unit here.';
    expect(differing(text, DEALS_3, card(false))).toEqual([]);
    expect(differing(text, DEALS_3, card(true))).toEqual(['text: attach', 'text: number 7']);
  });

  test('each word is asked for by its own name', () => {
    const names = WORDS.map(({ word }) => word);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(['other enemy unit here', '[Assault 2]', 'Mech', 'number 4', 'power'].every(isWord)).toBe(true);
    expect(['enemy battlefield', '[Legion]', 'number', 'zeppelin'].some(isWord)).toBe(false);
  });
});

describe('the exceptions to it', () => {
  test('are of encoded cards, of words that are compared, and have a reason', () => {
    const exceptions = exceptionsIn(readFileSync(atRoot('docs/reference/cards-read/exceptions.yaml'), 'utf8'));
    expect(exceptions.length).toBeGreaterThan(0);
    expect(problemsOf(exceptions)).toEqual([]);
  });

  test.each([
    ['no such card', '- why: so it is\n  cards: { XYZ-001: [may] }'],
    ['no such word', `- why: so it is\n  cards: { ${String(Object.keys(DEFINITIONS)[0])}: [zeppelin] }`],
    ['no reason', `- why: ''\n  cards: { ${String(Object.keys(DEFINITIONS)[0])}: [may] }`],
    ['twice', `- why: so it is\n  cards: { ${String(Object.keys(DEFINITIONS)[0])}: [may, may] }`],
  ])('are refused where there is %s', (what, yaml) => {
    expect(problemsOf(exceptionsIn(yaml)).join()).toContain(what);
  });

  test('excuse what differs, and are told where nothing does any more', () => {
    const [may, draw] = [
      { card: 'OGN-001', word: 'may' },
      { card: 'OGN-001', word: 'draw' },
    ];
    const excused = { ...may, why: 'so it is' };
    const idle = { ...may, word: 'here', why: 'so it was' };
    const mismatches = [may, draw].map((each) => ({ ...each, only: 'text' as const }));
    expect(judged(mismatches, [excused, idle])).toEqual({ faults: [{ ...draw, only: 'text' }], idle: [idle] });
  });
});
