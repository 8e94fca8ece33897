import type { Play, RiftboundState } from '#rulesets/riftbound';

export type Instruction = Extract<Play, { play: 'DescribeEffect' }>['instructions'][number];
/** A number below another, by chance. */
export type Below = (count: number) => number;

/** Verbs that are done to pieces and nothing more. */
const TO_PIECES = [
  ...(['heal', 'kill', 'stun', 'ready', 'exhaust', 'recall', 'buff', 'empower', 'disempower', 'spend-buff'] as const),
  ...(['banish', 'return', 'recycle', 'discard', 'draw-these', 'show'] as const),
];
const UNTIL = ['turn', 'combat', 'always'] as const;

/** An instruction by chance: what it names lies anywhere. */
export const instructionOf = (state: RiftboundState, below: Below): Instruction => {
  const seat = below(state.seats.length);
  const face = [...state.pieces.keys()].filter((number) => state.pieces[number]?.card !== null);
  const piece = (): number => face[below(face.length)] ?? 0;
  const to =
    below(2) === 0
      ? ({ zone: 'base', seat } as const)
      : ({ zone: 'battlefield', at: below(state.battlefields.length) } as const);
  const pieces = below(3) === 0 ? [piece(), piece()] : [piece()];
  const verb = TO_PIECES[below(TO_PIECES.length)] ?? 'kill';
  const made: readonly Instruction[] = [
    { verb: 'deal', amount: 1 + below(9), to: pieces },
    { verb: 'strike', by: piece(), amount: 1 + below(4), to: pieces },
    { verb: 'move', pieces, to },
    { verb: 'draw', seat, count: 1 + below(5) },
    { verb: 'burn', seat, count: 1 + below(5) },
    { verb: 'channel', seat, count: 1 + below(3), exhausted: below(2) === 0 },
    { verb: 'score', seat, points: 1 + below(3) },
    { verb: 'extra-turn', seat },
    { verb: 'gain-xp', seat, amount: below(7) - 3 },
    { verb: 'create', token: 'OGN-271', seat, to, count: 1 + below(3), exhausted: below(2) === 0 },
    { verb: 'counter', item: below(state.nextItem + 1) },
    { verb: 'might', pieces, amount: below(13) - 6, until: UNTIL[below(3)] ?? 'turn' },
    { verb: 'set-might', pieces, to: below(9), until: 'turn' },
    { verb: 'copy', pieces, of: piece() },
    { verb: 'keyword', pieces, keyword: 'Temporary', value: 1, until: 'turn' },
    { verb: 'control', pieces, seat, until: 'turn' },
    { verb: 'attach', piece: piece(), to: piece() },
    { verb: 'detach', piece: piece() },
    { verb: 'put', piece: piece(), card: null, to },
    { verb: 'place', pieces, on: (['top', 'bottom', 'hand', 'trash', 'champion'] as const)[below(5)] ?? 'top' },
    { verb: 'predict', seat, count: 1 },
    ...Array.from({ length: 8 }, (): Instruction => ({ verb, pieces })),
  ];
  return made[below(made.length)] ?? { verb: 'draw', seat, count: 1 };
};
