import type { Eyes } from '#access';
import type { Envelope } from '#kernel';
import type { QueuedCall } from '#projections';
import { matchPath } from './api.js';

/** Milliseconds before a stream that was refused is asked for again. */
const AGAIN = 2000;

/**
 * Follows a stream of the server. The browser connects again by itself where a line breaks; where a proxy or a starting server refuses it, it
 * would not, and so we do, from where `pathNow` says. `heard`: by the names of messages, `message` being those without one. Returns how to stop.
 */
export const followStream = (
  pathNow: () => string,
  heard: Readonly<Record<string, (data: unknown) => void>>,
  connected: (is: boolean) => void,
): (() => void) => {
  let stop = (): void => undefined;
  const open = (): void => {
    const source = new EventSource(pathNow());
    stop = () => source.close();
    source.onopen = () => connected(true);
    source.onerror = () => {
      connected(false);
      if (source.readyState !== EventSource.CLOSED) return;
      const timer = setTimeout(open, AGAIN);
      stop = () => clearTimeout(timer);
    };
    for (const [name, hear] of Object.entries(heard))
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        hear(JSON.parse(data));
      });
  };
  open();
  return () => stop();
};

/** Follows the live end of a tape after a revision. What comes in one piece, as the facts of a play do, is heard at once. Returns how to stop. */
export const followEvents = (
  { id, after, viewer }: { readonly id: string; readonly after: number; readonly viewer: Eyes },
  heard: (events: readonly Envelope[]) => void,
  connected: (is: boolean) => void,
): (() => void) => {
  let next = after + 1;
  let come: Envelope[] = [];
  let timer = 0;
  const hear = (): void => {
    const events = come;
    [come, timer] = [[], 0];
    heard(events);
  };
  const stop = followStream(
    () => matchPath(id, `/live?from=${String(next)}&viewer=${String(viewer)}`),
    {
      message: (data) => {
        const event = data as Envelope;
        next = event.revision + 1;
        come.push(event);
        // Behind the messages that the browser has already: each heard alone would be drawn alone.
        timer ||= window.setTimeout(hear);
      },
    },
    connected,
  );
  return () => {
    stop();
    clearTimeout(timer);
  };
};

/** Follows the queue of open calls over all matches: whole each time, as this browser may know it. Returns how to stop. */
export const followCalls = (
  heard: (calls: readonly QueuedCall[]) => void,
  connected: (is: boolean) => void,
): (() => void) =>
  followStream(
    () => '/disputes/live',
    { message: (data) => heard((data as { readonly calls: readonly QueuedCall[] }).calls) },
    connected,
  );
