import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';

/** What is being loaded: its value when it is there, or the problem that kept it away. */
interface Loaded<Value> {
  readonly value: Value | null;
  readonly problem: unknown;
}

/** Loads something once, when the component comes onto the page; what arrives after it has left is dropped. */
export const useLoaded = <Value>(load: () => Promise<Value>): Loaded<Value> => {
  const value = useSignal<Value | null>(null);
  const problem = useSignal<unknown>(null);
  useEffect(() => {
    const abandoned = new AbortController();
    load()
      .then((loaded) => {
        if (!abandoned.signal.aborted) value.value = loaded;
      })
      .catch((error: unknown) => {
        if (!abandoned.signal.aborted) problem.value = error;
      });
    return () => abandoned.abort();
  }, []);
  return { value: value.value, problem: problem.value };
};
