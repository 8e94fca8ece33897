import { RECORDER } from './key.js';

/** A message of an event stream as it came. */
export interface StreamedMessage {
  readonly id?: string;
  readonly event?: string;
  readonly data: string;
}

/** An open event stream. `next` waits for the next message; `leave` hangs up. */
export interface EventStreamReader {
  readonly response: Response;
  readonly next: () => Promise<StreamedMessage | undefined>;
  readonly take: (count: number) => Promise<readonly StreamedMessage[]>;
  readonly leave: () => void;
}

const messageIn = (block: string): StreamedMessage | undefined => {
  const fields = block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]);
  const read = Object.fromEntries(fields.filter(([name]) => ['id', 'event', 'data'].includes(name)));
  return read['data'] === undefined ? undefined : (read as unknown as StreamedMessage);
};

async function* messagesOf(response: Response): AsyncGenerator<StreamedMessage> {
  const decoder = new TextDecoder();
  let text = '';
  const body: AsyncIterable<Uint8Array> = response.body as unknown as AsyncIterable<Uint8Array>;
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = messageIn(block);
      if (message !== undefined) yield message;
    }
  }
}

/** Follows server-sent events as a browser of the recorder's would, or of whoever holds other keys; comments and retry times left out. */
export const follow = async (
  url: string,
  lastEventId?: number,
  who: Readonly<Record<string, string>> = RECORDER,
): Promise<EventStreamReader> => {
  const hangUp = new AbortController();
  const headers = { ...who, ...(lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) }) };
  const response = await fetch(url, { headers, signal: hangUp.signal });
  const messages = messagesOf(response);
  const next = async () => {
    const result: IteratorResult<StreamedMessage, unknown> = await messages.next();
    return result.done === true ? undefined : result.value;
  };
  const take = async (count: number) => {
    const taken: StreamedMessage[] = [];
    while (taken.length < count) {
      const message = await next();
      if (message === undefined) break;
      if (message.event === undefined) taken.push(message);
    }
    return taken;
  };
  return { response, next, take, leave: () => hangUp.abort() };
};
