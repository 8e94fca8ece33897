import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Table, TablePlayer } from '#table';
import { farPlayers, nearPlayers } from '../../seats.js';
import type { Desk } from '../../desk.js';
import { isRunning } from '../../run.js';
import { CardSheet } from './card-sheet.js';
import { Arenas } from './arenas.js';
import { Chain } from './chain.js';
import { classes } from '../../words.js';
import { Side } from './side.js';
import { TargetLines } from './target-lines.js';
import { Travel } from './travel.js';
import { Arrows } from '../study/arrows.js';

interface TableProps {
  readonly table: Table;
  /** The seat that sits nearest to the reader. */
  readonly near: number;
}

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

/** Before the game is laid out there is no table to draw. */
export const NothingYet = () => <p class="table-bare">Nothing lies on the table yet.</p>;

/** What lies on the table, from one chair. */
export const Laid = ({ table, near }: TableProps) => (
  <div class="felt">
    <Sides table={table} players={farPlayers(table, near)} place="far" />
    <div class="middle">
      <Arenas table={table} near={near} />
      <Chain table={table} />
    </div>
    <Sides table={table} players={nearPlayers(table, near)} place="near" />
  </div>
);

/** The whole table from one chair: teammates beside it, the others across, the arenas between, the chain beside them. */
export const TableView = ({ desk, near }: { readonly desk: Desk; readonly near: number }) => {
  const table = desk.table.value;
  const ground = useRef<HTMLElement>(null);
  // By hand, since nothing on the table is another by it.
  useSignalEffect(() => {
    ground.current?.classList.toggle('table-runs', isRunning.value);
  });
  return (
    <main ref={ground} class="table" id="table" aria-label="Table" tabIndex={-1}>
      <TargetLines table={table} />
      <Travel next={desk.table} table={table} near={near}>
        {table.zones.length === 0 ? <NothingYet /> : <Laid table={table} near={near} />}
      </Travel>
      <Arrows />
      <CardSheet desk={desk} />
    </main>
  );
};
