import type { TablePiece } from '#table';
import { classes, slug } from '../../words.js';

type TableNumber = TablePiece['numbers'][number];

const shiftOf = ({ value, base = value }: TableNumber): string | null =>
  value === base ? null : value > base ? 'raised' : 'lowered';

/** The values of a piece's body, which rise and fall from what is printed, are large; what else is counted stands beside them. */
const isOfBody = ({ base }: TableNumber): boolean => base !== undefined;

const SHIFTS: Readonly<Record<string, string>> = { raised: '▲', lowered: '▼' };

/** How strong a piece is, written large, with a sign where that is not what is printed. */
export const Body = ({ piece }: { readonly piece: TablePiece }) => (
  <span class="card-body" aria-hidden="true">
    {piece.numbers.filter(isOfBody).map((number) => (
      <b key={`${number.label} ${String(number.value)}`} class={classes('piece-number', shiftOf(number))}>
        {number.value}
        <i>{SHIFTS[shiftOf(number) ?? '']}</i>
      </b>
    ))}
  </span>
);

/** What is counted on a piece: damage as a number alone, the rest with its word. */
export const Counts = ({ piece }: { readonly piece: TablePiece }) => (
  <>
    {piece.numbers
      .filter((number) => !isOfBody(number))
      .map(({ label, value }) => (
        <span key={label} class={`piece-mark mark-${slug(label)}`}>
          {label === 'damage' ? '−' : <span class="mark-label">{label} </span>}
          {value}
        </span>
      ))}
  </>
);
