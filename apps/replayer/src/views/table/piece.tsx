import type { TablePiece } from '#table';
import { seatClass } from '../../seats.js';
import { markClass } from '../../study/shown-study.js';
import { classes, slug } from '../../words.js';
import { comparedMark } from '../../comparing.js';
import { isChanged } from '../changed.js';
import { askingOf } from './asked.js';
import { Card } from './card.js';

const nameOf = (piece: TablePiece): string => piece.name ?? 'Unknown card';

/** The piece in one sentence, for readers who hear the table. */
export const spokenPiece = (piece: TablePiece): string =>
  [
    piece.faceDown ? `face down: ${nameOf(piece)}` : nameOf(piece),
    ...(piece.kind === null ? [] : [piece.kind]),
    ...(piece.costs ?? []).map(({ label, value }) => `costs ${String(value)} ${label}`),
    ...piece.numbers.map((number) => `${number.label} ${String(number.value)}`),
    ...(piece.exhausted ? ['exhausted'] : []),
    ...piece.badges,
  ].join(', ');

/** What is attached to a piece lies under it: its edge with its name looks out. */
const Tucked = ({ pieces }: { readonly pieces: readonly TablePiece[] }) => (
  <>
    {pieces.map((piece, i) => (
      <span
        key={piece.id}
        aria-hidden="true"
        class={classes('tucked', isChanged(piece.id) && 'changed')}
        data-tucked={piece.id}
        style={{ '--under': i + 1 }}
      >
        {piece.name ?? 'Unknown'}
      </span>
    ))}
  </>
);

interface PieceProps {
  readonly piece: TablePiece;
  readonly attached?: readonly TablePiece[];
  /** Its place in the row, from 0. */
  readonly place: number;
}

/** A card in its place: turned sideways where it is exhausted, ringed where this step changed it. */
export const Piece = ({ piece, attached = [], place }: PieceProps) => (
  <li
    class={classes(
      'piece',
      seatClass(piece.controller),
      piece.exhausted && 'exhausted',
      isChanged(piece.id) && 'changed',
      markClass(piece.id),
      ...piece.badges.map((badge) => `is-${slug(badge)}`),
    )}
    style={{ '--place': place }}
    data-piece={piece.id}
    data-compared={comparedMark(piece.id)}
  >
    <button type="button" class="piece-button" {...askingOf(piece.id)}>
      <span class="visually-hidden">
        {[spokenPiece(piece), ...attached.map((each) => `with ${spokenPiece(each)}`)].join('; ')}
      </span>
      <Tucked pieces={attached} />
      <Card piece={piece} />
    </button>
  </li>
);
