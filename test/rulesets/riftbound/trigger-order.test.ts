import { draftOf } from '../../../libs/rulesets/riftbound/src/engine/draft.js';
import { queueTriggers } from '../../../libs/rulesets/riftbound/src/engine/chain/triggers.js';
import type { FoundTrigger } from '../../../libs/rulesets/riftbound/src/reading/triggers/found-trigger.js';
import { game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

const wipe = 'Ana: plays Hextech Ray: kill Watchful Sentry, Soaring Scout, Undercover Agent';

describe('several triggers of one player at once', () => {
  test('their controller orders them before anything is finalized; the last placed resolves first', () => {
    const table = game(
      duel({ Ana: { hand: ['Hextech Ray'] }, Ben: { base: ['Watchful Sentry', 'Soaring Scout', 'Undercover Agent'] } }),
    );
    table.play(wipe).pass();
    expect(table.waiting[0]).toMatch(/^Ben: In what order do the triggers go on the chain/);
    expect(table.attempt('Ben: passes')).toBeImpossible('choice-awaited');
    expect(table.attempt('Ana: orders Soaring Scout, Watchful Sentry, Undercover Agent')).toBeImpossible(
      'not-your-choice',
    );
    expect(table.attempt('Ben: orders Soaring Scout, Watchful Sentry')).toBeImpossible('other-items');
    const order = 'Ben: orders Soaring Scout, Undercover Agent, Watchful Sentry';
    expect(table).toOffer(order);
    table.play(order).pass();
    expect(table).toHaveLogged(
      'ChoiceMade',
      'TriggersOrdered',
      'ChainItemResolved Ray',
      'ChainItemFinalized Scout',
      'ChainItemFinalized Agent',
      'ChainItemFinalized Sentry',
    );
    expect(table.waiting[0]).toMatch(/Watchful Sentry/);
    table.play('Ben: resolves: draw 1').pass();
    expect(table.waiting[0]).toMatch(/Undercover Agent/);
  });

  test('each player orders their own, the turn player first', () => {
    const table = game(
      duel({
        Ana: { hand: ['Hextech Ray'], base: ['Machine Evangel', 'Ferrous Forerunner'] },
        Ben: { base: ['Watchful Sentry', 'Soaring Scout'] },
      }),
    );
    table
      .play('Ana: plays Hextech Ray: kill Watchful Sentry, Soaring Scout, Machine Evangel, Ferrous Forerunner')
      .pass();
    expect(table.waiting[0]).toMatch(/^Ana: In what order/);
    table.play('Ana: orders Ferrous Forerunner, Machine Evangel');
    expect(table.waiting[0]).toMatch(/^Ben: In what order/);
    table.play('Ben: orders Soaring Scout, Watchful Sentry');
    expect(table.table.stack.map(({ label }) => label.replace(/.* of /, ''))).toEqual([
      'Ferrous Forerunner',
      'Machine Evangel',
      'Soaring Scout',
      'Watchful Sentry',
    ]);
  });

  test('nobody is asked where the triggers are alike', () => {
    const table = game(duel({ Ben: { base: ['Sprite', 'Sprite', 'Sprite'] } }));
    table.play('Ana: ends turn');
    expect(table.waiting).toEqual(['Ben: has priority']);
    expect(table.table.stack).toHaveLength(3);
    const hunters = game(duel({ Ana: { base: ['Gemhand Hunter', 'Wuju Apprentice'] } }));
    hunters.play('Ana: moves Gemhand Hunter, Wuju Apprentice to Zaun Warrens').pass();
    expect(hunters.table.stack).toHaveLength(2);
    expect(hunters.waiting).toEqual(['Ana: has priority']);
  });

  test('in the combat cleanup the order is asked once the units have healed, and the result waits', () => {
    const table = game(
      duel({
        Ana: { base: ['Mega-Mech'] },
        warrens: { controller: 'Ben', units: { Ben: ['Watchful Sentry', 'Soaring Scout'] } },
      }),
    );
    table.play('Ana: moves Mega-Mech to Zaun Warrens').pass();
    table.play('Ana: assigns 1 to Watchful Sentry, 7 to Soaring Scout');
    expect(table).toHaveLogged(
      'PiecesKilled Killed: Watchful Sentry and Soaring Scout',
      'UnitsHealed',
      'ChoiceAwaited',
    );
    expect(table).not.toHaveLogged('CombatResultDetermined');
    table.play('Ben: orders Soaring Scout, Watchful Sentry').pass().play('Ben: resolves: nothing').pass();
    table.play('Ben: resolves: nothing');
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });

  test('a correction that takes one of two away settles the order', () => {
    const table = game(duel({ Ana: { hand: ['Hextech Ray'] }, Ben: { base: ['Watchful Sentry', 'Soaring Scout'] } }));
    table.play('Ana: plays Hextech Ray: kill Watchful Sentry, Soaring Scout').pass();
    table.play('correct: remove Soaring Scout from the chain');
    expect(table.waiting).toEqual(['Ben: has priority']);
    expect(table.table.stack).toHaveLength(1);
  });
});

test("on the combat chain the attacker's come first also on the other's turn, so the defender's resolve first", () => {
  const table = game(
    duel({
      turn: 'Ben',
      Ana: { base: ['First Mate'], hand: ['Flash'] },
      Ben: { hand: ['Cleave'] },
      warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } },
    }),
  );
  table
    .play('Ben: plays Cleave: draw 1', 'Ben: passes', 'Ana: plays Flash: move First Mate to Zaun Warrens')
    .pass()
    .pass();
  const draft = draftOf(table.state);
  const trigger = (controller: number, name: string): FoundTrigger => ({
    controller,
    piece: table.number(name),
    object: 0,
    label: 'told',
    instructions: [],
    because: [],
  });
  const designated = {
    type: 'DesignationsSet',
    data: { attackers: [], defenders: [], cleared: [] },
    because: [],
  } as const;
  queueTriggers(draft, designated, [[trigger(1, 'Pit Rookie'), trigger(0, 'First Mate')]]);
  expect(draft.state.chain.map(({ controller }) => controller)).toEqual([0, 1]);
  const elsewhere = { type: 'UnitsStunned', data: { units: [] }, because: [] } as const;
  queueTriggers(draft, elsewhere, [[trigger(0, 'First Mate'), trigger(1, 'Pit Rookie')]]);
  expect(draft.state.chain.map(({ controller }) => controller)).toEqual([0, 1, 1, 0]);
});
