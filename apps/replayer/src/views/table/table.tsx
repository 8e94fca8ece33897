import type { Table } from '#table';
import { farPlayers } from '../../seats.js';
import { Arenas } from './arenas.js';
import { Chain } from './chain.js';
import { Side } from './side.js';

/** The whole table from one chair: the others across, the arenas between, the chain beside them. */
export const TableView = ({ table, near }: { readonly table: Table; readonly near: number }) => (
  <main class="table" id="table" aria-label="Table">
    <div class="far-sides">
      {farPlayers(table, near).map((player) => (
        <Side key={player.seat} table={table} player={player} place="far" />
      ))}
    </div>
    <div class="middle">
      <Arenas table={table} near={near} />
      <Chain table={table} />
    </div>
    {table.players
      .filter((player) => player.seat === near)
      .map((player) => (
        <Side key={player.seat} table={table} player={player} place="near" />
      ))}
  </main>
);
