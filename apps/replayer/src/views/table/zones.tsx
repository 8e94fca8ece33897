import type { Table, TablePiece, TableZone } from '#table';
import { piecesOf, zoneLabel } from '../../seats.js';
import { classes, count } from '../../words.js';
import { Piece } from './piece.js';

/** Pieces side by side; what is attached to one of them is drawn on its host. */
export const Pieces = ({ pieces, label }: { readonly pieces: readonly TablePiece[]; readonly label: string }) => {
  const here = new Set(pieces.map((piece) => piece.id));
  const hosts = pieces.filter((piece) => piece.attachedTo === null || !here.has(piece.attachedTo));
  return (
    <ul class="pieces" aria-label={label}>
      {hosts.map((host) => (
        <Piece key={host.id} piece={host} attached={pieces.filter((piece) => piece.attachedTo === host.id)} />
      ))}
    </ul>
  );
};

interface ZoneProps {
  readonly table: Table;
  readonly zone: TableZone;
}

/** A hand: known cards by name, unknown ones as backs. */
export const Hand = ({ table, zone }: ZoneProps) => {
  const pieces = piecesOf(table, zone);
  const known = pieces.filter((piece) => piece.name !== null);
  const backs = pieces.length - known.length;
  return (
    <div
      class="hand"
      role="group"
      aria-label={`${zone.name}: ${count(pieces.length, 'card')}, ${String(known.length)} known`}
    >
      <span class="zone-name">
        Hand <b>{pieces.length}</b>
      </span>
      {known.length > 0 && <Pieces pieces={known} label="Known cards" />}
      {backs > 0 && (
        <span class="backs" aria-hidden="true">
          {Array.from({ length: backs }, (_, i) => (
            <span key={i} class="back" />
          ))}
        </span>
      )}
    </div>
  );
};

/** A pile that may only be counted. */
export const DeckPile = ({ table, zone }: ZoneProps) => (
  <div
    class={classes('pile', zone.role === 'resource-deck' && 'pile-resource')}
    title={`${zone.name}: ${count(zone.pieces.length, 'card')}`}
  >
    <b class="pile-count">{zone.pieces.length}</b>
    <span class="zone-name">{zoneLabel(table, zone)}</span>
  </div>
);

/** A pile that anybody may look through: a button that unfolds its names, newest first. */
export const OpenPile = ({ table, zone }: ZoneProps) => {
  const pieces = [...piecesOf(table, zone)].reverse();
  if (pieces.length === 0) return <DeckPile table={table} zone={zone} />;
  return (
    <details class="pile pile-open">
      <summary title={`${zone.name}: ${count(pieces.length, 'card')}; open to see them`}>
        <b class="pile-count">{pieces.length}</b>
        <span class="zone-name">{zoneLabel(table, zone)}</span>
      </summary>
      <ol class="pile-list" aria-label={zone.name}>
        {pieces.map((piece) => (
          <li key={piece.id}>{piece.name ?? 'Unknown card'}</li>
        ))}
      </ol>
    </details>
  );
};
