import { DAYBREAK, SPELLS, UNITS } from './encoded-conditions.rows.js';
import type { Side } from './support/board.js';
import { game, type Game } from './support/game.js';
import { happenings } from './support/happenings.js';

const BEN: Side = { bench: ['Foe 2/5', 'Giant 4/7'], token: true };

/** Ana's table with the card in hand; `when` says what has been. */
const table = (card: string, when: Side): Game =>
  game(
    {
      bench: [{ unit: 'Brute 3/4', damage: 2 }, 'Mate 2/6'],
      hand: [card],
      token: false,
      gems: 9,
      nexus: 15,
      spellMana: 3,
      ...when,
    },
    BEN,
  );

/** What has happened, and what happens when Ben lets the stack resolve. */
const resolved = (played: Game): readonly string[] => {
  const now = happenings(played);
  if (played.state.stack.length === 0) return now;
  return [...now, ...happenings(played.passes())];
};

const playsUnit = (unit: string, when: Side): readonly string[] => {
  const on = table(unit, when);
  const piece = on.number(unit);
  const card = on.state.pieces[piece]?.card ?? null;
  return resolved(
    on.play({ play: 'PlayUnit', seat: 0, piece, card, targets: [], replaces: null, effects: null }),
  ).slice(1);
};

test.each(UNITS)('%s, played with %j: %j, and nothing without', (unit, when, does) => {
  expect(playsUnit(unit, when)).toEqual(does);
  expect(playsUnit(unit, {})).toEqual([]);
});

test.each(DAYBREAK)('%s, played first in a round: %j, and nothing later', (unit, does) => {
  expect(playsUnit(unit, {})).toEqual(does);
  expect(playsUnit(unit, { played: 1 })).toEqual([]);
});

const isAtOnce = (on: Game, spell: string): boolean => {
  const { piece, card } = on.spell({ spell });
  return (
    on.judge({ play: 'CastSpell', seat: 0, spell: { piece, card, targets: [], effects: null } })[0] !==
    'impossible runeterra/other-speed'
  );
};

const plays = (spell: string, at: readonly string[], when: Side): readonly string[] => {
  const on = table(spell, when);
  return resolved(isAtOnce(on, spell) ? on.casts({ spell, at }) : on.commits({ spell, at }));
};

test.each(SPELLS)('%s at %j with %j: %j', (spell, at, when, does, otherwise) => {
  expect(plays(spell, at, when)).toEqual(does);
  if (otherwise !== null) {
    expect(plays(spell, at, {})).toEqual(otherwise);
    return;
  }
  const on = table(spell, {});
  const declared = on.spell({ spell, at });
  const play = isAtOnce(on, spell)
    ? ({ play: 'CastSpell', seat: 0, spell: declared } as const)
    : ({ play: 'CommitSpells', seat: 0, spells: [declared] } as const);
  expect(on.judge(play)).toEqual(['doubtful runeterra.stack.resolves', 'doubtful runeterra.text.acts']);
});

test('three allies have to have died for Fresh Offerings', () => {
  expect(plays('Fresh Offerings', [], { died: 2 })).toEqual([]);
});

test('who needs an ally to kill does nothing without one', () => {
  for (const unit of ['Blighted Caretaker', 'Spirit Leech', 'Astral Fox', 'Imperial Demolitionist']) {
    expect([unit, playsUnit(unit, { bench: [] })]).toEqual([unit, []]);
  }
});

test('Dawnspeakers strengthen the others as a round ends in which an ally died', () => {
  const ends = (died: number): readonly string[] =>
    happenings(game({ bench: ['Dawnspeakers', 'Brute 3/4'], token: false, died }, { token: true }).passes(2));
  expect(ends(1)[0]).toBe('Brute +1|+1 for good');
  expect(ends(0).join()).not.toContain('Brute');
});

describe('what is counted in a round', () => {
  test('an ally that dies, and is forgotten as the next round starts', () => {
    const on = game({ bench: ['Brute 3/4'], hand: ['Vengeance'], token: false }, { ...BEN, bench: [] });
    on.commits({ spell: 'Vengeance', at: ['Brute'] }).passes();
    expect(on.state.seats.map(({ died }) => died)).toEqual([1, 0]);
    on.passes(2);
    expect(on.state.seats.map(({ died }) => died)).toEqual([0, 0]);
  });

  test('a nexus that the other player damages, and not one that its own player does', () => {
    const raided = (card: string, at: readonly string[]): readonly boolean[] =>
      game({ hand: [card], token: false }, { token: true })
        .commits({ spell: card, at })
        .passes()
        .state.seats.map((seat) => seat.raided);
    expect(raided('Decimate', [])).toEqual([true, false]);
    expect(raided('Mystic Shot', ["Ana's nexus"])).toEqual([false, false]);
  });

  test('a landmark that goes is no ally that died', () => {
    const on = game({ bench: ['Monastery of Hirana'], token: false }, { hand: ['Path of Destruction'] });
    on.passes()
      .commits({ spell: 'Path of Destruction', at: ['Monastery of Hirana'] })
      .passes();
    expect(on.place('Monastery of Hirana')).toBe('graveyard');
    expect(on.state.seats[0]?.died).toBe(0);
  });
});

test.each([
  ['Augur of the Old Ones', 'Tianna Crownguard', ['Brute Overwhelm for good', 'Brute Regeneration for good']],
  ['Giddy Sparkleologist', 'Crescent Strike', ['Brute +1|+1 for good', 'Brute Spell Shield for good']],
])('%s asks for an ally where its player beholds %s: %j', (unit, beheld, does) => {
  const plays = (hand: readonly string[], at: readonly string[]): readonly string[] => {
    const on = game({ bench: ['Brute 3/4'], hand: [unit, ...hand], token: false });
    const piece = on.number(unit);
    const card = on.state.pieces[piece]?.card ?? null;
    const { targets } = on.spell({ spell: unit, at });
    return happenings(
      on.play({ play: 'PlayUnit', seat: 0, piece, card, targets, replaces: null, effects: null }),
    ).slice(1);
  };
  expect(plays([beheld], ['Brute'])).toEqual(does);
  expect(plays([], [])).toEqual([]);
});

test.each([
  ['Basilisk Rider', { deck: ['Decimate'] }, ['Basilisk Rider +1|+1 for good', 'Basilisk Rider Overwhelm for good']],
  ['Basilisk Rider', { deck: ['Garen'] }, []],
])('%s, played with %j: %j', (unit, when, does) => {
  expect(playsUnit(unit, when)).toEqual(does);
});

test('Starry Scamp costs two less where its player beholds a Celestial card', () => {
  const left = (hand: readonly string[]): number | undefined => {
    const on = game({ hand: ['Starry Scamp', ...hand], mana: 4, token: false });
    const piece = on.number('Starry Scamp');
    const card = on.state.pieces[piece]?.card ?? null;
    on.play({ play: 'PlayUnit', seat: 0, piece, card, targets: [], replaces: null, effects: null });
    return on.state.seats[0]?.mana;
  };
  expect(left([])).toBe(2);
  expect(left(['Crescent Strike'])).toBe(4);
});
