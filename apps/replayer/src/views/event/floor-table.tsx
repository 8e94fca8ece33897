import {
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

/** Points, turn and who is on it, as the tape has them. */
const Score = ({ table: { glance, names } }: { readonly table: FloorTable }) => {
  if (glance === null || glance.players.length === 0) return <span class="floor-names">{names.join(' – ')}</span>;
  return (
    <span class="floor-score">
      {glance.players.map(({ name, score, wins }, seat) => (
        <span key={seat} class={classes(glance.seat === seat && 'is-on-turn')}>
          {name} <b>{score}</b>
          {wins > 0 && <span class="quiet"> ({wins})</span>}
        </span>
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
            game {glance.game}, turn {glance.turn}
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
const Left = ({ left, state }: Pick<FloorTable, 'left' | 'state'>) =>
  left === null || state === 'agreed' || state === 'settled' ? null : <span class="floor-left">{spanText(left)}</span>;

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
        {!isShort && <Left {...table} />}
        <span class="floor-state">{words}</span>
      </button>
      {(!isShort || isOpen) && <Score table={table} />}
      {isFull && <Full table={table} now={now} />}
      {isOpen && <FloorTableKeys {...props} />}
    </li>
  );
};
