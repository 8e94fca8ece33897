import type { Table, TablePiece, TableZone } from '#table';
import { Piece } from './piece.js';

interface LanesProps {
  readonly table: Table;
  readonly lanes: NonNullable<TableZone['lanes']>;
  readonly label: string;
  /** Whether a piece stands on this side of the line. */
  readonly isHere: (piece: TablePiece) => boolean;
}

/** One side of an arena whose pieces stand opposite others: a column for each lane, empty where nobody stands on this side. */
export const Lanes = ({ table, lanes, label, isHere }: LanesProps) =>
  lanes.length === 0 ? null : (
    <ol class="lanes" aria-label={label}>
      {lanes.map((lane, index) => {
        const here = table.pieces.filter((piece) => lane.includes(piece.id) && isHere(piece));
        return here.length === 0 ? (
          <li key={`lane-${String(index)}`} class="lane-gap" aria-label="nobody" />
        ) : (
          here.map((piece) => <Piece key={piece.id} piece={piece} place={0} />)
        );
      })}
    </ol>
  );
