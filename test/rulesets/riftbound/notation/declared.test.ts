import { riftbound } from '#rulesets/riftbound';
import { layTable } from './table.js';

const { notation } = riftbound;

const state = layTable([
  { name: 'Feral Strength', place: { zone: 'hand', seat: 0 }, owner: 0 },
  { name: 'Mega-Mech', place: { zone: 'base', seat: 0 }, owner: 0 },
]);

test('a play without modes is written without a word of them, as it was typed', () => {
  const line = 'Ana: plays Feral Strength -> Mega-Mech repeated -> Mega-Mech';
  const play = notation.parse(line, state);
  expect(play.ok && notation.make(play.value, state)).toBe(line);
});
