import type { Domain, Location } from '../vocabulary.js';

/** An object an instruction speaks of: a piece on the table by its number. */
export type PieceRef = number;

/** How long what an instruction gives lasts. */
export type Duration = 'turn' | 'combat' | 'always';

/**
 * One instruction: a game action of the book (413-444) with what it is done to. The same verbs serve cards whose text is
 * encoded and effects that a person describes at the table. Seats are players; pieces are piece numbers.
 */
export type Instruction =
  | { readonly verb: 'deal'; readonly amount: number; readonly to: readonly PieceRef[] }
  | { readonly verb: 'heal'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'kill'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'stun'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'ready'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'exhaust'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'recall'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'move'; readonly pieces: readonly PieceRef[]; readonly to: Location }
  | { readonly verb: 'buff'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'spend-buff'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'banish'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'return'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'recycle'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'discard'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'draw'; readonly seat: number; readonly count: number }
  | { readonly verb: 'burn'; readonly seat: number; readonly count: number }
  | { readonly verb: 'channel'; readonly seat: number; readonly count: number; readonly exhausted: boolean }
  | { readonly verb: 'score'; readonly seat: number; readonly points: number }
  | { readonly verb: 'gain-xp'; readonly seat: number; readonly amount: number }
  | {
      readonly verb: 'add';
      readonly seat: number;
      readonly energy: number;
      readonly power: readonly (Domain | 'any')[];
    }
  /** A cost within an instruction: paid as the item resolves (204.3.b, 444). */
  | {
      readonly verb: 'pay';
      readonly seat: number;
      readonly energy: number;
      readonly power: readonly (Domain | 'any')[];
    }
  | {
      readonly verb: 'create';
      readonly token: string;
      readonly seat: number;
      readonly to: Location;
      readonly count: number;
      readonly exhausted: boolean;
    }
  | { readonly verb: 'counter'; readonly item: number }
  | { readonly verb: 'might'; readonly pieces: readonly PieceRef[]; readonly amount: number; readonly until: Duration }
  | {
      readonly verb: 'keyword';
      readonly pieces: readonly PieceRef[];
      readonly keyword: string;
      readonly value: number;
      readonly until: Duration;
    }
  | { readonly verb: 'control'; readonly pieces: readonly PieceRef[]; readonly seat: number }
  | { readonly verb: 'attach'; readonly piece: PieceRef; readonly to: PieceRef }
  | { readonly verb: 'detach'; readonly piece: PieceRef }
  | { readonly verb: 'put'; readonly piece: PieceRef; readonly card: string | null; readonly to: Location }
  | { readonly verb: 'reveal'; readonly piece: PieceRef; readonly card: string };

export type Verb = Instruction['verb'];
