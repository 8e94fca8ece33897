import type { Table, TablePlayer } from '#table';
import type { Desk } from '../desk.js';
import { nameOfSeat, seatClass, sidesOf } from '../seats.js';
import { classes, slug } from '../words.js';
import { StripClock } from './round/clock-face.js';

/** A player, or a team by its players: they have one score. */
const Side = ({ side }: { readonly side: readonly TablePlayer[] }) => {
  const [first] = side;
  if (first === undefined) return null;
  return (
    <li class={classes('bug-player', seatClass(first.seat), side.every(({ out }) => out) && 'bug-out')}>
      {side.map((player) => (
        <span key={player.seat} class={`bug-name ${seatClass(player.seat)}`}>
          {player.name}
        </span>
      ))}
      {first.wins > 0 && (
        <span class="bug-wins" title="Games won">
          {'●'.repeat(first.wins)}
        </span>
      )}
      <b class="bug-score">{first.score}</b>
    </li>
  );
};

/** What the score aims at, or what it counts where it aims at nothing. */
const goalOf = ({ players: [first] }: Table): string =>
  first === undefined || first.target === null ? (first?.scoreName ?? '') : `to ${String(first.target)}`;

const Score = ({ desk }: { readonly desk: Desk }) => {
  const table = desk.table.value;
  return (
    <ol
      key={JSON.stringify(table.players.map(({ score, wins }) => [score, wins]))}
      class="bug-scores"
      aria-label="Score"
    >
      {sidesOf(table).map((side) => (
        <Side key={side[0]?.seat} side={side} />
      ))}
      <li class="bug-target">{goalOf(table)}</li>
    </ol>
  );
};

const Turn = ({ table }: { readonly table: Table }) => {
  const { turn, seat } = table.clock;
  if (turn === 0) return null;
  return (
    <span class="bug-cell">
      Turn <b>{turn}</b>
      {seat !== null && <span class={`bug-turn ${seatClass(seat)}`}>{nameOfSeat(table, seat)}</span>}
    </span>
  );
};

/** What the game has come to: who won it, or the state that it is in. */
const State = ({ table: { result, windows }, winners }: { readonly table: Table; readonly winners: string }) => {
  if (result !== null) {
    return (
      <span class="bug-cell bug-result" title={result.reason}>
        {winners === '' ? 'Draw' : `${winners} wins`}
      </span>
    );
  }
  return windows.state === '' ? null : (
    <span class={`bug-cell bug-state state-${slug(windows.state)}`}>{windows.state}</span>
  );
};

const Clock = ({ desk }: { readonly desk: Desk }) => {
  const table = desk.table.value;
  const { clock, windows, result } = table;
  return (
    <div key={JSON.stringify([clock, windows.state])} class="bug-clock">
      {clock.game > 1 && <span class="bug-cell">Game {clock.game}</span>}
      {clock.round !== undefined && (
        <span class="bug-cell">
          Round <b>{clock.round}</b>
        </span>
      )}
      <Turn table={table} />
      {clock.phase !== windows.state && <span class="bug-cell bug-phase">{clock.phase}</span>}
      <State table={table} winners={(result?.winners ?? []).map((seat) => nameOfSeat(table, seat)).join(' and ')} />
    </div>
  );
};

/** The strip on top: the score, and where in the game we are. */
export const Scorebug = ({ desk }: { readonly desk: Desk }) => (
  <div class="bug">
    {desk.table.value.players.length > 0 && <Score desk={desk} />}
    <Clock desk={desk} />
    <StripClock desk={desk} />
    {desk.isLive && !desk.isOpen.value && (
      <span class="bug-closed" title="The tape takes no more plays">
        Tape closed
      </span>
    )}
  </div>
);
