import { useSignal } from '@preact/signals';
import {
  differsElsewhere,
  minutesGiven,
  nameOf,
  resultOf,
  resultText,
  type DeskRound,
  type DeskTable,
} from '#tournament';
import { openTape } from '../../event-api.js';
import type { EventDesk } from '../../event-desk.js';
import { go } from '../../route.js';
import { ResultForm } from './result-form.js';

interface TableProps {
  readonly desk: EventDesk;
  readonly round: DeskRound;
  readonly table: DeskTable;
}

const STATUS_WORDS = {
  none: 'No result',
  reported: 'One side has reported',
  agreed: 'Both sides agree',
  conflict: 'Results differ',
  settled: 'Settled by an official',
} as const;

/** The result of a table in words; a conflict with what each side says. */
const Result = ({ table, names }: { readonly table: DeskTable; readonly names: readonly string[] }) => {
  const { status, result, dissent } = resultOf(table);
  return (
    <span class="event-status">
      {result === null ? (
        <span class={status === 'conflict' ? 'mark' : 'quiet'}>{STATUS_WORDS[status]}</span>
      ) : (
        <b title={STATUS_WORDS[status]}>{resultText(result, names)}</b>
      )}
      {dissent.map((report) => (
        <span key={report.seat} class="quiet">
          {names[report.seat ?? -1] ?? 'The official'} says {resultText(report.result, names)}
        </span>
      ))}
      {differsElsewhere(table) && <span class="mark">The pairing system has another result</span>}
    </span>
  );
};

/** Who records at a table, as their devices are called. */
const TableScribes = ({ desk, table }: Pick<TableProps, 'desk' | 'table'>) => {
  const there = table.match === null ? [] : (desk.scribes.value[table.match] ?? []);
  if (there.length === 0) return null;
  return (
    <span class="event-status quiet">
      {there.length === 1 ? 'Scribe: ' : 'Scribes: '}
      {there
        .map(({ name, aloneSince }) => `${name || 'without a name'}${aloneSince === null ? '' : ' (alone)'}`)
        .join(', ')}
    </span>
  );
};

/** What may be done at a table, by who this is: record it, enter its result, confirm it. */
const TableKeys = ({ desk, round, table, entering }: TableProps & { readonly entering: () => void }) => {
  const { status, missing } = resultOf(table);
  const [other] = missing;
  const place = { round: round.round, table: table.table };
  const record = async (): Promise<void> => {
    let match = table.match;
    const isOpen = match !== null || (await desk.run(async () => (match = await openTape(desk.id, place))));
    if (isOpen && match !== null) go({ page: 'match', match, at: null, viewer: 'recorder' });
  };
  return (
    <span class="event-keys">
      {(table.match !== null || desk.may('match.open', table.table)) && (
        <button type="button" disabled={desk.isSending.value} onClick={() => void record()}>
          {table.match === null ? 'Record' : 'Tape'}
        </button>
      )}
      {desk.mayOrder('ReportResult', table.table) && (
        <button type="button" onClick={entering}>
          Result
        </button>
      )}
      {status === 'reported' && other !== undefined && desk.mayOrder('ConfirmResult', table.table) && (
        <button type="button" onClick={() => void desk.order({ type: 'ConfirmResult', ...place, seat: other })}>
          Other side agrees
        </button>
      )}
    </span>
  );
};

const TableRow = ({ desk, round, table }: TableProps) => {
  const isEntering = useSignal(false);
  const event = desk.at.value?.event;
  if (event === undefined) return null;
  const names = table.players.map((id) => nameOf(event, id));
  const given = minutesGiven(table);
  return (
    <li class="event-table">
      <b class="event-number">{table.table}</b>
      <span class="event-players">
        {names.join(' – ')}
        {given > 0 && <span class="quiet"> +{given} min</span>}
        {table.feature && <span class="mark">Feature</span>}
      </span>
      <Result table={table} names={names} />
      <TableScribes {...{ desk, table }} />
      <TableKeys {...{ desk, round, table }} entering={() => (isEntering.value = !isEntering.value)} />
      {isEntering.value && (
        <ResultForm {...{ desk, table, names }} round={round.round} done={() => (isEntering.value = false)} />
      )}
    </li>
  );
};

/** The tables of a round, with their results. */
export const TableRows = ({ desk, round }: Pick<TableProps, 'desk' | 'round'>) => {
  const event = desk.at.value?.event;
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">Tables</h2>
      <ul class="event-tables" aria-label={`Tables of round ${round.round}`}>
        {round.tables.map((table) => (
          <TableRow key={table.table} {...{ desk, round, table }} />
        ))}
      </ul>
      {round.byes.length > 0 && event !== undefined && (
        <p class="quiet">Bye: {round.byes.map((id) => nameOf(event, id)).join(', ')}</p>
      )}
    </section>
  );
};
