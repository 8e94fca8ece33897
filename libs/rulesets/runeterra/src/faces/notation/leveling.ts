import { matchWords, read, subjectKind, type Answer } from '#notation';
import { nextLevelOf } from '../../cards/index.js';
import { cardAt } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { cardKindHere } from './cards.js';
import { ownBoardScope } from './scopes.js';
import type { Context, Kind } from './source.js';

interface Leveling {
  readonly piece: number;
  readonly into: string;
}

const unitKind = subjectKind(ownBoardScope);

const usual = (state: RuneterraState, piece: number): string | null => {
  const card = cardAt(state, piece);
  return card === null ? null : (nextLevelOf(card)?.code ?? null);
};

const readInto = (context: Context, piece: number, at: number): Answer<Leveling> => {
  const begin = matchWords(context.line, at, 'into');
  const next = usual(context.state, piece);
  if (begin === null && next !== null) return read({ piece, into: next }, at);
  const into = cardKindHere.read(context, begin ?? at);
  return into.ok ? read({ piece, into: into.value }, into.end) : into;
};

/** A unit that levels up, and into what where it is not the same champion's next level. */
export const levelingKind: Kind<Leveling> = {
  read: (context, at) => {
    const unit = unitKind.read(context, at);
    return unit.ok ? readInto(context, unit.value, unit.end) : unit;
  },
  write: ({ piece, into }, context) => {
    const words = into === usual(context.state, piece) ? '' : ` into ${cardKindHere.write(into, context)}`;
    return unitKind.write(piece, context) + words;
  },
};
