import type { Json } from '#kernel';
import { runeterra } from '#rulesets/runeterra';
import { laid } from './support/lay.js';

const problem = (literal: Json) => {
  const facts = runeterra.layOut?.(literal);
  return facts?.ok === false ? facts.error[0] : null;
};

describe('a table of a literal', () => {
  test('what is left out is usual', () => {
    const state = laid({ players: { Ana: null, Ben: null } });
    expect(state).toMatchObject({ round: 5, phase: 'actions', toAct: 0, combat: null, stack: [] });
    expect(state.seats).toMatchObject([
      { name: 'Ana', nexus: 20, gems: 5, mana: 5, spellMana: 0, token: true },
      { name: 'Ben', nexus: 20, gems: 5, mana: 5, spellMana: 0, token: false },
    ]);
  });

  test('units are as they are told to be', () => {
    const state = laid({
      round: 6,
      players: {
        Ana: {
          nexus: 12,
          mana: 3,
          spellMana: 2,
          hand: ['Judgment', 'unknown'],
          bench: [
            'Garen',
            { card: 'Quinn', damage: 1, power: 2, keywords: ['Barrier'] },
            { card: 'Twisted Fate', level: 2, acted: 1 },
          ],
          graveyard: [{ card: 'Shark Chariot', waits: true }],
          deck: ['Single Combat'],
          deckSize: 9,
          played: 2,
        },
        Ben: { hand: 3, bench: [{ card: 'Teemo', stunned: true }] },
      },
    });
    const [ana, ben] = runeterra.view(state, 'recorder').players;
    expect(ana).toMatchObject({ score: 12, scoreName: 'nexus health', target: null });
    expect(ana?.counters).toContainEqual({ label: 'Spell mana', value: 2 });
    expect(ben?.counters).toContainEqual({ label: 'Attack token', value: 1 });
    expect(state.seats[0]).toMatchObject({ cardsPlayed: 2, waitingToReturn: [3] });
    expect(state.seats[0]?.deck).toHaveLength(9);
    const pieces = runeterra.view(state, 'recorder').pieces;
    const named = (name: string) => pieces.find((piece) => piece.name === name);
    expect(named('Quinn')?.numbers).toContainEqual({ label: 'Power', value: 5, base: 3 });
    expect(named('Quinn')?.badges).toContain('Barrier');
    expect(named('Teemo')?.badges).toContain('stunned');
    expect(named('Twisted Fate (level 2)')?.badges).toContain('level 2');
  });

  test('a combat in its middle, with something on the stack', () => {
    const state = laid({
      players: {
        Ana: { bench: ['Garen', 'Quinn'], hand: ['Single Combat'] },
        Ben: { bench: ['Braum', 'Teemo'], hand: ['Mystic Shot'] },
      },
      attack: "Ana: attacks with Garen, Quinn challenging Ben's Teemo",
      blocks: 'Ben: blocks Garen with Braum',
      stack: ["Ana: commits Single Combat -> Garen, Ben's Braum"],
    });
    expect(state.combat).toMatchObject({ seat: 0, step: 'responses', defended: true });
    expect(state).toMatchObject({ toAct: 1, stack: [{ controller: 0 }] });
    const table = runeterra.view(state, 'public');
    const arena = table.zones.find(({ id }) => id === 'battlefield');
    const names = arena?.lanes?.map((lane) => lane.map((id) => table.pieces.find((piece) => piece.id === id)?.name));
    expect(names).toEqual([
      ['Garen', 'Braum'],
      ['Quinn', 'Teemo'],
    ]);
    expect(table.pieces.find(({ name }) => name === 'Teemo')?.badges).toContain('challenged by Quinn');
    expect(table.windows.state).toBe('In combat, responses');
    expect(state.seats[0]?.token).toBe(false);
  });

  test('a stack that the other player opened: the turn goes on with whoever did not', () => {
    const literal = {
      players: { Ana: { hand: ['Decimate'] }, Ben: { hand: ['Mystic Shot'] } },
      stack: ["Ana: commits Decimate -> Ben's nexus"],
    };
    const opened = (told: object) => {
      const state = laid({ ...literal, ...told });
      const said = runeterra.toLiteral?.(state, 'recorder');
      const passed = runeterra.decide(state, { play: 'Pass', seat: state.toAct ?? 0 }, 'strict');
      return [said?.ok && said.value.literal['stackOpenedBy'], passed.outcome === 'accepted' && passed.state.toAct];
    };
    expect(opened({})).toEqual([undefined, 1]);
    expect(opened({ stackOpenedBy: 'Ana' })).toEqual([undefined, 1]);
    expect(opened({ stackOpenedBy: 'Ben' })).toEqual(['Ben', 0]);
  });

  test('a told card is known to the rest of the literal', () => {
    const state = laid({ cards: ["Brute unit 3 4/4 Can't Block"], players: { Ana: { bench: ['Brute'] }, Ben: null } });
    expect(runeterra.view(state, 'public').pieces[0]).toMatchObject({ name: 'Brute', badges: ["Can't Block"] });
  });

  test('a round ends where the literal says so', () => {
    const state = laid({ phase: 'round-end', players: { Ana: { mana: 2 }, Ben: null } });
    expect(state).toMatchObject({ round: 6, seats: [{ spellMana: 2, token: false }, { token: true }] });
  });

  test('what is declared can be taken back', () => {
    const state = laid({ players: { Ana: { bench: ['Garen'] }, Ben: null }, declared: ['Ana: places Garen'] });
    expect(state.declared).toMatchObject({ seat: 0, attackers: [0] });
    expect(runeterra.legalPlays(state, 0).map(({ play }) => play.play)).toContain('TakeBack');
  });
});

describe('a literal that is wrong', () => {
  const players = { Ana: { bench: ['Garen'] }, Ben: null };

  test.each<[string, Json, RegExp, readonly (string | number)[]]>([
    [
      'a name with a slip',
      { players: { Ana: { bench: ['Garren'] }, Ben: null } },
      /Garen/,
      ['players', 'Ana', 'bench', 0],
    ],
    ['three players', { players: { ...players, Cy: null } }, /two play/, ['players']],
    ['an attack with nobody', { players, attack: 'Ana: attacks with Teemo' }, /Teemo/, ['attack']],
    [
      'a block that is no block',
      { players, attack: 'Ana: attacks with Garen', blocks: 'Ben: passes' },
      /not a block/,
      ['blocks'],
    ],
    [
      'a spell for a unit',
      { players: { Ana: { bench: ['Judgment'] }, Ben: null } },
      /unit or landmark/,
      ['players', 'Ana', 'bench', 0],
    ],
    [
      'a level that is not',
      { players: { Ana: { bench: [{ card: 'Legion Rearguard', level: 2 }] }, Ben: null } },
      /level 2/,
      ['players', 'Ana', 'bench', 0, 'level'],
    ],
    ['a told card without a cost', { cards: ['Brute unit'], players }, /expected/, ['cards', 0]],
    ['a property that is not', { players, sideboard: 1 }, /sideboard/, ['sideboard']],
    ['no such player', { players, turn: 'Cy' }, /not known/, ['turn']],
  ])('%s', (_, literal, message, path) => {
    const found = problem(literal);
    expect(found?.message).toMatch(message);
    expect(found?.path).toEqual(path);
  });
});
