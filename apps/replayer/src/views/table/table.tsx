import type { Table, TablePlayer } from '#table';
import { farPlayers, nearPlayers } from '../../seats.js';
import { Arenas } from './arenas.js';
import { Chain } from './chain.js';
import { classes } from '../../words.js';
import { Side } from './side.js';

interface SidesProps {
  readonly table: Table;
  readonly players: readonly TablePlayer[];
  readonly place: 'near' | 'far';
}

/** One edge of the table: several players there sit in narrow places beside each other. */
const Sides = ({ table, players, place }: SidesProps) => (
  <div class={classes('sides', players.length > 1 && 'sides-many')}>
    {players.map((player) => (
      <Side key={player.seat} table={table} player={player} place={place} />
    ))}
  </div>
);

/** The whole table from one chair: teammates beside it, the others across, the arenas between, the chain beside them. */
export const TableView = ({ table, near }: { readonly table: Table; readonly near: number }) => (
  <main class="table" id="table" aria-label="Table">
    <Sides table={table} players={farPlayers(table, near)} place="far" />
    <div class="middle">
      <Arenas table={table} near={near} />
      <Chain table={table} />
    </div>
    <Sides table={table} players={nearPlayers(table, near)} place="near" />
  </main>
);
