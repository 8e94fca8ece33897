import type { RuleKey } from '#rulebook';
import { riftbound, type TableLayout } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { playOf } from '../../support/riftbound/play-of.js';
import type { Said } from '../../support/riftbound/said.js';
import { duel } from '../../support/riftbound/tables.js';

const laid = (more: Partial<TableLayout> = {}): TableLayout => ({
  ...duel({
    Ana: {
      hand: ['Cleave', 'Hextech Ray', 'Pakaa Cub'],
      base: ['First Mate', { card: 'Wizened Elder', exhausted: true }],
    },
    Ben: { hand: ['Defy', 'Clockwork Keeper'], base: ['Pit Rookie', 'Seal of Focus'] },
    warrens: { controller: 'Ana', units: { Ana: ['Flame Chompers'] } },
    grove: { controller: 'Ben', units: { Ben: ['Janna, Savior'] } },
  }),
  ...more,
});

interface Row {
  readonly what: string;
  readonly before?: readonly Said[];
  readonly play: (table: Game) => Said;
  readonly rule: RuleKey;
}

const moveOf = (table: Game, name: string, at: number, seat = 0): Said => ({
  play: 'MoveUnits',
  seat,
  units: [table.number(name)],
  to: at < 0 ? { zone: 'base', seat: -1 - at } : { zone: 'battlefield', at },
});

/** What a table can do against the rules: strict recording refuses it by this rule, as-played recording keeps it with it. */
const ILLEGAL: readonly Row[] = [
  {
    what: 'a card on the other player’s turn',
    play: (table) => playOf(table, 'Clockwork Keeper', 1),
    rule: 'state.default-permission',
  },
  {
    what: 'a card without priority',
    before: ['Ana: plays Cleave'],
    play: (table) => playOf(table, 'Defy', 1),
    rule: 'priority.right',
  },
  {
    what: 'an Action on a chain',
    before: ['Ana: plays Hextech Ray'],
    play: (table) => playOf(table, 'Cleave', 0),
    rule: 'state.closed-permission',
  },
  {
    what: 'a unit in a showdown',
    before: ['Ana: moves First Mate to Grove'],
    play: (table) => playOf(table, 'Pakaa Cub', 0),
    rule: 'state.showdown-permission',
  },
  {
    what: 'an Action without focus',
    before: ['Ana: moves First Mate to Grove'],
    play: (table) => playOf(table, 'Defy', 1),
    rule: 'focus.right',
  },
  { what: 'an exhausted unit moves', play: (table) => moveOf(table, 'Wizened Elder', 0), rule: 'move.standard-cost' },
  {
    what: 'a unit moves between battlefields without Ganking',
    play: (table) => moveOf(table, 'Flame Chompers', 1),
    rule: 'move.standard-ganking',
  },
  {
    what: 'a unit moves into the other base',
    play: (table) => moveOf(table, 'First Mate', -2),
    rule: 'move.standard-to-base',
  },
  {
    what: "somebody else's unit is moved",
    play: (table) => moveOf(table, 'Pit Rookie', 0),
    rule: 'ability.controller',
  },
  {
    what: 'a move on the other player’s turn',
    play: (table) => moveOf(table, 'Pit Rookie', 0, 1),
    rule: 'move.standard-main-phase',
  },
  {
    what: 'a move while a chain is open',
    before: ['Ana: plays Cleave'],
    play: (table) => moveOf(table, 'First Mate', 0),
    rule: 'move.standard-not-closed',
  },
  {
    what: 'a move in a showdown',
    before: ['Ana: moves First Mate to Grove'],
    play: (table) => moveOf(table, 'Flame Chompers', -1),
    rule: 'move.standard-not-showdown',
  },
  {
    what: 'an ability of the other player',
    play: () => 'Ana: uses Seal of Focus (exhaust): add 1 Calm',
    rule: 'ability.controller',
  },
  {
    what: 'a spell that targets itself',
    play: (table) => ({ ...playOf(table, 'Cleave'), targets: [{ kind: 'piece', piece: table.number('Cleave') }] }),
    rule: 'target.not-itself',
  },
  {
    what: 'a target in a hand',
    play: (table) => ({ ...playOf(table, 'Cleave'), targets: [{ kind: 'piece', piece: table.number('Defy') }] }),
    rule: 'target.not-public',
  },
  { what: 'a cost that is not paid', play: () => 'Ana: plays Hextech Ray paying nothing', rule: 'play.costs-paid' },
];

describe.each(ILLEGAL)('$what', ({ before = [], play, rule }) => {
  const at = (): Game => game(laid()).play(...before);

  test('strict refuses and nothing happens; as played it is recorded with the same findings', () => {
    const table = at();
    const state = JSON.stringify(table.state);
    const attempt = table.attempt(play(table));
    expect(attempt).toBeRefusedBecause(rule);
    expect(attempt.strict).toMatchObject({ verdict: { findings: attempt.findings } });
    expect(JSON.stringify(table.state)).toBe(state);
  });

  test('it is not offered, and every finding is a whole sentence that names what it is about', () => {
    const table = at();
    expect(table).not.toOffer(play(table));
    for (const { message } of table.attempt(play(table)).findings) expect(message).toMatch(/^[A-Z][^_]+\.$/);
  });

  test('the table goes on: somebody may act, and every law of the state holds in the end', () => {
    const table = at();
    table.playAnyway(play(table));
    expect(table.facts.length).toBeGreaterThan(0);
    expect(table.state.result === null ? riftbound.waitingFor(table.state).length : 1).toBe(1);
    expect(riftbound.brokenInvariants(table.state)).toEqual([]);
  });
});

describe('what no table can do is recorded in no mode', () => {
  const rows: readonly (readonly [string, (table: Game) => Said, string])[] = [
    ['a card that is not there', (table) => ({ ...playOf(table, 'Cleave'), piece: 999 }), 'no-such-piece'],
    ['a card under another name', (table) => ({ ...playOf(table, 'Cleave'), card: 'OGN-001' }), 'other-card'],
    ['a card that is on the board', (table) => playOf(table, 'First Mate', 0), 'wrong-zone'],
    ['a rune as a card', (table) => playOf(table, "Ana's Fury Rune", 0), 'not-playable'],
    [
      'a target that is not there',
      (table) => ({ ...playOf(table, 'Cleave'), targets: [{ kind: 'item', item: 9 }] }),
      'no-such-target',
    ],
    [
      'a player who is not there as a target',
      (table) => ({ ...playOf(table, 'Cleave'), targets: [{ kind: 'seat', seat: 7 }] }),
      'no-such-target',
    ],
    ['a pass when there is nothing to pass', () => 'Ana: passes', 'nothing-to-pass'],
    ['the end of another player’s turn', () => 'Ben: ends turn', 'not-your-turn'],
    ['damage that nobody asks for', () => ({ play: 'AssignDamage', seat: 0, damage: [] }), 'nothing-asked'],
    ['a move to where the unit is', (table) => moveOf(table, 'Flame Chompers', 0), 'already-there'],
    ['a move of a gear', (table) => moveOf(table, 'Seal of Focus', 0, 1), 'not-a-unit-on-board'],
    [
      'an effect on what is not on the board',
      (table) => ({
        play: 'AnnounceTrigger',
        seat: 0,
        source: table.number('First Mate'),
        targets: [],
        instructions: [{ verb: 'deal', amount: 1, to: [table.number('Cleave')] }],
      }),
      'bad-instruction',
    ],
    [
      'a battlefield that is not in play',
      (table) => ({
        play: 'AnnounceTrigger',
        seat: 0,
        source: table.number('First Mate'),
        targets: [],
        instructions: [{ verb: 'swap-back', at: 7 }],
      }),
      'bad-instruction',
    ],
  ];

  test.each(rows)('%s', (_, play, code) => {
    const table = game(laid());
    const attempt = table.attempt(play(table));
    expect(attempt).toBeImpossible(code);
    const { problem } = attempt.strict as { readonly problem: { readonly message: string; readonly remedy: string } };
    expect(problem.message).toMatch(/^[A-Z].+[.?]$/);
    expect(problem.remedy).toMatch(/^[A-Z].+\.$/);
  });

  test('while a choice is awaited nothing else is recorded, and the answer says what is asked', () => {
    const table = game(laid()).play('Ana: plays Cleave').pass();
    const attempt = table.attempt('Ana: ends turn');
    expect(attempt).toBeImpossible('choice-awaited');
    expect(attempt.strict).toMatchObject({
      problem: { message: expect.stringMatching(/What does Cleave do/) as string },
    });
  });

  test('what is chosen anew is there', () => {
    const table = game(
      duel({
        texts: 'encoded',
        Ana: { energy: 12, power: ['Mind', 'Mind', 'Fury'], hand: ['Rocket Barrage'] },
        Ben: { energy: 4, power: ['Calm', 'Calm', 'Calm'], hand: ['Mystic Reversal'], base: ['Playful Phantom'] },
      }),
    );
    table.play('Ana: plays Rocket Barrage -> Playful Phantom mode 1', 'Ana: passes');
    table.play('Ben: plays Mystic Reversal -> Rocket Barrage on the chain').pass();
    const anew = (piece: number): Said => ({
      play: 'ChooseAnew',
      seat: 1,
      targets: [{ kind: 'piece', piece }],
      to: null,
    });
    expect(table.attempt(anew(999))).toBeImpossible('no-such-target');
  });

  test('the end of the turn waits for chain and showdown', () => {
    expect(game(laid()).play('Ana: plays Cleave').attempt('Ana: ends turn')).toBeImpossible('turn-not-free');
    expect(game(laid()).play('Ana: moves First Mate to Grove').attempt('Ana: ends turn')).toBeImpossible(
      'turn-not-free',
    );
  });
});
