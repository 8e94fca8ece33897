import type { Desk } from '../desk.js';
import { nameOfSeat, seatClass } from '../seats.js';
import { slug } from '../words.js';

const Score = ({ desk }: { readonly desk: Desk }) => {
  const { players } = desk.table.value;
  return (
    <ol class="bug-scores" aria-label="Score">
      {players.map((player) => (
        <li key={player.seat} class={`bug-player ${seatClass(player.seat)}`}>
          <span class="bug-name">{player.name}</span>
          {player.wins > 0 && (
            <span class="bug-wins" title="Games won">
              {'●'.repeat(player.wins)}
            </span>
          )}
          <b class="bug-score">{player.score}</b>
        </li>
      ))}
      <li class="bug-target">to {players[0]?.target ?? 0}</li>
    </ol>
  );
};

const Clock = ({ desk }: { readonly desk: Desk }) => {
  const table = desk.table.value;
  const { clock, windows, result } = table;
  const winners = result?.winners.map((seat) => nameOfSeat(table, seat)).join(' and ');
  return (
    <div class="bug-clock">
      {clock.game > 1 && <span class="bug-cell">Game {clock.game}</span>}
      <span class="bug-cell">
        Turn <b>{clock.turn}</b>
        {clock.seat !== null && (
          <span class={`bug-turn ${seatClass(clock.seat)}`}>{nameOfSeat(table, clock.seat)}</span>
        )}
      </span>
      <span class="bug-cell">{clock.phase}</span>
      {result === null ? (
        windows.state !== '' && <span class={`bug-cell bug-state state-${slug(windows.state)}`}>{windows.state}</span>
      ) : (
        <span class="bug-cell bug-result" title={result.reason}>
          {winners === '' ? 'Draw' : `${winners ?? ''} wins`}
        </span>
      )}
    </div>
  );
};

/** The strip on top: the score, and where in the game we are. */
export const Scorebug = ({ desk }: { readonly desk: Desk }) => (
  <div class="bug">
    <Score desk={desk} />
    <Clock desk={desk} />
    {desk.isLive && !desk.isOpen.value && (
      <span class="bug-closed" title="The tape takes no more plays">
        Tape closed
      </span>
    )}
  </div>
);
