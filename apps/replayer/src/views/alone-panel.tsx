import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { ScribeAt } from '#tournament';
import type { Alone } from '../alone/alone.js';
import { post } from '../api.js';
import type { Desk } from '../desk.js';
import { makeUuid } from '../uuid.js';
import { count } from '../words.js';

interface AloneProps {
  readonly desk: Desk;
  readonly alone: Alone;
}

/** Milliseconds between two signs of life. */
const SIGN = 15_000;

/** Tells this page from others of the same browser. */
const DEVICE = makeUuid();

/** Gives signs of life to the server, and answers who else records at this table. */
const useOthers = (desk: Desk, alone: Alone): readonly ScribeAt[] => {
  const others = useSignal<readonly ScribeAt[]>([]);
  const trip = useSignal<number | null>(null);
  const sign = async (left?: true): Promise<void> => {
    const begun = performance.now();
    const body = { device: DEVICE, trip: trip.value, aloneSince: alone.since.value, unsent: alone.unsent.value.length };
    const path = `/matches/${encodeURIComponent(desk.id)}/scribes`;
    const told = (await post(path, left === undefined ? body : { ...body, left }, left)) as {
      readonly others: readonly ScribeAt[];
    };
    trip.value = Math.round(performance.now() - begun);
    others.value = told.others;
  };
  useEffect(() => {
    const send = (): void => void sign().catch(() => undefined);
    // A page that is closed or loaded anew is taken away by the browser, and not by what draws it.
    const leave = (): void => void sign(true).catch(() => undefined);
    send();
    const signs = setInterval(send, SIGN);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(signs);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [alone.since.value === null]);
  return others.value;
};

/** Whoever gave a name by it, all others by how many they are. */
const namesOf = (names: readonly string[]): readonly string[] => {
  const unnamed = names.filter((name) => name === '').length;
  const others = unnamed === 1 ? 'another scribe' : `${String(unnamed)} other scribes`;
  return [...names.filter((name) => name !== ''), ...(unnamed === 0 ? [] : [others])];
};

/** Who else records here. */
export const OthersHere = ({ desk, alone }: AloneProps) => {
  const others = useOthers(desk, alone);
  if (others.length === 0) return null;
  return (
    <p class="quiet record-others" role="status">
      Also recording at this table: {namesOf(others.map(({ name }) => name)).join(', ')}
    </p>
  );
};

/** Whether this device records alone, since when and with how much unsent. */
export const AlonePanel = ({ alone }: Pick<AloneProps, 'alone'>) => {
  const since = alone.since.value;
  const unsent = alone.unsent.value.length;
  if (since === null) return null;
  return (
    <div class="problem alone" role="alert">
      <p>
        <b>Without the server since {new Date(since).toLocaleTimeString()}.</b> {count(unsent, 'play')} kept on this
        device; {unsent === 1 ? 'it is sent' : 'they are sent in their order'} when it answers.
      </p>
      {!alone.isKept.value && (
        <p>This window keeps nothing: leave it open until {unsent === 1 ? 'it is' : 'they are'} sent.</p>
      )}
      <button type="button" onClick={() => void alone.rejoin().catch(() => undefined)}>
        Try now
      </button>
    </div>
  );
};
