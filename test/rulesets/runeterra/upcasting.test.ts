import type { Envelope } from '#kernel';
import { schemasOf } from '#match';
import { runeterra } from '#rulesets/runeterra';

test('an ability that has acted is named by its moment, and was by its number in schema 1', () => {
  const event = { type: 'AbilityActed', schema: 1, data: { piece: 3, ability: 0 } } as unknown as Envelope;
  expect(schemasOf(runeterra).read(event)).toMatchObject({ schema: 2, data: { piece: 3, ability: 'card-played' } });
});

test.each([
  ['Ana concedes', [1], { kind: 'concession', seat: 0 }],
  ['Ben has no card left to draw', [0], { kind: 'no-card', seat: 1 }],
  ["Ben's nexus has fallen", [0], { kind: 'nexus', seat: 1 }],
  ['both nexuses have fallen at once', [], { kind: 'both-nexuses' }],
])('what ended a game is read of the sentence "%s"', (reason, winners, now) => {
  const { read } = schemasOf(runeterra);
  const result = { winners, reason, because: ['rule'] };
  const of = (type: string, data: object) => read({ type, schema: 1, data } as unknown as Envelope).data;
  expect(of('GameEnded', result)).toEqual({ ...result, reason: now });
  expect(of('MatchClosed', { note: '', result })).toEqual({ note: '', result: { ...result, reason: now } });
});
