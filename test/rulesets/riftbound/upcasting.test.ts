import type { Envelope, JsonObject } from '#kernel';
import { schemasOf } from '#match';
import { riftbound } from '#rulesets/riftbound';

const { read } = schemasOf(riftbound);

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
    expect(read(event)).toMatchObject({ schema: 2, data: JSON.parse(now) as object });
  });
});
