import { eventGroupsOf, pageOf } from '../../tools/event-shapes.js';

const source = `
import type { Fact } from '#kernel';
/** Things that move. */
export type MoveFact =
  | F<'UnitsMoved', { readonly units: readonly number[]; /* where */ readonly to: 'base' | 'field' }>
  | (F<'Shuffled', Readonly<Record<string, never>>> & Extra);
/** One alone. */
export type Closed = Fact<'Closed', { readonly note: string }>;
export type Name = string;
type Hidden = Fact<'Hidden', string>;
`;

describe('the event reference', () => {
  const groups = eventGroupsOf({ path: 'events.ts', text: source });

  test('reads the facts of every exported type', () => {
    expect(groups.map(({ name, about, events }) => [name, about, events.map(({ type }) => type)])).toEqual([
      ['MoveFact', 'Things that move.', ['UnitsMoved', 'Shuffled']],
      ['Closed', 'One alone.', ['Closed']],
    ]);
  });

  test('writes data plainly, and safely for a table', () => {
    expect(groups[0]?.events.map(({ data }) => data)).toEqual(["{ units: number[]; to: 'base' | 'field' }", '{}']);
    expect(pageOf(groups)).toContain("to: 'base' \\| 'field'");
  });
});
