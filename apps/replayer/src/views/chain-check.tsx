import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Desk } from '../desk.js';
import { wordsOf } from '../api.js';
import type { ChainFate } from '../own-chain.js';
import { revealIn } from './reveal.js';

/** How many faults are listed: the first tells where it was altered. */
const LISTED = 5;

const Faults = ({ desk, faults }: { readonly desk: Desk } & Pick<ChainFate, 'faults'>) => (
  <div role="alert">
    <p>
      <b>This tape is not as it was written.</b>
    </p>
    <ul class="audit-rows">
      {faults.slice(0, LISTED).map(({ revision, what }) => (
        <li key={`${String(revision)} ${what}`}>
          <button type="button" class="audit-step" disabled={revision < 0} onClick={() => desk.seek(revision)}>
            event {revision}
          </button>{' '}
          {what}
        </li>
      ))}
    </ul>
    {faults.length > LISTED && <p class="quiet">and {faults.length - LISTED} more</p>}
  </div>
);

const Log = ({ log }: Pick<ChainFate, 'log'>) =>
  typeof log === 'string' ? (
    <p class="quiet">{log}</p>
  ) : (
    <p>
      Logged at event {log.revision}: this page has followed the proof to the signed tree of {log.origin}, size{' '}
      {log.size}, by the key that the server names. Compare that key with the one that was published.
    </p>
  );

const Fate = ({ desk, fate }: { readonly desk: Desk; readonly fate: ChainFate }) => {
  const { events, head, faults, log } = fate;
  if (head === null)
    return <p role="status">This tape was recorded in the open: for whoever may not see all of it, it has no chain.</p>;
  if (faults.length > 0) return <Faults desk={desk} faults={faults} />;
  return (
    <div role="status">
      <p>
        {events === 1
          ? 'The one event begins a chain, and what this page shows of it is what was sealed.'
          : `All ${String(events)} events belong to one chain, and what this page shows of them is what was sealed.`}{' '}
        Head:
      </p>
      <p class="chain-head">{head}</p>
      <Log log={log} />
    </div>
  );
};

/** Whether the tape is as it was written, worked out in this page when somebody asks. */
export const ChainCheck = ({ desk, check }: { readonly desk: Desk; readonly check: () => Promise<ChainFate> }) => {
  const fate = useSignal<ChainFate | null>(null);
  const state = useSignal<'idle' | 'busy' | { readonly problem: string }>('idle');
  const run = async (): Promise<void> => {
    state.value = 'busy';
    try {
      fate.value = await check();
      state.value = 'idle';
    } catch (error) {
      state.value = { problem: wordsOf(error) };
    }
  };
  const panel = useRef<HTMLElement>(null);
  // The panels above may leave little room: what was asked for is brought into view.
  useEffect(() => {
    if (fate.value !== null) revealIn('.desk', panel.current);
  }, [fate.value]);
  return (
    <section ref={panel} class="panel" aria-labelledby="chain-title">
      <header class="panel-head">
        <h2 id="chain-title">Proof</h2>
      </header>
      <button type="button" disabled={state.value === 'busy'} onClick={() => void run()}>
        {fate.value === null ? 'Was this tape altered?' : 'Check again'}
      </button>
      {state.value === 'busy' && <p role="status">Following the chain…</p>}
      {typeof state.value === 'object' && <p role="alert">{state.value.problem}</p>}
      {fate.value !== null && state.value === 'idle' && <Fate desk={desk} fate={fate.value} />}
    </section>
  );
};
