import type { Envelope, JsonObject } from '#kernel';
import { schemasOf } from '#match';
import { riftbound } from '#rulesets/riftbound';

const { read, saidBy, versionOf } = schemasOf(riftbound);

/** What is read of a fact of schema 1 that names an ability so. */
const readAs = (name: JsonObject): unknown => {
  const event: Envelope = {
    stream: 'match-1',
    revision: 9,
    id: '00000000-0000-4000-8000-000000000000',
    type: 'ReplacementApplied',
    schema: 1,
    at: '2026-08-01T12:00:00.000Z',
    actor: 'scorekeeper',
    cause: 'play-1',
    because: [],
    data: { name, source: 4, part: 4 },
  };
  return (read(event).data as { readonly name: unknown }).name;
};

describe('abilities that tapes of schema 1 name by number', () => {
  test.each([
    ['the only one of its kind is named by it', { card: 'OGN-003', ability: 0 }, { ability: 'triggered' }],
    ['one of several has its own name', { card: 'OGN-067', ability: 1 }, { ability: 'hold' }],
    ['one of an Effect Text', { card: 'SFD-016', ability: 0, text: 'bearer' }, { ability: 'triggered' }],
    [
      'one that another makes is named inwards',
      { card: 'OGN-200', ability: 0, within: [2] },
      { ability: 'triggered', within: ['stun'] },
    ],
    [
      'one that a mode of another makes',
      { card: 'VEN-035', ability: 0, within: [1] },
      { ability: 'spell', within: ['empower'] },
    ],
    ['a keyword', { card: 'SFD-003', ability: 0, text: 'Equip' }, { ability: 'activated' }],
    [
      'a keyword that an object has twice, instance by instance',
      { card: 'OGN-003', ability: 1, text: 'Weaponmaster' },
      { ability: 'triggered', instance: 1 },
    ],
  ])('%s', (_, name, said) => {
    expect(readAs(name)).toEqual({ ...name, ...said });
  });

  test('a keyword with two costs is named by what each is of', () => {
    const name = { card: 'VEN-074', text: 'Empower' };
    expect([0, 1].map((ability) => readAs({ ...name, ability }))).toEqual([
      { ...name, ability: 'energy' },
      { ...name, ability: 'power' },
    ]);
  });

  test('they are named wherever they stand, in what is asked and what is on its way', () => {
    const name = { card: 'OGN-067', ability: 0 };
    const data = {
      choice: { kind: 'replace', options: [{ replacer: { name }, part: 3 }] },
      agenda: [{ task: 'event', fact: { type: 'ItemPutOnChain', data: { item: { definition: name } } }, done: [] }],
    };
    const event = { type: 'ChoiceAwaited', schema: 1, data } as unknown as Envelope;
    const now = JSON.stringify(data).replaceAll('"ability":0', '"ability":"play"');
    expect(read(event)).toMatchObject({ schema: versionOf('ChoiceAwaited'), data: JSON.parse(now) as object });
  });
});

const written = (type: string, data: object, schema = 1): Envelope => ({ type, schema, data }) as unknown as Envelope;
const cause = { seat: 0, item: 3, source: 7 };
const parts = [{ unit: 2, amount: 4 }];

describe('what tapes of schema 1 tell in sentences', () => {
  test.each([
    [
      { source: 'Hold of Zaun Warrens', scored: 'hold' },
      { kind: 'hold', named: 'Zaun Warrens' },
    ],
    [
      { source: 'Conquest of Minefield', scored: 'conquest' },
      { kind: 'conquest', named: 'Minefield' },
    ],
    [{ source: 'Burn Out' }, { kind: 'burn-out' }],
    [{ source: 'the table as laid out' }, { kind: 'laid-out' }],
    [{ source: 'Tryndamere, Barbarian' }, { kind: 'card', named: 'Tryndamere, Barbarian' }],
  ])('points come from %j', (told, source) => {
    const gained = { seat: 1, points: 1, total: 3 };
    expect(read(written('PointsGained', { ...gained, ...told })).data).toEqual({ ...gained, source });
  });

  test.each([
    [
      { source: 'Falling Star', by: 'spell', cause },
      { source: { kind: 'spell', piece: 7 }, cause },
    ],
    [{ source: 'Combat: 4 against 5', by: 'combat' }, { source: { kind: 'combat', attacker: 4, defender: 5 } }],
    [{ source: 'the table as laid out' }, { source: { kind: 'laid-out' } }],
  ])('damage is dealt by %j', (told, now) => {
    expect(read(written('DamageDealt', { parts, ...told })).data).toEqual({ parts, ...now });
  });

  test.each([
    ['Ana and Cleo have 11 points', { kind: 'points', points: 11 }],
    ['The players agree on a draw', { kind: 'draw' }],
    ['Ben concedes', { kind: 'words', words: 'Ben concedes' }],
  ])('it ends as "%s"', (sentence, reason) => {
    const data = { winners: [0, 2], reason: sentence, because: ['a', 'b'] };
    const now = { ...data, reason };
    expect(read(written('MatchEnded', data)).data).toEqual(now);
    expect(read(written('MatchClosed', { note: '', result: data })).data).toEqual({ note: '', result: now });
    expect(read(written('MatchClosed', { note: '', result: null })).data).toEqual({ note: '', result: null });
  });

  test('an effect names nothing that its fact does not', () => {
    const effect = { id: 1, piece: 3, object: 4, might: 2 };
    const data = { effects: [{ ...effect, source: 'Discipline' }], cause };
    expect(read(written('EffectsBegan', data)).data).toEqual({ effects: [effect], cause });
  });

  test('what is on its way is read alike', () => {
    const fact = { type: 'DamageDealt', data: { parts, source: 'Falling Star', by: 'spell', cause }, because: [] };
    const data = { choice: { kind: 'replace' }, agenda: [{ task: 'cleanup' }, { task: 'event', fact }] };
    expect(read(written('ChoiceAwaited', data, 2)).data).toMatchObject({
      agenda: [{ task: 'cleanup' }, { task: 'event', fact: { data: { source: { kind: 'spell', piece: 7 } } } }],
    });
  });

  test('what is attached to what moves is not said', () => {
    const data = { seat: 0, units: [4], to: { zone: 'base', seat: 0 }, standard: true };
    expect(read(written('UnitsMoved', data)).data).toEqual({ ...data, attached: null });
    expect(saidBy('UnitsMoved', 1, { ...data, attached: [5] })).toEqual(data);
  });

  test('they are held to what they say, and no further', () => {
    const [old, now] = [
      { seat: 0, source: { kind: 'hold', named: 'Minefield' } },
      { seat: 0, source: { kind: 'hold', at: 1 } },
    ];
    expect(saidBy('PointsGained', 1, now)).toEqual(saidBy('PointsGained', 1, old));
    expect(saidBy('PointsGained', 1, { ...now, seat: 1 })).not.toEqual(saidBy('PointsGained', 1, old));
    expect(saidBy('PointsGained', 2, now)).toEqual(now);
    expect(saidBy('DamageDealt', 1, { parts })).toEqual({ parts });
  });
});
