/** Files of other recorders, built by their schemas: a short match on the table of a simulator, with what one player saw. */

const ANA = 'plr_a';
const BEN = 'plr_b';

type Json = Readonly<Record<string, unknown>>;

const card = (id: string, name: string, owner: string, more: Json = {}): Json => ({
  ...{ id, name, ownerPlayerId: owner, exhausted: false, isPlaceholder: false, createdAt: 0 },
  ...more,
});

const back = (owner: string, zone: string, at: number): Json => ({
  id: `__hidden_zone__:${owner}:${zone}:${String(at)}`,
  ...{ name: '', source: 'mainDeck', exhausted: false, createdAt: 0, isPlaceholder: true },
});

const move = (id: string, from: readonly [string, string], to: readonly [string, string], moved: Json): Json => ({
  ...{ op: 'zone_move', cardId: id, card: moved },
  from: { playerId: from[0], zone: from[1] },
  to: { playerId: to[0], zone: to[1], index: 0 },
});

const narrated = (text: string, by: string, turn: number): Json => ({
  op: 'log_insert',
  index: 0,
  entries: [{ id: `log-${text}`, at: 0, text, authorPlayerId: by, turnNumber: turn, turnPlayerId: by }],
});

const score = (playerId: string, points: number): Json => ({
  op: 'set_board_fields',
  playerId,
  fields: { score: points },
});

const poro = card('c1', 'Pouty Poro', ANA);
const stalwart = card('c2', 'Stalwart Poro', BEN);

/** What happened, as actions with their operations. */
const ACTIONS: readonly (readonly [action: Json, by: string, operations: readonly Json[]])[] = [
  [{ type: 'select_battlefield', battlefield: 'Zaun Warrens' }, ANA, [narrated('Ana chose Zaun Warrens.', ANA, 0)]],
  [
    { type: 'select_battlefield', battlefield: 'Grove of the God-Willow' },
    BEN,
    [narrated('Ben chose Grove of the God-Willow.', BEN, 0)],
  ],
  [
    { type: 'move_card' },
    ANA,
    [
      narrated('Ana played Pouty Poro.', ANA, 1),
      move('c1', [ANA, 'hand'], [ANA, 'base'], { ...poro, exhausted: true }),
    ],
  ],
  [{ type: 'end_turn' }, ANA, [narrated('Ana ended the turn.', ANA, 1)]],
  [{ type: 'move_card' }, BEN, [move(`__hidden_zone__:${BEN}:hand:0`, [BEN, 'hand'], [BEN, 'base'], stalwart)]],
  [{ type: 'end_turn' }, BEN, []],
  [
    { type: 'toggle_exhausted' },
    ANA,
    [{ op: 'patch_card_fields', playerId: ANA, zone: 'base', cardId: 'c1', fields: { exhausted: false } }],
  ],
  [
    { type: 'move_card' },
    ANA,
    [move('c1', [ANA, 'base'], [ANA, 'battlefieldA'], { ...poro, exhausted: true }), score(ANA, 1)],
  ],
  [{ type: 'end_turn' }, ANA, []],
  [
    { type: 'move_card' },
    BEN,
    [
      move('c2', [BEN, 'base'], [BEN, 'battlefieldA'], stalwart),
      move('c1', [ANA, 'battlefieldA'], [ANA, 'trash'], poro),
      score(BEN, 1),
    ],
  ],
  [{ type: 'end_turn' }, BEN, []],
];

const board = (id: string, legend: Json, hand: readonly Json[]): Json => ({
  ...{ score: 0, deck: [back(id, 'deck', 0)], hand, base: [], trash: [], banished: [], champion: [] },
  ...{ battlefieldA: [], battlefieldB: [], runeDeck: [], runeArea: [], legend: [legend] },
});

const ANAS = board(ANA, card('l1', 'Dark Child - Starter', ANA), [poro]);
const BENS = board(BEN, card('l2', 'Wuju Bladesman - Starter', BEN), [back(BEN, 'hand', 0)]);

/** A `.ratlas.json`, version 1, as Ana's browser recorded it. */
export const ratlasFile = (more: Json = {}): Json => ({
  format: 'riftatlas-replay',
  version: 1,
  match: {
    roomCode: 'AAAAA',
    capturedAt: '2026-09-16T04:00:29.759Z',
    gameVariant: 'duel',
    outcome: { winnerPlayerId: BEN, reason: 'concession' },
  },
  viewer: { role: 'player', playerId: ANA, fogOfWar: true },
  players: [
    { id: BEN, seat: 1, name: 'Ben', decklistRaw: null, finalScore: 1 },
    { id: ANA, seat: 0, name: 'Ana', decklistRaw: null, finalScore: 1 },
  ],
  origin: {
    sequence: 0,
    snapshot: {
      phase: 'battlefield_pick',
      players: [
        { id: ANA, seat: 0, name: 'Ana', board: ANAS },
        { id: BEN, seat: 1, name: 'Ben', board: BENS },
      ],
    },
    gameplayLog: [],
  },
  commits: ACTIONS.map(([action, , operations], sequence) => ({
    t: sequence * 1000,
    baseSequence: sequence,
    sequence: sequence + 1,
    action,
    operations,
  })),
  gaps: [],
  chat: [],
  ...more,
});

const sideOf = ({ score: points, ...zones }: Json): Json => ({ score: points, fields: {}, boardFields: {}, zones });

/** The same match as a canonical replay of RiftLite, version 2. */
export const riftliteFile = (more: Json = {}): Json => ({
  schema: 'riftlite-canonical-replay',
  version: 2,
  id: 'replay-1',
  series: {
    startedAt: Date.UTC(2026, 8, 16),
    participants: [
      { id: ANA, name: 'Ana', seat: 0, isPerspective: true, fields: {} },
      { id: BEN, name: 'Ben', seat: 1, isPerspective: false, fields: {} },
    ],
    games: [
      { id: 'game-1', ordinal: 1, gameNumber: 1 },
      { id: 'game-2', ordinal: 2, gameNumber: 2 },
    ],
  },
  events: [
    {
      kind: 'snapshot',
      gameId: 'game-1',
      snapshot: {
        room: { firstPlayerId: ANA, fields: {} },
        players: { [ANA]: sideOf(ANAS), [BEN]: sideOf(BENS) },
        chain: [],
        log: [],
      },
    },
    ...ACTIONS.map(([action, actorPlayerId, operations]) => ({
      ...{ kind: 'action', gameId: 'game-1', actionType: action['type'], actorPlayerId, action },
      patch: { operations },
    })),
    {
      kind: 'action',
      gameId: 'game-2',
      actionType: 'nothing_we_know',
      action: {},
      patch: { operations: [{ op: 'nothing' }] },
    },
  ],
  unknownEvents: [],
  diagnostics: [],
  checkpoints: [],
  ...more,
});
