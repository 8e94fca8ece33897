import type { TablePiece } from '#table';
import { seatClass } from '../../seats.js';
import { classes, slug } from '../../words.js';
import { isChanged } from '../changed.js';

const nameOf = (piece: TablePiece): string => piece.name ?? 'Unknown card';

/** The piece in one sentence, for readers who hear the table. */
export const spokenPiece = (piece: TablePiece): string =>
  [
    piece.faceDown ? `face down: ${nameOf(piece)}` : nameOf(piece),
    ...(piece.kind === null ? [] : [piece.kind]),
    ...piece.numbers.map((number) => `${number.label} ${String(number.value)}`),
    ...(piece.exhausted ? ['exhausted'] : []),
    ...piece.badges,
  ].join(', ');

const tintOf = (piece: TablePiece): string =>
  classes(...piece.colours.slice(0, 2).map((colour, i) => `tint${String(i + 1)}-${slug(colour)}`));

type TableNumber = TablePiece['numbers'][number];

const shiftOf = ({ value, base = value }: TableNumber): string | null =>
  value === base ? null : value > base ? 'raised' : 'lowered';

/** The values of a piece's body, which rise and fall from what is printed, are large; what else is counted stands beside them. */
const isOfBody = ({ base }: TableNumber): boolean => base !== undefined;

/** Whether the numbers need a row of their own: one of the body fits beside the name. */
const hasRow = ({ numbers }: TablePiece): boolean => numbers.length > 1 && numbers.filter(isOfBody).length !== 1;

const Numbers = ({ piece }: { readonly piece: TablePiece }) => (
  <span class="piece-numbers" aria-hidden="true">
    {piece.numbers.map((number) =>
      isOfBody(number) ? (
        <span key={number.label} class={classes('piece-number', shiftOf(number))} title={number.label}>
          {number.value}
        </span>
      ) : (
        <span key={number.label} class={classes('piece-mark', `mark-${slug(number.label)}`)} title={number.label}>
          {number.label === 'damage' ? number.value : `${number.label} ${String(number.value)}`}
        </span>
      ),
    )}
  </span>
);

const Badges = ({ piece }: { readonly piece: TablePiece }) =>
  piece.badges.length === 0 ? null : (
    <span class="piece-badges" aria-hidden="true">
      {piece.badges.map((badge) => (
        <span key={badge} class={`badge badge-${slug(badge)}`}>
          {badge}
        </span>
      ))}
    </span>
  );

/** A card as a small plate: name, numbers, badges; tilted where it is exhausted, ringed where this step changed it. */
export const Piece = ({
  piece,
  attached = [],
}: {
  readonly piece: TablePiece;
  readonly attached?: readonly TablePiece[];
}) => (
  <li
    class={classes(
      'piece',
      tintOf(piece),
      seatClass(piece.controller),
      piece.exhausted && 'exhausted',
      piece.faceDown && 'face-down',
      piece.name === null && 'unknown',
      isChanged(piece.id) && 'changed',
      hasRow(piece) && 'has-row',
      ...piece.badges.map((badge) => `is-${slug(badge)}`),
    )}
    data-piece={piece.id}
    title={spokenPiece(piece)}
  >
    <span class="visually-hidden">{spokenPiece(piece)}</span>
    <span class="piece-name" aria-hidden="true">
      {piece.name ?? (piece.faceDown ? 'Face down' : 'Unknown')}
    </span>
    {piece.numbers.length > 0 && <Numbers piece={piece} />}
    <Badges piece={piece} />
    {attached.map((gear) => (
      <span key={gear.id} class="piece-attached" title={spokenPiece(gear)}>
        {gear.name ?? 'Unknown'}
      </span>
    ))}
  </li>
);
