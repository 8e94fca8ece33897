import { zoneLabel, type Table, type TablePiece, type TableZone } from '#table';
import { piecesOf } from '../../seats.js';
import { markClass } from '../../study/shown-study.js';
import { classes, count } from '../../words.js';
import { PileGlyph } from './glyphs.js';
import { isChanged } from '../changed.js';
import { Piece } from './piece.js';

interface RowProps {
  readonly pieces: readonly TablePiece[];
  readonly label: string;
}

const NOTHING: readonly TablePiece[] = [];

/** What is attached to a piece; always the same nothing, so that a piece which stands as it stood is not drawn anew. */
const attachedTo = ({ id }: TablePiece, pieces: readonly TablePiece[]): readonly TablePiece[] => {
  const attached = pieces.filter((piece) => piece.attachedTo === id);
  return attached.length === 0 ? NOTHING : attached;
};

/** Pieces in a row, each in the place of its number; what is attached to one of them is drawn under it. */
export const Pieces = ({ pieces, label }: RowProps) => {
  const here = new Set(pieces.map((piece) => piece.id));
  const hosts = pieces.filter((piece) => piece.attachedTo === null || !here.has(piece.attachedTo));
  return (
    <ul
      class={classes('pieces', hosts.length > 2 && 'pieces-many')}
      aria-label={label}
      style={{ '--places': hosts.length }}
    >
      {hosts.map((host, place) => (
        <Piece key={host.id} piece={host} attached={attachedTo(host, pieces)} place={place} />
      ))}
    </ul>
  );
};

interface ZoneProps {
  readonly table: Table;
  readonly zone: TableZone;
}

/** A hand: known cards with their faces, unknown ones as backs. */
export const Hand = ({ table, zone }: ZoneProps) => {
  const pieces = piecesOf(table, zone);
  const known = pieces.filter((piece) => piece.name !== null);
  const words = `${zone.name}: ${count(pieces.length, 'card')}, ${String(known.length)} known`;
  return (
    <div class={classes('hand', markClass(zone.id))} role="group" aria-label={words} data-zone={zone.id}>
      <span class="zone-name">
        Hand <b>{pieces.length}</b>
      </span>
      <Pieces pieces={pieces} label={words} />
    </div>
  );
};

/** A pile that may only be counted. */
export const DeckPile = ({ table, zone }: ZoneProps) => (
  <div
    class={classes('pile', `pile-${zone.role}`, isChanged(zone.id) && 'changed', markClass(zone.id))}
    data-zone={zone.id}
    title={`${zone.name}: ${count(zone.pieces.length, 'card')}`}
  >
    <b key={zone.pieces.length} class="pile-count">
      {zone.pieces.length}
    </b>
    <PileGlyph role={zone.role} />
    <span class="visually-hidden">{zoneLabel(table, zone)}</span>
    <span class="zone-name" aria-hidden="true">
      {zoneLabel(table, zone)}
    </span>
  </div>
);

/** A pile that anybody may look through: a button that unfolds its names, newest first. */
export const OpenPile = ({ table, zone }: ZoneProps) => {
  const pieces = [...piecesOf(table, zone)].reverse();
  if (pieces.length === 0) return <DeckPile table={table} zone={zone} />;
  return (
    <details
      class={classes('pile', 'pile-open', `pile-${zone.role}`, isChanged(zone.id) && 'changed', markClass(zone.id))}
      data-zone={zone.id}
    >
      <summary title={`${zone.name}: ${count(pieces.length, 'card')}; open to see them`}>
        <b key={pieces.length} class="pile-count">
          {pieces.length}
        </b>
        <PileGlyph role={zone.role} />
        <span class="visually-hidden">{zoneLabel(table, zone)}</span>
        <span class="zone-name" aria-hidden="true">
          {zoneLabel(table, zone)}
        </span>
      </summary>
      {/* By Tab, so that the arrow keys scroll one that is longer than its room. */}
      <ol class="pile-list" aria-label={zone.name} tabIndex={0}>
        {pieces.map((piece) => (
          <li key={piece.id}>{piece.name ?? 'Unknown card'}</li>
        ))}
      </ol>
    </details>
  );
};
