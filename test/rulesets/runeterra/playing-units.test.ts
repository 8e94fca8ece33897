import type { PlayOf } from '#rulesets/runeterra';
import { game, type Game } from './support/game.js';

const SIX = Array.from({ length: 6 }, (_, number) => `Guard${number} 1/1`);

type PlayUnit = PlayOf<'PlayUnit'>;

const unit = (table: Game, name: string, more: Partial<PlayUnit> = {}): PlayUnit => ({
  play: 'PlayUnit',
  seat: table.state.toAct ?? 0,
  piece: table.number(name),
  card: null,
  targets: [],
  replaces: null,
  effects: null,
  ...more,
});

const at = (table: Game, name: string) => [{ kind: 'piece', piece: table.number(name) }] as const;

describe('a unit', () => {
  test('is paid for with unit mana, comes to the right end of the bench, and ends the turn', () => {
    const table = game({ hand: ['Vanguard Sergeant'], bench: ['Brute 3/2'], spellMana: 3 });
    table.play(unit(table, 'Vanguard Sergeant'));
    expect(table.types).toEqual(['CardPlayed', 'ManaPaid', 'UnitSummoned', 'CardsCreated', 'TurnBegan']);
    expect(table.state.seats[0]).toMatchObject({ mana: 7, spellMana: 3 });
    expect(table.state.seats[0]?.bench).toEqual([table.number('Brute'), table.number('Vanguard Sergeant')]);
    expect(table.state.toAct).toBe(1);
  });

  test('is none where the champion is in play, whose spell a further copy is, also where it is named as the champion', () => {
    const table = game({ bench: ['Garen'], hand: ['Garen', "Garen's Judgment"] });
    const [copy = -1, made = -1] = table.state.seats[0]?.hand ?? [];
    const named = { ...unit(table, 'Garen'), card: '01DE012' };
    expect(table.judge({ ...named, piece: copy })).toEqual(['impossible runeterra/champion-spell']);
    expect(table.judge({ ...named, piece: copy, card: null })).toEqual(['impossible runeterra/champion-spell']);
    expect(table.judge({ ...named, piece: made, card: null })).toEqual(['impossible runeterra/no-unit']);
  });

  test('is not paid for with spell mana', () => {
    const table = game({ hand: ['Vanguard Sergeant'], mana: 2, spellMana: 3 });
    expect(table.judge(unit(table, 'Vanguard Sergeant'))).toEqual(['illegal runeterra.play-unit.mana']);
    table.play(unit(table, 'Vanguard Sergeant'), 'as-played');
    expect(table.state.seats[0]).toMatchObject({ mana: 0, spellMana: 3 });
  });

  test('chooses targets of its play effect as it is played', () => {
    const table = game({ hand: ['Laurent Bladekeeper'], bench: ['Brute 3/2'] }, { bench: ['Foe 1/1'] });
    expect(table.judge(unit(table, 'Laurent Bladekeeper'))).toEqual(['illegal runeterra.play-unit.targets']);
    expect(table.judge(unit(table, 'Laurent Bladekeeper', { targets: at(table, 'Foe') }))).toEqual([
      'illegal runeterra.play-unit.targets',
    ]);
    table.play(unit(table, 'Laurent Bladekeeper', { targets: at(table, 'Brute') }));
    expect(table.named('UnitGrew')).toEqual(['Brute']);
  });

  test('needs none where there is none, and is never its own', () => {
    const table = game({ hand: ['Laurent Bladekeeper'] });
    const play = unit(table, 'Laurent Bladekeeper');
    expect(table.judge({ ...play, targets: at(table, 'Laurent Bladekeeper') })).toEqual([
      'illegal runeterra.play-unit.targets',
    ]);
    expect(table.judge(play)).toEqual([]);
  });

  test('needs one obliterated for it on a full board, without its Last Breath', () => {
    const table = game({ hand: ['Garen'], bench: ['Avarosan Sentry', ...SIX.slice(1)] });
    expect(table.judge(unit(table, 'Garen'))).toEqual(['illegal runeterra.play-unit.full-board']);
    const replaces = table.number('Avarosan Sentry');
    table.play(unit(table, 'Garen', { replaces }));
    expect(table.types).toEqual(['CardPlayed', 'PieceObliterated', 'ManaPaid', 'UnitSummoned', 'TurnBegan']);
    expect(table.state.pieces[replaces]?.place).toBe('gone');
    expect(table.state.seats[0]?.bench).toHaveLength(6);
  });

  test('has nothing obliterated for it where there is room, nor anything of the other player', () => {
    const table = game({ hand: ['Garen'], bench: ['Brute 3/2'] }, { bench: ['Foe 1/1'] });
    expect(table.judge(unit(table, 'Garen', { replaces: table.number('Brute') }))).toEqual([
      'illegal runeterra.play-unit.full-board',
    ]);
    expect(table.judge(unit(table, 'Garen', { replaces: table.number('Foe') }))).toEqual([
      'impossible runeterra/not-on-bench',
    ]);
  });

  test('that makes one of its own leave makes room by that, by one reading', () => {
    const table = game({ hand: ['Guest 3/3'], bench: SIX });
    const effects = [{ do: 'recall', to: { who: 'target', number: 0 } }] as const;
    const play = unit(table, 'Guest', { targets: at(table, 'Guard0'), effects });
    expect(table.judge(play)).toEqual([
      'told runeterra.effect.told',
      'doubtful runeterra.board.leaves-anyway',
      'doubtful runeterra.play-unit.full-board',
    ]);
  });

  test('played on a full board after all is obliterated itself', () => {
    const table = game({ hand: ['Garen'], bench: SIX });
    table.play(unit(table, 'Garen'), 'as-played');
    expect(table.named('PieceObliterated')).toEqual(['Garen']);
  });

  test('is not played in a response, in combat, or beside declared spells', () => {
    const table = game({ bench: ['Brute 3/2'], hand: ['Decimate'] }, { hand: ['Garen'], bench: ['Foe 1/1'] });
    table.commits({ spell: 'Decimate' });
    expect(table.judge(unit(table, 'Garen'))).toEqual(['illegal runeterra.response']);
    table.passes(2).attacks(['Brute']);
    expect(table.judge(unit(table, 'Garen'))).toEqual(['illegal runeterra.in-combat']);
    const other = game({ hand: ['Decimate', 'Garen'] });
    other.play({ play: 'DeclareSpells', seat: 0, pieces: [other.number('Decimate')] });
    expect(other.judge(unit(other, 'Garen'))).toEqual(['illegal runeterra.two-actions.unit-and-spells']);
    expect(other.play({ play: 'TakeBack', seat: 0 }).judge(unit(other, 'Garen'))).toEqual([]);
  });

  test('is played on its turn, from its hand, under its name', () => {
    const table = game({ hand: ['Garen'] }, { hand: ['Tianna Crownguard'], bench: ['Foe 1/1'] });
    const theirs = unit(table, 'Tianna Crownguard', { seat: 1 });
    expect(table.judge(theirs)).toEqual(['illegal runeterra.turn.own']);
    expect(table.judge({ ...theirs, seat: 0 })).toEqual(['impossible runeterra/not-in-hand']);
    expect(table.judge(unit(table, 'Foe', { seat: 1 }))).toEqual(['impossible runeterra/not-in-hand']);
    expect(table.judge(unit(table, 'Garen', { card: '01DE002' }))).toEqual(['impossible runeterra/other-card']);
    expect(table.judge(unit(table, 'Garen', { card: 'none' }))).toEqual(['impossible runeterra/no-such-card']);
  });
});

describe('a landmark', () => {
  test('takes a place as a unit does', () => {
    const table = game({ hand: ['The Grand Plaza'], bench: SIX });
    const replaces = table.number('Guard3');
    table.play(unit(table, 'The Grand Plaza', { replaces }));
    expect(table.state.seats[0]).toMatchObject({ mana: 7 });
    expect(table.place('The Grand Plaza')).toBe('bench');
    expect(table.state.pieces[replaces]?.place).toBe('gone');
  });
});
