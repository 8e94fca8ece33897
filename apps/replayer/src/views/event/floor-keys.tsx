import { useSignal } from '@preact/signals';
import type { DeskRound, FloorTable, TournamentOrder } from '#tournament';
import { makeAddress } from '../../address.js';
import { wordsOf } from '../../api.js';
import { fetchTableCode } from '../../event-api.js';
import type { EventDesk } from '../../event-desk.js';
import { QrCode } from '../qr-code.js';
import { ResultForm } from './result-form.js';

export interface KeysProps {
  readonly desk: EventDesk;
  readonly round: DeskRound;
  readonly table: FloorTable;
}

/** The address that a table's code leads to, on this server. */
const callAddress = (event: string, place: { round: number; table: number }, code: string): string =>
  new URL(makeAddress({ page: 'table-call', event, ...place, code }), window.location.href).href;

/** The QR code of a table, for its players: it calls a judge. */
const TableCode = ({ desk, round, table }: KeysProps) => {
  const code = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const place = { round: round.round, table: table.table.table };
  const show = (): void => {
    fetchTableCode(desk.id, place)
      .then((found) => (code.value = found))
      .catch((error: unknown) => (problem.value = wordsOf(error)));
  };
  if (problem.value !== null) return <p class="problem">{problem.value}</p>;
  if (code.value === null)
    return (
      <button type="button" onClick={show}>
        Code of the table
      </button>
    );
  return <QrCode text={callAddress(desk.id, place, code.value)} label={`Calls a judge to table ${place.table}`} />;
};

const DeckCheck = ({ desk, round, table }: KeysProps) => {
  const number = table.table.table;
  const checks = desk.at.value?.event.checks ?? [];
  const running = checks.find(
    (check) => check.round === round.round && check.table === number && check.endedAt === null,
  );
  const end = (isFine: boolean): void => {
    const found = (running?.players ?? []).map((player) => ({ player, isFine, words: isFine ? '' : 'see the ruling' }));
    void desk.order({ type: 'EndDeckCheck', check: running?.check, found });
  };
  if (running === undefined)
    return (
      <button
        type="button"
        onClick={() => void desk.order({ type: 'BeginDeckCheck', round: round.round, table: number })}
      >
        Begin a deck check
      </button>
    );
  return (
    <>
      <button type="button" onClick={() => end(true)}>
        Decks are fine
      </button>
      <button type="button" onClick={() => end(false)}>
        Decks are not
      </button>
    </>
  );
};

const MoreTime = ({ extend }: { readonly extend: (minutes: number) => void }) => (
  <>
    {[1, 3, 5].map((minutes) => (
      <button key={minutes} type="button" onClick={() => extend(minutes)}>
        +{minutes} min
      </button>
    ))}
  </>
);

/** What may be done at a table from the floor, by who this is. */
export const FloorTableKeys = (props: KeysProps) => {
  const { desk, round, table } = props;
  const isEntering = useSignal(false);
  const place = { round: round.round, table: table.table.table };
  const may = (type: TournamentOrder['type']): boolean => desk.mayOrder(type, place.table);
  const extend = (minutes: number): void => void desk.order({ type: 'ExtendTable', ...place, minutes, words: '' });
  return (
    <div class="floor-keys">
      {may('CallToTable') && (
        <button type="button" onClick={() => void desk.order({ type: 'CallToTable', ...place, words: '' })}>
          Call a judge
        </button>
      )}
      {may('ExtendTable') && <MoreTime extend={extend} />}
      {may('BeginDeckCheck') && may('EndDeckCheck') && <DeckCheck {...props} />}
      {may('ReportResult') && (
        <button type="button" onClick={() => (isEntering.value = !isEntering.value)}>
          Result
        </button>
      )}
      {desk.may('desk.read', place.table) && <TableCode {...props} />}
      {isEntering.value && (
        <ResultForm
          {...{ desk, names: table.names, table: table.table, round: round.round }}
          done={() => (isEntering.value = false)}
        />
      )}
    </div>
  );
};
