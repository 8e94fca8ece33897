import type { JSX } from 'preact';
import { useLoaded } from './loaded.js';

type Page<Props> = (props: Props) => JSX.Element | null;

/** A page whose code the browser fetches when it is first shown: who came for another one does not wait for it. */
export const lazily =
  <Props extends object>(load: () => Promise<Page<Props>>): Page<Props> =>
  (props) => {
    const { value: Loaded, problem } = useLoaded(load);
    if (Loaded !== null) return <Loaded {...props} />;
    return problem === null ? null : (
      <main class="list-page">
        <p class="problem" role="alert">
          This part of the page did not come. Look whether this device has a network, then load the page anew.
        </p>
        <button type="button" onClick={() => location.reload()}>
          Load it anew
        </button>
      </main>
    );
  };
