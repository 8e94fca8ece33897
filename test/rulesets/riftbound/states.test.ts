import { game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

const table = () =>
  game(
    duel({
      Ana: { base: ['First Mate', 'Pit Rookie'], hand: ['Cleave', 'En Garde', 'Falling Star', 'Iron Ballista'] },
      Ben: { base: ['Recruit'], hand: ['Cleave', 'En Garde', 'Flash', 'Falling Star'] },
    }),
  );

describe('Neutral Open', () => {
  test('the turn player may play anything, the opponent nothing, not even a Reaction', () => {
    const game = table();
    expect(game).toBeIn('neutral-open');
    expect(game.waiting).toEqual(['Ana: has priority']);
    for (const card of ['Cleave', 'En Garde', 'Falling Star', 'Iron Ballista']) {
      expect(game.attempt(`Ana: plays ${card}`)).toBeLegal();
    }
    expect(game.attempt('Ben: plays En Garde')).toBeRefusedBecause('priority.right');
    expect(game).not.toOffer('Ben: plays En Garde');
  });

  test('nobody has focus, and there is nothing to pass', () => {
    const game = table();
    expect(game.table.windows).toMatchObject({ priority: 0, focus: null });
    expect(game.attempt('Ana: passes')).toBeImpossible('nothing-to-pass');
    expect(game).not.toOffer('Ana: passes');
  });
});

describe('Neutral Closed', () => {
  test('only Reactions may be played, by who has priority: first the controller of the newest item', () => {
    const game = table().play('Ana: plays Cleave: draw 1');
    expect(game).toBeIn('neutral-closed');
    expect(game.waiting).toEqual(['Ana: has priority']);
    expect(game.attempt('Ana: plays Falling Star')).toBeRefusedBecause('state.closed-permission');
    expect(game.attempt('Ana: plays Iron Ballista')).toBeRefusedBecause('state.closed-permission');
    expect(game.attempt('Ana: plays En Garde')).toBeLegal();
    expect(game.attempt('Ben: plays En Garde')).toBeRefusedBecause('priority.right');
    game.play('Ana: passes');
    expect(game.waiting).toEqual(['Ben: has priority']);
    expect(game.attempt('Ben: plays Cleave')).toBeRefusedBecause('state.closed-permission');
    expect(game).toOffer('Ben: plays En Garde');
  });

  test('who has priority may add several items before passing', () => {
    const game = table().play('Ana: plays Cleave: draw 1', 'Ana: plays En Garde: draw 1');
    expect(game.table.stack).toHaveLength(2);
    expect(game.waiting).toEqual(['Ana: has priority']);
  });

  test('the turn cannot end, and the pass of who has no priority is not one', () => {
    const game = table().play('Ana: plays Cleave: draw 1');
    expect(game.attempt('Ana: ends turn')).toBeImpossible('turn-not-free');
    expect(game.attempt('Ben: passes')).toBeImpossible('not-your-priority');
  });
});

describe('Showdown Open', () => {
  test('who has focus plays Actions and Reactions, nothing else; the other nothing at all', () => {
    const game = table().play('Ana: moves First Mate to Zaun Warrens');
    expect(game).toBeIn('showdown-open');
    expect(game.table.windows).toMatchObject({ priority: 0, focus: 0 });
    expect(game.attempt('Ana: plays Falling Star')).toBeRefusedBecause('state.showdown-permission');
    expect(game.attempt('Ana: plays Iron Ballista')).toBeRefusedBecause('state.showdown-permission');
    expect(game.attempt('Ana: plays Cleave')).toBeLegal();
    expect(game.attempt('Ana: plays En Garde')).toBeLegal();
    expect(game.attempt('Ben: plays Cleave')).toBeRefusedBecause('focus.right');
    expect(game.attempt('Ana: ends turn')).toBeImpossible('turn-not-free');
  });

  test('the opponent with focus may play Actions on a turn that is not theirs, still no other card', () => {
    const game = table().play('Ana: moves First Mate to Zaun Warrens', 'Ana: passes');
    expect(game.table.windows).toMatchObject({ priority: 1, focus: 1 });
    expect(game.attempt('Ben: plays Cleave')).toBeLegal();
    expect(game.attempt('Ben: plays Falling Star')).toBeRefusedBecause('state.showdown-permission');
  });
});

describe('Showdown Closed', () => {
  test('an Action never joins a chain, a Reaction does; passing priority keeps the focus', () => {
    const game = table().play('Ana: moves First Mate to Zaun Warrens', 'Ana: plays Cleave: draw 1', 'Ana: passes');
    expect(game).toBeIn('showdown-closed');
    expect(game.table.windows).toMatchObject({ priority: 1, focus: 0 });
    expect(game.attempt('Ben: plays Cleave')).toBeRefusedBecause('state.closed-permission');
    expect(game.attempt('Ben: plays Flash')).toBeLegal();
    expect(game.attempt('Ben: plays En Garde')).toBeLegal();
  });

  test('who has focus but not priority does not act', () => {
    const game = table().play('Ana: moves First Mate to Zaun Warrens', 'Ana: plays Cleave: draw 1', 'Ana: passes');
    expect(game.attempt('Ana: plays En Garde')).toBeRefusedBecause('priority.right');
  });
});

test('played out of turn and recorded as it was, an item goes on the chain, and the loop goes on from there', () => {
  const game = table();
  const decision = game.playAnyway('Ben: plays En Garde -> Recruit: give +1 Might to Recruit this turn');
  expect(decision).toMatchObject({ outcome: 'accepted', verdict: { status: 'illegal' } });
  expect(game.waiting).toEqual(['Ben: has priority']);
  game.pass();
  expect(game.waiting).toEqual(['Ana: has priority']);
  expect(game).toBeIn('neutral-open');
});
