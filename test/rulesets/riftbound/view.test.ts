import type { Viewer } from '#ruleset';
import type { TablePiece } from '#table';
import { riftbound, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';
import { after, firstIn, firstMainPhase, piecesIn } from './support/table.js';

const state = firstMainPhase();

const pieceSeen = (table: RiftboundState, piece: number, viewer: Viewer): TablePiece | undefined =>
  riftbound.view(table, viewer).pieces.find(({ id }) => id === String(piece));

const namesIn = (zone: string, viewer: Viewer): readonly (string | null | undefined)[] =>
  piecesIn(state, zone).map((piece) => pieceSeen(state, piece, viewer)?.name);

const unit = 'OGN-013';
const put = (piece: number, card: string, at: number): RiftboundFact => ({
  type: 'PiecePut',
  data: { piece, card, to: { zone: 'battlefield', at }, exhausted: true },
  because: [],
});

describe('what a viewer sees of', () => {
  test.each<readonly [Viewer, boolean]>([
    [0, true],
    [1, false],
    ['public', false],
    ['recorder', true],
  ])("Ana's hand: %s, %s", (viewer, isSeen) => {
    expect(namesIn('hand-0', viewer).every((name) => (name !== null) === isSeen)).toBe(true);
  });

  test.each<Viewer>([0, 1, 'public'])('a Main Deck: %s sees backs only', (viewer) => {
    const names = namesIn('main-deck-0', viewer);
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names)).toEqual(new Set([null]));
  });

  test('legends and Chosen Champions: everybody sees them', () => {
    for (const zone of ['legend-0', 'legend-1', 'champion-0', 'champion-1'])
      expect(namesIn(zone, 'public')).not.toContain(null);
  });

  test('a hidden card: its controller alone, and everybody that it is there', () => {
    const piece = firstIn(state, 'hand-0');
    const hidden = after(state, { type: 'CardHidden', data: { seat: 0, piece, card: unit, at: 1 }, because: [] });
    expect(pieceSeen(hidden, piece, 0)).toMatchObject({
      name: 'Pouty Poro',
      faceDown: true,
      badges: ['hidden this turn'],
    });
    expect(pieceSeen(hidden, piece, 1)).toMatchObject({
      name: null,
      kind: null,
      faceDown: true,
      controller: 0,
      numbers: [],
    });
    expect(riftbound.view(hidden, 1).zones.find(({ id }) => id === 'facedown-1')).toMatchObject({
      role: 'hidden',
      arena: 'battlefield-1',
    });
  });
});

test('a unit shows its Might against the printed one, its damage, its keywords and designation', () => {
  const piece = firstIn(state, 'hand-0');
  const object = 10_000;
  const table = after(
    state,
    put(piece, unit, 0),
    { type: 'UnitsBuffed', data: { units: [piece] }, because: [] },
    { type: 'DamageDealt', data: { parts: [{ unit: piece, amount: 1 }], source: { kind: 'laid-out' } }, because: [] },
    { type: 'DesignationsSet', data: { attackers: [piece], defenders: [], cleared: [] }, because: [] },
    { type: 'UnitsStunned', data: { units: [piece] }, because: [] },
    {
      type: 'EffectsBegan',
      data: {
        effects: [{ id: 1, piece, object, might: 5, keyword: null, value: 0, until: 'turn' }],
      },
      because: [],
    },
  );
  expect(pieceSeen(table, piece, 1)).toMatchObject({
    name: 'Pouty Poro',
    kind: 'Unit',
    exhausted: true,
    badges: ['attacker', 'stunned', 'Deflect 1'],
    numbers: [
      { label: 'Might', value: 3, base: 2 },
      { label: 'damage', value: 1 },
      { label: 'buffs', value: 1 },
    ],
    colours: ['Fury'],
  });
});

test('keywords are told in one order, whatever gave them', () => {
  const piece = firstIn(state, 'main-deck-1');
  const placed = after(state, put(piece, unit, 1));
  const object = placed.pieces[piece]?.object ?? 0;
  const effect = { id: 1, piece, object, might: 0, keyword: 'Backline', value: 0, until: 'turn' } as const;
  const table = after(placed, { type: 'EffectsBegan', data: { effects: [effect] }, because: [] });
  expect(pieceSeen(table, piece, 1)?.badges).toEqual(['Backline', 'Deflect 1']);
});

test('a battlefield lies in its own zone and says what goes on there', () => {
  const table = after(
    state,
    { type: 'ControlEstablished', data: { at: 0, seat: 0 }, because: [] },
    { type: 'BattlefieldContested', data: { at: 0, seat: 1 }, because: [] },
    { type: 'CombatStaged', data: { at: 0, staged: true }, because: [] },
    { type: 'ShowdownOpened', data: { at: 0, focus: 1 }, because: [] },
  );
  const view = riftbound.view(table, 'public');
  const zone = view.zones.find(({ id }) => id === 'battlefield-0');
  expect(zone).toMatchObject({
    role: 'arena',
    badges: ['controlled by Ana', 'contested by Ben', 'showdown', 'staged combat'],
  });
  expect(view.pieces.find(({ id }) => id === zone?.pieces[0])).toMatchObject({ name: zone?.name, kind: 'Battlefield' });
  expect(view.windows).toMatchObject({
    state: 'Showdown Open',
    focus: 1,
    waiting: [{ seat: 1, question: 'has focus' }],
  });
});

test('every piece is in one zone, or is a battlefield in its own', () => {
  const { zones, pieces } = riftbound.view(state, 'public');
  const listed = zones.flatMap((zone) => zone.pieces).sort();
  expect(listed).toEqual(pieces.map(({ id }) => id).sort());
});

test('the pool is counted where there is something in it', () => {
  const [ana] = riftbound.view(
    after(state, { type: 'ResourcesAdded', data: { seat: 0, energy: 2, power: ['Fury', 'any'] }, because: [] }),
    'public',
  ).players;
  expect(ana).toMatchObject({
    name: 'Ana',
    score: state.seats[0]?.points,
    target: 8,
    counters: [
      { label: 'Energy', value: 2 },
      { label: 'Fury power', value: 1 },
      { label: 'Universal power', value: 1 },
    ],
  });
});

test('before anything is laid out there is nothing to see', () => {
  expect(riftbound.view(riftbound.initial, 'recorder')).toMatchObject({
    players: [],
    zones: [],
    pieces: [],
    stack: [],
  });
});

test('the clock names the phase, and nobody has the turn while the game is set up', () => {
  expect(riftbound.view(state, 'public').clock).toMatchObject({ game: 1, phase: 'Main', seat: state.turn.seat });
  expect(riftbound.view({ ...state, turn: { ...state.turn, phase: 'set-up' } }, 'public')).toMatchObject({
    clock: { phase: 'Set-up', seat: null },
    windows: { state: 'Set-up' },
  });
});
