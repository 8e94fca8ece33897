import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { floorOf, type FloorAt } from '#tournament';
import { makeAddress } from '../../address.js';
import type { FloorAddress } from '../../event-address.js';
import { followFloor } from '../../event-api.js';
import { createEventDesk, type EventDesk } from '../../event-desk.js';
import { KeyForm } from '../key-form.js';
import { CallsQueue } from './calls-queue.js';
import { useNow } from './clock.js';
import { DENSITIES, FloorTableCell, type Density } from './floor-table.js';
import { RoundControls } from './round-controls.js';
import { Unread } from './unread.js';

const KEPT = 'matchtape-floor-density';

const keptDensity = (): Density => {
  const kept = window.localStorage.getItem(KEPT);
  return DENSITIES.find((each) => each === kept) ?? 'short';
};

const WORDS: Readonly<Record<Density, string>> = { numbers: 'Numbers', short: 'Short', full: 'Full' };

const DensitySwitch = ({ density, pick }: { readonly density: Density; readonly pick: (density: Density) => void }) => (
  <span class="event-rounds" role="group" aria-label="How much of each table">
    {DENSITIES.map((each) => (
      <button key={each} type="button" aria-pressed={each === density} onClick={() => pick(each)}>
        {WORDS[each]}
      </button>
    ))}
  </span>
);

/** The floor as the server tells it, null until then. */
const useFloor = (id: string, round: number | null) => {
  const floor = useSignal<FloorAt | null>(null);
  const isConnected = useSignal(true);
  useEffect(
    () =>
      followFloor(
        { id, round },
        (heard) => {
          floor.value = heard;
        },
        (is) => {
          isConnected.value = is;
        },
      ),
    [],
  );
  return { floor: floor.value, isConnected: isConnected.value };
};

const Floor = ({ desk, floor, density }: { desk: EventDesk; floor: FloorAt; density: Density }) => {
  const open = useSignal<number | null>(null);
  const now = useNow(desk.ahead.value);
  const round = floor.event.rounds[0];
  if (round === undefined) return <p class="quiet">No pairings are posted yet.</p>;
  const tables = floorOf(floor, now);
  const waiting = tables.filter(({ needs }) => needs.length > 0).length;
  return (
    <>
      <RoundControls desk={desk} round={round} />
      <CallsQueue desk={desk} event={floor.event} />
      <h2>Tables: {waiting === 0 ? 'none needs anybody' : `${waiting} of ${tables.length} need somebody`}</h2>
      <ul class={`floor-grid is-${density}`} aria-label="Tables">
        {tables.map((table) => (
          <FloorTableCell
            key={table.table.table}
            {...{ desk, round, table, density, now }}
            isOpen={open.value === table.table.table}
            toggle={() => (open.value = open.value === table.table.table ? null : table.table.table)}
          />
        ))}
      </ul>
    </>
  );
};

const roundText = (floor: FloorAt | null): string =>
  floor === null || floor.round === null ? '' : `Round ${floor.round}`;

/** What went wrong, or was announced last. */
const Notes = ({ desk, floor, isConnected }: { desk: EventDesk; floor: FloorAt; isConnected: boolean }) => {
  const announced = floor.event.announcements.at(-1);
  return (
    <>
      {!isConnected && (
        <p class="problem" role="alert">
          The server does not answer; this floor is as it was. It is asked again by itself.
        </p>
      )}
      {announced !== undefined && <p class="event-announced">{announced.words}</p>}
      {desk.problem.value !== null && (
        <p class="problem" role="alert">
          {desk.problem.value}
        </p>
      )}
    </>
  );
};

/** The floor of an event, for a phone first: calls, and the tables by what needs somebody. */
export const FloorPage = ({ event: id, round }: FloorAddress) => {
  const desk = useMemo(() => createEventDesk(id), []);
  useEffect(() => desk.follow(), []);
  const { floor, isConnected } = useFloor(id, round);
  const density = useSignal<Density>(keptDensity());
  const pick = (picked: Density): void => {
    density.value = picked;
    window.localStorage.setItem(KEPT, picked);
  };
  return (
    <main class="floor-page">
      <header class="floor-head">
        <h1>{floor?.event.opening?.title ?? 'Floor'}</h1>
        <span class="quiet">{roundText(floor)}</span>
        <a href={makeAddress({ page: 'event', event: id, round: null })}>Desk</a>
        {floor !== null && <DensitySwitch density={density.value} pick={pick} />}
      </header>
      <KeyForm />
      {floor === null ? (
        <Unread problem={desk.problem.value} />
      ) : (
        <>
          <Notes desk={desk} floor={floor} isConnected={isConnected} />
          <Floor desk={desk} floor={floor} density={density.value} />
        </>
      )}
    </main>
  );
};
