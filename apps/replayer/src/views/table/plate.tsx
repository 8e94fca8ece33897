import type { Table, TablePlayer } from '#table';
import { seatClass } from '../../seats.js';
import { classes } from '../../words.js';

type Mark = readonly [name: string, words: string];

const marksOf = ({ windows, clock }: Table, { seat, out }: TablePlayer): readonly Mark[] => [
  ...(clock.seat === seat ? [['turn', 'Turn'] as const] : []),
  ...(windows.priority === seat ? [['priority', 'Priority'] as const] : []),
  ...(windows.focus === seat ? [['focus', 'Focus'] as const] : []),
  ...(out ? [['out', 'Left the game'] as const] : []),
  ...(windows.waiting.some((each) => each.seat === seat) ? [['waiting', 'To act'] as const] : []),
];

/** What a player is and has at the moment. Drawn anew with every change, so that nothing is pushed along. */
const Moment = ({ table, player }: { readonly table: Table; readonly player: TablePlayer }) => {
  const marks = marksOf(table, player);
  const counters = player.counters.filter(({ value }) => value !== 0);
  return (
    <span key={JSON.stringify([marks, counters])} class="plate-moment">
      <span class="plate-marks">
        {marks.map(([name, words]) => (
          <span key={name} class={`mark mark-${name}`}>
            {words}
          </span>
        ))}
      </span>
      <ul class="counters" aria-label={`Counters of ${player.name}`}>
        {counters.map(({ label, value }) => (
          <li key={label}>
            <span class="counter-label">{label}</span> <b>{value}</b>
          </li>
        ))}
      </ul>
    </span>
  );
};

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
      <span key={player.score} class="plate-score">
        <b>{player.score}</b>
        {player.target === null ? (
          <small class="plate-counts"> {player.scoreName}</small>
        ) : (
          <small>/{player.target}</small>
        )}
      </span>
      <Moment table={table} player={player} />
    </div>
  );
};
