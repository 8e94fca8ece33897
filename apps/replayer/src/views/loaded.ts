import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';

/** What is being loaded: its value when it is there, or the problem that kept it away. */
interface Loaded<Value> {
  readonly value: Value | null;
  readonly problem: unknown;
}

/** Loads something once, when the component comes onto the page, and anew when the network is back; what arrives after it has left is dropped. */
export const useLoaded = <Value>(load: () => Promise<Value>): Loaded<Value> => {
  const value = useSignal<Value | null>(null);
  const problem = useSignal<unknown>(null);
  useEffect(() => {
    const abandoned = new AbortController();
    const { signal } = abandoned;
    const begin = (): void =>
      void load()
        .then((loaded) => {
          if (signal.aborted) return;
          problem.value = null;
          value.value = loaded;
        })
        .catch((error: unknown) => {
          if (signal.aborted) return;
          problem.value = error;
          window.addEventListener('online', begin, { once: true, signal });
        });
    begin();
    return () => abandoned.abort();
  }, []);
  return { value: value.value, problem: problem.value };
};
