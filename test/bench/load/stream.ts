import { get, type IncomingMessage } from 'node:http';

/** A stream that is followed without looking closer than has to be: a page of judges' messages is large, and this machine plays the server as well. */
export interface Followed {
  readonly leave: () => void;
  readonly ended: Promise<void>;
}

/** What a message of a stream said: its id, its name, and its data as text. */
export interface Heard {
  readonly id: number | null;
  readonly event: string | null;
  readonly data: string;
}

const messageIn = (block: string): Heard | null => {
  const id = /^id: (\d+)$/m.exec(block)?.[1];
  const event = /^event: (.*)$/m.exec(block)?.[1] ?? null;
  const at = block.startsWith('data: ') ? 0 : block.indexOf('\ndata: ') + 1;
  if (at === 0 && !block.startsWith('data: ')) return null;
  return { id: id === undefined ? null : Number(id), event, data: block.slice(at + 6) };
};

const readOn = (response: IncomingMessage, heard: (message: Heard) => void): void => {
  let parts: string[] = [];
  response.setEncoding('utf8').on('data', (chunk: string) => {
    parts.push(chunk);
    if (!chunk.includes('\n\n') && !chunk.startsWith('\n')) return;
    const blocks = parts.join('').split('\n\n');
    parts = [blocks.pop() ?? ''];
    for (const block of blocks) {
      const message = messageIn(block);
      if (message !== null) heard(message);
    }
  });
};

/** Follows a stream on a line of its own, from its first message on. Rejects where it is refused. */
export const followOn = (
  url: string,
  headers: Readonly<Record<string, string>>,
  heard: (message: Heard) => void,
): Promise<Followed> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        reject(new Error(`${url} was answered with ${String(response.statusCode)}`));
        return;
      }
      readOn(response, heard);
      const ended = new Promise<void>((done) => response.once('close', done));
      response.on('error', () => undefined);
      resolve({ leave: () => request.destroy(), ended });
    });
    request.on('error', reject);
  });
