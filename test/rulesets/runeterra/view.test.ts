import { describeDiff, diffTables } from '#table';
import { runeterra } from '#rulesets/runeterra';
import { laid } from './support/lay.js';

const state = laid({
  round: 3,
  players: {
    Ana: { hand: ['Judgment', 'unknown'], bench: ['Garen', 'Quinn'], spellMana: 2, deckSize: 30 },
    Ben: { hand: ['Mystic Shot'], bench: [{ card: 'Teemo', power: -1 }, 'Braum'], nexus: 7 },
  },
  attack: "Ana: attacks with Quinn, Garen challenging Ben's Braum",
  stack: ["Ana: announces Garen as a skill -> Ben's Teemo: stun target 1"],
});

const namesIn = (zone: string, viewer: 0 | 1 | 'public' | 'recorder') => {
  const { zones, pieces } = runeterra.view(state, viewer);
  const ids = zones.find(({ name }) => name === zone)?.pieces ?? [];
  return ids.map((id) => pieces.find((piece) => piece.id === id)?.name);
};

test.each([
  [0, ['Judgment', null]],
  [1, [null, null]],
  ['public', [null, null]],
  ['recorder', ['Judgment', null]],
] as const)("Ana's hand as %s sees it", (viewer, names) => {
  expect(namesIn("Ana's hand", viewer)).toEqual(names);
});

test('every piece is in one zone, and decks show how many cards they have', () => {
  const { zones, pieces } = runeterra.view(state, 'recorder');
  expect(zones.flatMap((zone) => zone.pieces).sort()).toEqual(pieces.map(({ id }) => id).sort());
  expect(namesIn("Ana's deck", 'recorder')).toEqual(Array.from({ length: 30 }, () => null));
});

test('a falling nexus is the score', () => {
  const [ana, ben] = runeterra.view(state, 'public').players;
  expect(ana).toMatchObject({ name: 'Ana', score: 20, target: null });
  expect(ana?.counters).toContainEqual({ label: 'Spell mana', value: 2 });
  expect(ben).toMatchObject({ name: 'Ben', score: 7, scoreName: 'nexus health' });
});

test('the battlefield shows who stands opposite whom', () => {
  const { zones, pieces, clock, windows, stack } = runeterra.view(state, 'public');
  const id = (name: string) => pieces.find((piece) => piece.name === name)?.id;
  const arena = zones.find(({ role }) => role === 'arena');
  expect(arena?.lanes).toEqual([[id('Quinn')], [id('Garen'), id('Braum')]]);
  expect(pieces.find(({ name }) => name === 'Garen')?.badges).toContain('challenges Braum');
  expect(pieces.find(({ name }) => name === 'Teemo')?.numbers).toContainEqual({ label: 'Power', value: 0, base: 1 });
  expect(clock).toMatchObject({ round: 3, phase: 'Actions', seat: 1 });
  expect(windows).toMatchObject({ state: 'In combat, defence', priority: 1 });
  expect(stack).toMatchObject([{ label: 'the skill of Garen', controller: 0, targets: [id('Teemo')] }]);
});

test('every word that a table is shown with is among the words of the ruleset', () => {
  const { clock, windows } = runeterra.view(state, 'public');
  expect(runeterra.words?.phases).toContain(clock.phase);
  expect(runeterra.words?.states).toContain(windows.state);
});

test('a card that is drawn is told of once', () => {
  const [before, after] = [3, 4].map((round) =>
    runeterra.view(laid({ round, players: { Ana: { hand: round - 2, deckSize: 33 - round }, Ben: null } }), 'public'),
  );
  if (!before || !after) throw new Error('There are two tables.');
  const sentences = describeDiff(diffTables(before, after), { before, after });
  expect(sentences.filter((sentence) => sentence.includes('unknown piece'))).toEqual([]);
  expect(sentences).toContain('Round 4 begins.');
});
