import type { Table } from '#table';
import { travellers } from '../../apps/replayer/src/views/table/travellers.js';

const zone = (id: string, pieces: readonly string[]) => ({
  ...{ id, name: id, role: 'home' as const, owner: null, arena: null, pieces, badges: [] },
});

const table = (...zones: readonly [id: string, pieces: readonly string[]][]): Table => ({
  ...{ players: [], pieces: [], stack: [], clock: { game: 1, turn: 1, seat: null, phase: '' }, result: null },
  windows: { state: '', priority: null, focus: null, waiting: [] },
  zones: zones.map(([id, pieces]) => zone(id, pieces)),
});

describe('what is seen to travel from zone to zone', () => {
  it('is what lies in another zone than before, not what came, left or changed its place in a row', () => {
    const before = table(['hand', ['a', 'b', 'c']], ['chain', []], ['trash', ['gone']]);
    const after = table(['hand', ['c', 'b']], ['chain', ['a']], ['trash', ['new']]);
    expect(travellers(before, after)).toEqual(['a']);
  });

  it('is nothing where more goes than an eye can follow: a jump, a new game', () => {
    const many = Array.from({ length: 9 }, (_, i) => String(i));
    expect(travellers(table(['deck', many], ['hand', []]), table(['deck', []], ['hand', many]))).toEqual([]);
    expect(
      travellers(table(['deck', many], ['hand', []]), table(['deck', ['8']], ['hand', many.slice(0, 8)])),
    ).toHaveLength(8);
  });
});
