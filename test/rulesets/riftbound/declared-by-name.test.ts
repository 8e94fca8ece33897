/**
 * What a tape says of modes and costs stays what it said, whatever becomes of their order: here modes are turned round, and a card
 * gets a second additional cost before the one that it had as tapes numbered them.
 * @jest-environment-options {"alone": true}
 */
import { DEFINITIONS } from '../../../libs/rulesets/riftbound/src/cards/definitions/index.js';
import { COUNTED_COSTS } from '../../../libs/rulesets/riftbound/src/cards/extra-costs-by-number.js';
import { COUNTED_MODES } from '../../../libs/rulesets/riftbound/src/cards/modes-by-number.js';
import { auditTape } from '#audit';
import type { Envelope } from '#kernel';
import { riftbound, type Play, type RiftboundFact, type TableLayout } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { parse } from '../../support/riftbound/said.js';
import { duel } from '../../support/riftbound/tables.js';
import { oldTapes, type OldTape } from '../../support/old-tapes.js';

interface Text {
  readonly kind: string;
  readonly called?: string;
  readonly modes?: { readonly called: string }[];
  readonly gives?: object;
}

const abilitiesOf = (card: string): Text[] => DEFINITIONS[card]?.abilities as unknown as Text[];

const MODAL = COUNTED_MODES.map(([text, names]) => {
  const [card = '', ability = ''] = text.split('/');
  return { text, names, modes: abilitiesOf(card).find(({ kind }) => kind === ability)?.modes };
});

const asEncoded = MODAL.map(({ text, modes }) => [text, modes?.map(({ called }) => called)]);
for (const { modes } of MODAL) modes?.reverse();

const SEA_MONKEY = 'SFD-098';
abilitiesOf(SEA_MONKEY).unshift({
  kind: 'static',
  called: 'another',
  gives: { additionalCost: { energy: 5 }, of: 'this', may: true },
});

const numberOf = (text: string, mode: string): number =>
  Object.fromEntries(COUNTED_MODES)[text]?.indexOf(mode) ?? Number.NaN;

const isName = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The play as older tapes had it: modes of a text, and whatever costs, by their numbers. */
const asNumbered = (play: Play, text: string): Play =>
  JSON.parse(
    JSON.stringify(play, (key, value: unknown) => {
      if ((key === 'cost' || key === 'way') && isName(value) && 'ability' in (value as object)) return 0;
      return key === 'modes' ? (value as string[]).map((mode) => numberOf(text, mode)) : value;
    }),
  ) as Play;

interface Case {
  readonly text: string;
  readonly table: TableLayout;
  readonly before?: readonly string[];
  readonly line: string;
  /** What is declared, as the tape has it. */
  readonly declared: object;
}

const ROOST = { players: { Ana: {}, Ben: {} }, battlefields: [{ card: 'Dragon Roost' }, { card: 'Bandle Tree' }] };

const CASES: Readonly<Record<string, Case>> = {
  'a mode, and the mode and the cost of a Repeat': {
    text: 'SFD-077/spell',
    table: duel({
      texts: 'encoded',
      Ana: { energy: 8, power: ['Mind', 'Mind'], hand: ['Rocket Barrage'], base: ['Mega-Mech'] },
      Ben: { base: ['Orb of Regret'] },
    }),
    line: 'Ana: plays Rocket Barrage -> Orb of Regret mode 2 repeated -> Mega-Mech mode 1',
    declared: {
      modes: ['kill'],
      repeats: [{ modes: ['deal'], cost: { card: 'SFD-077', ability: 'Repeat', instance: 0 } }],
    },
  },
  'the mode of a trigger': {
    text: 'VEN-088/triggered',
    table: duel({ texts: 'encoded', turn: 'Ben', Ana: { base: [{ card: 'Jayce, Hammer', exhausted: true }] } }),
    before: ['Ben: ends turn'],
    line: 'Ana: answers mode 2',
    declared: { modes: ['deflect'] },
  },
  'the mode of an ability': {
    text: 'OGN-157/activated',
    table: duel({ texts: 'encoded', Ana: { base: [{ card: 'Udyr, Wildman', buffs: 1, exhausted: true }] } }),
    line: 'Ana: uses Udyr mode 3',
    declared: { modes: ['ready'] },
  },
  'modes that are chosen anew': {
    text: 'SFD-077/spell',
    table: duel({
      texts: 'encoded',
      Ana: { energy: 8, power: ['Mind', 'Mind'], hand: ['Rocket Barrage'], base: ['Mega-Mech'] },
      Ben: { energy: 4, power: ['Calm', 'Calm', 'Calm'], hand: ['Mystic Reversal'], base: ['Orb of Regret'] },
    }),
    before: [
      'Ana: plays Rocket Barrage -> Mega-Mech mode 1 repeated -> Mega-Mech mode 1',
      'Ana: passes',
      'Ben: plays Mystic Reversal -> Rocket Barrage on the chain',
      'Ben: passes',
      'Ana: passes',
    ],
    line: 'Ben: chooses anew -> Mega-Mech, Orb of Regret mode 1, 2',
    declared: { modes: ['deal', 'kill'] },
  },
  'an additional cost': {
    text: '',
    table: duel({ texts: 'encoded', Ana: { energy: 3, runes: {}, hand: ['Sea Monkey'] } }),
    line: 'Ana: plays Sea Monkey to base with additional cost',
    declared: { extra: [{ cost: { card: SEA_MONKEY, ability: 'static' }, using: [] }] },
  },
  'the additional cost that a battlefield asks for': {
    text: '',
    table: {
      ...ROOST,
      players: { Ana: { energy: 9, power: ['Body', 'Mind', 'Mind'], hand: ['Mountain Drake'] }, Ben: {} },
    },
    line: 'Ana: plays Mountain Drake to Dragon Roost with additional cost',
    declared: {
      extra: [{ cost: { card: 'VEN-157', ability: 'static', source: expect.any(Number) as number }, using: [] }],
    },
  },
  'another cost': {
    text: '',
    table: duel({
      texts: 'encoded',
      Ana: { energy: 3, power: ['Fury'], trash: ['Undying Legion'], played: 1 },
    }),
    line: 'Ana: plays Undying Legion for another cost',
    declared: { way: { card: 'UNL-025', ability: 'static' } },
  },
};

const at = ({ table, before = [] }: Case): Game => game(table).play(...before);

const declaredIn = (play: Play): unknown => {
  if (play.play === 'ChooseAnew') return { modes: play.modes };
  return 'declared' in play ? play.declared : null;
};

const kept = (facts: readonly RiftboundFact[]): unknown[] =>
  facts.flatMap((fact) => {
    if (fact.type === 'TargetsChosen') return [fact.data.declared];
    return fact.type === 'ItemPutOnChain' && fact.data.item.declared ? [fact.data.item.declared] : [];
  });

test('modes were encoded as they were counted, each list has each name once, and triggers have a name at one number', () => {
  expect(asEncoded).toEqual(COUNTED_MODES);
  expect(COUNTED_MODES.filter(([, names]) => new Set(names).size < names.length)).toEqual([]);
  const numbers = COUNTED_MODES.filter(([text]) => text.endsWith('/triggered')).flatMap(([, names]) => [
    ...names.entries(),
  ]);
  expect(new Set(numbers.map(String)).size).toBe(new Set(numbers.map(([, name]) => name)).size);
});

test('the cards whose cost facts counted as the first have it by that name', () => {
  const given = COUNTED_COSTS.filter(({ card, ability }) =>
    abilitiesOf(card).some(
      ({ kind, called = kind, gives = {} }) => called === ability && 'additionalCost' in gives && 'of' in gives,
    ),
  );
  expect(given).toEqual(COUNTED_COSTS);
});

describe.each(Object.entries(CASES))('%s', (_, one) => {
  test('is named by the play of a line that counts it, and by every fact', () => {
    const on = at(one);
    const play = parse(one.line, on.state);
    expect(declaredIn(play)).toMatchObject(one.declared);
    expect(JSON.stringify(kept(on.play(play).lastFacts))).not.toMatch(/"modes":\[\d|"cost":\d/);
    const json: unknown = JSON.parse(JSON.stringify(play));
    expect(riftbound.parsePlay(json as never)).toEqual({ ok: true, value: play });
  });

  test('is written as a line counts it, whether the play has the name or the number', () => {
    const { state } = at(one);
    const play = parse(one.line, state);
    const { make } = riftbound.notation;
    const line = make(play, state);
    expect(parse(line, state)).toEqual(play);
    expect(make(asNumbered(play, one.text), state)).toBe(line);
  });

  test('causes the same facts by its name and by its number on an older tape', () => {
    const [byName, byNumber] = [at(one), at(one)];
    const play = parse(one.line, byName.state);
    byName.play(play);
    byNumber.play(asNumbered(play, one.text));
    for (const on of [byName, byNumber]) if (on.state.chain.length > 0) on.pass();
    expect(byNumber.facts).toEqual(byName.facts);
  });
});

const engineOf = ({ events: [opened] }: OldTape): unknown =>
  (opened?.data as { readonly pins?: { readonly engine: string } | null } | undefined)?.pins?.engine;

/** The same cases as the last engine wrote them that numbered what is declared, and as the first did that names it. */
const KEPT = ['0.5.0', '0.6.0'].map((engine) => oldTapes().filter((tape) => engineOf(tape) === engine));
const [NUMBERED = [], NAMED = []] = KEPT;

/** What plays and facts say of modes and costs: the beginning of each. */
const saidIn = ({ events }: OldTape): readonly string[] =>
  [...JSON.stringify(events).matchAll(/"(?:modes|cost|way)":\[?(\d|"|\{"card")/g)].map(([, first = '']) => first);

test('kept tapes number what is declared, or name it', () => {
  const numbers = NUMBERED.flatMap(saidIn);
  expect([numbers.length > 10, numbers.filter((first) => !/\d/.test(first))]).toEqual([true, []]);
  const names = NAMED.flatMap(saidIn);
  expect([names.length, names.filter((first) => /\d/.test(first))]).toEqual([numbers.length, []]);
});

const differencesIn = (events: readonly Envelope[]): unknown[] =>
  auditTape(riftbound, events).filter(({ kind }) => kind !== 'engine' && kind !== 'encodings');

test.each(KEPT.flat())('$name is decided again as it was, whatever has become of the order', ({ events }) => {
  expect(differencesIn(events)).toEqual([]);
});

test('one that was forged is seen', () => {
  const events = JSON.stringify(NUMBERED.find(({ name }) => name.includes('repeat-with-modes'))?.events);
  const forged = events.replace('"declared":{"modes":[1],"paid"', '"declared":{"modes":[0],"paid"');
  expect(forged).not.toBe(events);
  expect(differencesIn(JSON.parse(forged) as Envelope[])).toContainEqual(expect.objectContaining({ kind: 'facts' }));
});

test('what an older tape counted is what is paid and done', () => {
  const played = (name: string): Game => {
    const one = CASES[name] as Case;
    const on = at(one);
    return on.play(asNumbered(parse(one.line, on.state), one.text)).pass();
  };
  // Two energy, and one for its first additional cost: for the other five there is none.
  const monkey = played('an additional cost');
  const { seats, pieces } = monkey.state;
  expect([seats[0]?.pool.energy, pieces[monkey.number('Sea Monkey')]?.buffs]).toEqual([0, 1]);
  expect(played('the mode of a trigger').piece('Jayce').badges).toContain('Deflect 2');
});

test('a cost or a mode by a name that nothing has is told as one that is not there', () => {
  const on = at(CASES['an additional cost'] as Case);
  const play = parse('Ana: plays Sea Monkey to base with additional cost', on.state);
  const other = JSON.parse(JSON.stringify(play).replace('"ability":"static"', '"ability":"none"')) as Play;
  expect(on.attempt(other)).toBeRefusedBecause('cost.optional');
  const jayce = at(CASES['the mode of a trigger'] as Case);
  const named = JSON.parse(
    JSON.stringify(parse('Ana: answers mode 2', jayce.state)).replace('deflect', 'none'),
  ) as Play;
  expect(jayce.attempt(named)).toBeRefusedBecause('play.modes');
});

test('a cost that a text was given later is counted last, and one by a name that nothing has by no number', () => {
  const { state } = at(CASES['an additional cost'] as Case);
  const { make } = riftbound.notation;
  const later = parse('Ana: plays Sea Monkey to base with additional cost 2', state);
  expect(declaredIn(later)).toMatchObject({ extra: [{ cost: { card: SEA_MONKEY, ability: 'another' } }] });
  expect(make(later, state)).toMatch(/with additional cost 2$/);
  const nothing = JSON.parse(JSON.stringify(later).replace('"ability":"another"', '"ability":"none"')) as Play;
  expect(make(nothing, state)).not.toMatch(/cost \d/);
});
