import {
  isDone,
  NEED_TEXTS,
  resultText,
  resultOf,
  type DeskRound,
  type FloorTable,
  type ScribeAt,
  type TableState,
} from '#tournament';
import { makeAddress } from '../../address.js';
import { classes, count } from '../../words.js';
import { spanText } from '../round/clock-face.js';
import { FloorTableKeys, type KeysProps } from './floor-keys.js';

/** How much of each table a floor shows. */
export const DENSITIES = ['numbers', 'short', 'full'] as const;

export type Density = (typeof DENSITIES)[number];

const STATES: Readonly<Record<TableState, string>> = {
  unopened: 'No tape',
  begun: 'Not begun',
  playing: 'Playing',
  ended: 'Over, no slip',
  none: 'Playing',
  reported: 'One slip',
  agreed: 'Done',
  conflict: 'Slips differ',
  settled: 'Done',
};

const linkOf = ({ trip, aloneSince, unsent }: ScribeAt): string => {
  if (aloneSince !== null) return `alone, ${unsent} unsent`;
  if (trip === null) return 'connected';
  return trip < 300 ? 'good' : trip < 1500 ? 'slow' : 'poor';
};

const ageOf = (at: string, now: number): string => spanText(Math.max(0, now - Date.parse(at)));

/** A player, with the points and who is on turn as the tape has them; once the result stands (`won`), with the games won instead. */
const Player = ({ glance, name, seat, won }: Pick<FloorTable, 'glance'> & PlayerProps) => {
  if (won !== null || glance === null)
    return (
      <span>
        {name} <b>{won}</b>
      </span>
    );
  const seen = glance.players[seat];
  return (
    <span class={classes(seen !== undefined && glance.seat === seat && 'is-on-turn')}>
      {name} <b>{seen?.score}</b>
      {seen !== undefined && seen.wins > 0 && <span class="quiet"> ({seen.wins})</span>}
    </span>
  );
};

interface PlayerProps {
  readonly name: string;
  readonly seat: number;
  readonly won: number | null;
}

/** Who sits there, each in a line. */
const Score = ({ table }: { readonly table: FloorTable }) => {
  const result = isDone(table.state) ? resultOf(table.table).result : null;
  return (
    <span class="floor-score">
      {table.names.map((name, seat) => (
        <Player key={seat} glance={table.glance} name={name} seat={seat} won={result?.wins[seat] ?? null} />
      ))}
    </span>
  );
};

const Details = ({ table, now }: { readonly table: FloorTable; readonly now: number }) => {
  const { glance, scribes, given, calls } = table;
  const result = resultOf(table.table).result;
  return (
    <span class="floor-details quiet">
      {result !== null && <b>{resultText(result, table.names)}</b>}
      {glance !== null && (
        <>
          <span>
            game {glance.game}
            {glance.turn > 0 && `, turn ${String(glance.turn)}`}
          </span>
          <span>heard of {ageOf(glance.lastAt, now)} ago</span>
          {glance.irregular > 0 && <span>{glance.irregular} irregular</span>}
        </>
      )}
      {calls > 0 && <span>{count(calls, 'call')}</span>}
      {given > 0 && <span>+{given} min</span>}
      {scribes.map((scribe, index) => (
        <span key={index}>
          {scribe.name === '' ? 'scribe' : scribe.name}: {linkOf(scribe)}
        </span>
      ))}
    </span>
  );
};

export interface FloorTableProps extends KeysProps {
  readonly round: DeskRound;
  readonly density: Density;
  readonly now: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** What is shown of a table in full, or once it is opened. */
const Full = ({ table, now }: { readonly table: FloorTable; readonly now: number }) => {
  const [, ...others] = table.needs;
  const { match } = table.table;
  return (
    <>
      {others.length > 0 && <span class="floor-needs">{others.map((need) => NEED_TEXTS[need]).join(', ')}</span>}
      <Details table={table} now={now} />
      {match !== null && <a href={makeAddress({ page: 'match', match, at: null, viewer: 'recorder' })}>Tape</a>}
    </>
  );
};

/** What is left of its time; nothing where nobody plays for it any more. */
const Left = ({ table }: { readonly table: FloorTable }) =>
  table.left === null || isDone(table.state) ? null : <span class="floor-left">{spanText(table.left)}</span>;

/** A table on the floor. What it needs stands first; the number opens what may be done there. */
export const FloorTableCell = (props: FloorTableProps) => {
  const { table, density, now, isOpen, toggle } = props;
  const { state } = table;
  const [first] = table.needs;
  const words = first === undefined ? STATES[state] : NEED_TEXTS[first];
  const isShort = density === 'numbers';
  const isFull = density === 'full' || isOpen;
  return (
    <li class={classes('floor-table', `is-${state}`, first && `needs-${first}`, isOpen && 'is-open')}>
      <button type="button" class="floor-open" aria-expanded={isOpen} onClick={toggle}>
        <span class="visually-hidden">Table </span>
        <b class="floor-number">{table.table.table}</b>
        {!isShort && <Left table={table} />}
        <span class="floor-state">{words}</span>
      </button>
      {(!isShort || isOpen) && <Score table={table} />}
      {isFull && <Full table={table} now={now} />}
      {isOpen && <FloorTableKeys {...props} />}
    </li>
  );
};
