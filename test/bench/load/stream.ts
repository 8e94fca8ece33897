import { get, type IncomingMessage } from 'node:http';

/** A stream that is followed without looking closer than has to be: a page of judges' messages is large, and this machine plays the server as well. */
export interface Followed {
  readonly leave: () => void;
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

/** Milliseconds before a stream that has ended is asked for again. */
const AGAIN = 250;

/** What is followed. `urlOf`: its address after so many moves from node to node. */
export interface Following {
  readonly urlOf: (moves: number) => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly heard: (message: Heard) => void;
}

/**
 * Follows a stream on a line of its own, from its first message on; where the line ends, from the message after the last one on, at the next node.
 * Rejects where it is refused at first.
 */
export const followOn = ({ urlOf, headers, heard }: Following): Promise<Followed> =>
  new Promise((resolve, reject) => {
    let [moves, last, isOver] = [0, null as number | null, false];
    let leaveLine = (): void => undefined;
    const leave = (): void => {
      isOver = true;
      leaveLine();
    };
    const again = (): void => {
      if (isOver) return;
      moves += 1;
      setTimeout(open, AGAIN);
    };
    const hear = (message: Heard): void => {
      last = message.id ?? last;
      heard(message);
    };
    const open = (): void => {
      const from = last === null ? {} : { 'Last-Event-ID': String(last) };
      const url = urlOf(moves);
      let isAnswered = false;
      const request = get(url, { headers: { ...headers, ...from }, agent: false }, (response) => {
        isAnswered = true;
        if (response.statusCode !== 200) {
          response.resume();
          reject(new Error(`${url} was answered with ${String(response.statusCode)}`));
          again();
          return;
        }
        readOn(response, hear);
        response.on('error', () => undefined).once('close', again);
        resolve({ leave });
      });
      leaveLine = () => request.destroy();
      request.on('error', (error) => {
        // Of a line that was open its response tells.
        if (isAnswered) return;
        reject(error);
        again();
      });
    };
    open();
  });
