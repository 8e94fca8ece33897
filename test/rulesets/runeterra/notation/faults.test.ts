import { runeterra, type Play } from '#rulesets/runeterra';
import { laid } from '../support/lay.js';
import { usualTable } from './table.js';

const { parse, make } = runeterra.notation;
const state = usualTable();

const fault = (line: string) => {
  const answer = parse(line, state);
  return answer.ok ? null : answer.error;
};

test.each<readonly [string, number, RegExp]>([
  ['Ana: pases', 6, /Perhaps "passes"/],
  ['Ana', 4, /colon/],
  ['Cy: passes', 1, /Ana, Ben/],
  ['Ana: attacks with Garrren', 19, /Garen/],
  ['Ana: describes stun Quinn', 21, /may be Quinn@battlefield, Ana's Quinn@bench or Ben's Quinn/],
  ["Ana: attacks with Shen challenging Ben's Temo", 36, /Teemo/],
  ['Ben: blocks Garen by Braum', 19, /with/],
  ['Ana: plays Judgement -> Garen', 12, /Judgment/],
  ['Ana: commits Stand Untied', 14, /Stand United/],
  ['Ana: describes stunn Garen', 16, /stun/],
  ['Ana: describes deal two to Garen', 21, /a number/],
  ['Ana: describes give Barier to Garen', 21, /Barrier|keyword|\+2/],
  ['card: Brute', 7, /sort of card/],
  ['correct: Ana has lots of mana', 18, /a number/],
])('%s', (line, column, message) => {
  expect(fault(line)?.message).toMatch(message);
  expect(fault(line)?.column).toBe(column);
});

test('an unknown card in hand takes the name that it is played under', () => {
  const unknown = laid({ players: { Ana: { hand: 2, bench: ['Garen'] }, Ben: { bench: ['Teemo'] } } });
  const read = (line: string): Play | null => {
    const answer = parse(line, unknown);
    return answer.ok ? answer.value : null;
  };
  expect(read('Ana: plays Legion Rearguard')).toMatchObject({ play: 'PlayUnit', card: '01NX012' });
  expect(read('Ana: plays Stand United -> Garen, Garen')).toMatchObject({
    play: 'CastSpell',
    spell: { card: '01IO010' },
  });
  const both = read("Ana: commits Judgment, then Single Combat -> Garen, Ben's Teemo");
  expect(both).toMatchObject({ play: 'CommitSpells', spells: [{ card: '01DE007' }, { card: '01DE026' }] });
  const [one, other] = both?.play === 'CommitSpells' ? both.spells : [];
  expect(one?.piece).not.toBe(other?.piece);
});

test.each([
  'Ana: attacks with Shen, Brute challenging Quinn',
  'Ana: commits Judgment, then Single Combat -> Garen, Teemo',
  'Ana: plays Jarvan IV obliterating Brute',
  'Ben: blocks Garen with Quinn and commits Mystic Shot -> Garen',
  'Ana: announces Shen as a skill: give +1|+0 to each attacking ally this round',
  'Ana: levels Shen',
  'card: Storm fast spell 2 with text of FR',
])('%s is written as it is read', (line) => {
  const answer = parse(line, state);
  expect(answer.ok ? make(answer.value, state) : answer.error.message).toBe(line);
});
