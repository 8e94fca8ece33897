import { ACROSS, drawTable, uprightRoom, type Table, type TablePiece } from '#table';

const piece = (id: string, name: string | null, more: Partial<TablePiece> = {}): TablePiece => ({
  ...{ id, name, kind: 'unit', owner: 0, controller: 0, faceDown: false, exhausted: false, badges: [] },
  ...{ numbers: [], attachedTo: null, colours: ['fury'] },
  ...more,
});

const zone = (id: string, role: Table['zones'][number]['role'], owner: number | null, pieces: readonly string[]) => ({
  ...{ id, name: id, role, owner, arena: null, pieces, badges: [] },
});

const player = (seat: number, name: string) => ({
  ...{ seat, name, score: seat, scoreName: 'points', target: 8, counters: [], wins: 0 },
});

const TABLE: Table = {
  players: [player(0, 'Ana'), player(1, '<Ben & "Bo">')],
  zones: [
    zone('hand of Ana', 'hand', 0, ['p1']),
    zone('hand of Ben', 'hand', 1, ['p2']),
    zone('field', 'arena', null, ['p3', 'p4']),
    zone('Chain', 'stack', null, []),
  ],
  pieces: [
    piece('p1', 'Gust'),
    piece('p2', null, { owner: 1, controller: 1 }),
    piece('p3', 'Vi', { exhausted: true, numbers: [{ label: 'Might', value: 5, base: 3 }] }),
    piece('p4', 'Poro', { controller: 1, numbers: [{ label: 'damage', value: 2 }] }),
  ],
  stack: [{ id: 'i1', label: 'Falling Star', controller: 0, status: 'pending', targets: ['p4'] }],
  clock: { game: 1, turn: 3, seat: 0, phase: 'Main' },
  windows: { state: 'Closed', priority: 1, focus: null, waiting: [] },
  result: null,
};

const draw = (near = 0): string => drawTable(TABLE, { near, theme: 'light', title: 'Ana against Ben, event 12' });

/** The height at which a text stands. */
const heightOf = (svg: string, words: string): number =>
  Number(new RegExp(`<text x="[\\d.]+" y="([\\d.]+)"[^>]*>${words}<`).exec(svg)?.[1]);

describe('the picture of a table', () => {
  it('is an SVG by itself, named for what it shows, with nothing in it from elsewhere', () => {
    expect(draw()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(draw()).toContain('<title>Ana against Ben, event 12</title>');
    expect(draw()).not.toMatch(/href|<image|<foreignObject|<script|url\(/);
  });

  it('shows names, strength against what is printed, damage, and a card that nobody knows as such', () => {
    for (const words of ['Gust', 'Vi', '5▲', 'damage 2', 'Unknown', 'Falling Star', '→ Poro'])
      expect(draw()).toContain(`>${words}<`);
  });

  it('turns an exhausted card, and draws a line from the chain to what it is aimed at', () => {
    expect(draw().match(/rotate\(90 /g)).toHaveLength(1);
    expect(draw().match(/<path /g)).toHaveLength(1);
  });

  it.each([false, true])('leads its lines where nothing is written, upright: %s', (isUpright) => {
    const room = isUpright ? uprightRoom(TABLE) : ACROSS;
    const stack = ['p3', 'p4', 'p4'].map((target, i) => ({ ...TABLE.stack[0]!, id: `i${i}`, targets: [target] }));
    const svg = drawTable({ ...TABLE, stack }, { near: 0, theme: 'light', title: 'Lines', room });
    const texts = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"([^>]*)>([^<]*)</g)].map(
      ([, x, y, more = '', words = '']) => {
        const size = Number(/font-size="([\d.]+)"/.exec(more)?.[1]);
        const width = words.length * size * 0.5;
        const left = Number(x) - (more.includes('"end"') ? width : 0);
        return { words, left, right: left + width, top: Number(y) - size * 0.8, bottom: Number(y) + size * 0.2 };
      },
    );
    const lines = [...svg.matchAll(/<path d="M([\d. L]+)"/g)].map(([, corners = '']) =>
      corners.split('L').map((corner) => corner.split(' ').map(Number) as [number, number]),
    );
    expect(lines).toHaveLength(3);
    const crossed = lines.flatMap((corners) =>
      corners.slice(1).flatMap(([x, y], i) => {
        const [fromX, fromY] = corners[i] ?? [x, y];
        return texts.filter(
          ({ left, right, top, bottom }) =>
            Math.max(x, fromX) > left &&
            Math.min(x, fromX) < right &&
            Math.max(y, fromY) > top &&
            Math.min(y, fromY) < bottom,
        );
      }),
    );
    expect(crossed).toEqual([]);
  });

  it('has what a card costs on the side that no other card covers', () => {
    const costs = [{ label: 'energy', value: 9 }];
    const svg = drawTable(
      { ...TABLE, pieces: TABLE.pieces.map((each) => (each.id === 'p4' ? { ...each, costs } : each)) },
      { near: 0, theme: 'light', title: 'Costs', room: uprightRoom(TABLE) },
    );
    const at = (words: string): number => Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${words}<`).exec(svg)?.[1]);
    expect(at('9')).toBe(at('Poro'));
    expect(svg).not.toMatch(/text-anchor="end"[^>]*>9</);
  });

  it('is seen from a chair: whoever sits there is below, with their pieces', () => {
    expect(heightOf(draw(), 'Ana')).toBeGreaterThan(heightOf(draw(), 'Poro'));
    expect(heightOf(draw(1), 'Ana')).toBeLessThan(heightOf(draw(1), 'Poro'));
  });

  it.each([
    ['few', 3, 16],
    ['many', 11, 12],
  ])('writes what a player has, %s lines of it, as large as they have room', (_, count, least) => {
    const counters = Array.from({ length: count }, (__, i) => ({ label: `Counter ${i}`, value: 1 }));
    const players = TABLE.players.map((each) => ({ ...each, counters }));
    const svg = drawTable({ ...TABLE, players }, { near: 0, theme: 'light', title: 'Plates' });
    const written = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>Counter \d+ 1</g)].map(([, size]) => Number(size));
    expect(written).toHaveLength(2 * count);
    expect(Math.min(...written)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...written)).toBeLessThanOrEqual(16);
  });

  it('stands upright where that is wished: read where it is 1080 pixels wide, all of it inside, and no card turned', () => {
    const svg = drawTable(TABLE, { near: 0, theme: 'dark', title: 'Ana - Ben', room: uprightRoom(TABLE) });
    const { width, height } = uprightRoom(TABLE);
    const numbers = (name: string): readonly number[] =>
      [...svg.matchAll(new RegExp(` ${name}="([\\d.]+)"`, 'g'))].map(([, number]) => Number(number));
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(width).toBeLessThan(height);
    expect(Math.min(...numbers('font-size')) * (1020 / width)).toBeGreaterThanOrEqual(22);
    expect(Math.max(...numbers('x'))).toBeLessThan(width);
    expect(Math.max(...numbers('y'))).toBeLessThan(height);
    expect(svg).not.toContain('rotate(');
    for (const words of ['exhausted', '5▲', 'Falling Star', '→ Poro']) expect(svg).toContain(`>${words}<`);
    expect(svg.match(/<path /g)).toHaveLength(1);
  });

  it('lies across for three players, whatever is wished', () => {
    const players = [...TABLE.players, player(2, 'Cleo')];
    expect(uprightRoom({ players })).toBe(ACROSS);
  });

  it('writes names as they are, whatever signs are in them', () => {
    expect(draw()).toContain('>&lt;Ben &amp; &quot;Bo&quot;&gt;<');
  });
});
