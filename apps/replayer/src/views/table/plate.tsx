import type { Table, TablePlayer } from '#table';
import { seatClass } from '../../seats.js';
import { classes } from '../../words.js';

const Marks = ({ table, seat }: { readonly table: Table; readonly seat: number }) => {
  const { priority, focus, waiting } = table.windows;
  return (
    <span class="plate-marks">
      {table.clock.seat === seat && <span class="mark mark-turn">Turn</span>}
      {priority === seat && <span class="mark mark-priority">Priority</span>}
      {focus === seat && <span class="mark mark-focus">Focus</span>}
      {table.players.some((player) => player.seat === seat && player.out) && (
        <span class="mark mark-out">Left the game</span>
      )}
      {waiting.some((each) => each.seat === seat) && <span class="mark mark-waiting">To act</span>}
    </span>
  );
};

const Counters = ({ player }: { readonly player: TablePlayer }) => (
  <ul class="counters" aria-label={`Counters of ${player.name}`}>
    {player.counters
      .filter((counter) => counter.value !== 0)
      .map((counter) => (
        <li key={counter.label}>
          <span class="counter-label">{counter.label}</span> <b>{counter.value}</b>
        </li>
      ))}
  </ul>
);

/** `3 of 8 points`; `17 nexus health` where no score wins. */
const scoreWords = ({ score, target, scoreName }: TablePlayer): string =>
  `${String(score)}${target === null ? '' : ` of ${String(target)}`} ${scoreName}`;

/** A player's plate: name, score against its target, whose turn, priority and focus it is, and the numbers in the pool. */
export const Plate = ({ table, player }: { readonly table: Table; readonly player: TablePlayer }) => {
  const { priority, focus } = table.windows;
  return (
    <div
      class={classes(
        'plate',
        seatClass(player.seat),
        priority === player.seat && 'has-priority',
        focus === player.seat && 'has-focus',
      )}
      role="group"
      aria-label={`${player.name}, ${scoreWords(player)}`}
      data-seat={player.seat}
    >
      <span class="plate-name">
        {player.name}
        {player.team !== undefined && <small class="plate-team">{player.team}</small>}
      </span>
      <span class="plate-score">
        <b>{player.score}</b>
        {player.target === null ? <small> {player.scoreName}</small> : <small>/{player.target}</small>}
      </span>
      <Marks table={table} seat={player.seat} />
      <Counters player={player} />
    </div>
  );
};
